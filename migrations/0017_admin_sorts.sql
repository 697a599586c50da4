ALTER TABLE "property_snapshots" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "property_snapshots" CASCADE;--> statement-breakpoint
CREATE INDEX "properties_by_price_up" ON "properties" USING btree (coalesce(price_min, 9000000000000000),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_by_price_down" ON "properties" USING btree (coalesce(price_min, -1),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_by_title" ON "properties" USING btree ("title","id") WHERE deleted_at is null;