// What this browser remembers. A browser that refuses to store anything forgets, and plays on.

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

/** Light or dark: the button's choice, else the system's. A cookie lets the server draw it from the first line on. */
export function themeButton(button: HTMLElement | null): void {
  const root = document.documentElement;
  const chosen = read("theme");
  if (chosen === "light" || chosen === "dark") root.dataset["theme"] = chosen;
  button?.addEventListener("click", () => {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = root.dataset["theme"] ?? (dark ? "dark" : "light");
    const next = now === "dark" ? "light" : "dark";
    root.dataset["theme"] = next;
    write("theme", next);
    document.cookie = `theme=${next}; path=/; max-age=31536000; samesite=lax`;
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
