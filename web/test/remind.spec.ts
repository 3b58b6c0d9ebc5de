// Reminders by Web Push. The tests' browser knows no push service: what PushManager.subscribe and getSubscription
// would give is made here; all else is real, the service worker and the server among it.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { openRoom } from "./table";
import { two } from "./two";
import { violations } from "./violations";

const days = { span: "259200m" };
const turn = (page: Page): Locator => page.getByRole("button", { name: "Avisar quando for a sua vez" });
const came = (page: Page): Locator => page.getByRole("button", { name: "Avisar quando alguém chegar" });

/** What the page asked the server for: "POST 204". */
function asked(page: Page): string[] {
  const list: string[] = [];
  page.on("response", r => { if (new URL(r.url()).pathname === "/avisos") list.push(`${r.request().method()} ${r.status()}`); });
  return list;
}

/** Lets the page subscribe where no push service is, with keys as a browser makes them. */
async function pushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: unknown = null;
    const text = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_");
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async options => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://push.invalid/${crypto.randomUUID()}`;
      subscription = {
        endpoint,
        options: { applicationServerKey: (options?.applicationServerKey as Uint8Array).buffer },
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      };
      return subscription as PushSubscription;
    };
  });
}

/** Counts how often the page asks for leave, and answers; tells how often. */
async function leave(page: Page, answer: NotificationPermission): Promise<() => Promise<number>> {
  await page.addInitScript(given => {
    const count = { asked: 0 };
    let permission: NotificationPermission = "default";
    Object.assign(window, { leave: count });
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      count.asked++;
      return (permission = given);
    };
  }, answer);
  return () => page.evaluate(() => (window as unknown as { leave: { asked: number } }).leave.asked);
}

test("who waits is told of nobody until he wants it, and no more when he does not", async ({ page }) => {
  const times = await leave(page, "granted");
  await pushService(page);
  const answers = asked(page);
  const table = await openRoom(page, { opponent: "Com um amigo (link)", name: "Ana" });
  await expect(came(page)).toHaveAttribute("aria-pressed", "false");
  expect(await times()).toBe(0);
  expect(answers).toEqual([]);
  await came(page).click();
  await expect(came(page)).toHaveAttribute("aria-pressed", "true");
  await expect(table.live).toContainText("Avisos ligados neste navegador, também com a página fechada.");
  expect(await times()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(answers).toEqual(["POST 204"]);
  await came(page).click();
  await expect(came(page)).toHaveAttribute("aria-pressed", "false");
  await expect(table.live).toContainText("Avisos desligados neste navegador.");
  expect(answers).toEqual(["POST 204", "DELETE 204"]);
});

for (const { answer, words } of [
  { answer: "denied", words: "O navegador não deixa mostrar avisos." },
  { answer: "default", words: "Sem a sua permissão não há avisos." },
] as const) {
  test(`the page says what it means when the answer is ${answer}`, async ({ page, browser, baseURL }) => {
    const { beto } = await two(page, browser, baseURL, days);
    await leave(beto.page, answer);
    const answers = asked(beto.page);
    await beto.page.reload();
    await beto.ready();
    await turn(beto.page).click();
    await expect(beto.page.locator("#plans").getByText(words)).toBeVisible();
    await expect(beto.live).toContainText(words);
    await expect(turn(beto.page)).toHaveAttribute("aria-pressed", "false");
    expect(answers).toEqual([]);
    await beto.page.context().close();
  });
}

test("a browser without Notification says what it lacks, and one without a push service that the page must stay open", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, days);
  await page.addInitScript(() => { Reflect.deleteProperty(window, "Notification"); });
  await page.reload();
  await ana.ready();
  await turn(page).click();
  await expect(ana.live).toContainText("Este navegador não recebe avisos com a página fechada.");
  await leave(beto.page, "granted");
  await beto.page.addInitScript(() => { PushManager.prototype.subscribe = () => Promise.reject(new DOMException("no push service", "AbortError")); });
  await beto.page.reload();
  await beto.ready();
  await turn(beto.page).click();
  await expect(beto.live).toContainText("Avisos ligados enquanto esta página estiver aberta.");
  await expect(turn(beto.page)).toHaveAttribute("aria-pressed", "true");
  await beto.page.context().close();
});

// A message that a push service would bring. The tests' browser shows no notifications: what the worker would
// show, and open, is noted. Fails when sw.ts shows none, leads to another site, or is served elsewhere.
test("the service worker shows what the server sends, and leads to the room", async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>(found => {
    devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(v => v.scriptURL.endsWith("/sw.js") && v.status === "activated");
      if (active) found(active.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await page.goto("/");
  const [worker] = await Promise.all([
    context.waitForEvent("serviceworker"),
    page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
    }),
  ]);
  await worker.evaluate(() => {
    const noted: unknown[] = [];
    const scope = self as unknown as { noted: unknown[]; registration: ServiceWorkerRegistration; clients: { openWindow(url: string): Promise<void> } };
    scope.noted = noted;
    scope.registration.showNotification = async (title, options) => { noted.push([title, options]); };
    scope.clients.openWindow = async url => { noted.push(new URL(url).pathname); };
  });
  const noted = (): Promise<unknown> => worker.evaluate(() => (self as unknown as { noted: unknown[] }).noted);
  const reminder = { title: "É a sua vez", body: "Damas brasileiras", url: "/jogo/abc", tag: "t", lang: "pt-BR" };
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId: await registered, data: JSON.stringify(reminder) });
  const shown = ["É a sua vez", { body: "Damas brasileiras", tag: "t", lang: "pt-BR", data: "/jogo/abc" }];
  await expect.poll(noted).toEqual([shown]);
  for (const data of ["https://evil.example/", "/jogo/abc"]) {
    await worker.evaluate(async url => {
      let done: Promise<unknown> = Promise.resolve();
      const notification = { data: url, close: () => undefined };
      self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: (p: Promise<unknown>) => { done = p; } }));
      await done;
    }, data);
  }
  expect(await noted()).toEqual([shown, "/jogo/abc"]);
});
