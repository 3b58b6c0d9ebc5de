// The pages of imported games: files may be dropped on the form, and keys go through a game.
import { listen, pressOnce, type Keys } from "./page/keys";
import { linkButtons } from "./page/links";
import { themeButton } from "./page/settings";

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));
linkButtons(document);

// A key follows the link that names it. One that is held does so once: every place of a game is a page.
const steps: Keys = Object.fromEntries([...document.querySelectorAll<HTMLAnchorElement>("a[aria-keyshortcuts]")].map(link =>
  [link.getAttribute("aria-keyshortcuts") ?? "", () => { link.click(); }]));
document.addEventListener("keydown", e => { if (e.repeat && e.key in steps) e.preventDefault(); });
listen(steps, () => true);

const form = document.querySelector<HTMLFormElement>("form.bring");
const input = form?.querySelector<HTMLInputElement>('input[type="file"]');
if (form && input) {
  const root = document.documentElement;
  const show = (on: boolean): void => { root.classList.toggle("dropping", on); };
  addEventListener("dragover", event => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    show(true);
  });
  addEventListener("dragleave", event => { if (!event.relatedTarget) show(false); });
  addEventListener("drop", event => {
    show(false);
    const files = event.dataTransfer?.files;
    if (!files?.length) return;
    event.preventDefault();
    input.files = files;
    form.submit();
  });
}
