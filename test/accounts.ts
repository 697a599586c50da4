/** Signed-in users, with sessions as the site itself stores them. */

import { randomUUID } from "node:crypto";
import type { MemberRole, Role } from "#domain/shared/roles.ts";
import type { Db } from "#server/platform/db/client.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { companyMembers } from "#server/platform/db/schema/companies.ts";
import { hash } from "#server/platform/signing.ts";

export type Person = { id: string; sessionId: string; headers: { authorization: string } };

const HOUR_MS = 60 * 60 * 1000;

export async function aPerson(
  db: Db,
  role: Role,
  companyId?: string,
  memberRole: MemberRole = "owner",
): Promise<Person> {
  const id = randomUUID();
  await db.insert(users).values({ id, name: `A ${role}`, email: `${id}@people.example`, role });
  if (companyId) {
    await db.insert(companyMembers).values({ companyId, userId: id, role: memberRole });
  }
  const token = randomUUID().replaceAll("-", "");
  const sessionId = randomUUID();
  await db.insert(sessions).values({
    id: sessionId,
    token: hash(token),
    userId: id,
    expiresAt: new Date(Date.now() + HOUR_MS),
  });
  return { id, sessionId, headers: { authorization: `Bearer ${token}` } };
}

/** A request by this person, or by a visitor; `body` is sent as JSON. */
export function by(person: Person | undefined, method: string, body?: unknown): RequestInit {
  return {
    method,
    headers: {
      ...person?.headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
