CREATE TYPE "public"."revision_state" AS ENUM('waiting', 'returned');--> statement-breakpoint
CREATE TABLE "property_revisions" (
	"property_id" text PRIMARY KEY NOT NULL,
	"state" "revision_state" DEFAULT 'waiting' NOT NULL,
	"values" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_revisions" ADD CONSTRAINT "property_revisions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_revisions_waiting" ON "property_revisions" USING btree ("updated_at","property_id") WHERE state = 'waiting';--> statement-breakpoint
-- Edits that waited until now lay in the listing itself, which was hidden meanwhile, and what the public had
-- seen lay beside it. They change places: the listing is shown again as it was, and its edit waits.
CREATE TEMPORARY TABLE waiting_edits ON COMMIT DROP AS
  SELECT p.id, s.shown, jsonb_build_object(
      'title', p.title,
      'type', p.type,
      'subtype', p.subtype,
      'purpose', p.purpose,
      'location', p.location,
      'priceRange', p.price_range,
      'features', p.features,
      'description', p.description,
      'whatsappNumber', p.whatsapp_number,
      'citySlug', p.city_slug,
      'pincode', p.pincode,
      'latitude', p.latitude,
      'longitude', p.longitude,
      'priceMin', p.price_min,
      'priceMax', p.price_max,
      'deposit', p.deposit,
      'maintenance', p.maintenance,
      'beds', p.beds,
      'baths', p.baths,
      'areaSqft', p.area_sqft,
      'areaBasis', p.area_basis,
      'furnishing', p.furnishing,
      'parking', p.parking,
      'possession', p.possession,
      'availableFrom', p.available_from,
      'floor', p.floor,
      'totalFloors', p.total_floors,
      'facing', p.facing,
      'ageYears', p.age_years,
      'amenities', p.amenities,
      'landmarks', p.landmarks,
      'zoning', p.zoning,
      'waterSource', p.water_source,
      'roadAccess', p.road_access,
      'electricity', p.electricity,
      'reraNumber', p.rera_number) AS written,
    (SELECT coalesce(jsonb_agg(i.media_id ORDER BY i.position), '[]')
       FROM property_images i WHERE i.property_id = p.id) AS images,
    (SELECT coalesce(jsonb_agg(m.id ORDER BY e.at), '[]')
       FROM jsonb_array_elements_text(coalesce(nullif(s.shown->'images', 'null'), '[]')) WITH ORDINALITY e(id, at)
       JOIN media m ON m.id::text = e.id) AS shown_images
    FROM property_snapshots s
    JOIN properties p ON p.id = s.property_id
    LEFT JOIN companies c ON c.id = p.company_id
   WHERE p.status = 'in_review' AND p.deleted_at IS NULL
     AND (c.id IS NULL OR (c.status = 'live' AND c.deleted_at IS NULL));--> statement-breakpoint
INSERT INTO property_revisions (property_id, "values", images)
  SELECT e.id, coalesce((SELECT jsonb_object_agg(w.key, w.value) FROM jsonb_each(e.written) w
                          WHERE w.value IS DISTINCT FROM coalesce(e.shown->w.key, 'null')), '{}'), e.images
    FROM waiting_edits e;--> statement-breakpoint
UPDATE properties SET
  status = 'live',
  title = r.title,
  type = r.type,
  subtype = r.subtype,
  purpose = r.purpose,
  location = r.location,
  price_range = r.price_range,
  features = r.features,
  description = r.description,
  whatsapp_number = r.whatsapp_number,
  city_slug = r.city_slug,
  pincode = r.pincode,
  latitude = r.latitude,
  longitude = r.longitude,
  price_min = r.price_min,
  price_max = r.price_max,
  deposit = r.deposit,
  maintenance = r.maintenance,
  beds = r.beds,
  baths = r.baths,
  area_sqft = r.area_sqft,
  area_basis = r.area_basis,
  furnishing = r.furnishing,
  parking = r.parking,
  possession = r.possession,
  available_from = r.available_from,
  floor = r.floor,
  total_floors = r.total_floors,
  facing = r.facing,
  age_years = r.age_years,
  amenities = r.amenities,
  landmarks = r.landmarks,
  zoning = r.zoning,
  water_source = r.water_source,
  road_access = r.road_access,
  electricity = r.electricity,
  rera_number = r.rera_number
  FROM (SELECT o.id AS listing, (jsonb_populate_record(o, jsonb_build_object(
        'title', e.shown->'title',
        'type', e.shown->'type',
        'subtype', e.shown->'subtype',
        'purpose', e.shown->'purpose',
        'location', e.shown->'location',
        'price_range', e.shown->'priceRange',
        'features', e.shown->'features',
        'description', e.shown->'description',
        'whatsapp_number', e.shown->'whatsappNumber',
        'city_slug', e.shown->'citySlug',
        'pincode', e.shown->'pincode',
        'latitude', e.shown->'latitude',
        'longitude', e.shown->'longitude',
        'price_min', e.shown->'priceMin',
        'price_max', e.shown->'priceMax',
        'deposit', e.shown->'deposit',
        'maintenance', e.shown->'maintenance',
        'beds', e.shown->'beds',
        'baths', e.shown->'baths',
        'area_sqft', e.shown->'areaSqft',
        'area_basis', e.shown->'areaBasis',
        'furnishing', e.shown->'furnishing',
        'parking', e.shown->'parking',
        'possession', e.shown->'possession',
        'available_from', e.shown->'availableFrom',
        'floor', e.shown->'floor',
        'total_floors', e.shown->'totalFloors',
        'facing', e.shown->'facing',
        'age_years', e.shown->'ageYears',
        'amenities', e.shown->'amenities',
        'landmarks', e.shown->'landmarks',
        'zoning', e.shown->'zoning',
        'water_source', e.shown->'waterSource',
        'road_access', e.shown->'roadAccess',
        'electricity', e.shown->'electricity',
        'rera_number', e.shown->'reraNumber'))).*
          FROM waiting_edits e JOIN properties o ON o.id = e.id) r
 WHERE properties.id = r.listing;--> statement-breakpoint
DELETE FROM property_images WHERE property_id IN (SELECT id FROM waiting_edits);--> statement-breakpoint
INSERT INTO property_images (property_id, position, media_id)
  SELECT e.id, i.at - 1, i.id::uuid
    FROM waiting_edits e, jsonb_array_elements_text(e.shown_images) WITH ORDINALITY i(id, at);
