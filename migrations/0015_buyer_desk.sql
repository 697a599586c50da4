ALTER TABLE "saved_homes" ADD COLUMN "seen_gone_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "saved_searches_instant" ON "saved_searches" USING btree ("told_up_to") WHERE frequency = 'instant';