ALTER TABLE "listing_texts" ADD COLUMN "baths" smallint;
--> statement-breakpoint
UPDATE listing_texts t SET baths = p.baths FROM properties p WHERE p.id = t.id AND p.baths IS NOT NULL;
--> statement-breakpoint
-- The engine's indexes of 0001_engine.sql, with the bathrooms that a filter now tests.
DROP INDEX "properties_walk_newest", "properties_walk_city_newest", "properties_walk_price", "properties_walk_city_price",
  "properties_walk_area", "properties_walk_city_area", "properties_walk_rate", "properties_walk_city_rate",
  "properties_gather_locality", "properties_gather_cell", "properties_gather_kind", "properties_gather_range";
CREATE INDEX "properties_walk_newest" ON "properties" ("purpose", "listed_at" DESC, "id" DESC)
  INCLUDE ("baths", "subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "city_slug")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_newest" ON "properties" ("city_slug", "purpose", "listed_at" DESC, "id" DESC)
  INCLUDE ("baths", "subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "locality_id")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_price" ON "properties" ("purpose", "price_min", "id")
  INCLUDE ("baths", "subtype", "beds", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_price" ON "properties" ("city_slug", "purpose", "price_min", "id")
  INCLUDE ("baths", "subtype", "beds", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_area" ON "properties" ("purpose", "area_sqft", "id")
  INCLUDE ("baths", "subtype", "beds", "price_min", "price_max", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_area" ON "properties" ("city_slug", "purpose", "area_sqft", "id")
  INCLUDE ("baths", "subtype", "beds", "price_min", "price_max", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_rate" ON "properties" ("purpose", "rate_per_sqft", "id")
  INCLUDE ("baths", "subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_walk_city_rate" ON "properties" ("city_slug", "purpose", "rate_per_sqft", "id")
  INCLUDE ("baths", "subtype", "beds", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_gather_locality" ON "properties" ("locality_id", "purpose", "subtype", "beds")
  INCLUDE ("baths", "price_min", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "city_slug")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_gather_cell" ON "properties" ("map_cell", "purpose", "beds", "price_min")
  INCLUDE ("baths", "subtype", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "city_slug", "locality_id")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_gather_kind" ON "properties" ("purpose", "subtype", "city_slug", "beds", "price_min")
  INCLUDE ("baths", "price_max", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft", "locality_id")
  WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_gather_range" ON "properties" ("purpose", "city_slug", "price_max")
  INCLUDE ("baths", "price_min", "subtype", "beds", "area_sqft", "furnishing", "possession", "posted_by", "has_rera", "has_photos", "shown_longitude", "shown_latitude", "listed_at", "id", "rate_per_sqft")
  WHERE status = 'live' and deleted_at is null and price_max > price_min;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_texts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_texts;
  INSERT INTO listing_texts
    (id, purpose, subtype, beds, baths, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
     area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
     shown_longitude, listed_at, search)
  SELECT id, purpose, subtype, beds, baths, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
         area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
         shown_longitude, listed_at, strip(search)
    FROM properties WHERE is_shown(status, deleted_at);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_texts
      (id, purpose, subtype, beds, baths, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
       area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
       shown_longitude, listed_at, search)
    SELECT id, purpose, subtype, beds, baths, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
           area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
           shown_longitude, listed_at, strip(search)
      FROM new_rows WHERE is_shown(status, deleted_at);
    RETURN NULL;
  END IF;
  DELETE FROM listing_texts t USING new_rows n WHERE t.id = n.id AND NOT is_shown(n.status, n.deleted_at);
  -- Most changes are to what no search tests.
  INSERT INTO listing_texts AS t
    (id, purpose, subtype, beds, baths, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
     area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
     shown_longitude, listed_at, search)
  SELECT n.id, n.purpose, n.subtype, n.beds, n.baths, n.city_slug, n.locality_id, n.map_cell, n.company_id, n.agent_id,
         n.price_min, n.price_max, n.area_sqft, n.rate_per_sqft, n.furnishing, n.possession, n.posted_by,
         n.has_rera, n.has_photos, n.shown_latitude, n.shown_longitude, n.listed_at, strip(n.search)
    FROM new_rows n JOIN old_rows o USING (id)
   WHERE is_shown(n.status, n.deleted_at)
     AND (NOT is_shown(o.status, o.deleted_at)
       OR (n.purpose, n.subtype, n.beds, n.baths, n.city_slug, n.locality_id, n.map_cell, n.company_id, n.agent_id,
           n.price_min, n.price_max, n.area_sqft, n.rate_per_sqft, n.furnishing, n.possession, n.posted_by,
           n.has_rera, n.has_photos, n.shown_latitude, n.shown_longitude, n.listed_at, n.search)
       IS DISTINCT FROM
          (o.purpose, o.subtype, o.beds, o.baths, o.city_slug, o.locality_id, o.map_cell, o.company_id, o.agent_id,
           o.price_min, o.price_max, o.area_sqft, o.rate_per_sqft, o.furnishing, o.possession, o.posted_by,
           o.has_rera, o.has_photos, o.shown_latitude, o.shown_longitude, o.listed_at, o.search))
  ON CONFLICT (id) DO UPDATE SET
    (purpose, subtype, beds, baths, city_slug, locality_id, map_cell, company_id, agent_id, price_min, price_max,
     area_sqft, rate_per_sqft, furnishing, possession, posted_by, has_rera, has_photos, shown_latitude,
     shown_longitude, listed_at, search) =
    (excluded.purpose, excluded.subtype, excluded.beds, excluded.baths, excluded.city_slug, excluded.locality_id, excluded.map_cell,
     excluded.company_id, excluded.agent_id, excluded.price_min, excluded.price_max, excluded.area_sqft,
     excluded.rate_per_sqft, excluded.furnishing, excluded.possession, excluded.posted_by, excluded.has_rera,
     excluded.has_photos, excluded.shown_latitude, excluded.shown_longitude, excluded.listed_at, excluded.search);
  RETURN NULL;
END
$$;
