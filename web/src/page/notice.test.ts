import { describe, expect, it } from "vitest";
import { firstSentence } from "./notice";

describe("the first sentence", () => {
  it.each([
    ["Captura obrigatória: jogue com c3.", "Captura obrigatória: jogue com c3."],
    ["Há uma captura de 2 peças: jogue com c3 ou h8. Quem pode capturar mais é obrigado a fazê-lo.", "Há uma captura de 2 peças: jogue com c3 ou h8."],
    ["Isto pode ser mais de um lance: 4x31x42x15 ou 4x27x38x15. Escolha um.", "Isto pode ser mais de um lance: 4x31x42x15 ou 4x27x38x15."],
    ["sem ponto", "sem ponto"],
  ])("of %s", (text, first) => expect(firstSentence(text)).toBe(first));
});
