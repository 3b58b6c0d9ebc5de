// The magnifier: while a finger covers a square too small for it, the square and its neighbours
// stand above the finger, with the square's name. Letting go chooses what stands in the middle.
const reach = 1; // squares around the middle
const gap = 56; // px between the finger and the magnifier

export interface Loupe {
  /** The cell in the middle, its name, and the finger. */
  show(row: number, column: number, name: string, x: number, y: number): void;
  hide(): void;
}

export function loupe(grid: HTMLElement): Loupe {
  const box = document.createElement("div");
  const squares = document.createElement("div");
  const words = document.createElement("b");
  box.className = "loupe";
  box.setAttribute("aria-hidden", "true");
  squares.className = "near";
  box.append(words, squares);

  function fill(row: number, column: number): void {
    const cells: HTMLElement[] = [];
    for (let r = row - reach; r <= row + reach; r++) {
      for (let c = column - reach; c <= column + reach; c++) {
        cells.push(copy(grid.children[r]?.children[c], r === row && c === column));
      }
    }
    squares.replaceChildren(...cells);
  }

  return {
    show(row, column, name, x, y) {
      fill(row, column); // what stands there may have changed under the finger
      words.textContent = name;
      if (!box.isConnected) document.body.append(box);
      const { offsetWidth: width, offsetHeight: height } = box;
      const above = y - gap - height;
      const left = above >= 0 ? x - width / 2 : x > innerWidth / 2 ? x - gap - width : x + gap;
      box.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`;
      box.style.top = `${Math.max(4, above)}px`;
    },
    hide: () => box.remove(),
  };
}

/** A cell as it is seen, with nothing in it that could be focused. */
function copy(cell: Element | undefined, middle: boolean): HTMLElement {
  const div = document.createElement("div");
  const square = document.createElement("span");
  div.className = cell ? cell.className : "c";
  square.className = middle ? "sq mid" : "sq";
  square.append(...[...(cell?.querySelectorAll(".sq > svg") ?? [])].map(svg => svg.cloneNode(true)));
  div.append(square);
  return div;
}
