/** Our service worker: phones show notifications through one only. */
import { go } from "./router.svelte";

const SCRIPT = "/service-worker.js";

/** Have the worker, where the browser knows any, and go where a tapped notification leads. */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return; // also wherever the page came without encryption
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go) go(event.data.go);
  });
  navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" }).catch(() => undefined);
}

/** Show a notification that leads to a page; false where there is no worker to do it. */
export async function showByWorker(title: string, path: string, options: NotificationOptions): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active) return false;
  await worker.showNotification(title, { ...options, data: { path } });
  return true;
}
