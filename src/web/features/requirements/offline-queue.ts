/**
 * Requirements on their way to the server. Each is stored on the device before it is sent and removed
 * once the server has it, so a lost network loses nothing; its idempotency key makes it arrive once.
 */

import { OFFLINE_QUEUE_KEY, type OfflineEntry } from "#web/platform/offline/offline-entry.ts";
import { postToWorker } from "#web/platform/offline/post-to-worker.ts";

export type Delivery =
  | { outcome: "stored"; reference: string | undefined }
  | { outcome: "refused"; message: string; errors: Record<string, string[]> }
  | { outcome: "waiting" }
  /** Neither sent nor written down: the browser keeps nothing for us. */
  | { outcome: "failed" };

const LOCK = "requirement-outbox";
const PATIENCE_MS = 8_000;

/** Sends a new entry at once; if that fails for now, it stays in the queue. */
export async function post(entry: OfflineEntry): Promise<Delivery> {
  const isWritten = write([...listWaiting(), entry]);
  const delivery = await inTurn(() => deliver(entry));
  // The service worker sends it even if no page is open when the network comes back.
  if (delivery.outcome === "waiting") postToWorker({ kind: "waiting", entry });
  return delivery.outcome === "waiting" && !isWritten ? { outcome: "failed" } : delivery;
}

/** Sends queued entries, oldest first, and reports those that the server has stored. */
export async function deliverWaiting(onStored: (entry: OfflineEntry, reference?: string) => void) {
  if (listWaiting().length === 0) return;
  await inTurn(async () => {
    for (const entry of listWaiting()) {
      const delivery = await deliver(entry);
      if (delivery.outcome === "stored") onStored(entry, delivery.reference);
      if (delivery.outcome === "waiting") return;
    }
  });
}

async function deliver(entry: OfflineEntry): Promise<Delivery> {
  const delivery = await send(entry);
  if (delivery.outcome !== "waiting") write(listWaiting().filter(({ key }) => key !== entry.key));
  return delivery;
}

async function send({ key, values, language }: OfflineEntry): Promise<Delivery> {
  try {
    const response = await fetch("/api/requirements", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Accept-Language": language,
        "Idempotency-Key": key,
      },
      body: JSON.stringify({ ...values, language }),
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await response.json();
    if (answer.success) return { outcome: "stored", reference: answer.data?.reference };
    // A refusal is final; only server errors and rate limits are worth retrying.
    if (response.status >= 500 || response.status === 429) return { outcome: "waiting" };
    return { outcome: "refused", message: answer.message, errors: answer.errors ?? {} };
  } catch {
    return { outcome: "waiting" };
  }
}

/** Two tabs share one offline queue; only one of them may send at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}

/** The queued entries. */
export function listWaiting(): OfflineEntry[] {
  try {
    return JSON.parse(localStorage.getItem(OFFLINE_QUEUE_KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** Returns whether the browser stored it; without storage it is still sent, but cannot wait. */
function write(entries: OfflineEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(OFFLINE_QUEUE_KEY);
    else localStorage.setItem(OFFLINE_QUEUE_KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}
