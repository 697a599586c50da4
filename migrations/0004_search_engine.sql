CREATE TABLE "cell_counts" (
	"map_cell" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"city_slug" text NOT NULL,
	"purpose" "purpose" NOT NULL,
	"subtype" "subtype" NOT NULL,
	"beds" smallint,
	"furnishing" "furnishing",
	"possession" "possession",
	"posted_by" "lister" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "listing_counts_kind" UNIQUE NULLS NOT DISTINCT("city_slug","purpose","subtype","beds","furnishing","possession","posted_by")
);
--> statement-breakpoint
CREATE TABLE "listing_deltas" (
	"id" bigserial NOT NULL,
	"city_slug" text,
	"locality_id" uuid,
	"map_cell" integer,
	"purpose" "purpose" NOT NULL,
	"subtype" "subtype" NOT NULL,
	"beds" smallint,
	"furnishing" "furnishing",
	"possession" "possession",
	"posted_by" "lister" NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_counts" (
	"city_slug" text NOT NULL,
	"locality_id" uuid,
	"purpose" "purpose" NOT NULL,
	"subtype" "subtype" NOT NULL,
	"beds" smallint,
	"count" integer NOT NULL,
	CONSTRAINT "place_counts_kind" UNIQUE NULLS NOT DISTINCT("city_slug","locality_id","purpose","subtype","beds")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_deltas" (
	"word" text COLLATE "C" NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "properties_live_purpose_newest";--> statement-breakpoint
DROP INDEX "properties_live_city_newest";--> statement-breakpoint
DROP INDEX "properties_live_price_low";--> statement-breakpoint
DROP INDEX "properties_live_price_high";--> statement-breakpoint
DROP INDEX "properties_live_area_high";--> statement-breakpoint
DROP INDEX "properties_live_rate_low";--> statement-breakpoint
DROP INDEX "properties_live_point";--> statement-breakpoint
-- A listing whose subtype belongs to another type gets the plainest of its own.
UPDATE "properties" SET "subtype" = (case type when 'Apartment' then 'apartment' when 'House' then 'house' when 'Commercial' then 'office' else 'residential-land' end)::subtype
 WHERE NOT (case type when 'Apartment' then subtype in ('apartment', 'builder-floor', 'penthouse', 'studio') when 'House' then subtype in ('house', 'villa', 'row-house', 'farmhouse') when 'Commercial' then subtype in ('office', 'retail', 'warehouse', 'industrial') when 'Land' then subtype in ('residential-land', 'agricultural-land', 'commercial-land', 'industrial-land') end);--> statement-breakpoint
-- The long texts are kept beside the table, not in it: what a search of words passes over is then a third
-- as long. In force as soon as the table is written anew, which the next statement does, once for all columns.
ALTER TABLE "properties" SET (toast_tuple_target = 512);--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "search" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "properties"
  ADD COLUMN "has_rera" boolean GENERATED ALWAYS AS (rera_number is not null) STORED NOT NULL,
  ADD COLUMN "has_photos" boolean DEFAULT false NOT NULL,
  ADD COLUMN "shown_latitude" double precision GENERATED ALWAYS AS (case when posted_by = 'owner' then round(latitude::numeric, 2)::float8 else latitude end) STORED,
  ADD COLUMN "shown_longitude" double precision GENERATED ALWAYS AS (case when posted_by = 'owner' then round(longitude::numeric, 2)::float8 else longitude end) STORED,
  ADD COLUMN "map_cell" integer GENERATED ALWAYS AS (floor(case when posted_by = 'owner' then round(latitude::numeric, 2)::float8 else latitude end * 50)::integer * 10000 + floor(case when posted_by = 'owner' then round(longitude::numeric, 2)::float8 else longitude end * 50)::integer) STORED;--> statement-breakpoint
UPDATE properties p SET has_photos = true WHERE EXISTS (SELECT FROM property_images i WHERE i.property_id = p.id);--> statement-breakpoint
CREATE INDEX "place_counts_locality" ON "place_counts" USING btree ("locality_id");--> statement-breakpoint
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE word !~ '[0-9]';--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_subtype_of_type" CHECK (case type when 'Apartment' then subtype in ('apartment', 'builder-floor', 'penthouse', 'studio') when 'House' then subtype in ('house', 'villa', 'row-house', 'farmhouse') when 'Commercial' then subtype in ('office', 'retail', 'warehouse', 'industrial') when 'Land' then subtype in ('residential-land', 'agricultural-land', 'commercial-land', 'industrial-land') end);--> statement-breakpoint
-- The engine's indexes, explained in docs/decisions/0005. All hold live listings only and carry along every
-- column a filter tests, so that a listing that is passed over is never looked up in the table.
-- In order: walked from the first match on, newest first, or by price, area and rate in both directions.
CREATE INDEX "properties_walk_newest" ON "properties" ("purpose", "listed_at" DESC, "id" DESC)
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "city_slug")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_walk_city_newest" ON "properties" ("city_slug", "purpose", "listed_at" DESC, "id" DESC)
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "locality_id")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_walk_price" ON "properties" ("purpose", "price_min", "id")
  INCLUDE ("subtype", "beds", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_walk_city_price" ON "properties" ("city_slug", "purpose", "price_min", "id")
  INCLUDE ("subtype", "beds", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_walk_area" ON "properties" ("purpose", "area_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_walk_city_area" ON "properties" ("city_slug", "purpose", "area_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_walk_rate" ON "properties" ("purpose", "rate_per_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_walk_city_rate" ON "properties" ("city_slug", "purpose", "rate_per_sqft", "id")
  INCLUDE ("subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
-- By place and kind: few enough to be gathered and sorted.
CREATE INDEX "properties_gather_locality" ON "properties" ("locality_id", "purpose", "subtype", "beds")
  INCLUDE ("price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "city_slug")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_gather_cell" ON "properties" ("map_cell", "purpose", "beds", "price_min")
  INCLUDE ("subtype", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "city_slug", "locality_id")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_gather_kind" ON "properties" ("purpose", "subtype", "city_slug", "beds", "price_min")
  INCLUDE ("price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "locality_id")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
-- Those that ask for a range of prices: a budget may begin inside of it.
CREATE INDEX "properties_gather_range" ON "properties" ("purpose", "city_slug", "price_max")
  INCLUDE ("price_min", "subtype", "beds", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft")
  WHERE status = 'live' and deleted_at is null and price_max > price_min;--> statement-breakpoint
-- Deltas are written by everybody and folded by one at a time, so that nobody waits for anybody's counters.
ALTER TABLE "listing_deltas" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "word_deltas" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);--> statement-breakpoint
CREATE FUNCTION is_shown(status listing_status, deleted_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status = 'live' AND deleted_at IS NULL
$$;
--> statement-breakpoint
-- Five stands for five or more. (least() would make five of the unknown.)
CREATE FUNCTION counted_beds(beds smallint) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN beds > 5 THEN 5 ELSE beds END
$$;
--> statement-breakpoint
-- Every word of a listing; what is longer than any word is junk.
CREATE FUNCTION words_of(search tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT lexeme FROM unnest(search) WHERE length(lexeme) <= 40
$$;
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
CREATE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  batch constant integer := 500;
  first_id bigint;
  last_id bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH written AS (
      INSERT INTO listing_deltas (city_slug, locality_id, map_cell, purpose, subtype, beds, furnishing, possession, posted_by, change)
      SELECT city_slug, locality_id, map_cell, purpose, subtype, counted_beds(beds), furnishing, possession, posted_by, count(*)
        FROM new_rows WHERE is_shown(status, deleted_at) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
      RETURNING id)
    SELECT min(id), max(id) INTO first_id, last_id FROM written;
    INSERT INTO word_deltas
    SELECT word, count(*) FROM new_rows, words_of(search) AS word WHERE is_shown(status, deleted_at) GROUP BY 1;
  ELSIF TG_OP = 'DELETE' THEN
    WITH written AS (
      INSERT INTO listing_deltas (city_slug, locality_id, map_cell, purpose, subtype, beds, furnishing, possession, posted_by, change)
      SELECT city_slug, locality_id, map_cell, purpose, subtype, counted_beds(beds), furnishing, possession, posted_by, -count(*)
        FROM old_rows WHERE is_shown(status, deleted_at) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
      RETURNING id)
    SELECT min(id), max(id) INTO first_id, last_id FROM written;
    INSERT INTO word_deltas
    SELECT word, -count(*) FROM old_rows, words_of(search) AS word WHERE is_shown(status, deleted_at) GROUP BY 1;
  ELSE
    WITH changed AS (
      SELECT city_slug, locality_id, map_cell, purpose, subtype, counted_beds(beds) AS beds, furnishing, possession, posted_by, 1 AS change
        FROM new_rows WHERE is_shown(status, deleted_at)
      UNION ALL
      SELECT city_slug, locality_id, map_cell, purpose, subtype, counted_beds(beds), furnishing, possession, posted_by, -1
        FROM old_rows WHERE is_shown(status, deleted_at)),
    written AS (
      INSERT INTO listing_deltas (city_slug, locality_id, map_cell, purpose, subtype, beds, furnishing, possession, posted_by, change)
      SELECT city_slug, locality_id, map_cell, purpose, subtype, beds, furnishing, possession, posted_by, sum(change)
        FROM changed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 HAVING sum(change) <> 0
      RETURNING id)
    SELECT min(id), max(id) INTO first_id, last_id FROM written;
    -- Most changes leave the words as they are; those listings are not taken apart.
    WITH reworded AS (
      SELECT o.search AS before, n.search AS after, is_shown(o.status, o.deleted_at) AS was, is_shown(n.status, n.deleted_at) AS is
        FROM old_rows o JOIN new_rows n USING (id)
       WHERE is_shown(o.status, o.deleted_at) <> is_shown(n.status, n.deleted_at)
          OR (is_shown(n.status, n.deleted_at) AND o.search IS DISTINCT FROM n.search))
    INSERT INTO word_deltas
    SELECT word, sum(change) FROM (
      SELECT word, 1 AS change FROM reworded, words_of(after) AS word WHERE reworded.is
      UNION ALL
      SELECT word, -1 FROM reworded, words_of(before) AS word WHERE was) AS words
     GROUP BY 1 HAVING sum(change) <> 0;
  END IF;
  -- Whoever completes a batch folds what is there, unless somebody else is at it. Nobody ever waits here,
  -- so writers cannot block each other. Under a stricter isolation a fold could meet another's: left alone.
  IF last_id / batch > (first_id - 1) / batch
     AND current_setting('transaction_isolation') = 'read committed'
     AND pg_try_advisory_xact_lock(4126012) THEN
    PERFORM fold_counts();
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forget_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_counts();
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Counts everything anew: at this migration, after the table was emptied, or by hand after triggers were off.
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
CREATE TRIGGER count_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE TRIGGER count_emptied AFTER TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();
--> statement-breakpoint
-- The listing is locked before its pictures are looked at, or two that add and remove one would miss each other.
CREATE FUNCTION note_photos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE properties SET has_photos = false WHERE has_photos;
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT DISTINCT property_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT DISTINCT property_id FROM old_rows);
  ELSE
    touched := ARRAY(SELECT property_id FROM old_rows UNION SELECT property_id FROM new_rows);
  END IF;
  PERFORM FROM properties WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE properties p SET has_photos = found.has_photos
    FROM (SELECT id, EXISTS (SELECT FROM property_images i WHERE i.property_id = id) AS has_photos
            FROM unnest(touched) AS id) AS found
   WHERE p.id = found.id AND p.has_photos <> found.has_photos;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON property_images REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
--> statement-breakpoint
CREATE TRIGGER note_moved AFTER UPDATE ON property_images REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON property_images REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
--> statement-breakpoint
CREATE TRIGGER note_emptied AFTER TRUNCATE ON property_images
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
--> statement-breakpoint
SELECT rebuild_counts();
