/** What is stored about a person, for them to view and export. */

import { sql } from "drizzle-orm";
import { type PersonalDataOf, personalDataSchema } from "#domain/privacy/answer-schema.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listRows } from "#server/platform/db/rows.ts";
import type { Person } from "./person.ts";
import { isOf, list } from "./repository-match.ts";

const MOST_ROWS = 5_000;

const { shape } = personalDataSchema;

export async function listPersonalData(db: Db, person: Person): Promise<PersonalDataOf> {
  const [requirements, inquiries, submissions, reports, newsletter, messages] = await Promise.all([
    listRows(
      db,
      shape.requirements.element,
      sql`
      select reference, created_at as "createdAt", name, phone, email, listing_type as "listingType",
             property_type as "propertyType", location, budget_text as "budget", message, status,
             consent_version as "consentVersion", purge_after as "deletedOn"
        from requirements
       where ${isOf(person, { userId: sql`user_id`, email: sql`email`, phone: sql`phone` })}
       order by created_at desc limit ${MOST_ROWS}`,
    ),
    listRows(
      db,
      shape.inquiries.element,
      sql`
      select i.id, i.created_at as "createdAt", i.channel, i.name, i.phone, i.email, i.message,
             coalesce(p.title, c.name) as about, i.stage, i.purge_after as "deletedOn"
        from inquiries i
        left join properties p on p.id = i.property_id
        left join companies c on c.id = i.company_id
       where ${isOf(person, { userId: sql`i.user_id`, email: sql`i.email`, phone: sql`i.phone` })}
       order by i.created_at desc limit ${MOST_ROWS}`,
    ),
    listRows(
      db,
      shape.submissions.element,
      sql`
      select p.id, s.created_at as "createdAt", s.owner_name as name, s.phone, s.email, p.title,
             p.location, p.description, p.status, s.consent_version as "consentVersion"
        from submissions s join properties p on p.id = s.property_id
       where ${isOf(person, { email: sql`s.email`, phone: sql`s.phone` })}
       order by s.created_at desc limit ${MOST_ROWS}`,
    ),
    listRows(
      db,
      shape.reports.element,
      sql`
      select reference, created_at as "createdAt", email, reason, detail, status
        from reports where ${isOf(person, { email: sql`email` })}
       order by created_at desc limit ${MOST_ROWS}`,
    ),
    listRows(
      db,
      shape.newsletter.element,
      sql`
      select email, status, created_at as "createdAt", confirmed_at as "confirmedAt",
             consent_version as "consentVersion"
        from subscribers where ${isOf(person, { email: sql`email` })} limit ${MOST_ROWS}`,
    ),
    listRows(
      db,
      shape.messages.element,
      sql`
      select created_at as "createdAt", sent_at as "sentAt", channel, recipient, subject, status
        from messages where lower(recipient) = any(${list([...person.emails, ...person.phones])})
       order by created_at desc limit ${MOST_ROWS}`,
    ),
  ]);
  return { requirements, inquiries, submissions, reports, newsletter, messages };
}
