/** Whom to notify about a decision on a listing, and in which language. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { reachableEmail } from "#domain/accounts/account.ts";
import { LANGUAGES, type Language } from "#domain/shared/language.ts";
import { isOneOf } from "#domain/shared/typed-objects.ts";
import type { Db } from "#server/platform/db/client.ts";
import { findRow } from "#server/platform/db/rows.ts";

const contactRow = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  /** The page that leads them to it: for a guest the secret link, for others their dashboard. */
  desk: z.enum(["guest", "seller", "company"]),
});
export type ListingContact = z.output<typeof contactRow> & { language: Language };

/** The seller who owns it, or the guest who offered it, or else the company. */
export async function findListingContact(
  db: Db,
  propertyId: string,
  otherwise: Language,
): Promise<ListingContact | undefined> {
  const row = await findRow(
    db,
    contactRow,
    sql`select case when u.id is not null then 'seller' when g.property_id is not null then 'guest'
                else 'company' end as desk,
           coalesce(u.name, g.owner_name, c.name) as name,
           case when u.id is not null then u.email
                when g.property_id is not null then g.email else c.email end as email,
           case when u.id is not null then u.phone_number
                when g.property_id is not null then g.phone else c.contact end as phone,
           coalesce(u.language, g.language::text, m.language) as language
      from properties p
      left join users u on u.id = p.owner_id
      left join submissions g on g.property_id = p.id
      left join companies c on c.id = p.company_id
      -- A company's address is read by its members; the first owner's language is taken for theirs.
      left join lateral (
        select member.language from company_members k join users member on member.id = k.user_id
         where k.company_id = c.id order by k.role <> 'owner', k.created_at limit 1) m on true
     where p.id = ${propertyId} and coalesce(u.id, g.property_id, c.id) is not null`,
  );
  if (!row) return undefined;
  const email = row.email === null ? null : reachableEmail(row.email);
  return { ...row, email, language: isOneOf(LANGUAGES, row.language) ? row.language : otherwise };
}
