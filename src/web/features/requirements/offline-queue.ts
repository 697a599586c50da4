/**
 * Requirements on their way to the server. Each is written down on the device before it is sent and
 * crossed out once the server has it, so a lost network loses nothing; its key makes it arrive once.
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

/** Sends a new entry at once; if that cannot be done now, it waits here. */
export async function post(entry: OfflineEntry): Promise<Delivery> {
  const isWritten = write([...listWaiting(), entry]);
  const delivery = await inTurn(() => deliver(entry));
  // The worker sends it even if no page is open when the network comes back.
  if (delivery.outcome === "waiting") postToWorker({ kind: "waiting", entry });
  return delivery.outcome === "waiting" && !isWritten ? { outcome: "failed" } : delivery;
}

/** Sends what waited, oldest first, and tells what the server has stored by now. */
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
    // What the server refuses today it refuses tomorrow; only "later" and "not now" are worth a wait.
    if (response.status >= 500 || response.status === 429) return { outcome: "waiting" };
    return { outcome: "refused", message: answer.message, errors: answer.errors ?? {} };
  } catch {
    return { outcome: "waiting" };
  }
}

/** Two tabs share one outbox; only one of them may be at the post office. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}

/** What waits to be sent. */
export function listWaiting(): OfflineEntry[] {
  try {
    return JSON.parse(localStorage.getItem(OFFLINE_QUEUE_KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** Whether the browser keeps it; one that keeps nothing still sends, it only cannot wait. */
function write(entries: OfflineEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(OFFLINE_QUEUE_KEY);
    else localStorage.setItem(OFFLINE_QUEUE_KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}
