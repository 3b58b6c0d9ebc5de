// The page's end of the room's socket: whether there is a connection, and what is said of it.
import type { Asked, Told } from "../wire";
import type { Say } from "../board/words";
import type { Session } from "../session";
import { Link } from "../socket";

export interface Page {
  readonly say: Say;
  readonly speak: (text: string) => void;
  session(): Session;
  told(message: Told): void;
  render(): void;
}

export interface Network {
  readonly online: boolean;
  send(message: Asked): void;
  /** Sends the move that waits; without a connection it goes when there is one. */
  deliver(): void;
  connect(): void;
}

/** Connects when it is told to: the page must stand first. */
export function network(page: Page): Network {
  const { say, speak } = page;
  let online = true;

  function deliver(): void {
    const { pending } = page.session();
    if (pending) link.send(pending.play);
  }

  const link = new Link({
    url: () => {
      const { room, v } = page.session().state;
      return `${location.origin.replace(/^http/, "ws")}/jogo/${room}/ws?after=${v}`;
    },
    told: message => page.told(message),
    opened: () => {
      online = true;
      deliver();
      page.render();
    },
    lost: () => {
      if (online) speak(say("now.offline"));
      online = false;
      page.render();
    },
  });
  addEventListener("online", () => { if (!link.open) link.connect(); });
  addEventListener("offline", () => link.lose());
  addEventListener("pageshow", e => { if (e.persisted) link.connect(); });
  return {
    get online() { return online; },
    send: message => link.send(message),
    deliver,
    connect: () => link.connect(),
  };
}
