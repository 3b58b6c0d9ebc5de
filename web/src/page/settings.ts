// What this browser remembers. One that refuses to store anything remembers it as long as the page
// stands, and plays on.

/** Every setting with its values, the usual one first. How boards look stands in looks.ts. */
export const settings = {
  theme: ["system", "light", "dark"],
  sound: ["on", "off"],
  vibration: ["on", "off"],
  premove: ["on", "off"],
  confirm: ["off", "on"],
  turning: ["off", "on"], // at one device the board turns to who moves
  motion: ["on", "off"],
  keys: ["on", "off"], // single letters do something
  phrases: ["on", "off"], // what the opponent says is shown
  hints: ["off", "on"], // what each move does is said, where that may be
  zen: ["off", "on"], // nothing but board, clocks and situation
} as const;

export type Setting = keyof typeof settings;
export type Value<S extends Setting> = (typeof settings)[S][number];

/** What was chosen, or else the usual. The html element knows by the cookie what is not stored. */
export function chosen<S extends Setting>(setting: S): Value<S> {
  const kept = read(setting) ?? (seen.has(setting) ? document.documentElement.dataset[setting] : undefined);
  return isValue(setting, kept) ? kept : settings[setting][0];
}

export function choose<S extends Setting>(setting: S, value: Value<S>): void {
  write(setting, value);
  show(setting, value);
}

export function isSetting(name: string): name is Setting {
  return name in settings;
}

export function isValue<S extends Setting>(setting: S, value: string | undefined): value is Value<S> {
  return (settings[setting] as readonly (string | undefined)[]).includes(value);
}

/** What style sheets know stands at the html element; a cookie lets the server write it there first. */
const seen: ReadonlySet<Setting> = new Set(["theme", "motion", "hints", "zen"]);

function show(setting: Setting, value: string): void {
  if (!seen.has(setting)) return;
  const { dataset } = document.documentElement;
  if (value === settings[setting][0]) delete dataset[setting];
  else dataset[setting] = value;
  document.cookie = `${setting}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** Shows what was chosen when the cookies are gone. */
export function showSettings(): void {
  for (const setting of seen) if (chosen(setting) !== settings[setting][0]) show(setting, chosen(setting));
}

/** What could not be stored: private windows, full disks. */
const unstored = new Map<string, string>();

export function read(key: string): string | undefined {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return localStorage.getItem(`tabuleiro.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`tabuleiro.${key}`, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Light or dark: the button's choice, else the system's. */
export function themeButton(button: HTMLElement | null): void {
  showSettings();
  button?.addEventListener("click", () => {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = document.documentElement.dataset["theme"] ?? (dark ? "dark" : "light");
    choose("theme", now === "dark" ? "light" : "dark");
  });
}

/** The rooms whose board this browser has turned; the last twenty. */
export function turned(room: string): boolean {
  return rooms().includes(room);
}

export function turn(room: string, on: boolean): void {
  const others = rooms().filter(r => r !== room);
  write("turned", (on ? [...others, room] : others).slice(-20).join(" "));
}

function rooms(): string[] {
  return (read("turned") ?? "").split(" ").filter(Boolean);
}
