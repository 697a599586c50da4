CREATE TABLE "property_snapshots" (
	"property_id" text PRIMARY KEY NOT NULL,
	"shown" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "reports_queue";--> statement-breakpoint
DROP INDEX "reviews_published";--> statement-breakpoint
DROP INDEX "messages_newest";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "property_snapshots" ADD CONSTRAINT "property_snapshots_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_changed" ON "agents" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "agents_text_trigram" ON "agents" USING gin ((lower("name" || ' ' || "location")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "agents_deleted" ON "agents" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "companies_deleted" ON "companies" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_text_trigram" ON "reviews" USING gin ((lower("author_name" || ' ' || "text")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at","id") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_deleted" ON "reviews" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "inquiries_agent" ON "inquiries" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "inquiries_purge" ON "inquiries" USING btree ("purge_after");--> statement-breakpoint
CREATE INDEX "subscribers_newest" ON "subscribers" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscribers_email_trigram" ON "subscribers" USING gin (("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_status" ON "messages" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_text_trigram" ON "messages" USING gin ((lower("recipient" || ' ' || "subject")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "properties_waiting" ON "properties" USING btree ("updated_at","id") WHERE status = 'in_review' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_deleted" ON "properties" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("company_id","rating") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);