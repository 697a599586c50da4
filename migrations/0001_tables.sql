CREATE TYPE "public"."role" AS ENUM('buyer', 'seller', 'company', 'affiliate', 'admin');--> statement-breakpoint
CREATE TYPE "public"."company_status" AS ENUM('pending', 'live', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('owner', 'manager', 'agent');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('pending', 'published', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."inquiry_channel" AS ENUM('whatsapp', 'call', 'email', 'form');--> statement-breakpoint
CREATE TYPE "public"."inquiry_stage" AS ENUM('new', 'contacted', 'visit', 'won', 'lost');--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('en', 'hi');--> statement-breakpoint
CREATE TYPE "public"."listing_type" AS ENUM('buy', 'sell');--> statement-breakpoint
CREATE TYPE "public"."requirement_status" AS ENUM('new', 'contacted', 'closed', 'spam');--> statement-breakpoint
CREATE TYPE "public"."requirement_type" AS ENUM('residential', 'commercial', 'land', 'agricultural', 'villa', 'apartment', 'office', 'retail', 'warehouse');--> statement-breakpoint
CREATE TYPE "public"."subscriber_status" AS ENUM('pending', 'subscribed', 'unsubscribed');--> statement-breakpoint
CREATE TYPE "public"."bucket" AS ENUM('company-logos', 'property-images', 'portraits');--> statement-breakpoint
CREATE TYPE "public"."picture_kind" AS ENUM('photo', 'illustration');--> statement-breakpoint
CREATE TYPE "public"."message_channel" AS ENUM('mail', 'sms');--> statement-breakpoint
CREATE TYPE "public"."message_status" AS ENUM('queued', 'sent', 'failed', 'kept');--> statement-breakpoint
CREATE TYPE "public"."area_basis" AS ENUM('carpet', 'builtup', 'super', 'plot', 'unknown');--> statement-breakpoint
CREATE TYPE "public"."category" AS ENUM('residential', 'commercial', 'land');--> statement-breakpoint
CREATE TYPE "public"."facing" AS ENUM('north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west');--> statement-breakpoint
CREATE TYPE "public"."furnishing" AS ENUM('unfurnished', 'semi-furnished', 'furnished');--> statement-breakpoint
CREATE TYPE "public"."lister" AS ENUM('owner', 'agent', 'company');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('draft', 'in_review', 'live', 'paused', 'sold', 'rented', 'rejected', 'expired');--> statement-breakpoint
CREATE TYPE "public"."possession" AS ENUM('ready', 'under-construction');--> statement-breakpoint
CREATE TYPE "public"."property_type" AS ENUM('Land', 'House', 'Apartment', 'Commercial');--> statement-breakpoint
CREATE TYPE "public"."purpose" AS ENUM('sale', 'rent');--> statement-breakpoint
CREATE TYPE "public"."subtype" AS ENUM('apartment', 'builder-floor', 'penthouse', 'studio', 'house', 'villa', 'row-house', 'farmhouse', 'office', 'retail', 'warehouse', 'industrial', 'residential-land', 'agricultural-land', 'commercial-land', 'industrial-land');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" "role" DEFAULT 'buyer' NOT NULL,
	"phone_number" text,
	"phone_number_verified" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"address" text,
	"city" text,
	"state" text,
	"pincode" text,
	"language" text DEFAULT 'en' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp (3) with time zone,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_pincode_shape" CHECK ("users"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"company_id" text,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"city_slug" text,
	"specialization" text NOT NULL,
	"experience_years" smallint NOT NULL,
	"properties_sold" integer DEFAULT 0 NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"badge" text,
	"phone" text,
	"email" text,
	"rera_number" text,
	"portrait_id" uuid,
	"status" "company_status" DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "agents_id_shape" CHECK ("agents"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "agents_experience_range" CHECK ("agents"."experience_years" between 0 and 70)
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"city_slug" text,
	"contact" text NOT NULL,
	"email" text NOT NULL,
	"whatsapp_number" text,
	"logo_id" uuid,
	"status" "company_status" DEFAULT 'pending' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"rera_number" text,
	"rera_state" text,
	"featured_rank" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "companies_id_shape" CHECK ("companies"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "companies_id_not_reserved" CHECK ("companies"."id" not in ('dashboard', 'leads', 'analytics', 'profile', 'properties', 'members', 'settings', 'new')),
	CONSTRAINT "companies_name_length" CHECK (char_length("companies"."name") between 1 and 120),
	CONSTRAINT "companies_description_length" CHECK (char_length("companies"."description") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" "member_role" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" "review_status" DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" "inquiry_channel" NOT NULL,
	"property_id" text,
	"company_id" text,
	"agent_id" text,
	"user_id" text,
	"name" text,
	"phone" text,
	"email" text,
	"message" text DEFAULT '' NOT NULL,
	"stage" "inquiry_stage" DEFAULT 'new' NOT NULL,
	"language" "language" DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"purge_after" timestamp (3) with time zone DEFAULT now() + interval '12 months' NOT NULL,
	CONSTRAINT "inquiries_about_something" CHECK (num_nonnulls("inquiries"."property_id", "inquiries"."company_id", "inquiries"."agent_id") >= 1 or "inquiries"."channel" = 'form')
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"listing_type" "listing_type" NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"property_type" "requirement_type" NOT NULL,
	"location" text NOT NULL,
	"budget_text" text NOT NULL,
	"budget_min" bigint NOT NULL,
	"budget_max" bigint,
	"message" text NOT NULL,
	"status" "requirement_status" DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"assigned_to" text,
	"language" "language" DEFAULT 'en' NOT NULL,
	"consent_version" text NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"purge_after" timestamp (3) with time zone DEFAULT now() + interval '12 months' NOT NULL,
	CONSTRAINT "requirements_reference_unique" UNIQUE("reference"),
	CONSTRAINT "requirements_name_length" CHECK (char_length("requirements"."name") between 1 and 120),
	CONSTRAINT "requirements_message_length" CHECK (char_length("requirements"."message") <= 4000),
	CONSTRAINT "requirements_budget" CHECK ("requirements"."budget_min" >= 0 and "requirements"."budget_max" >= "requirements"."budget_min")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" "subscriber_status" DEFAULT 'pending' NOT NULL,
	"language" "language" DEFAULT 'en' NOT NULL,
	"confirm_hash" text,
	"confirm_expires_at" timestamp (3) with time zone,
	"consent_version" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bucket" "bucket" NOT NULL,
	"kind" "picture_kind" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"drawing" jsonb,
	"uploaded_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0),
	CONSTRAINT "media_drawn_or_taken" CHECK (("media"."kind" = 'illustration') = ("media"."drawing" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip_address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" "message_channel" NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" "message_status" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_hi" text NOT NULL,
	"state" text NOT NULL,
	"state_name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"city_slug" text NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"pincode" text,
	"latitude" double precision,
	"longitude" double precision,
	"aliases" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"price_range" text NOT NULL,
	"features" text NOT NULL,
	"type" "property_type" NOT NULL,
	"category" "category" GENERATED ALWAYS AS (case type when 'Land' then 'land'::category when 'Commercial' then 'commercial'::category else 'residential'::category end) STORED NOT NULL,
	"subtype" "subtype" NOT NULL,
	"purpose" "purpose" NOT NULL,
	"status" "listing_status" DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"company_id" text,
	"agent_id" text,
	"owner_id" text,
	"posted_by" "lister" NOT NULL,
	"whatsapp_number" text,
	"city_slug" text,
	"locality_id" uuid,
	"pincode" text,
	"latitude" double precision,
	"longitude" double precision,
	"price_min" bigint,
	"price_max" bigint,
	"deposit" bigint,
	"maintenance" bigint,
	"beds" smallint,
	"baths" smallint,
	"area_sqft" integer,
	"area_basis" "area_basis" DEFAULT 'unknown' NOT NULL,
	"rate_per_sqft" integer GENERATED ALWAYS AS (case when price_min is not null and area_sqft > 0 then least(price_min / area_sqft, 2147483647)::integer end) STORED,
	"furnishing" "furnishing",
	"parking" smallint,
	"possession" "possession",
	"available_from" date,
	"floor" smallint,
	"total_floors" smallint,
	"facing" "facing",
	"age_years" smallint,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"landmarks" text[] DEFAULT '{}' NOT NULL,
	"zoning" text,
	"water_source" text,
	"road_access" text,
	"electricity" text,
	"rera_number" text,
	"rera_state" text,
	"is_featured" boolean DEFAULT false NOT NULL,
	"listed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title || ' ' || location || ' ' || features || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "properties_title_length" CHECK (char_length("properties"."title") between 1 and 200),
	CONSTRAINT "properties_description_length" CHECK (char_length("properties"."description") <= 8000),
	CONSTRAINT "properties_prices" CHECK ("properties"."price_min" >= 0 and "properties"."price_max" >= "properties"."price_min"),
	CONSTRAINT "properties_deposit" CHECK ("properties"."deposit" >= 0 and "properties"."maintenance" >= 0),
	CONSTRAINT "properties_rooms" CHECK ("properties"."beds" between 0 and 50 and "properties"."baths" between 0 and 50),
	CONSTRAINT "properties_area" CHECK ("properties"."area_sqft" > 0),
	CONSTRAINT "properties_floors" CHECK ("properties"."floor" <= "properties"."total_floors"),
	CONSTRAINT "properties_pincode_shape" CHECK ("properties"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "properties_latitude" CHECK ("properties"."latitude" between 6 and 37.2),
	CONSTRAINT "properties_longitude" CHECK ("properties"."longitude" between 68 and 97.5)
);
--> statement-breakpoint
CREATE TABLE "property_images" (
	"property_id" text NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "property_images_property_id_position_pk" PRIMARY KEY("property_id","position"),
	CONSTRAINT "property_images_at_most_four" CHECK ("property_images"."position" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "agents_live_city" ON "agents" USING btree ("city_slug","name","id") WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "companies_live_name" ON "companies" USING btree ("name","id") WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "companies_live_featured" ON "companies" USING btree ("featured_rank" DESC NULLS FIRST,"name","id") WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "companies_text_trigram" ON "companies" USING gin ((lower("name" || ' ' || "description")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_location_trigram" ON "companies" USING gin ((lower("location")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("company_id","rating") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "inquiries_company" ON "inquiries" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_property" ON "inquiries" USING btree ("property_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requirements_idempotency" ON "requirements" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "requirements_newest" ON "requirements" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirements_status_newest" ON "requirements" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirements_phone" ON "requirements" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "requirements_purge" ON "requirements" USING btree ("purge_after");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_confirm" ON "subscribers" USING btree ("confirm_hash");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object_type","object_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("next_attempt_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "localities_city_name" ON "localities" USING btree ("city_slug","name");--> statement-breakpoint
CREATE INDEX "localities_name_trigram" ON "localities" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "properties_live_newest" ON "properties" USING btree ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_purpose_newest" ON "properties" USING btree ("purpose","category","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_city_newest" ON "properties" USING btree ("city_slug","purpose","type","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_price_low" ON "properties" USING btree ("purpose",coalesce(price_min, 9223372036854775807),"id") WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_price_high" ON "properties" USING btree ("purpose",coalesce(price_min, -1) desc,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_area_high" ON "properties" USING btree ("purpose",coalesce(area_sqft, -1) desc,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_rate_low" ON "properties" USING btree ("purpose",coalesce(rate_per_sqft, 2147483647),"id") WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_company" ON "properties" USING btree ("company_id","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_point" ON "properties" USING gist (point(longitude, latitude)) WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_live_search" ON "properties" USING gin ("search") WHERE status = 'live' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_owner" ON "properties" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "properties_status" ON "properties" USING btree ("status","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "property_images_once" ON "property_images" USING btree ("property_id","media_id");--> statement-breakpoint
CREATE INDEX "property_images_media" ON "property_images" USING btree ("media_id");