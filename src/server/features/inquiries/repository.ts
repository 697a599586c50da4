import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ContactClick } from "#domain/inquiry-schema.ts";
import type { Db } from "#server/db/client.ts";

/**
 * Stores a click about a live property or company, in one statement; anything else stores nothing. A
 * property's click belongs to the property's company, whichever company the caller names.
 */
export async function insertContactClick(db: Db, click: ContactClick): Promise<void> {
  const { channel, language, propertyId = null, companyId = null } = click;
  await db.execute(sql`
    insert into inquiries (id, channel, language, property_id, company_id)
    select ${randomUUIDv7()}, ${channel}, ${language}, p.id,
           case when p.id is null then c.id else p.company_id end
      from (select 1) as one
      left join properties p
        on p.id = ${propertyId} and p.status = 'live' and p.deleted_at is null
      left join companies c
        on c.id = ${companyId} and c.status = 'live' and c.deleted_at is null
     where p.id is not null or c.id is not null`);
}
