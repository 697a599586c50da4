CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"purge_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_views" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_views_user_id_path_name_pk" PRIMARY KEY("user_id","path","name")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_views" ADD CONSTRAINT "admin_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_user" ON "price_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_changes_purge" ON "price_changes" USING btree ("purge_after");