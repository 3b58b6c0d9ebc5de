// The page of a room's links.
import { linkButtons } from "./page/links";
import { themeButton } from "./page/settings";

themeButton(document.querySelector('[data-act="theme"]'));
linkButtons(document);
