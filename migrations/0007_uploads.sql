CREATE TYPE "public"."import_outcome" AS ENUM('ok', 'duplicate', 'refused');--> statement-breakpoint
CREATE TYPE "public"."import_status" AS ENUM('queued', 'running', 'done', 'failed', 'undone');--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"outcome" "import_outcome" NOT NULL,
	"title" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"property_id" text,
	CONSTRAINT "import_rows_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "imported_listings" (
	"property_id" text PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_key" text,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"status" "import_status" DEFAULT 'queued' NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"options" jsonb NOT NULL,
	"columns" jsonb,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"rows_priced" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refused_priced" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_by" text,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_listings_import" ON "imported_listings" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_listings_source" ON "imported_listings" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "imports_file" ON "imports" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "imports_waiting" ON "imports" USING btree ("created_at") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "media_once_per_user" ON "media" USING btree ("uploaded_by","bucket","content_hash") WHERE uploaded_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "media_once_per_ticket" ON "media" USING btree ("ticket_id","content_hash") WHERE uploaded_by is null;--> statement-breakpoint
CREATE INDEX "media_photos_oldest" ON "media" USING btree ("created_at") WHERE kind = 'photo';
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
--> statement-breakpoint
CREATE INDEX "properties_listing_key" ON "properties" (listing_key(title, location, price_min, area_sqft, beds, baths, floor)) WHERE deleted_at IS NULL;
