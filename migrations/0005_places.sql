CREATE TYPE "public"."place_kind" AS ENUM('city', 'locality', 'project');--> statement-breakpoint
CREATE TABLE "place_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "place_kind" NOT NULL,
	"city_slug" text NOT NULL,
	"locality_id" uuid,
	"project_id" uuid,
	"folded" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "place_names_spelling" UNIQUE NULLS NOT DISTINCT("city_slug","key","kind","locality_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_names_key" ON "place_names" USING btree ("key");--> statement-breakpoint
CREATE INDEX "place_names_key_trigram" ON "place_names" USING gin ("key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "place_names_folded_trigram" ON "place_names" USING gin ("folded" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "place_names_locality" ON "place_names" USING btree ("locality_id");--> statement-breakpoint
CREATE INDEX "place_names_project" ON "place_names" USING btree ("project_id");--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON place_names
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
