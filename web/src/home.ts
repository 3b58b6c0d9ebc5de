// The start page: the card follows the ruleset that is chosen. Without this the form works all the same.
import { themeButton } from "./page/settings";

themeButton(document.querySelector('[data-act="theme"]'));

const pick = document.querySelector<HTMLDetailsElement>(".pick");
const pictures = [...document.querySelectorAll(".pic .bd")];
const name = document.getElementById("rules-name");
const line = document.getElementById("rules-line");

function follow(): void {
  const chosen = pick?.querySelector<HTMLInputElement>('input[name="rules"]:checked');
  const row = chosen?.closest(".rl");
  if (!chosen || !row || !name || !line) return;
  name.textContent = row.querySelector("b")?.textContent ?? "";
  line.textContent = row.querySelector("small")?.textContent ?? "";
  pictures.forEach((p, i) => p.toggleAttribute("hidden", i !== Number(chosen.dataset["picture"])));
}

pick?.addEventListener("change", follow);
// A tap or click on a row is the choice; arrow keys only pass by. Clicks made by keys count none.
pick?.addEventListener("click", e => {
  if (e.detail > 0 && e.target instanceof HTMLInputElement) pick.open = false;
});
follow(); // the browser may have kept another choice over a reload
