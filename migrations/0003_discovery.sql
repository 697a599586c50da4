CREATE TYPE "public"."report_reason" AS ENUM('not-available', 'wrong-price', 'wrong-facts', 'wrong-pictures', 'duplicate', 'fraud', 'other');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('open', 'upheld', 'dismissed');--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"city_slug" text NOT NULL,
	"locality_id" uuid,
	"name" text NOT NULL,
	"name_hi" text,
	"aliases" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"property_id" text NOT NULL,
	"reason" "report_reason" NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"email" text,
	"status" "report_status" DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reports_detail_length" CHECK (char_length("reports"."detail") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "localities" ADD COLUMN "slug" text;--> statement-breakpoint
-- As domain/id.ts writes a slug; names that fold to the same one are told apart by a number.
UPDATE "localities" SET "slug" = named."slug" FROM (
  SELECT "id", "base" || CASE WHEN "turn" > 1 THEN '-' || "turn" ELSE '' END AS "slug" FROM (
    SELECT "id", "base", row_number() OVER (PARTITION BY "city_slug", "base" ORDER BY "id") AS "turn" FROM (
      SELECT "id", "city_slug", coalesce(nullif(trim(both '-' from regexp_replace(lower("name"), '[^a-z0-9]+', '-', 'g')), ''), 'locality') AS "base"
        FROM "localities") AS folded) AS numbered) AS named
 WHERE "localities"."id" = named."id";--> statement-breakpoint
ALTER TABLE "localities" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_city_name" ON "projects" USING btree ("city_slug","name");--> statement-breakpoint
CREATE INDEX "projects_locality" ON "projects" USING btree ("locality_id");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_property" ON "reports" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "localities_city_slug" ON "localities" USING btree ("city_slug","slug");--> statement-breakpoint
CREATE INDEX "properties_project" ON "properties" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "properties_agent" ON "properties" USING btree ("agent_id");--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
