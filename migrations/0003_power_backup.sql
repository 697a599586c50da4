CREATE TYPE "public"."power_backup" AS ENUM('none', 'partial', 'full');--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "power_backup" "power_backup";