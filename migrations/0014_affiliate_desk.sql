CREATE TABLE "affiliate_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"areas" text DEFAULT '' NOT NULL,
	"rera_number" text DEFAULT '' NOT NULL,
	"payout_label" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_profiles" ADD CONSTRAINT "affiliate_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_begun" ON "earnings" USING btree ("lead_kind","lead_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "earnings_begun_newest" ON "earnings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "earnings_link" ON "earnings" USING btree ("link_id");