// The page of a room's links.
import { pressOnce } from "./page/keys";
import { linkButtons } from "./page/links";
import { themeButton } from "./page/settings";

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));
linkButtons(document);
