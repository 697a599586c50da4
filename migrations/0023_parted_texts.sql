-- The same rows in eight parts: whether a common word has more than ten thousand listings is seen in the first of them,
-- where it took reading all its places in one index. See docs/decisions/0005.
ALTER TABLE "listing_texts" RENAME TO "listing_texts_whole";--> statement-breakpoint
CREATE TABLE "listing_texts" (LIKE "listing_texts_whole" INCLUDING GENERATED INCLUDING STORAGE) PARTITION BY HASH ("id");--> statement-breakpoint
-- Its rows are made anew below; its names are taken again.
DROP TABLE "listing_texts_whole";--> statement-breakpoint
ALTER TABLE "listing_texts" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_id_properties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DO $$
BEGIN
  FOR part IN 0..7 LOOP
    -- As low as before, so that the words still lie apart from the rows.
    EXECUTE format('CREATE TABLE listing_texts_%s PARTITION OF listing_texts FOR VALUES WITH (MODULUS 8, REMAINDER %s)
                    WITH (toast_tuple_target = 128)', part, part);
  END LOOP;
END
$$;
--> statement-breakpoint
SELECT rebuild_texts();--> statement-breakpoint
CREATE INDEX "listing_texts_words" ON "listing_texts" USING gin ("city_slug","search");
