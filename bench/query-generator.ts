/** The child process of `queries.ts`. */

import { randomUUIDv7 } from "node:crypto";
import pg from "pg";
import type { QueryLoad } from "./queries.ts";

type Statement = { text: string; values: (unique: string) => unknown[] };

const WARM_UP_MS = 500;
// The same pool size as the site.
const POOL_SIZE = 10;

const PICTURE = `json_build_object('id', m.id, 'width', m.width, 'height', m.height,
  'kind', m.kind, 'thumbhash', m.thumbhash)`;

/** Twenty results with their pictures and their company, newest first. */
const LIST: Statement = {
  text: `
    select p.id, p.title, p.type, p.subtype, p.purpose, p.location, p.city_slug, p.price_range,
           p.price_min, p.price_max, p.beds, p.baths, p.area_sqft, p.area_basis, p.furnishing,
           p.possession, p.available_from, p.features, p.description, p.is_featured,
           p.whatsapp_number, p.listed_at,
           (select coalesce(json_agg(${PICTURE} order by i.position), '[]')
              from property_images i join media m on m.id = i.media_id
             where i.property_id = p.id) as images,
           (select json_build_object('id', c.id, 'name', c.name, 'verifiedAt', c.verified_at,
                     'logo', (select ${PICTURE} from media m where m.id = c.logo_id))
              from companies c
             where c.id = p.company_id and c.status = 'live' and c.deleted_at is null) as company
      from properties p
     where p.status = 'live' and p.deleted_at is null
     order by p.listed_at desc, p.id desc
     limit $1`,
  values: () => [20],
};

const INSERT: Statement = {
  text: `
    insert into requirements (id, reference, listing_type, name, phone, property_type, location,
      budget_text, budget_min, budget_max, message, consent_version, idempotency_key, body_hash)
    values ($2, $1, 'buy', 'Ravi Kumar', '+919876543210', 'residential',
      'Baner, Pune', '80L-1.2Cr', 8000000, 12000000, 'Near the school', 'bare', $1, $1)`,
  values: (unique) => [unique, randomUUIDv7()],
};

const STATEMENTS = { list: LIST, insert: INSERT };

process.once("message", async (message: QueryLoad) => {
  process.send?.(await generate(message));
});

async function generate({ databaseUrl, statement, connections, durationMs }: QueryLoad) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const { text, values } = STATEMENTS[statement];
  const countFrom = performance.now() + WARM_UP_MS;
  const countUntil = countFrom + durationMs;
  let [sent, counted] = [0, 0];

  await Promise.all(Array.from({ length: connections }, drive));
  await pool.end();
  return (counted / durationMs) * 1000;

  async function drive(): Promise<void> {
    while (performance.now() < countUntil) {
      sent += 1;
      await pool.query(text, values(`bare-${process.pid}-${sent}`));
      const now = performance.now();
      if (now >= countFrom && now < countUntil) counted += 1;
    }
  }
}
