-- Words together with the city: a common word in one city is found as quickly as a rare one anywhere.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "properties_live_search";--> statement-breakpoint
CREATE INDEX "properties_gather_words" ON "properties" USING gin ("city_slug", "search")
  WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
-- These were to move long texts out of the table, but only rows of two kilobytes and more heed them.
ALTER TABLE "properties" RESET (toast_tuple_target);--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "search" SET STORAGE EXTENDED;
