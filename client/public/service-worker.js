// Shows what waits at the reader's tables, and leads there when it is tapped. It keeps no file and answers for no page.
const HOME = "/";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? HOME));
});

/** The page that is open already goes there; else one is opened. */
async function lead(path) {
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return self.clients.openWindow(path);
  page.postMessage({ go: path });
  return page.focus().catch(() => undefined); // browsers may refuse; the page is there all the same
}
