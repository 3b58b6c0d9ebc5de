// The pages of the guide. Without this they can be read all the same.
import { pressOnce } from "./page/keys";
import { themeButton } from "./page/settings";

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));

/** The switch of the language keeps the place on the page: a browser takes the anchor along where it is led. */
document.querySelector<HTMLFormElement>(".langs")?.addEventListener("submit", e => {
  (e.currentTarget as HTMLFormElement).action = `/lingua${location.hash}`;
});
