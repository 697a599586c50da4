/** Visitors who keep sending requirements and remember what was acknowledged. */

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { check } from "./check.ts";

const RETRY_MS = 20;
const PATIENCE_MS = 10_000;
const PHONE = "9876543210";

export type Writers = {
  /** References by key, as acknowledged by the server. */
  acknowledged: Map<string, string>;
  /** When a visitor was last refused or got no answer. */
  lastFailureAt: () => number;
  failures: () => number;
  stop: () => Promise<void>;
};

/** A writer without a response retries with the same key, as the site's own form does. */
export function startWriters(url: string, clients: number, doesRetry: boolean): Writers {
  const acknowledged = new Map<string, string>();
  let [isStopped, failures, lastFailureAt] = [false, 0, 0];

  async function write(): Promise<void> {
    let key = newKey();
    while (!isStopped) {
      const reference = await send(url, key);
      if (reference !== undefined) {
        acknowledged.set(key, reference);
        key = newKey();
        continue;
      }
      failures += 1;
      lastFailureAt = performance.now();
      if (!doesRetry) return;
      await sleep(RETRY_MS);
    }
  }

  const writers = Array.from({ length: clients }, write);
  return {
    acknowledged,
    failures: () => failures,
    lastFailureAt: () => lastFailureAt,
    async stop() {
      isStopped = true;
      await Promise.all(writers);
    },
  };
}

/** Letters only: the site redacts possible Aadhaar numbers, and a UUID can look like one. */
export function newKey(): string {
  return randomUUID().replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
}

/** Returns the reference, or undefined if the requirement was not acknowledged. */
export async function send(url: string, key: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/requirements`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(requirement(key)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = (await response.json()) as { data?: { reference?: string } };
    return response.status === 201 ? body.data?.reference : undefined;
  } catch {
    return undefined;
  }
}

export function requirement(key: string) {
  return { name: "Ravi Kumar", phone: PHONE, location: "Baner, Pune", message: key };
}

/** Checks that every acknowledged requirement is stored once, under its reference. */
export async function checkStored(databaseUrl: string, acknowledged: Map<string, string>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ message: string; references: string[] }>(
    // Leaves out the demo's, some of which have the same text.
    `select message, array_agg(reference) as references from requirements
      where right(phone, 10) = $1 group by message`,
    [PHONE],
  );
  await client.end();
  const stored = new Map(rows.map((row) => [row.message, row.references]));
  const lost = [...acknowledged].filter(
    ([key, reference]) => !stored.get(key)?.includes(reference),
  );
  const doubled = rows.filter(
    ({ message, references }) => acknowledged.has(message) && references.length > 1,
  );
  check(acknowledged.size > 0, "nothing was acknowledged at all");
  check(lost.length === 0, `${lost.length} of ${acknowledged.size} acknowledged were lost`);
  check(doubled.length === 0, `${doubled.length} were stored twice`);
}
