// The pages of the guide. Without this they can be read all the same; the live boards come when one is wanted.
import { pressOnce } from "./page/keys";
import { later } from "./page/later";
import { themeButton } from "./page/settings";

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));

/** The switch of the language keeps the place on the page: a browser takes the anchor along where it is led. */
document.querySelector<HTMLFormElement>(".langs")?.addEventListener("submit", e => {
  (e.currentTarget as HTMLFormElement).action = `/lingua${location.hash}`;
});

const boards = later(async (attempt): Promise<() => typeof import("./try")> => {
  const url = document.body.dataset["late"] ?? "";
  const come = await (import(attempt > 0 ? `${url}?${attempt}` : url) as Promise<typeof import("./try")>);
  return () => come;
});

/** Puts the live board of a task on the page, once. */
function open(task: HTMLElement): void {
  boards.want(({ furnish }) => furnish(task));
}

for (const task of document.querySelectorAll<HTMLElement>(".task")) {
  const box = task.closest<HTMLDetailsElement>("details.try");
  if (!box || box.open) open(task);
  else box.addEventListener("toggle", () => open(task), { once: true });
}

/** A step of a first game that is done leads on. */
document.addEventListener("solved", () => document.querySelector('a[rel="next"]')?.classList.add("pri"));
