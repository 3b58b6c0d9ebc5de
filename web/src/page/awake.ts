// The screen stays awake while a game is played, where the browser can do that.

/** What it returns is called whenever wanted may have changed. */
export function awake(wanted: () => boolean): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  function check(): void {
    if (!("wakeLock" in navigator)) return;
    if (wanted() && document.visibilityState === "visible") {
      lock ??= navigator.wakeLock.request("screen").catch(() => undefined); // saving power, perhaps
      return;
    }
    void lock?.then(held => held?.release());
    lock = undefined; // a hidden page has lost it
  }
  document.addEventListener("visibilitychange", check);
  return check;
}
