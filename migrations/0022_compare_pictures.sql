-- The same pictures written down in another order of keys are the same: a listing that comes with them, as those of
-- the demo do, is not written twice.
CREATE OR REPLACE FUNCTION keep_pictures(touched text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM properties WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE properties p SET pictures = found.pictures, has_photos = json_array_length(found.pictures) > 0
    FROM (SELECT id, pictures_of(id) AS pictures FROM unnest(touched) AS id) AS found
   WHERE p.id = found.id AND p.pictures::jsonb <> found.pictures::jsonb;
END
$$;
