// The live region: what happens is read once, and a sentence that is the same as the last is read again.

/** Sentences closer together than this are read together; none replaces the other. */
const together = 1000;

export interface Speaker {
  (text: string): void;
  /** Says the last once more. */
  again(): boolean;
}

export function speaker(region: HTMLElement): Speaker {
  let last = -together;
  let said: string[] = [];
  function say(texts: readonly string[], add: boolean): void {
    const sentences = texts.map(text => {
      const sentence = document.createElement("span");
      sentence.textContent = `${text} `;
      return sentence;
    });
    if (add) region.append(...sentences);
    else region.replaceChildren(...sentences);
  }
  const speak = (text: string): void => {
    const now = performance.now();
    const add = now - last < together;
    said = add ? [...said, text] : [text];
    say([text], add);
    last = now;
  };
  return Object.assign(speak, {
    again: () => {
      say(said, false);
      return said.length > 0;
    },
  });
}
