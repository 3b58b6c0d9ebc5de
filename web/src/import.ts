// The pages of imported games: a file may be dropped on the form.
import { pressOnce } from "./page/keys";
import { themeButton } from "./page/settings";

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));

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
