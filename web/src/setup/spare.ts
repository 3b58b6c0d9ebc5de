// A piece that is dragged from the tools onto the board. A tap chooses the tool, as it does anywhere.

const startsAfter = 3; // px

/** Every label with a piece can be dragged; dropped is told its tool and the element it was let go on. */
export function spares(root: ParentNode, dropped: (tool: string, target: Element | null) => void): void {
  for (const label of root.querySelectorAll<HTMLElement>("label[data-spare]")) {
    const piece = label.querySelector(".pc");
    if (piece) label.addEventListener("pointerdown", e => {
      if (e.isPrimary && e.button === 0) carry(label, piece, e, dropped);
    });
  }
}

function carry(label: HTMLElement, piece: Element, { pointerId, clientX, clientY }: PointerEvent, dropped: (tool: string, target: Element | null) => void): void {
  let held: SVGElement | undefined;
  const move = (e: PointerEvent): void => {
    if (e.pointerId !== pointerId) return;
    if (!held && Math.hypot(e.clientX - clientX, e.clientY - clientY) >= startsAfter) held = lift(piece);
    if (held) held.style.transform = `translate(${e.clientX}px, ${e.clientY}px) translate(-50%, -50%)`;
  };
  const up = (e: PointerEvent): void => {
    if (e.pointerId !== pointerId) return;
    const target = held ? document.elementFromPoint(e.clientX, e.clientY) : null;
    const carried = held !== undefined;
    end();
    if (carried) dropped(label.dataset["spare"] ?? "", target);
  };
  const key = (e: KeyboardEvent): void => { if (e.key === "Escape") end(); };
  const end = (): void => {
    held?.remove();
    held = undefined;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", key);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  addEventListener("keydown", key);
}

function lift(piece: Element): SVGElement | undefined {
  const held = piece.cloneNode(true);
  const board = document.querySelector(".row .c");
  if (!(held instanceof SVGElement) || !board) return undefined;
  held.setAttribute("class", "held");
  held.style.width = held.style.height = `${board.getBoundingClientRect().width * 0.84}px`;
  document.body.append(held);
  return held;
}
