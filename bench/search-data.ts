/** Realistic listings by the million: skewed cities and localities, varied prices, common and rare terms. */

import type pg from "pg";

/** Fills the table up to this many live listings, plus one in twenty that are not live. */
export async function fillListings(admin: pg.Client, upTo: number): Promise<void> {
  await admin.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'; set jit = off");
  // Triggers and foreign keys are off meanwhile; everything is counted once at the end.
  await admin.query("set session_replication_role = replica");
  const { rows } = await admin.query("select count(*)::int as count from properties");
  if (rows[0].count === 0) await admin.query(PLACES);
  const indexes = await dropIndexes(admin);
  const from = Math.ceil(rows[0].count);
  // The pictures come first: a listing row stores what its card shows of them.
  await admin.query(PICTURES, [from + 1, Math.ceil(upTo * 1.05)]);
  await admin.query("analyze media, property_images");
  await admin.query(LISTINGS, [from + 1, Math.ceil(upTo * 1.05), upTo]);
  for (const definition of indexes) await admin.query(definition);
  await admin.query("select rebuild_counts(), rebuild_texts()");
  await admin.query("set session_replication_role = default");
  for (const table of TABLES) await admin.query(`vacuum (analyze) ${table}`);
  await admin.query("checkpoint");
}

const TABLES = [
  "properties",
  "property_images",
  "listing_texts",
  "localities",
  "listing_counts",
  "place_counts",
  "cell_counts",
  "search_words",
  "listing_deltas",
  "word_deltas",
];

/** Building them afterwards takes a fifth of the time. */
async function dropIndexes(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'properties'::regclass and not indisprimary`);
  for (const { name } of rows) await admin.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const PLACES = `
  insert into companies (id, name, description, location, contact, email, status)
  select 'builder-' || n, 'Builder ' || n, 'Homes', 'Pune', '+919876543210', 'desk@builder.example', 'live'
    from generate_series(1, 400) n;
  insert into media (id, bucket, kind, width, height)
  select gen_random_uuid(), 'property-images', 'photo', 1600, 1200 from generate_series(1, 200);
  with ranked as (select slug, latitude, longitude, row_number() over (order by slug = 'mumbai' desc, slug = 'delhi' desc,
           slug = 'bangalore' desc, slug = 'pune' desc, slug = 'hyderabad' desc, slug) as rank from cities)
  insert into localities (id, city_slug, slug, name, latitude, longitude)
  select gen_random_uuid(), slug, lower(first) || '-' || lower(second), first || ' ' || second,
         latitude + (n % 20 - 10) * 0.013, longitude + (n / 20 - 4) * 0.017
    from ranked,
         generate_series(0, greatest(20, 160 / rank)::int - 1) as n,
         lateral (select (array['Bala','Chanda','Deva','Gokul','Hari','Indra','Jaya','Kalya','Lalit','Madhav','Nava','Prabha','Rama','Sarva','Tila','Uttam'])[1 + n % 16] ||
           (array['pur','gaon','wadi','halli','puram','nagar','kheda','palya','ganj','garh'])[1 + (n / 16) % 10] as first,
           (array['East','West','Nagar','Road','Extension','Colony','Phase','Sector'])[1 + (n * 7 + length(slug)) % 8] as second) names
  on conflict do nothing`;

/** The id of listing number `n`. */
const ID = `lpad(translate(to_hex(hashint8extended(n, 1) & x'7fffffffffff'::bigint), 'ilou', 'wxyz'), 12, '0')`;

/** Every random value is derived from the listing's number, so that all runs use the same data. */
const LISTINGS = `
  with places as (
    select slug as city, name as city_name, sum(1.0 / (rank + 2)) over (order by rank) as upto, 1.6 - least(rank, 12) * 0.09 as rich
      from (select slug, name, row_number() over (order by slug = 'mumbai' desc, slug = 'delhi' desc, slug = 'bangalore' desc,
              slug = 'pune' desc, slug = 'hyderabad' desc, slug) as rank from cities) ranked),
  weights as (select *, coalesce(lag(upto) over (order by upto), 0) / max(upto) over () as low, upto / max(upto) over () as high from places),
  areas as (select id, city_slug, name, latitude, longitude, row_number() over (partition by city_slug order by slug) - 1 as at,
              count(*) over (partition by city_slug) as many from localities),
  dice as (
    select n, ${ID} as id,
           (hashint8extended(n, 2) & 1048575) / 1048576.0::float8 as r1, (hashint8extended(n, 3) & 1048575) / 1048576.0::float8 as r2,
           (hashint8extended(n, 4) & 1048575) / 1048576.0::float8 as r3, (hashint8extended(n, 5) & 1048575) / 1048576.0::float8 as r4,
           (hashint8extended(n, 6) & 1048575) / 1048576.0::float8 as r5, (hashint8extended(n, 7) & 1048575) / 1048576.0::float8 as r6,
           (hashint8extended(n, 8) & 1048575) / 1048576.0::float8 as r7, (hashint8extended(n, 9) & 1048575) / 1048576.0::float8 as r8,
           (hashint8extended(n, 10) & 1048575) / 1048576.0::float8 as r9, (hashint8extended(n, 11) & 1048575) / 1048576.0::float8 as r10
      from generate_series($1::int, $2::int) n),
  kinds as (
    select d.*, w.city, w.city_name, w.rich, case when r2 < 0.7 then 'sale' else 'rent' end as purpose,
           case when r3 < 0.62 then 'apartment' when r3 < 0.68 then 'builder-floor' when r3 < 0.69 then 'penthouse' when r3 < 0.71 then 'studio'
                when r3 < 0.77 then 'house' when r3 < 0.81 then 'villa' when r3 < 0.83 then 'row-house' when r3 < 0.835 then 'farmhouse'
                when r3 < 0.885 then 'office' when r3 < 0.915 then 'retail' when r3 < 0.923 then 'warehouse' when r3 < 0.928 then 'industrial'
                when r3 < 0.978 then 'residential-land' when r3 < 0.993 then 'agricultural-land' when r3 < 0.998 then 'commercial-land'
                else 'industrial-land' end as subtype
      from dice d join weights w on d.r1 >= w.low and d.r1 < w.high),
  homes as (
    select k.*, a.id as locality_id, a.name as locality, a.latitude + (r7 - 0.5) * 0.02 as latitude, a.longitude + (r8 - 0.5) * 0.02 as longitude,
           case when r3 < 0.68 or (r3 >= 0.71 and r3 < 0.835) then case when r4 < 0.2 then 1 when r4 < 0.62 then 2 when r4 < 0.9 then 3 when r4 < 0.98 then 4 else 5 + (r4 * 1000)::int % 3 end
                when r3 < 0.69 then 4 when r3 < 0.71 then 0 end as beds,
           case when r3 < 0.71 then 'Apartment' when r3 < 0.835 then 'House' when r3 < 0.928 then 'Commercial' else 'Land' end as type
      from kinds k join areas a on a.city_slug = k.city and a.at = floor(a.many * k.r5 * k.r5)),
  sized as (select h.*, greatest(150, (coalesce(beds, 3) + 0.5) * 430 * exp((r6 - 0.5) * 0.9) * case when type = 'Land' then 4 else 1 end)::int as area from homes h),
  priced as (select s.*, (area * 9000 * rich * exp((r9 - 0.5) * 1.4) / case when purpose = 'rent' then 330 else 1 end)::bigint / 500 * 500 as price from sized s)
  insert into properties (id, title, description, location, price_range, features, type, subtype, purpose, status, posted_by, company_id,
    city_slug, locality_id, latitude, longitude, price_min, price_max, beds, baths, area_sqft, area_basis, furnishing, possession,
    rera_number, has_photos, pictures, listed_at)
  select id,
    coalesce(beds || ' BHK ', '') || subtype || ' in ' || locality || ', ' ||
      (array['Zarvani','Ozkara','Meluha','Vrindara','Kestopur','Aravelli','Nilgavan','Tarkasha','Ishwari','Rohivan'])[1 + (n % 10)] ||
      (array['dale','crest','vista','haven','grove','court','shore','park','hills','towers'])[1 + (n / 10) % 10] || (array['a','e','i','o','u'])[1 + (n / 100) % 5],
    'Well kept ' || subtype || ' near ' || locality || ' with ' ||
      (array['morning sun','two balconies','a quiet lane','covered parking','a corner plot','a garden view','cross ventilation','a modular kitchen'])[1 + (n % 8)] || ' and ' ||
      (array['lift','power backup','club house','swimming pool','gymnasium','children play area','rain water harvesting','round the clock security'])[1 + (n / 8) % 8] ||
      '. ' || (array['Close to the metro station','Near the old temple','Opposite the public school','Beside the lake road','Walking distance from the market'])[1 + (n / 64) % 5] ||
      ', clear title, loan approved by leading banks. Ask for ' || to_hex(n % 50000) || 'kx before you visit.',
    locality || ', ' || city_name, coalesce('₹ ' || price, 'On request'),
    (array['Lift','Parking','Power backup','Gym','Garden'])[1 + n % 5] || ', ' || (array['Security','Club house','Pool','Intercom'])[1 + n % 4],
    type::property_type, subtype::subtype, purpose::purpose,
    case when n <= $3 * 1.05 and n % 21 = 0 then 'paused' else 'live' end::listing_status,
    case when r10 < 0.35 then 'owner' when r10 < 0.8 then 'agent' else 'company' end::lister,
    case when r10 >= 0.8 then 'builder-' || 1 + n % 400 end,
    city, locality_id, latitude, longitude,
    case when r9 < 0.97 then price end, case when r9 < 0.9 then price when r9 < 0.97 then (price * 1.2)::bigint end,
    beds, beds, area, 'carpet',
    case when type in ('Apartment', 'House') and r6 < 0.9 then case when r6 < 0.4 then 'unfurnished' when r6 < 0.7 then 'semi-furnished' else 'furnished' end end::furnishing,
    case when purpose = 'sale' then case when r8 < 0.75 then 'ready' else 'under-construction' end end::possession,
    case when r10 > 0.6 and r9 > 0.4 then 'P521000' || n end, n % 10 > 0, pictures_of(id),
    timestamptz '2026-11-01' - (r4 * r7 * 400 + r2 * 20) * interval '1 day'
  from priced`;

const PICTURES = `
  insert into property_images (property_id, position, media_id)
  select ${ID}, position, m.id
    from generate_series($1::int, $2::int) n
    cross join generate_series(0, 1) position
    join (select id, row_number() over () - 1 as at from media) m on m.at = (n + position) % 200
   where n % 10 > 0`;
