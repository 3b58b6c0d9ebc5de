// The start page: what is chosen is said where it is closed. Without this the forms work all the same.
import { pressOnce } from "./page/keys";
import { chosen, choose, themeButton } from "./page/settings";

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));

/** One card. Its board and its closed boxes follow its fields. */
function card(form: HTMLFormElement): void {
  const pick = form.querySelector<HTMLDetailsElement>(".pick");
  const more = form.querySelector<HTMLDetailsElement>(".more");
  const pictures = [...form.querySelectorAll(".pic .bd")];

  /** The board and the ruleset's name follow the ruleset. */
  function rules(): void {
    const input = pick?.querySelector<HTMLInputElement>('input[name="rules"]:checked');
    const row = input?.closest(".rl");
    if (!input || !row) return;
    say("rules-name", row.querySelector("b"));
    say("rules-line", row.querySelector("small"));
    place("guide")?.setAttribute("href", input.dataset["guide"] ?? "");
    form.querySelector(".opening")?.toggleAttribute("hidden", !("ballots" in input.dataset));
    pictures.forEach((p, i) => p.toggleAttribute("hidden", i !== Number(input.dataset["picture"])));
  }

  /** What is in the closed box follows its fields. */
  function options(): void {
    const clock = checked("clock");
    if (clock?.value === "own") say("more-clock", `${selected("minutes")?.value ?? ""} + ${selected("bonus")?.value ?? ""}`);
    else say("more-clock", clock?.labels?.[0]);
    say("more-level", selected("level"));
    say("more-colour", checked("colour")?.labels?.[0]);
    say("more-games", selected("games"));
    const drawn = more?.querySelector<HTMLInputElement>('.opening:not([hidden]) [value="ballot"]');
    place("more-opening")?.toggleAttribute("hidden", !drawn?.checked);
    const back = more?.querySelector<HTMLInputElement>('[name="takebacks"]');
    place("more-back")?.toggleAttribute("hidden", !back?.checked);
  }

  const checked = (name: string): HTMLInputElement | null => form.querySelector(`[name="${name}"]:checked`);
  const selected = (name: string): HTMLOptionElement | undefined => form.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.selectedOptions[0];
  const place = (what: string): Element | null => form.querySelector(`[data-say="${what}"]`);

  function say(what: string, text: string | Element | null | undefined): void {
    const there = place(what);
    if (there) there.textContent = (typeof text === "string" ? text : text?.textContent) ?? "";
  }

  pick?.addEventListener("change", () => {
    rules();
    options();
  });
  more?.addEventListener("change", options);
  // A tap or click on a row is the choice; arrow keys only pass by. Clicks made by keys count none, and in
  // WebKit so does the one that a label hands on to its field: what counts is that on the row.
  pick?.addEventListener("click", e => {
    if (e.detail > 0 && e.target instanceof Element && e.target.closest(".rl")) pick.open = false;
  });
  rules(); // the browser may have kept other choices over a reload
  options();

  const turning = form.querySelector<HTMLInputElement>(".turning");
  if (turning) {
    turning.checked = chosen("turning") === "on";
    turning.addEventListener("change", () => choose("turning", turning.checked ? "on" : "off"));
  }
}

document.querySelectorAll<HTMLFormElement>(".gc").forEach(card);
