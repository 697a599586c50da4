/** Requirements, sent as the visitors' form sends them. */

import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { requirements } from "#server/platform/db/schema/leads.ts";
import { type Api, post } from "./app.ts";

export const MINIMAL = { name: "Ravi Kumar", phone: "98765 43210" };

export function send(api: Api, body: unknown, headers: Record<string, string> = {}) {
  return api.request("/api/requirements", post(body, headers));
}

/** The stored requirement, when there is exactly one. */
export async function only(db: Db) {
  const rows = await db.select().from(requirements);
  expect(rows).toHaveLength(1);
  return rows[0];
}
