/** U36: the admin tables with 100,000 listings and 50,000 requirements, requested the way a browser does. */

import pg from "pg";
import type { Bench } from "./bench.ts";
import type { Rounds } from "./rounds.ts";
import { fillListings } from "./search-data.ts";
import { asAdmin, type Site, startSite } from "./site.ts";
import { limitRow, type Row } from "./table.ts";
import { timeAll, within } from "./timings.ts";

const LISTINGS = 100_000;
const REQUIREMENTS = 50_000;
const LIMIT_MS = 300;
const WARM_UP_ROUNDS = 3;
const ROUNDS = 20;

const ADMIN = { email: "bench@aangan.example", password: "nobody else's bench" };

/** Pages, common and rare search terms, filters, both sort orders; `{cursor}` ends the first page. */
const QUESTIONS = {
  properties: [
    "",
    "cursor={cursor}",
    "sort=updatedAt",
    "sort=price",
    "sort=-price",
    "sort=title",
    "sort=-title&status=live",
    "sort=price&q=apartment",
    "q=apartment",
    "q=Zarvani",
    "q=c34fkx",
    "q=nowhere+to+be+found",
    "status=paused",
    "status=paused&sort=updatedAt",
    "type=Land&q=lake",
    "companyId=builder-7",
    "deleted=1",
  ],
  requirements: [
    "",
    "cursor={cursor}",
    "sort=createdAt",
    "q=Ravi",
    "q=garden",
    "q=91234",
    "q=nowhere+to+be+found",
    "status=contacted",
    "status=contacted&sort=createdAt",
    "type=villa",
    "type=villa&q=garden",
    "from=2026-01-01&to=2026-02-01",
  ],
} as const;

const PATHS = { properties: "/api/admin/properties", requirements: "/api/requirements" } as const;
type Table = keyof typeof PATHS;

/** Uses a separate site, because no other measurement should run on one this full. */
export async function measureAdminTables({ homes, rounds }: Bench): Promise<Row[]> {
  const home = await homes.create();
  const settings = { DEMO: "off", ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const site = await startSite({ ...home, settings: { ...settings, ...home.settings } });
  try {
    await fill(home.databaseUrl);
    const token = await signIn(site);
    const rows: Row[] = [];
    for (const table of ["properties", "requirements"] as const) {
      rows.push(await measureTable(site, token, table, rounds));
    }
    return rows;
  } finally {
    await site.stop();
    await home.remove();
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: asAdmin(databaseUrl) });
  await client.connect();
  try {
    await fillListings(client, LISTINGS);
    await client.query(FILL_REQUIREMENTS, [REQUIREMENTS]);
    await client.query("vacuum (analyze) requirements");
  } finally {
    await client.end();
  }
}

const FILL_REQUIREMENTS = `
  insert into requirements (id, reference, listing_type, name, phone, property_type, location, budget_text,
    budget_min, budget_max, message, status, consent_version, body_hash, created_at, updated_at)
  select gen_random_uuid(), 'REQ-' || n, (array['buy', 'sell'])[1 + n % 2]::listing_type,
    (array['Ravi', 'Meera', 'Arjun', 'Sana', 'Vikram', 'Divya', 'Imran'])[1 + n % 7] || ' ' ||
      (array['Kumar', 'Sharma', 'Iyer', 'Khan', 'Patil', 'Das'])[1 + n % 6],
    '+919' || lpad((hashint8extended(n, 1) & 536870911)::text, 9, '0'),
    (array['residential', 'commercial', 'land', 'villa', 'apartment'])[1 + n % 5]::requirement_type,
    (array['Baner, Pune', 'Andheri, Mumbai', 'Whitefield, Bangalore', 'Wakad, Pune'])[1 + n % 4], '80L-1.2Cr',
    8000000, 12000000, 'Near the ' || (array['school', 'metro', 'lake', 'market'])[1 + n % 4] || ' with a ' ||
      (array['garden', 'balcony', 'terrace'])[1 + n % 3] || ', number ' || n,
    (array['new', 'contacted', 'closed', 'spam'])[1 + n % 4]::requirement_status, '2026-11-15', '',
    moment, moment
  from generate_series(1, $1::int) n, lateral (select timestamptz '2026-11-01' - n * interval '10 minutes' as moment) times`;

async function signIn({ url }: Site): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error("The admin could not sign in");
  return token;
}

async function measureTable(site: Site, token: string, table: Table, rounds: Rounds): Promise<Row> {
  const ask = async (query: string) => {
    const path = `${site.url}${PATHS[table]}?limit=20&${query}`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    if (response.status !== 200) throw new Error(`${query}: ${await response.text()}`);
    return (await response.json()) as { nextCursor: string | null };
  };
  const { nextCursor } = await ask("");
  const questions = QUESTIONS[table].map((each) => each.replace("{cursor}", nextCursor ?? ""));
  const often = { rounds, warmUps: WARM_UP_ROUNDS, times: ROUNDS };
  const timings = await timeAll({ questions, ask, ...often });
  const slowest = timings.at(-1);
  const count = { properties: LISTINGS, requirements: REQUIREMENTS }[table].toLocaleString("en");
  const row = { id: "U36", what: `admin's table of ${count} ${table}, p95` };
  const reference = `slowest ${slowest?.ms.toFixed(0)} ms: ${slowest?.question || "first page"}`;
  return { ...limitRow(row, within(0.95, timings), LIMIT_MS, "ms", 1), reference };
}
