// The live region: what happens is read once, and a move that is the same as the last is read again.

/** Sentences closer together than this are read together; none replaces the other. */
const together = 1000;

export function speaker(region: HTMLElement): (text: string) => void {
  let last = -together;
  return text => {
    const now = performance.now();
    const sentence = document.createElement("span");
    sentence.textContent = `${text} `;
    if (now - last < together) region.append(sentence);
    else region.replaceChildren(sentence);
    last = now;
  };
}
