-- What a search for words reads, by itself: see schema/search.ts and docs/decisions/0005.
CREATE TABLE "listing_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" "purpose" NOT NULL,
	"subtype" "subtype" NOT NULL,
	"beds" smallint,
	"city_slug" text,
	"locality_id" uuid,
	"map_cell" integer,
	"company_id" text,
	"agent_id" text,
	"price_min" bigint,
	"price_max" bigint,
	"area_sqft" integer,
	"rate_per_sqft" integer,
	"furnishing" "furnishing",
	"possession" "possession",
	"posted_by" "lister" NOT NULL,
	"has_rera" boolean NOT NULL,
	"has_photos" boolean NOT NULL,
	"shown_latitude" double precision,
	"shown_longitude" double precision,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" NOT NULL,
	"length" text GENERATED ALWAYS AS (repeat(' ', 2100)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_id_properties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The words lie apart from the rows, which are read by the thousand; see `length` in the schema.
ALTER TABLE "listing_texts" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "listing_texts" ALTER COLUMN "search" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Writes everything anew: at this migration, or by hand after listings were written with triggers off.
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
SELECT rebuild_texts();--> statement-breakpoint
CREATE INDEX "listing_texts_words" ON "listing_texts" USING gin ("city_slug","search");--> statement-breakpoint
DROP INDEX "properties_gather_words";--> statement-breakpoint
CREATE FUNCTION note_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_texts
      (id, purpose, subtype, beds, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
       area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
       shown_longitude, listed_at, search)
    SELECT id, purpose, subtype, beds, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
           area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
           shown_longitude, listed_at, strip(search)
      FROM new_rows WHERE is_shown(status, deleted_at);
    RETURN NULL;
  END IF;
  DELETE FROM listing_texts t USING new_rows n WHERE t.id = n.id AND NOT is_shown(n.status, n.deleted_at);
  -- Most changes are to what no search tests.
  INSERT INTO listing_texts AS t
    (id, purpose, subtype, beds, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
     area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
     shown_longitude, listed_at, search)
  SELECT n.id, n.purpose, n.subtype, n.beds, n.city_slug, n.locality_id, n.map_cell, n.company_id, n.agent_id,
         n.price_min, n.price_max, n.area_sqft, n.rate_per_sqft, n.furnishing, n.possession, n.posted_by,
         n.has_rera, n.has_photos, n.shown_latitude, n.shown_longitude, n.listed_at, strip(n.search)
    FROM new_rows n JOIN old_rows o USING (id)
   WHERE is_shown(n.status, n.deleted_at)
     AND (NOT is_shown(o.status, o.deleted_at)
       OR (n.purpose, n.subtype, n.beds, n.city_slug, n.locality_id, n.map_cell, n.company_id, n.agent_id,
           n.price_min, n.price_max, n.area_sqft, n.rate_per_sqft, n.furnishing, n.possession, n.posted_by,
           n.has_rera, n.has_photos, n.shown_latitude, n.shown_longitude, n.listed_at, n.search)
       IS DISTINCT FROM
          (o.purpose, o.subtype, o.beds, o.city_slug, o.locality_id, o.map_cell, o.company_id, o.agent_id,
           o.price_min, o.price_max, o.area_sqft, o.rate_per_sqft, o.furnishing, o.possession, o.posted_by,
           o.has_rera, o.has_photos, o.shown_latitude, o.shown_longitude, o.listed_at, o.search))
  ON CONFLICT (id) DO UPDATE SET
    (purpose, subtype, beds, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
     area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
     shown_longitude, listed_at, search) =
    (excluded.purpose, excluded.subtype, excluded.beds, excluded.city_slug, excluded.locality_id, excluded.map_cell,
     excluded.company_id, excluded.agent_id, excluded.price_min, excluded.price_max, excluded.area_sqft,
     excluded.rate_per_sqft, excluded.furnishing, excluded.possession, excluded.posted_by, excluded.has_rera,
     excluded.has_photos, excluded.shown_latitude, excluded.shown_longitude, excluded.listed_at, excluded.search);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is deleted goes by its foreign key.
CREATE TRIGGER text_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_texts();
--> statement-breakpoint
CREATE TRIGGER text_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_texts();
