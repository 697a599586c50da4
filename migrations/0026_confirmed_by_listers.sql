ALTER TABLE "properties" ADD COLUMN "was_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now a listing was "confirmed" by being published, approved or shown again: no date can be told to be its
-- lister's own word, so none stays. What had such a date, or is or was shown, is not new when it comes back.
-- No count or text depends on these columns, so the triggers that keep those need not look at every row.
ALTER TABLE "properties" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "properties" SET "was_live" = true, "confirmed_at" = NULL
 WHERE "confirmed_at" IS NOT NULL OR "status" IN ('live', 'paused', 'sold', 'rented', 'expired');--> statement-breakpoint
ALTER TABLE "properties" ENABLE TRIGGER USER;
