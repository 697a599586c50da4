/** Who is notified of a decision about a company. */

import { and, eq } from "drizzle-orm";
import { LANGUAGES, type Language } from "#domain/shared/language.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { companyMembers } from "#server/platform/db/schema/companies.ts";

const MOST_OWNERS = 20;

export async function listOwners(db: Db, companyId: string, otherwise: Language) {
  const rows = await db
    .select({ name: users.name, email: users.email, language: users.language })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, "owner")))
    .limit(MOST_OWNERS);
  return rows.map(({ language, ...row }) => ({
    ...row,
    language: LANGUAGES.find((known) => known === language) ?? otherwise,
  }));
}
