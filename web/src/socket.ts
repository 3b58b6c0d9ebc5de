// The socket of a room: it opens again after every break, from the last version seen.
import type { Asked, Told } from "./wire";

/** What a Link needs of the browser; tests bring their own. */
export interface World {
  readonly open: (url: string) => WebSocket; // may throw: a policy can forbid it
  readonly after: (ms: number, f: () => void) => () => void; // returns what cancels it
  readonly now: () => number; // in milliseconds; goes on while the device sleeps
  readonly random: () => number;
}

export const browser: World = {
  open: url => new WebSocket(url),
  after: (ms, f) => {
    const timer = setTimeout(f, ms);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  random: Math.random,
};

export interface Listener {
  readonly url: (whole: boolean) => string; // with the version to go on from, or for the whole state
  readonly told: (message: Told) => void;
  readonly opened: () => void;
  /** The connection, or the next try for one; the server has said that it starts anew, or nothing. */
  readonly lost: (restarts: boolean) => void;
  /** The server lets nobody in, for a reason that has a code. */
  readonly turnedAway: (code: string) => void;
  /** Something that was asked will not be sent: it could mean something else when it arrives. */
  readonly unsent: () => void;
}

const firstPause = 500;
const longestPause = 15_000;
/** Longer than one heartbeat: a socket that says nothing for so long is dead. */
export const silence = 25_000;
/** What is asked is answered sooner. */
export const patience = 5_000;
/** Whoever comes back to the page trusts no socket that has been quiet for longer: a heartbeat. */
const stale = 20_000;

/** The code with which a server that stops closes its sockets. */
const restart = 1012;

/** Refusals of the socket itself. One of them will not change. */
const gone = "no-such-room";
const turnsAway: ReadonlySet<string> = new Set(["too-many-sockets", gone]);

export class Link {
  #socket: WebSocket | undefined;
  #pause = firstPause;
  #cancel = (): void => undefined; // the timer that runs: until the next try, or of silence
  #heard = 0; // when the last message came, or the socket was made
  #asked = false; // something, and not a word has come since
  #outside = false; // turned away, and not let in since
  #early: Asked[] | undefined = []; // asked before the first socket was open; undefined when that time is over
  readonly #to: Listener;
  readonly #world: World;

  /** Opens nothing yet. */
  constructor(to: Listener, world: World = browser) {
    this.#to = to;
    this.#world = world;
  }

  get open(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Sends a message if the socket is open, and before it is for the first time, as soon as it is. */
  send(message: Asked): void {
    if (!this.open) {
      if (this.#early) this.#early.push(message);
      else this.#to.unsent();
      return;
    }
    this.#socket?.send(JSON.stringify(message));
    if (!this.#asked) this.#doubt(patience);
    this.#asked = true;
  }

  /** Opens the socket now: at the start, or after a gap. */
  connect(): void {
    this.#drop();
    let socket: WebSocket;
    try {
      socket = this.#world.open(this.#to.url(this.#outside));
    } catch {
      return this.#again();
    }
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => {
      if (socket === this.#socket && !this.#outside) this.#enter();
    };
    socket.onmessage = event => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Told);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#again(code === restart);
    };
  }

  /** Somebody is back at the page, or the network is: a socket that may be dead is not waited for. */
  wake(): void {
    if (!this.open || this.#world.now() - this.#heard > stale) this.connect();
  }

  /** The network is gone: the socket is dead, though it may not know it yet. */
  lose(): void {
    this.#again();
  }

  #hear(message: Told): void {
    this.#listen();
    if (message.t === "refused") {
      if (turnsAway.has(message.code)) return this.#leave(message.code);
    } else this.#pause = firstPause; // only now is it known to work
    if (this.#outside) this.#enter();
    this.#to.told(message);
  }

  #enter(): void {
    this.#outside = false;
    this.#to.opened();
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const message of early) this.send(message);
  }

  #leave(code: string): void {
    this.#drop();
    this.#outside = true;
    this.#to.turnedAway(code);
    this.#forget();
    if (code !== gone) this.#later();
  }

  #listen(): void {
    this.#heard = this.#world.now();
    this.#asked = false;
    this.#doubt(silence);
  }

  #doubt(ms: number): void {
    this.#cancel();
    this.#cancel = this.#world.after(ms, () => this.lose());
  }

  /** Leaves the socket there is; its events are nobody's from here on. */
  #drop(): void {
    this.#cancel();
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
  }

  #again(restarts = false): void {
    this.#drop();
    this.#outside = false;
    this.#to.lost(restarts);
    this.#forget();
    this.#later();
  }

  #forget(): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    if (early.length > 0) this.#to.unsent();
  }

  /** Tries once more after a pause, each twice the last, spread so that many pages do not come at once. */
  #later(): void {
    const pause = this.#pause * (0.5 + this.#world.random() / 2);
    this.#pause = Math.min(this.#pause * 2, longestPause);
    this.#cancel = this.#world.after(pause, () => this.connect());
  }
}
