// A piece on its way, hop after hop, and the pieces it takes: they fade as they are passed and leave
// together at the end, or at once where the rules say so. What is drawn already is the end of it.
import type { Board, Move, Piece } from "../wire";
import type { Square } from "../board/geometry";
import { takenOn } from "../board/look";
import { landing, wayOf } from "../board/route";
import { drawing, symbolOf } from "./square";

export interface Flight {
  readonly route: readonly Square[];
  readonly taken: readonly { readonly piece: Piece; readonly hop: number }[]; // passed on that hop, counted from 1; 0: before
  readonly turned?: readonly Piece[]; // as they lay before
  readonly atOnce: boolean;
  readonly crowned?: boolean; // at the end: until then it is a man
}

/** The flight of a whole move over the position before it, from the stop that is reached already: an index in the route. */
export function flightOf(board: Board, pieces: readonly Piece[], move: Move, route: readonly Square[], done = 0): Flight {
  const end = landing(move, route);
  const hopOf = (square: Square): number => {
    const hop = route.findIndex((_, i) => takenOn(board, move, route, i).includes(square));
    return hop < 0 ? end : Math.min(hop, end);
  };
  const lost = pieces.filter(p => move.taken.includes(p.sq));
  if (board.turns) return { route: wayOf(move, route), taken: [], turned: lost, atOnce: false };
  return {
    route: wayOf(move, route).slice(done),
    taken: lost.map(piece => ({ piece, hop: Math.max(hopOf(piece.sq) - done, 0) })),
    atOnce: board.takesAtOnce,
    ...(move.crowns ? { crowned: true } : {}),
  };
}

/** A move taken back: straight home, at once. What was put on the board is gone. */
export function flightBack(move: Move): Flight {
  const route = wayOf(move, move.routes[0] ?? []);
  return { route: [...route.slice(-1), ...route.slice(0, 1)], taken: [], atOnce: false };
}

const hopTime = 200; // as --move in tokens.css
const faded = 0.42;

/** Starts it; the answer is what ends it at once. */
export function fly(
  { route, taken, turned, atOnce, crowned }: Flight,
  buttons: readonly HTMLButtonElement[],
  corner: (square: Square) => { x: number; y: number },
): () => void {
  if (turned) return turn(turned, buttons);
  const to = route[route.length - 1];
  const button = to === undefined ? undefined : buttons[to];
  const piece = button?.querySelector(".pc");
  if (to === undefined || !button || !piece || route.length < 2) return fade(taken.map(t => t.piece), buttons);
  const cell = button.parentElement;
  const end = corner(to);
  const hops = route.length - 1;
  const path = route.map((square, i) => {
    const { x, y } = corner(square);
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)`, offset: i / hops };
  });
  cell?.classList.add("moving");
  const crown = crowned ? uncrown(piece) : () => undefined;
  const moving = piece.animate(path, { duration: hopTime * hops, easing: "linear" });
  const leaving = taken.map(({ piece: gone, hop }) => {
    const svg = drawing("pc leaving", symbolOf(gone));
    buttons[gone.sq]?.append(svg);
    const passed = Math.min(hop / hops, 0.999);
    const frames = atOnce
      ? [{ opacity: 1, offset: 0 }, { opacity: 1, offset: passed }, { opacity: 0, offset: Math.min(passed + 0.001, 1) }, { opacity: 0, offset: 1 }]
      : [{ opacity: hop === 0 ? faded : 1, offset: 0 }, { opacity: faded, offset: passed }, { opacity: faded, offset: 1 }];
    svg.animate(frames, { duration: hopTime * hops, fill: "forwards" });
    return svg;
  });
  const clear = (): void => {
    crown();
    cell?.classList.remove("moving");
    for (const svg of leaving) svg.remove();
  };
  moving.onfinish = () => {
    crown();
    cell?.classList.remove("moving");
    for (const svg of leaving) {
      const out = svg.animate([{ opacity: atOnce ? 0 : faded }, { opacity: 0 }], { duration: hopTime / 2, fill: "forwards" });
      out.onfinish = () => svg.remove();
    }
  };
  return () => {
    moving.onfinish = null;
    moving.cancel();
    clear();
  };
}

/** What a piece takes that is put on the board, or stands there already, leaves by itself. */
function fade(taken: readonly Piece[], buttons: readonly HTMLButtonElement[]): () => void {
  const leaving = taken.map(piece => {
    const svg = drawing("pc leaving", symbolOf(piece));
    buttons[piece.sq]?.append(svg);
    svg.animate([{ opacity: 1 }, { opacity: 0 }], { duration: hopTime, fill: "forwards" }).onfinish = () => svg.remove();
    return svg;
  });
  return () => {
    for (const svg of leaving) svg.remove();
  };
}

/** Discs go over on their edge: what they were grows narrow, what they are grows wide. */
function turn(turned: readonly Piece[], buttons: readonly HTMLButtonElement[]): () => void {
  const half = { duration: hopTime, easing: "ease-in" };
  const parts = turned.flatMap(piece => {
    const button = buttons[piece.sq];
    const now = button?.querySelector(".pc");
    if (!button || !now) return [];
    const was = drawing("pc leaving", symbolOf(piece));
    button.append(was);
    const over = was.animate([{ transform: "none" }, { transform: "scaleX(0)" }], { ...half, fill: "forwards" });
    const up = now.animate([{ transform: "scaleX(0)", offset: 0 }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "none" }], { duration: 2 * hopTime });
    up.onfinish = () => was.remove();
    return [{ was, over, up }];
  });
  return () => {
    for (const { was, over, up } of parts) {
      up.onfinish = null;
      over.cancel();
      up.cancel();
      was.remove();
    }
  };
}

/** Shows a king as the man it still is; the answer crowns it, once. */
function uncrown(piece: Element): () => void {
  let use = piece.firstElementChild;
  const king = use?.getAttribute("href") ?? "";
  use?.setAttribute("href", king.replace("king", "man"));
  return () => {
    use?.setAttribute("href", king);
    use = null;
  };
}
