import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isReservedCompanyId } from "#domain/companies/company.ts";
import { featureList } from "#domain/listings/listing.ts";
import { isListingId } from "#domain/shared/id.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { createDb, openPool } from "#server/platform/db/client.ts";
import { createTestDatabase } from "#test/database.ts";
import { isArtwork } from "./artwork.ts";
import { createDataset } from "./dataset.ts";
import { loadDemoIfEmpty } from "./demo.ts";

const NOW = new Date("2026-11-15T09:00:00Z");
const TABLES = [
  "cities",
  "localities",
  "projects",
  "media",
  "companies",
  "agents",
  "properties",
  "property_images",
  "reviews",
  "requirements",
  "inquiries",
  "lead_events",
  "listing_days",
  "affiliate_links",
  "affiliate_clicks",
  "earnings",
  "users",
  "saved_homes",
  "saved_searches",
];

let first: Loaded;
let second: Loaded;

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
type Loaded = { database: TestDatabase; pool: pg.Pool };

beforeAll(async () => {
  first = await loadedDatabase();
  second = await loadedDatabase();
});

afterAll(async () => {
  for (const loaded of [first, second]) {
    await loaded?.pool.end();
    await loaded?.database.drop();
  }
});

test("the demo is as large as promised", async () => {
  expect(await counts(first)).toMatchObject({
    companies: 24,
    agents: 40,
    properties: 600,
    requirements: 60,
    inquiries: 900,
  });
  const [row] = await rows(`select count(distinct city_slug) as cities,
    count(*) filter (where status = 'live') as live,
    count(*) filter (where is_featured and status = 'live') as featured,
    count(*) filter (where posted_by = 'owner' and company_id is null) as owned,
    count(*) filter (where agent_id is not null) as by_agents from properties`);
  expect(row).toMatchObject({ cities: 10, live: 560, featured: 24 });
  expect(row?.owned).toBeGreaterThan(60);
  expect(row?.by_agents).toBeGreaterThan(40);
});

test("its affiliate has links that people follow, and a ledger with every state", async () => {
  const [row] = await rows(`select
    (select count(*) from affiliate_links where user_id = u.id) as links,
    (select sum(clicks) from affiliate_clicks) > 100 as is_followed,
    (select count(*) from requirements where affiliate_link_id is not null) as leads,
    (select count(distinct state) from earnings where user_id = u.id) as states
    from users u where email = 'affiliate@demo.local'`);

  expect(row).toEqual({ links: 4, is_followed: true, leads: 8, states: 4 });
});

test("its buyer has saved homes and searches, and inquiries in every stage", async () => {
  const [row] = await rows(`select
    (select count(*) from saved_homes where user_id = u.id) as homes,
    (select count(*) from saved_searches where user_id = u.id) as searches,
    (select count(distinct stage) from inquiries where user_id = u.id) as stages
    from users u where email = 'buyer@demo.local'`);

  expect(row).toEqual({ homes: 6, searches: 3, stages: 5 });
});

test("its seller has listings in every state an owner meets, and people who asked about them", async () => {
  const [row] = await rows(`select
    array_agg(status::text order by status::text) as states,
    (select count(*) > 5 from inquiries i join properties of on of.id = i.property_id
      where of.owner_id = u.id and i.company_id is null) as is_asked,
    (select count(distinct i.stage) > 2 from inquiries i join properties of on of.id = i.property_id
      where of.owner_id = u.id) as has_stages,
    (select sum(d.views) > 50 from listing_days d join properties of on of.id = d.property_id
      where of.owner_id = u.id) as is_seen
    from users u join properties p on p.owner_id = u.id
    where u.email = 'seller@demo.local' group by u.id`);
  expect(row).toEqual({
    states: ["in_review", "live", "live", "live", "paused", "rejected"],
    is_asked: true,
    has_stages: true,
    is_seen: true,
  });
});

test("its company has leads in every stage, with their stories", async () => {
  const stages = await rows(`select stage::text, count(*)::int as count,
      bool_or(exists (select 1 from lead_events e where e.inquiry_id = i.id)) as has_story
    from inquiries i join company_members m using (company_id)
    join users u on u.id = m.user_id and u.email = 'company@demo.local'
    group by i.stage order by i.stage`);
  expect(stages.map(({ stage, has_story }) => [stage, has_story])).toEqual([
    ["new", false],
    ["contacted", true],
    ["visit", true],
    ["won", true],
    ["lost", true],
  ]);
});

test("a database it was loaded into is left alone", async () => {
  expect(await loadDemoIfEmpty(createDb(first.pool))).toBe(false);
});

test("two databases loaded at the same moment hold the same rows", async () => {
  for (const table of TABLES) {
    const query = `select to_jsonb(t) as row from ${table} t order by 1`;
    const [a, b] = await Promise.all([first.pool.query(query), second.pool.query(query)]);
    expect(a.rows.length).toBeGreaterThan(0);
    expect(b.rows).toEqual(a.rows);
  }
});

test("every listing has one to four pictures that can be drawn", async () => {
  const found = await rows(`select p.id, count(i.*) as pictures from properties p
    left join property_images i on i.property_id = p.id group by p.id
    having count(i.*) not between 1 and 4`);
  expect(found).toEqual([]);
  const drawings = await rows("select drawing from media");
  expect(drawings.filter(({ drawing }) => !isArtwork(drawing))).toEqual([]);
});

test("neighbours among the newest never begin with the same picture", async () => {
  const found = await rows(`select * from (
    select media_id, lag(media_id) over (order by listed_at desc, p.id desc) as before,
      lag(media_id) over (partition by purpose, type order by listed_at desc, p.id desc) as before_alike,
      lag(media_id) over (partition by city_slug order by listed_at desc, p.id desc) as before_in_city
    from properties p join property_images i on i.property_id = p.id and i.position = 0
    where status = 'live') as shown
    where media_id in (before, before_alike, before_in_city)`);
  expect(found).toEqual([]);
});

test("prices are those of the market, and the text says what the numbers say", async () => {
  const found = await rows(`select id, purpose, type, subtype, price_range, price_min, price_max,
    rate_per_sqft from properties`);
  for (const { price_range, price_min, price_max } of found) {
    const read = readMoney(price_range);
    expect({ price_range, min: read.min, max: read.max }).toEqual({
      price_range,
      min: price_min,
      max: price_max,
    });
  }
  const priced = found.filter(({ price_min }) => price_min !== null);
  expect(priced.length).toBeGreaterThan(560);
  expect(priced.filter((row) => !isPlausible(row))).toEqual([]);
});

test("a listing reads well on a card", async () => {
  const found = await rows("select id, title, description, features, location from properties");
  const broken = found.filter(
    ({ id, title, description, features }) =>
      !isListingId(id) ||
      title.length > 44 ||
      /[{}]|undefined|null|NaN/.test(title + description + features) ||
      featureList(features).length < 5 ||
      featureList(features).length > 9,
  );
  expect(broken).toEqual([]);
});

test("no registration number is plausible, and only new flats have one", async () => {
  const numbers = await rows(`select rera_number as number from companies
    union all select rera_number from agents union all select rera_number from properties`);
  const given = numbers.filter(({ number }) => number !== null);
  expect(given.filter(({ number }) => !/^SAMPLE-RERA-\d{4}$/.test(number))).toEqual([]);
  expect(
    await rows(`select id from properties
      where rera_number is not null and (purpose <> 'sale' or type <> 'Apartment')`),
  ).toEqual([]);
});

test("twenty of the companies are verified, and none has a reserved id", async () => {
  const companies = await rows("select id, verified_at, rera_number from companies");
  expect(companies.filter(({ id }) => isReservedCompanyId(id))).toEqual([]);
  expect(companies.filter(({ verified_at }) => verified_at !== null)).toHaveLength(20);
  expect(companies.every((row) => (row.verified_at === null) === (row.rera_number === null))).toBe(
    true,
  );
});

test("reviewed companies are rated between 3.9 and 4.8", async () => {
  const ratings = await rows(`select company_id, avg(rating)::float8 as rating from reviews
    where status = 'published' group by company_id`);
  expect(ratings).toHaveLength(16);
  expect(ratings.filter(({ rating }) => rating < 3.9 || rating > 4.8)).toEqual([]);
});

test("every phone number and address is fictional", async () => {
  const phones = await rows(`select contact as phone from companies
    union all select whatsapp_number from companies union all select phone from agents
    union all select whatsapp_number from properties union all select phone from requirements
    union all select phone from inquiries`);
  const given = phones.filter(({ phone }) => phone !== null);
  expect(given.filter(({ phone }) => !/^\+9198000\d{5}$/.test(phone))).toEqual([]);
  const mails = await rows(`select email from companies union all select email from agents
    union all select email from requirements union all select email from inquiries`);
  expect(mails.filter(({ email }) => email && !email.endsWith(".example"))).toEqual([]);
});

test("nothing happened in the future", async () => {
  const found = await rows(`select 1 from (
    select created_at as moment from companies union all select verified_at from companies
    union all select listed_at from properties union all select confirmed_at from properties
    union all select updated_at from properties union all select created_at from inquiries
    union all select updated_at from inquiries union all select created_at from requirements
    union all select created_at from reviews) as moments where moment > '${NOW.toISOString()}'`);
  expect(found).toEqual([]);
});

test("some listers have confirmed a live home days after it was listed, many have not", async () => {
  const [found] = await rows(`select
    count(*) filter (where confirmed_at is not null)::float / count(*) as share,
    count(*) filter (where confirmed_at < listed_at + interval '1 day')::int as by_publishing,
    (select count(confirmed_at)::int from properties where status <> 'live') as hidden
    from properties where status = 'live'`);
  expect(found?.share).toBeGreaterThan(0.15);
  expect(found?.share).toBeLessThan(0.5);
  expect(found).toMatchObject({ by_publishing: 0, hidden: 0 });
});

test("an artwork from outside is checked before it is drawn", () => {
  expect(isArtwork({ what: "logo", seed: 3 })).toBe(true);
  expect(isArtwork({ what: "scene", scene: "tower", light: "day", seed: 1 })).toBe(true);
  for (const other of [
    null,
    "tower",
    { what: "scene", scene: "moon", light: "day", seed: 1 },
    { what: "logo" },
  ]) {
    expect(isArtwork(other)).toBe(false);
  }
});

// biome-ignore lint/suspicious/noExplicitAny: rows as the driver hands them over
type Row = Record<string, any>;

async function rows(query: string): Promise<Row[]> {
  return (await first.pool.query(query)).rows;
}

test("a listing comes with its pictures as the database would note them, and is written once", async () => {
  const { rows } = await first.pool.query(`
    select count(*)::int as listings,
           count(*) filter (where pictures::jsonb = pictures_of(id)::jsonb and has_photos)::int as correct,
           -- As a trigger of the database writes it.
           count(*) filter (where pictures::text like '%"id" : %')::int as rewritten
      from properties`);

  const [{ listings, correct, rewritten }] = rows;
  expect([correct, rewritten]).toEqual([listings, 0]);
});

async function counts({ pool }: Loaded): Promise<Record<string, number>> {
  const columns = TABLES.map((table) => `(select count(*) from ${table}) as ${table}`);
  return (await pool.query(`select ${columns.join(", ")}`)).rows[0];
}

async function loadedDatabase(): Promise<Loaded> {
  const database = await createTestDatabase();
  const pool = openPool(database.url, { max: 2 });
  const db = createDb(pool);
  expect(await loadDemoIfEmpty(db, createDataset(NOW))).toBe(true);
  return { database, pool };
}

/** Rupees per square foot: homes and workplaces 2,500 to 75,000, land 80 to 70,000. */
function isPlausible({ purpose, type, price_min, rate_per_sqft }: Row): boolean {
  if (purpose === "rent") return price_min >= 5_000 && price_min < 1_000_000;
  const lowest = type === "Land" ? 80 : 2_500;
  return price_min > 300_000 && rate_per_sqft >= lowest && rate_per_sqft <= 75_000;
}
