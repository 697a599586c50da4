import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ContactClick } from "#domain/inquiry-schema.ts";
import type { Db } from "#server/db/client.ts";

/**
 * Stores a click about a live property, agent or company, in one statement; anything else stores nothing.
 * A property's click belongs to the property's company and agent, an agent's to the agent's company,
 * whichever the caller names. Answers the inquiry's id, if there is one.
 */
export async function insertContactClick(db: Db, click: ContactClick): Promise<string | undefined> {
  const { channel, language, propertyId = null, companyId = null, agentId = null } = click;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into inquiries (id, channel, language, property_id, agent_id, company_id)
    select ${randomUUIDv7()}, ${channel}, ${language}, p.id,
           case when p.id is null then a.id else p.agent_id end,
           case when p.id is not null then p.company_id
                when a.id is not null then a.company_id
                else c.id end
      from (select 1) as one
      left join properties p
        on p.id = ${propertyId} and p.status = 'live' and p.deleted_at is null
      left join agents a
        on a.id = ${agentId} and a.status = 'live' and a.deleted_at is null
      left join companies c
        on c.id = ${companyId} and c.status = 'live' and c.deleted_at is null
     where num_nonnulls(p.id, a.id, c.id) > 0
    returning id`);
  return rows[0]?.id;
}
