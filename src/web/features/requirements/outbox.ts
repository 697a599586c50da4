/**
 * Requirements on their way to the server. Each is written down on the device before it is sent and
 * crossed out once the server has it, so a lost network loses nothing; its key makes it arrive once.
 */

import type { Language } from "#domain/language.ts";

export type RequirementValues = {
  listingType: "buy" | "sell";
  name: string;
  phone: string;
  email: string;
  propertyType: string;
  location: string;
  budget: string;
  requirements: string;
  website: string;
};

export type OutboxEntry = { key: string; values: RequirementValues; language: Language };

export type Delivery =
  | { outcome: "stored"; reference: string | undefined }
  | { outcome: "refused"; message: string; errors: Record<string, string[]> }
  | { outcome: "waiting" }
  /** Neither sent nor written down: the browser keeps nothing for us. */
  | { outcome: "failed" };

const STORAGE_KEY = "requirement-outbox";
const LOCK = "requirement-outbox";
const PATIENCE_MS = 8_000;

/** Sends a new entry at once; if that cannot be done now, it waits here. */
export async function post(entry: OutboxEntry): Promise<Delivery> {
  const isWritten = write([...read(), entry]);
  const delivery = await inTurn(() => deliver(entry));
  return delivery.outcome === "waiting" && !isWritten ? { outcome: "failed" } : delivery;
}

/** Sends what waited, oldest first, and tells what the server has stored by now. */
export async function deliverWaiting(onStored: (entry: OutboxEntry, reference?: string) => void) {
  if (read().length === 0) return;
  await inTurn(async () => {
    for (const entry of read()) {
      const delivery = await deliver(entry);
      if (delivery.outcome === "stored") onStored(entry, delivery.reference);
      if (delivery.outcome === "waiting") return;
    }
  });
}

async function deliver(entry: OutboxEntry): Promise<Delivery> {
  const delivery = await send(entry);
  if (delivery.outcome !== "waiting") write(read().filter(({ key }) => key !== entry.key));
  return delivery;
}

async function send({ key, values, language }: OutboxEntry): Promise<Delivery> {
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

function read(): OutboxEntry[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** Whether the browser keeps it; one that keeps nothing still sends, it only cannot wait. */
function write(entries: OutboxEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}
