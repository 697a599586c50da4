-- A card showed its pictures by looking each of them up in two tables: half of what a list cost.
ALTER TABLE "properties" ADD COLUMN "pictures" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
CREATE FUNCTION pictures_of(listing text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_agg(json_build_object('id', m.id, 'width', m.width, 'height', m.height,
                                             'kind', m.kind, 'thumbhash', m.thumbhash) ORDER BY i.position), '[]')
    FROM property_images i JOIN media m ON m.id = i.media_id WHERE i.property_id = listing
$$;
--> statement-breakpoint
-- No count and no word changes by this, and every visitor's page is dropped once at the end anyway.
ALTER TABLE properties DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE properties SET pictures = pictures_of(id) WHERE has_photos;--> statement-breakpoint
ALTER TABLE properties ENABLE TRIGGER USER;--> statement-breakpoint
-- The listings are locked before their pictures are looked at, or two that add and remove one would miss each other.
CREATE FUNCTION keep_pictures(touched text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM properties WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE properties p SET pictures = found.pictures, has_photos = json_array_length(found.pictures) > 0
    FROM (SELECT id, pictures_of(id) AS pictures FROM unnest(touched) AS id) AS found
   WHERE p.id = found.id AND p.pictures::text <> found.pictures::text;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE properties SET has_photos = false, pictures = '[]' WHERE has_photos;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM keep_pictures(ARRAY(SELECT DISTINCT property_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM keep_pictures(ARRAY(SELECT DISTINCT property_id FROM old_rows));
  ELSE
    PERFORM keep_pictures(ARRAY(SELECT property_id FROM old_rows UNION SELECT property_id FROM new_rows));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A picture's colours are known once it has been looked at.
CREATE FUNCTION note_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_pictures(ARRAY(SELECT property_id FROM property_images WHERE media_id = NEW.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_picture AFTER UPDATE OF width, height, kind, thumbhash ON media
  FOR EACH ROW EXECUTE FUNCTION note_picture();
