// The service worker: it shows reminders while no page is open, and leads to the room. It keeps nothing and
// answers no request of a page.
export {};

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: package push. */
interface Reminder {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
}

self.addEventListener("push", e => {
  const told = e.data?.json() as Reminder | undefined;
  if (!told) return;
  const { title, body, tag, lang, url } = told;
  e.waitUntil(self.registration.showNotification(title, { body, tag, lang, data: url }));
});

self.addEventListener("notificationclick", e => {
  e.notification.close();
  e.waitUntil(open(new URL(String(e.notification.data), self.location.origin)));
});

/** The room's own page comes to the front; where there is none it is opened. */
async function open(room: URL): Promise<void> {
  if (room.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const own = pages.find(page => new URL(page.url).pathname === room.pathname);
  await (own ? own.focus() : self.clients.openWindow(room.href));
}
