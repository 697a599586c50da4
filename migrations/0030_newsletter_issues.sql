CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"without_news" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_issues_dueAt_unique" UNIQUE("due_at")
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "city_slug" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "wanted_city_slug" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "last_issue_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_wanted_city_slug_cities_slug_fk" FOREIGN KEY ("wanted_city_slug") REFERENCES "public"."cities"("slug") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscribers_readers" ON "subscribers" USING btree ("last_issue_at") WHERE status = 'subscribed';