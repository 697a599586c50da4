ALTER TABLE "companies" ADD COLUMN "pending_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pending_name_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "companies_renamed" ON "companies" USING btree ("pending_name_at","id") WHERE pending_name is not null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_pending_name_length" CHECK (char_length("companies"."pending_name") between 1 and 120);