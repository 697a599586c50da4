CREATE TYPE "public"."staff_notice_kind" AS ENUM('requirement', 'lead', 'listing', 'change', 'company', 'report', 'review', 'proof');--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "staff_notice_kind" NOT NULL,
	"subject_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_notices_waiting" ON "staff_notices" USING btree ("kind","subject_id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "staff_notices_mailed" ON "staff_notices" USING btree ("mailed_at") WHERE mailed_at is not null;