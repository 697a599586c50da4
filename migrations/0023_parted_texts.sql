-- The same rows in eight parts: whether a common word has more than ten thousand listings is seen in the first of them,
-- where it took reading all its places in one index. See docs/decisions/0005.
DROP TABLE "listing_texts";--> statement-breakpoint
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
) PARTITION BY HASH ("id");
--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_id_properties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The words lie apart from the rows, which are read by the thousand; see `length` in the schema.
ALTER TABLE "listing_texts" ALTER COLUMN "search" SET STORAGE EXTERNAL;--> statement-breakpoint
DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE listing_texts_%s PARTITION OF listing_texts FOR VALUES WITH (MODULUS 8, REMAINDER %s)
                    WITH (toast_tuple_target = 128)', part, part);
  END LOOP;
END
$$;
--> statement-breakpoint
SELECT rebuild_texts();--> statement-breakpoint
CREATE INDEX "listing_texts_words" ON "listing_texts" USING gin ("city_slug","search");
