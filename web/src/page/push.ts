// The browser's subscription to messages of the server that come while no page is open.

/** Whether the browser has all that Web Push needs; without a key the server sends none. */
function pushes(key: string): boolean {
  return key !== "" && "serviceWorker" in navigator && "PushManager" in window;
}

/** Subscribes, and tells the server; undefined when one of both fails. */
export async function subscribe(key: string): Promise<PushSubscription | undefined> {
  if (!pushes(key)) return undefined;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const had = await pushManager.getSubscription();
    if (had && !sameKey(had, key)) await had.unsubscribe(); // it is for a key that the server has lost
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return await tell("POST", subscription) ? subscription : undefined;
  } catch {
    return undefined; // there is no push service, or none that can be reached
  }
}

/** The subscription that stands, told to the server again, which may have lost it. It asks nobody for leave. */
export async function subscribed(key: string): Promise<PushSubscription | undefined> {
  if (!pushes(key)) return undefined;
  try {
    const registration = await navigator.serviceWorker.getRegistration("/");
    const found = await registration?.pushManager.getSubscription();
    return found && sameKey(found, key) && await tell("POST", found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Ends it; tells whether no message will come. */
export async function unsubscribe(subscription: PushSubscription): Promise<boolean> {
  const forgotten = await tell("DELETE", subscription);
  const ended = await subscription.unsubscribe().catch(() => false);
  return forgotten || ended; // one of both is enough
}

async function tell(method: "POST" | "DELETE", subscription: PushSubscription): Promise<boolean> {
  const headers = { "Content-Type": "application/json" };
  try {
    return (await fetch("/avisos", { method, headers, body: JSON.stringify(subscription) })).ok;
  } catch {
    return false; // no connection
  }
}

function sameKey({ options: { applicationServerKey } }: PushSubscription, key: string): boolean {
  return applicationServerKey !== null && new Uint8Array(applicationServerKey).join() === bytes(key).join();
}

/** Reads base64url. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), c => c.charCodeAt(0));
}
