// A word from the system when it is one's turn and the page is not looked at. It is asked for by a button where it
// helps, in a game of days, and never by itself.
import type { Core } from "./core";
import { other, seatName } from "./players";
import type { Session } from "../session";

/** Shows the button while the browser has not been asked; the function says that a turn has come. */
export function reminders({ name, say, speak, state }: Core): (session: Session) => void {
  const button = document.querySelector<HTMLElement>('[data-act="remind"]');
  const can = "Notification" in globalThis;
  if (button) button.hidden = !can || Notification.permission !== "default";
  button?.addEventListener("click", () => {
    void Notification.requestPermission().then(answer => {
      button.hidden = answer !== "default";
      if (answer !== "default") speak(say(answer === "granted" ? "remind.on" : "remind.off"));
    });
  });

  return ({ state: { turn, room } }) => {
    if (!button || !can || !document.hidden || Notification.permission !== "granted") return;
    try {
      const note = new Notification(say("game.turn.title", { name }), { body: say("remind.turn", { name: seatName(say, state(), other(turn)) }), tag: room });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // phones show none from a page: these need the server's
    }
  };
}
