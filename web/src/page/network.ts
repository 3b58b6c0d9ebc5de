// The page's end of the room's socket: whether there is a connection, and what is said of it.
import type { Asked, Told } from "../wire";
import type { Say } from "../board/words";
import type { Session } from "../session";
import { Link } from "../socket";
import { offlineText, type Offline } from "./situation";
import { plain } from "./words";

export interface Page {
  readonly say: Say;
  readonly speak: (text: string) => void;
  session(): Session;
  told(message: Told): void;
  opened(): void;
  /** Something that was asked was not sent. */
  unsent(): void;
  render(): void;
}

export interface Network {
  /** Why there is no connection; undefined while there is one. */
  readonly offline: Offline | undefined;
  readonly online: boolean;
  send(message: Asked): void;
  /** Sends the move that waits; without a connection it goes when there is one, which is said. */
  deliver(): void;
  connect(): void;
}

/** So long, ms, a server that turns somebody away may take to say so. */
const welcome = 500;

/** Connects when it is told to: the page must stand first. */
export function network(page: Page): Network {
  const { say, speak } = page;
  let offline: Offline | undefined;
  let back: ReturnType<typeof setTimeout> | undefined; // there is a connection again, which is not said yet

  /** Who is let in is told something, or nothing for a while; who is turned away is so at once. */
  function sayBack(): void {
    if (back === undefined) return;
    clearTimeout(back);
    back = undefined;
    speak(say("speak.online"));
  }

  function leave(why: Offline): void {
    clearTimeout(back);
    back = undefined;
    if (offline !== why) {
      offline = why;
      sayWhy();
    }
    page.render();
  }

  function sayWhy(): void {
    if (offline !== undefined) speak(plain(offlineText(say, page.session(), offline)));
  }

  function deliver(): void {
    const { pending } = page.session();
    if (!pending) return;
    if (link.open) link.send(pending.play);
    else sayWhy();
  }

  const link = new Link({
    url: whole => {
      const { room, v } = page.session().state;
      return `${location.origin.replace(/^http/, "ws")}/jogo/${room}/ws?after=${whole ? 0 : v}`;
    },
    told: message => {
      sayBack();
      page.told(message);
    },
    opened: () => {
      page.opened();
      if (offline !== undefined) back = setTimeout(sayBack, welcome);
      offline = undefined;
      deliver();
      page.render();
    },
    lost: restarts => leave(restarts || offline === "restart" ? "restart" : "lost"), // until it is back
    turnedAway: leave,
    unsent: () => page.unsent(),
  });
  addEventListener("online", () => link.wake());
  document.addEventListener("visibilitychange", () => { if (!document.hidden) link.wake(); });
  addEventListener("offline", () => link.lose());
  addEventListener("pageshow", e => { if (e.persisted) link.connect(); });
  return {
    get offline() { return offline; },
    get online() { return offline === undefined; },
    send: message => link.send(message),
    deliver,
    connect: () => link.connect(),
  };
}
