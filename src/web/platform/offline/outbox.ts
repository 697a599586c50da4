/**
 * Requirements that a page could not send, for a browser that wakes this worker when the network is back, whether
 * or not a page is open. The page keeps its own copy and sends it too: the key makes both one.
 */

import type { OutboxEntry } from "./outbox-entry.ts";
import { scope } from "./scope.ts";

export const OUTBOX = "requirement-outbox";

const addressOf = ({ key }: OutboxEntry) => `/outbox/${encodeURIComponent(key)}`;

export async function keepWaiting(entry: OutboxEntry): Promise<void> {
  const { sync } = scope.registration;
  if (!sync) return;
  await (await caches.open(OUTBOX)).put(addressOf(entry), Response.json(entry));
  await sync.register(OUTBOX);
}

/** A failure is told to the browser, which wakes us again later. */
export async function deliverWaiting(): Promise<void> {
  const cache = await caches.open(OUTBOX);
  // The same lock as the pages': one of us at a time.
  await navigator.locks.request(OUTBOX, async () => {
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (kept) await send(await kept.json());
      await cache.delete(request);
    }
  });
}

async function send({ key, values, language }: OutboxEntry): Promise<void> {
  const response = await fetch("/api/requirements", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ ...values, language }),
  });
  if (response.status >= 500 || response.status === 429) throw new Error("Not now");
}
