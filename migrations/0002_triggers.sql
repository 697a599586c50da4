-- What follows from a write, whoever made it and from whichever node.

-- Every change to what the public pages show is announced at commit, whoever made it and from whichever
-- node; each server drops its rendered pages when it hears so. Payloads are equal, so one transaction
-- announces itself once however many rows it touched.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON property_images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON agents
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON localities
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON place_names
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
--> statement-breakpoint
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
CREATE TRIGGER count_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
CREATE TRIGGER count_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
CREATE TRIGGER count_deleted AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
CREATE TRIGGER count_emptied AFTER TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();
--> statement-breakpoint
--> statement-breakpoint
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
-- What is deleted goes by its foreign key.
CREATE TRIGGER text_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_texts();
CREATE TRIGGER text_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_texts();
--> statement-breakpoint
--> statement-breakpoint
CREATE FUNCTION note_photos() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER note_added AFTER INSERT ON property_images REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
CREATE TRIGGER note_moved AFTER UPDATE ON property_images REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
CREATE TRIGGER note_removed AFTER DELETE ON property_images REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
CREATE TRIGGER note_emptied AFTER TRUNCATE ON property_images
  FOR EACH STATEMENT EXECUTE FUNCTION note_photos();
--> statement-breakpoint
--> statement-breakpoint
-- A picture's colours are known once it has been looked at.
CREATE FUNCTION note_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_pictures(ARRAY(SELECT property_id FROM property_images WHERE media_id = NEW.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER note_picture AFTER UPDATE OF width, height, kind, thumbhash ON media
  FOR EACH ROW EXECUTE FUNCTION note_picture();
--> statement-breakpoint
--> statement-breakpoint
-- A ledger is added to. Its rows go only with the account they belong to.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'earnings are added to, never changed' using errcode = 'restrict_violation';
end $$;
CREATE TRIGGER "earnings_append_only" BEFORE UPDATE OR DELETE ON "earnings"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
--> statement-breakpoint
-- The audit log is added to. Only an erasure and the end of its own time, which both say so, change it: see
-- server/erasure/repository-audit.ts.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if current_setting('aangan.erasing', true) = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  raise exception 'the audit log is added to, never changed' using errcode = 'restrict_violation';
end $$;
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
