// The start page: what is chosen is said where it is closed. Without this the form works all the same.
import { pressOnce } from "./page/keys";
import { chosen, choose, themeButton } from "./page/settings";

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));

const pick = document.querySelector<HTMLDetailsElement>(".pick");
const more = document.querySelector<HTMLDetailsElement>(".more");
const pictures = [...document.querySelectorAll(".pic .bd")];

/** The board and the ruleset's name follow the ruleset. */
function rules(): void {
  const input = pick?.querySelector<HTMLInputElement>('input[name="rules"]:checked');
  const row = input?.closest(".rl");
  if (!input || !row) return;
  say("rules-name", row.querySelector("b"));
  say("rules-line", row.querySelector("small"));
  document.getElementById("opening")?.toggleAttribute("hidden", !("ballots" in input.dataset));
  pictures.forEach((p, i) => p.toggleAttribute("hidden", i !== Number(input.dataset["picture"])));
}

/** What is in the closed box follows its fields. */
function options(): void {
  const clock = more?.querySelector<HTMLInputElement>('input[name="clock"]:checked');
  if (clock?.value === "own") say("more-clock", `${value("minutes")} + ${value("bonus")}`);
  else say("more-clock", clock?.labels?.[0]);
  say("more-games", more?.querySelector<HTMLSelectElement>('[name="games"]')?.selectedOptions[0]);
  const drawn = more?.querySelector<HTMLInputElement>("#opening:not([hidden]) #a-b");
  document.getElementById("more-opening")?.toggleAttribute("hidden", !drawn?.checked);
  const back = more?.querySelector<HTMLInputElement>('[name="takebacks"]');
  document.getElementById("more-back")?.toggleAttribute("hidden", !back?.checked);
}

function value(name: string): string {
  return more?.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.value ?? "";
}

function say(id: string, what: string | Element | null | undefined): void {
  const place = document.getElementById(id);
  if (place) place.textContent = (typeof what === "string" ? what : what?.textContent) ?? "";
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

const turning = document.querySelector<HTMLInputElement>("#turning");
if (turning) {
  turning.checked = chosen("turning") === "on";
  turning.addEventListener("change", () => choose("turning", turning.checked ? "on" : "off"));
}
