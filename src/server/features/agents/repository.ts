import { sql } from "drizzle-orm";
import type { Agent } from "#domain/agent.ts";
import type { Db } from "#server/db/client.ts";
import { type PictureRow, pictureJson, toPicture } from "#server/db/pictures.ts";

type Row = Omit<Agent, "portrait"> & { portrait: PictureRow | null };

/** Live agents, by city and name. */
export async function listAgents(db: Db, limit: number): Promise<Agent[]> {
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.name, a.title, a.location, a.specialization, a.languages, a.description, a.badge,
           a.experience_years as "experienceYears", a.properties_sold as "propertiesSold", a.phone,
           (select ${pictureJson("m")} from media m where m.id = a.portrait_id) as portrait,
           (select json_build_object('id', c.id, 'name', c.name) from companies c
             where c.id = a.company_id and c.status = 'live' and c.deleted_at is null) as company
      from agents a
     where a.status = 'live' and a.deleted_at is null
     order by a.city_slug, a.name, a.id
     limit ${limit}`);
  return rows.map((row) => ({ ...row, portrait: toPicture(row.portrait) }));
}
