// What this browser remembers. A browser that refuses to store anything forgets, and plays on.

/** Every setting with its values, the usual one first. */
export const settings = {
  theme: ["system", "light", "dark"],
  board: ["madeira", "calcada", "contraste"],
  pieces: ["madeira", "pb", "vermelho-azul"],
  coords: ["inside", "outside", "none"],
  names: ["letters", "numbers"],
  sound: ["on", "off"],
  vibration: ["on", "off"],
  premove: ["on", "off"],
  confirm: ["off", "on"],
  turning: ["off", "on"], // at one device the board turns to who moves
  motion: ["on", "off"],
  keys: ["on", "off"], // single letters do something
  zen: ["off", "on"],
} as const;

export type Setting = keyof typeof settings;
export type Value<S extends Setting> = (typeof settings)[S][number];

/** The looks stand in attributes of the html element, and in cookies for the server's first line. */
const looks: ReadonlySet<Setting> = new Set(["theme", "board", "pieces", "coords", "names", "motion", "zen"]);

/** What was chosen, or else the usual. */
export function chosen<S extends Setting>(setting: S, usual: Value<S> = settings[setting][0]): Value<S> {
  const kept = read(setting);
  return isValue(setting, kept) ? kept : usual;
}

export function choose<S extends Setting>(setting: S, value: Value<S>): void {
  write(setting, value);
  if (!looks.has(setting)) return;
  show(setting, value);
  document.cookie = `${setting}=${value}; path=/; max-age=31536000; samesite=lax`;
}

export function isSetting(name: string): name is Setting {
  return name in settings;
}

export function isValue<S extends Setting>(setting: S, value: string | undefined): value is Value<S> {
  return (settings[setting] as readonly (string | undefined)[]).includes(value);
}

/** Shows the looks that were chosen: the cookies may be gone, or another tab may have chosen. */
export function showLooks(): void {
  for (const setting of looks) {
    const kept = read(setting);
    if (isValue(setting, kept)) show(setting, kept);
  }
}

function show(setting: Setting, value: string): void {
  const { dataset } = document.documentElement;
  if (value === "system") delete dataset[setting];
  else dataset[setting] = value;
}

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(`tabuleiro.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`tabuleiro.${key}`, value);
  } catch {
    // private windows, full disks
  }
}

/** Light or dark: the button's choice, else the system's. */
export function themeButton(button: HTMLElement | null): void {
  showLooks();
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
