// A word from the system when one's turn has come, or the opponent, and the page is not looked at: from the page
// while it is open, from the server when it is closed. It is asked for by a button where it helps, and never by
// itself.
import type { Core } from "./core";
import { subscribe, subscribed, unsubscribe } from "./push";
import { read, write } from "./settings";

type Answer = "on" | "page" | "off" | "denied" | "later" | "none" | "kept";

/** Wires the buttons, which all stand for this browser; the function says something, if that is wanted. */
export function reminders({ say, speak, state }: Core): (title: string, body: string) => void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-remind]")];
  const key = places[0]?.dataset["key"] ?? "";
  const can = "Notification" in globalThis;
  let on: PushSubscription | "page" | undefined; // page: while one is open
  let busy = false;

  function show(answer?: Answer): void {
    for (const place of places) {
      place.querySelector("button")?.setAttribute("aria-pressed", String(on !== undefined));
      const line = place.querySelector("p");
      if (!line || answer === undefined) continue;
      line.textContent = say(`remind.${answer}`);
      line.hidden = false;
    }
    if (answer !== undefined) speak(say(`remind.${answer}`));
  }

  async function toggle(): Promise<void> {
    if (busy) return;
    busy = true;
    const answer = on ? await switchOff(on) : await switchOn();
    busy = false;
    show(answer);
  }

  async function switchOn(): Promise<Answer> {
    if (!can) return "none";
    switch (await Notification.requestPermission()) {
      case "denied": return "denied";
      case "default": return "later";
      case "granted":
    }
    on = await subscribe(key) ?? "page";
    if (on !== "page") return "on";
    write("remind", "page");
    return "page";
  }

  async function switchOff(was: PushSubscription | "page"): Promise<Answer> {
    if (was !== "page" && !await unsubscribe(was)) return "kept";
    write("remind", "off");
    on = undefined;
    return "off";
  }

  /** What was allowed before. */
  async function before(): Promise<void> {
    if (!can || Notification.permission !== "granted") return;
    busy = true;
    on = await subscribed(key) ?? (read("remind") === "page" ? "page" : undefined);
    busy = false;
    show();
  }

  for (const place of places) place.querySelector("button")?.addEventListener("click", () => void toggle());
  if (places.length > 0) void before();

  return (title, body) => {
    if (!on || !document.hidden || Notification.permission !== "granted") return;
    try {
      const note = new Notification(title, { body, tag: state().room });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // phones show none from a page: these need the server's
    }
  };
}
