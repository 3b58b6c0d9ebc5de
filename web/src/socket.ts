// The socket of a room: it opens again after every break, from the last version seen.
import type { Asked, Told } from "./wire";

/** What a Link needs of the browser; tests bring their own. */
export interface World {
  readonly open: (url: string) => WebSocket;
  readonly after: (ms: number, f: () => void) => () => void; // returns what cancels it
  readonly random: () => number;
}

export const browser: World = {
  open: url => new WebSocket(url),
  after: (ms, f) => {
    const timer = setTimeout(f, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export interface Listener {
  readonly url: () => string; // with the version to go on from
  readonly told: (message: Told) => void;
  readonly opened: () => void;
  readonly lost: () => void;
}

const firstPause = 500;
const longestPause = 15_000;
/** Longer than two heartbeats: a socket that says nothing for so long is dead. */
export const silence = 50_000;

export class Link {
  #socket: WebSocket | undefined;
  #pause = firstPause;
  #cancel = (): void => undefined; // the timer that runs: until the next try, or of silence
  readonly #to: Listener;
  readonly #world: World;

  constructor(to: Listener, world: World = browser) {
    this.#to = to;
    this.#world = world;
  }

  get open(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Sends a message, if the socket is open. */
  send(message: Asked): void {
    if (this.open) this.#socket?.send(JSON.stringify(message));
  }

  /** Opens the socket now: at the start, after a gap, or when the network is back. */
  connect(): void {
    this.#cancel();
    const old = this.#socket;
    const socket = this.#world.open(this.#to.url());
    this.#socket = socket; // events of the old one are nobody's from here on
    old?.close();
    this.#listen();
    socket.onopen = () => {
      if (socket === this.#socket) this.#to.opened();
    };
    socket.onmessage = event => {
      if (socket !== this.#socket) return;
      this.#pause = firstPause; // only now is it known to work
      this.#listen();
      this.#to.told(JSON.parse(String(event.data)) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  /** The network is gone: the socket is dead, though it may not know it yet. */
  lose(): void {
    const dead = this.#socket;
    this.#socket = undefined;
    dead?.close();
    this.#again();
  }

  #listen(): void {
    this.#cancel();
    this.#cancel = this.#world.after(silence, () => this.lose());
  }

  /** Tries once more after a pause, each twice the last, spread so that many pages do not come at once. */
  #again(): void {
    this.#cancel();
    this.#socket = undefined;
    this.#to.lost();
    const pause = this.#pause * (0.5 + this.#world.random() / 2);
    this.#pause = Math.min(this.#pause * 2, longestPause);
    this.#cancel = this.#world.after(pause, () => this.connect());
  }
}
