-- What the search engine adds to the tables, explained in docs/decisions/0005: parts and storage, indexes that drizzle cannot
-- say because of INCLUDE, and the functions that count. What calls them is in 0002_triggers.sql.

-- Words of listings in eight parts: whether a common word has more than ten thousand of them is seen in the first, where
-- it took reading all its places in one index. They lie apart from the rows, which are read by the thousand; see `length`
-- in schema/search.ts.
ALTER TABLE "listing_texts" ALTER COLUMN "search" SET STORAGE EXTERNAL;
DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE listing_texts_%s PARTITION OF listing_texts FOR VALUES WITH (MODULUS 8, REMAINDER %s)
                    WITH (toast_tuple_target = 128)', part, part);
  END LOOP;
END
$$;
--> statement-breakpoint
-- The engine's indexes, explained in docs/decisions/0005. All hold live listings only and carry along every
-- column a filter tests, so that a listing that is passed over is never looked up in the table.
-- In order: walked from the first match on, newest first, or by price, area and rate in both directions.
CREATE INDEX "properties_walk_newest" ON "properties" ("purpose", "listed_at" DESC, "id" DESC)
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "city_slug")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_newest" ON "properties" ("city_slug", "purpose", "listed_at" DESC, "id" DESC)
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "locality_id")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_price" ON "properties" ("purpose", "price_min", "id")
  INCLUDE ("subtype", "beds", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_price" ON "properties" ("city_slug", "purpose", "price_min", "id")
  INCLUDE ("subtype", "beds", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_area" ON "properties" ("purpose", "area_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_area" ON "properties" ("city_slug", "purpose", "area_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_rate" ON "properties" ("purpose", "rate_per_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_rate" ON "properties" ("city_slug", "purpose", "rate_per_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
-- By place and kind: few enough to be gathered and sorted.
CREATE INDEX "properties_gather_locality" ON "properties" ("locality_id", "purpose", "subtype", "beds")
  INCLUDE ("price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "city_slug")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_gather_cell" ON "properties" ("map_cell", "purpose", "beds", "price_min")
  INCLUDE ("subtype", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "city_slug", "locality_id")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_gather_kind" ON "properties" ("purpose", "subtype", "city_slug", "beds", "price_min")
  INCLUDE ("price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "locality_id")
  WHERE status = 'live' and deleted_at is null;
-- Those that ask for a range of prices: a budget may begin inside of it.
CREATE INDEX "properties_gather_range" ON "properties" ("purpose", "city_slug", "price_max")
  INCLUDE ("price_min", "subtype", "beds", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft")
  WHERE status = 'live' and deleted_at is null and price_max > price_min;
-- Deltas are written by everybody and folded by one at a time, so that nobody waits for anybody's counters.
ALTER TABLE "listing_deltas" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
ALTER TABLE "word_deltas" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
--> statement-breakpoint
-- What makes two listings the same one, for an import that would list it twice: the words of title and
-- place whatever their case and commas, and the figures.
CREATE FUNCTION listing_key(title text, location text, price bigint, area integer, beds smallint, baths smallint, floor smallint)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN md5(
    lower(regexp_replace(title || ' ' || location, '[^[:alnum:]]+', ' ', 'g'))
    || '|' || coalesce(price::text, '') || '|' || coalesce(area::text, '') || '|' || coalesce(beds::text, '')
    || '|' || coalesce(baths::text, '') || '|' || coalesce(floor::text, '')
  );
CREATE INDEX "properties_listing_key" ON "properties" (listing_key(title, location, price_min, area_sqft, beds, baths, floor)) WHERE deleted_at IS NULL;
--> statement-breakpoint
--> statement-breakpoint
CREATE FUNCTION is_shown(status listing_status, deleted_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status = 'live' AND deleted_at IS NULL
$$;
--> statement-breakpoint
--> statement-breakpoint
-- Five stands for five or more. (least() would make five of the unknown.)
CREATE FUNCTION counted_beds(beds smallint) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN beds > 5 THEN 5 ELSE beds END
$$;
--> statement-breakpoint
--> statement-breakpoint
-- Every word of a listing; what is longer than any word is junk.
CREATE FUNCTION words_of(search tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT lexeme FROM unnest(search) WHERE length(lexeme) <= 40
$$;
--> statement-breakpoint
--> statement-breakpoint
CREATE FUNCTION fold_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (DELETE FROM listing_deltas RETURNING *),
  by_kind AS (
    INSERT INTO listing_counts AS kept
    SELECT place, purpose, subtype, beds, furnishing, possession, posted_by, sum(change)
      FROM gone CROSS JOIN LATERAL (VALUES (''), (city_slug)) AS places (place)
     WHERE place IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
     ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (city_slug, purpose, subtype, beds, furnishing, possession, posted_by)
    DO UPDATE SET count = kept.count + excluded.count),
  by_place AS (
    INSERT INTO place_counts AS kept
    SELECT place, locality, purpose, subtype, beds, sum(change)
      FROM gone CROSS JOIN LATERAL (
        VALUES ('', NULL::uuid, true), (city_slug, NULL, city_slug IS NOT NULL),
               (coalesce(city_slug, ''), locality_id, locality_id IS NOT NULL)
      ) AS places (place, locality, counts)
     WHERE counts GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (city_slug, locality_id, purpose, subtype, beds)
    DO UPDATE SET count = kept.count + excluded.count)
  INSERT INTO cell_counts AS kept
  SELECT map_cell, sum(change) FROM gone WHERE map_cell IS NOT NULL GROUP BY 1 HAVING sum(change) <> 0
  ON CONFLICT (map_cell) DO UPDATE SET count = kept.count + excluded.count;

  WITH gone AS (DELETE FROM word_deltas RETURNING *)
  INSERT INTO search_words AS kept
  SELECT word, sum(change) FROM gone GROUP BY 1 HAVING sum(change) <> 0
  ON CONFLICT (word) DO UPDATE SET count = kept.count + excluded.count;
END
$$;
--> statement-breakpoint
--> statement-breakpoint
-- Counts everything anew: after the table was emptied, or by hand after triggers were off.
CREATE FUNCTION rebuild_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4126012);
  DELETE FROM listing_deltas;
  DELETE FROM word_deltas;
  DELETE FROM listing_counts;
  DELETE FROM place_counts;
  DELETE FROM cell_counts;
  DELETE FROM search_words;
  INSERT INTO listing_deltas (city_slug, locality_id, map_cell, purpose, subtype, beds, furnishing, possession, posted_by, change)
  SELECT city_slug, locality_id, map_cell, purpose, subtype, counted_beds(beds), furnishing, possession, posted_by, count(*)
    FROM properties WHERE is_shown(status, deleted_at) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
  INSERT INTO word_deltas
  SELECT word, count(*) FROM properties, words_of(search) AS word WHERE is_shown(status, deleted_at) GROUP BY 1;
  PERFORM fold_counts();
END
$$;
--> statement-breakpoint
--> statement-breakpoint
-- Writes everything anew: by hand after listings were written with triggers off.
CREATE FUNCTION rebuild_texts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_texts;
  INSERT INTO listing_texts
    (id, purpose, subtype, beds, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
     area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
     shown_longitude, listed_at, search)
  SELECT id, purpose, subtype, beds, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
         area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
         shown_longitude, listed_at, strip(search)
    FROM properties WHERE is_shown(status, deleted_at);
END
$$;
--> statement-breakpoint
--> statement-breakpoint
CREATE FUNCTION pictures_of(listing text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_agg(json_build_object('id', m.id, 'width', m.width, 'height', m.height,
                                             'kind', m.kind, 'thumbhash', m.thumbhash) ORDER BY i.position), '[]')
    FROM property_images i JOIN media m ON m.id = i.media_id WHERE i.property_id = listing
$$;
--> statement-breakpoint
-- The same pictures written down in another order of keys are the same: a listing that comes with them, as those of
-- the demo do, is not written twice.
CREATE FUNCTION keep_pictures(touched text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM properties WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE properties p SET pictures = found.pictures, has_photos = json_array_length(found.pictures) > 0
    FROM (SELECT id, pictures_of(id) AS pictures FROM unnest(touched) AS id) AS found
   WHERE p.id = found.id AND p.pictures::jsonb <> found.pictures::jsonb;
END
$$;
--> statement-breakpoint
-- For listings that are there before the triggers are.
SELECT rebuild_counts();
SELECT rebuild_texts();
