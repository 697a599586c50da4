/**
 * Requirements that a page could not send, for a browser that starts this worker when the network is back,
 * whether or not a page is open. The page has its own copy and sends it too: the idempotency key makes both
 * one.
 */

import type { OfflineEntry } from "./offline-entry.ts";
import { scope } from "./scope.ts";

export const OFFLINE_QUEUE = "requirement-outbox";

const addressOf = ({ key }: OfflineEntry) => `/outbox/${encodeURIComponent(key)}`;

export async function saveQueue(entry: OfflineEntry): Promise<void> {
  const { sync } = scope.registration;
  if (!sync) return;
  await (await caches.open(OFFLINE_QUEUE)).put(addressOf(entry), Response.json(entry));
  await sync.register(OFFLINE_QUEUE);
}

/** A failure is reported to the browser, which starts the worker again later. */
export async function deliverWaiting(): Promise<void> {
  const cache = await caches.open(OFFLINE_QUEUE);
  // The same lock as in the pages: only one sends at a time.
  await navigator.locks.request(OFFLINE_QUEUE, async () => {
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (kept) await send(await kept.json());
      await cache.delete(request);
    }
  });
}

async function send({ key, values, language }: OfflineEntry): Promise<void> {
  const response = await fetch("/api/requirements", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ ...values, language }),
  });
  if (response.status >= 500 || response.status === 429) throw new Error("Not now");
}
