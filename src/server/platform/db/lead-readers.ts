/** Who can read a lead, defined once for its mails, the admin's list and the message to the visitor. */

import { type SQL, sql } from "drizzle-orm";

/** The subject of a lead, as columns or values. */
type AboutColumns = Record<"companyId" | "propertyId" | "agentId", SQL>;

export const LEAD_COLUMNS: AboutColumns = {
  companyId: sql`inquiries.company_id`,
  propertyId: sql`inquiries.property_id`,
  agentId: sql`inquiries.agent_id`,
};

/** A user has it in an inbox: a company's members, or the seller whose listing it is. */
export function isInAnInbox({ companyId, propertyId }: AboutColumns): SQL {
  return sql`(
    exists (select from company_members m join users u on u.id = m.user_id
             where m.company_id = ${companyId} and not u.banned)
    or (${companyId} is null and exists
         (select from properties o join users u on u.id = o.owner_id
           where o.id = ${propertyId} and u.role = 'seller' and not u.banned)))`;
}

/** One of LEAD_READERS. */
export function readersOf(about: AboutColumns): SQL {
  const { companyId, propertyId, agentId } = about;
  return sql`case
    when ${isInAnInbox(about)} then case when ${companyId} is null then 'owner' else 'company' end
    when ${companyId} is not null
      or exists (select from submissions g
                  where g.property_id = ${propertyId} and g.email is not null)
      or exists (select from agents a
                  where a.id = ${agentId} and a.email is not null
                    and a.status = 'live' and a.deleted_at is null) then 'mail'
    else 'staff' end`;
}
