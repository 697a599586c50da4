-- What the site stores, as src/server/platform/db/schema says it: each table with its indexes, and what refers to what
-- at the end. The search engine's own is in 0001_engine.sql, the triggers are in 0002_triggers.sql.

-- Search by parts of words and misspelt places; and by words together with the city.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TYPE "proof_kind" AS ENUM('rera', 'gst');
CREATE TYPE "proof_status" AS ENUM('pending', 'accepted', 'rejected');
CREATE TYPE "role" AS ENUM('buyer', 'seller', 'company', 'affiliate', 'admin');
CREATE TYPE "company_status" AS ENUM('pending', 'live', 'suspended');
CREATE TYPE "member_role" AS ENUM('owner', 'manager', 'agent');
CREATE TYPE "review_status" AS ENUM('pending', 'published', 'rejected');
CREATE TYPE "earning_state" AS ENUM('pending', 'payable', 'paid', 'reversed');
CREATE TYPE "lead_kind" AS ENUM('inquiry', 'requirement');
CREATE TYPE "import_outcome" AS ENUM('ok', 'duplicate', 'refused');
CREATE TYPE "import_status" AS ENUM('queued', 'running', 'done', 'failed', 'undone');
CREATE TYPE "inquiry_channel" AS ENUM('whatsapp', 'call', 'email', 'form');
CREATE TYPE "inquiry_stage" AS ENUM('new', 'contacted', 'visit', 'won', 'lost');
CREATE TYPE "language" AS ENUM('en', 'hi');
CREATE TYPE "lead_event_kind" AS ENUM('note', 'stage', 'assigned', 'follow_up');
CREATE TYPE "listing_type" AS ENUM('buy', 'sell');
CREATE TYPE "requirement_status" AS ENUM('new', 'contacted', 'closed', 'spam');
CREATE TYPE "requirement_type" AS ENUM('residential', 'commercial', 'land', 'agricultural', 'villa', 'apartment', 'office', 'retail', 'warehouse');
CREATE TYPE "subscriber_status" AS ENUM('pending', 'subscribed', 'unsubscribed');
CREATE TYPE "visit_source" AS ENUM('direct', 'search', 'social', 'affiliate', 'other');
CREATE TYPE "bucket" AS ENUM('company-logos', 'property-images', 'portraits');
CREATE TYPE "picture_kind" AS ENUM('photo', 'illustration');
CREATE TYPE "message_channel" AS ENUM('mail', 'sms');
CREATE TYPE "message_status" AS ENUM('queued', 'sent', 'failed', 'kept');
CREATE TYPE "place_kind" AS ENUM('city', 'locality', 'project');
CREATE TYPE "area_basis" AS ENUM('carpet', 'builtup', 'super', 'plot', 'unknown');
CREATE TYPE "category" AS ENUM('residential', 'commercial', 'land');
CREATE TYPE "facing" AS ENUM('north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west');
CREATE TYPE "furnishing" AS ENUM('unfurnished', 'semi-furnished', 'furnished');
CREATE TYPE "lister" AS ENUM('owner', 'agent', 'company');
CREATE TYPE "listing_status" AS ENUM('draft', 'in_review', 'live', 'paused', 'sold', 'rented', 'rejected', 'expired');
CREATE TYPE "possession" AS ENUM('ready', 'under-construction');
CREATE TYPE "property_type" AS ENUM('Land', 'House', 'Apartment', 'Commercial');
CREATE TYPE "purpose" AS ENUM('sale', 'rent');
CREATE TYPE "revision_state" AS ENUM('waiting', 'returned');
CREATE TYPE "subtype" AS ENUM('apartment', 'builder-floor', 'penthouse', 'studio', 'house', 'villa', 'row-house', 'farmhouse', 'office', 'retail', 'warehouse', 'industrial', 'residential-land', 'agricultural-land', 'commercial-land', 'industrial-land');
CREATE TYPE "report_reason" AS ENUM('not-available', 'wrong-price', 'wrong-facts', 'wrong-pictures', 'duplicate', 'fraud', 'other');
CREATE TYPE "report_status" AS ENUM('open', 'upheld', 'dismissed');
CREATE TYPE "alert_frequency" AS ENUM('off', 'instant', 'daily', 'weekly');
CREATE TYPE "staff_notice_kind" AS ENUM('requirement', 'lead', 'listing', 'change', 'company', 'report', 'review', 'proof');
--> statement-breakpoint
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
CREATE INDEX "accounts_user" ON "accounts" ("user_id");
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" ("provider_id","account_id");
--> statement-breakpoint
CREATE TABLE "phone_codes" (
  "id" uuid PRIMARY KEY NOT NULL,
  "phone" text NOT NULL,
  "code_hash" text NOT NULL,
  "tries" integer DEFAULT 0 NOT NULL,
  "name" text DEFAULT '' NOT NULL,
  "role" "role" DEFAULT 'buyer' NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "phone_codes_expiry" ON "phone_codes" ("expires_at");
--> statement-breakpoint
CREATE TABLE "proofs" (
  "id" uuid PRIMARY KEY NOT NULL,
  "user_id" text NOT NULL,
  "kind" "proof_kind" NOT NULL,
  "number" text NOT NULL,
  "status" "proof_status" DEFAULT 'pending' NOT NULL,
  "reason" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "decided_at" timestamp (3) with time zone
);
CREATE UNIQUE INDEX "proofs_once" ON "proofs" ("user_id","kind","number");
CREATE INDEX "proofs_waiting" ON "proofs" ("created_at","id") WHERE status = 'pending';
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
CREATE INDEX "sessions_user" ON "sessions" ("user_id");
--> statement-breakpoint
CREATE TABLE "two_factors" (
  "id" text PRIMARY KEY NOT NULL,
  "secret" text NOT NULL,
  "backup_codes" text NOT NULL,
  "verified" boolean DEFAULT false NOT NULL,
  "last_step" bigint DEFAULT 0 NOT NULL,
  "user_id" text NOT NULL
);
CREATE UNIQUE INDEX "two_factors_user" ON "two_factors" ("user_id");
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
  "deletion_requested_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "users_pincode_shape" CHECK ("users"."pincode" ~ '^[1-9][0-9]{5}$')
);
CREATE UNIQUE INDEX "users_email" ON "users" (lower("email"));
CREATE UNIQUE INDEX "users_phone" ON "users" ("phone_number") WHERE phone_number_verified;
CREATE INDEX "users_newest" ON "users" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "users_leaving" ON "users" ("deletion_requested_at") WHERE deletion_requested_at is not null;
--> statement-breakpoint
CREATE TABLE "verifications" (
  "id" text PRIMARY KEY NOT NULL,
  "identifier" text NOT NULL,
  "value" text NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "verifications_identifier" ON "verifications" ("identifier");
CREATE INDEX "verifications_expiry" ON "verifications" ("expires_at");
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
  "link_id" uuid NOT NULL,
  "day" date NOT NULL,
  "clicks" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "affiliate_clicks_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_links" (
  "id" uuid PRIMARY KEY NOT NULL,
  "code" text NOT NULL,
  "user_id" text NOT NULL,
  "path" text NOT NULL,
  "label" text DEFAULT '' NOT NULL,
  "stopped_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "affiliate_links_code_unique" UNIQUE("code"),
  CONSTRAINT "affiliate_links_path_inside" CHECK ("affiliate_links"."path" ~ '^/([^/]|$)')
);
CREATE INDEX "affiliate_links_user" ON "affiliate_links" ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE TABLE "affiliate_profiles" (
  "user_id" text PRIMARY KEY NOT NULL,
  "areas" text DEFAULT '' NOT NULL,
  "rera_number" text DEFAULT '' NOT NULL,
  "payout_label" text DEFAULT '' NOT NULL,
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
CREATE INDEX "agents_live_city" ON "agents" ("city_slug","name","id") WHERE status = 'live' and deleted_at is null;
CREATE INDEX "agents_changed" ON "agents" ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;
CREATE INDEX "agents_text_trigram" ON "agents" USING gin ((lower("name" || ' ' || "location")) gin_trgm_ops);
CREATE INDEX "agents_deleted" ON "agents" ("deleted_at","id") WHERE deleted_at is not null;
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
  "status_reason" text,
  "verified_at" timestamp (3) with time zone,
  "verified_by" text,
  "rera_number" text,
  "rera_state" text,
  "pending_name" text,
  "pending_name_at" timestamp (3) with time zone,
  "featured_rank" smallint DEFAULT 0 NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "deleted_at" timestamp (3) with time zone,
  CONSTRAINT "companies_id_shape" CHECK ("companies"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT "companies_id_not_reserved" CHECK ("companies"."id" not in ('dashboard', 'leads', 'analytics', 'profile', 'properties', 'members', 'settings', 'new')),
  CONSTRAINT "companies_name_length" CHECK (char_length("companies"."name") between 1 and 120),
  CONSTRAINT "companies_description_length" CHECK (char_length("companies"."description") <= 4000),
  CONSTRAINT "companies_pending_name_length" CHECK (char_length("companies"."pending_name") between 1 and 120)
);
CREATE INDEX "companies_live_name" ON "companies" ("name","id") WHERE status = 'live' and deleted_at is null;
CREATE INDEX "companies_live_featured" ON "companies" ("featured_rank" DESC NULLS FIRST,"name","id") WHERE status = 'live' and deleted_at is null;
CREATE INDEX "companies_waiting" ON "companies" ("created_at","id") WHERE status = 'pending' and status_reason is null and deleted_at is null;
CREATE INDEX "companies_renamed" ON "companies" ("pending_name_at","id") WHERE pending_name is not null and deleted_at is null;
CREATE INDEX "companies_deleted" ON "companies" ("deleted_at","id") WHERE deleted_at is not null;
CREATE INDEX "companies_text_trigram" ON "companies" USING gin ((lower("name" || ' ' || "description")) gin_trgm_ops);
CREATE INDEX "companies_location_trigram" ON "companies" USING gin ((lower("location")) gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "company_members" (
  "company_id" text NOT NULL,
  "user_id" text NOT NULL,
  "role" "member_role" NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
CREATE INDEX "company_members_user" ON "company_members" ("user_id");
--> statement-breakpoint
CREATE TABLE "invitations" (
  "id" uuid PRIMARY KEY NOT NULL,
  "company_id" text NOT NULL,
  "email" text NOT NULL,
  "role" "member_role" NOT NULL,
  "token_hash" text NOT NULL,
  "invited_by" text,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash")
);
CREATE UNIQUE INDEX "invitations_once" ON "invitations" ("company_id","email");
--> statement-breakpoint
CREATE TABLE "reviews" (
  "id" uuid PRIMARY KEY NOT NULL,
  "company_id" text NOT NULL,
  "user_id" text,
  "author_name" text NOT NULL,
  "rating" smallint NOT NULL,
  "text" text DEFAULT '' NOT NULL,
  "status" "review_status" DEFAULT 'pending' NOT NULL,
  "status_reason" text,
  "decided_by" text,
  "decided_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "deleted_at" timestamp (3) with time zone,
  CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5)
);
CREATE UNIQUE INDEX "reviews_once" ON "reviews" ("company_id","user_id");
CREATE INDEX "reviews_published" ON "reviews" ("company_id","rating") WHERE status = 'published' and deleted_at is null;
CREATE INDEX "reviews_newest" ON "reviews" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;
CREATE INDEX "reviews_text_trigram" ON "reviews" USING gin ((lower("author_name" || ' ' || "text")) gin_trgm_ops);
CREATE INDEX "reviews_waiting" ON "reviews" ("created_at","id") WHERE status = 'pending' and deleted_at is null;
CREATE INDEX "reviews_deleted" ON "reviews" ("deleted_at","id") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE TABLE "earnings" (
  "id" uuid PRIMARY KEY NOT NULL,
  "user_id" text NOT NULL,
  "link_id" uuid,
  "lead_kind" "lead_kind",
  "lead_id" uuid,
  "state" "earning_state" NOT NULL,
  "rupees" bigint NOT NULL,
  "reason" text NOT NULL,
  "recorded_by" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "earnings_lead_named" CHECK (("earnings"."lead_kind" is null) = ("earnings"."lead_id" is null))
);
CREATE INDEX "earnings_user" ON "earnings" ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "earnings_lead" ON "earnings" ("lead_id","created_at" DESC NULLS FIRST);
CREATE UNIQUE INDEX "earnings_begun" ON "earnings" ("lead_kind","lead_id") WHERE state = 'pending';
CREATE INDEX "earnings_begun_newest" ON "earnings" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'pending';
CREATE INDEX "earnings_link" ON "earnings" ("link_id");
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
  "id" text PRIMARY KEY NOT NULL,
  "body_hash" text NOT NULL,
  "answer" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "idempotency_keys_oldest" ON "idempotency_keys" ("created_at");
--> statement-breakpoint
CREATE TABLE "import_rows" (
  "import_id" uuid NOT NULL,
  "row_number" integer NOT NULL,
  "outcome" "import_outcome" NOT NULL,
  "title" text NOT NULL,
  "reasons" jsonb NOT NULL,
  "property_id" text,
  CONSTRAINT "import_rows_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "imported_listings" (
  "property_id" text PRIMARY KEY NOT NULL,
  "import_id" uuid NOT NULL,
  "source" text NOT NULL,
  "source_key" text,
  "imported_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "imported_listings_import" ON "imported_listings" ("import_id");
CREATE UNIQUE INDEX "imported_listings_source" ON "imported_listings" ("source","source_key");
--> statement-breakpoint
CREATE TABLE "imports" (
  "id" uuid PRIMARY KEY NOT NULL,
  "file_name" text NOT NULL,
  "file_hash" text NOT NULL,
  "status" "import_status" DEFAULT 'queued' NOT NULL,
  "is_dry_run" boolean NOT NULL,
  "options" jsonb NOT NULL,
  "columns" jsonb,
  "rows_done" integer DEFAULT 0 NOT NULL,
  "percent" smallint DEFAULT 0 NOT NULL,
  "rows_priced" integer DEFAULT 0 NOT NULL,
  "created" integer DEFAULT 0 NOT NULL,
  "duplicates" integer DEFAULT 0 NOT NULL,
  "refused" integer DEFAULT 0 NOT NULL,
  "refused_priced" integer DEFAULT 0 NOT NULL,
  "error" text,
  "created_by" text,
  "leased_until" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "finished_at" timestamp (3) with time zone
);
CREATE INDEX "imports_file" ON "imports" ("file_hash");
CREATE INDEX "imports_waiting" ON "imports" ("created_at") WHERE status in ('queued', 'running');
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
  "lost_reason" text,
  "follow_up_on" date,
  "assigned_to" text,
  "source" "visit_source" DEFAULT 'direct' NOT NULL,
  "affiliate_link_id" uuid,
  "language" "language" DEFAULT 'en' NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "erased_at" timestamp (3) with time zone,
  "purge_after" timestamp (3) with time zone DEFAULT now() + interval '12 months' NOT NULL,
  CONSTRAINT "inquiries_about_something" CHECK (num_nonnulls("inquiries"."property_id", "inquiries"."company_id", "inquiries"."agent_id") >= 1 or "inquiries"."channel" = 'form')
);
CREATE INDEX "inquiries_company" ON "inquiries" ("company_id","created_at" DESC NULLS FIRST);
CREATE INDEX "inquiries_property" ON "inquiries" ("property_id","created_at" DESC NULLS FIRST);
CREATE INDEX "inquiries_company_phone" ON "inquiries" ("company_id","phone");
CREATE INDEX "inquiries_company_stage" ON "inquiries" ("company_id","stage","created_at" DESC NULLS FIRST);
CREATE INDEX "inquiries_newest" ON "inquiries" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "inquiries_stage_newest" ON "inquiries" ("stage","created_at" DESC NULLS FIRST);
CREATE INDEX "inquiries_text_trigram" ON "inquiries" USING gin ((lower(coalesce(inquiries.name, '') || ' ' || coalesce(inquiries.email, '') || ' ' || coalesce(inquiries.phone, '') || ' ' || inquiries.message)) gin_trgm_ops);
CREATE INDEX "inquiries_user" ON "inquiries" ("user_id","created_at" DESC NULLS FIRST);
CREATE INDEX "inquiries_affiliate" ON "inquiries" ("affiliate_link_id");
CREATE INDEX "inquiries_agent" ON "inquiries" ("agent_id");
CREATE INDEX "inquiries_purge" ON "inquiries" ("purge_after");
--> statement-breakpoint
CREATE TABLE "lead_events" (
  "id" uuid PRIMARY KEY NOT NULL,
  "inquiry_id" uuid NOT NULL,
  "actor_id" text,
  "kind" "lead_event_kind" NOT NULL,
  "body" text DEFAULT '' NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "lead_events_inquiry" ON "lead_events" ("inquiry_id","created_at");
--> statement-breakpoint
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
  "user_id" text,
  "affiliate_link_id" uuid,
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
CREATE UNIQUE INDEX "requirements_idempotency" ON "requirements" ("idempotency_key");
CREATE INDEX "requirements_newest" ON "requirements" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "requirements_status_newest" ON "requirements" ("status","created_at" DESC NULLS FIRST);
CREATE INDEX "requirements_text_trigram" ON "requirements" USING gin ((lower(name || ' ' || phone || ' ' || location || ' ' || message || ' ' || reference)) gin_trgm_ops);
CREATE INDEX "requirements_phone" ON "requirements" ("phone");
CREATE INDEX "requirements_user" ON "requirements" ("user_id");
CREATE INDEX "requirements_affiliate" ON "requirements" ("affiliate_link_id");
CREATE INDEX "requirements_purge" ON "requirements" ("purge_after");
--> statement-breakpoint
CREATE TABLE "subscribers" (
  "id" uuid PRIMARY KEY NOT NULL,
  "email" text NOT NULL,
  "status" "subscriber_status" DEFAULT 'pending' NOT NULL,
  "language" "language" DEFAULT 'en' NOT NULL,
  "confirm_hash" text,
  "confirm_expires_at" timestamp (3) with time zone,
  "consent_version" text NOT NULL,
  "city_slug" text,
  "wanted_city_slug" text,
  "confirmed_at" timestamp (3) with time zone,
  "last_issue_at" timestamp (3) with time zone,
  "unsubscribed_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" ("email");
CREATE INDEX "subscribers_readers" ON "subscribers" ("last_issue_at") WHERE status = 'subscribed';
CREATE UNIQUE INDEX "subscribers_confirm" ON "subscribers" ("confirm_hash");
CREATE INDEX "subscribers_newest" ON "subscribers" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "subscribers_email_trigram" ON "subscribers" USING gin (("email") gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "listing_days" (
  "property_id" text NOT NULL,
  "day" date NOT NULL,
  "source" "visit_source" NOT NULL,
  "views" integer DEFAULT 0 NOT NULL,
  "saves" integer DEFAULT 0 NOT NULL,
  "contacts" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "listing_days_property_id_day_source_pk" PRIMARY KEY("property_id","day","source")
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
  "content_hash" text,
  "ticket_id" uuid,
  "uploaded_by" text,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0),
  CONSTRAINT "media_drawn_or_taken" CHECK (("media"."kind" = 'illustration') = ("media"."drawing" is not null))
);
CREATE UNIQUE INDEX "media_once_per_user" ON "media" ("uploaded_by","bucket","content_hash") WHERE uploaded_by is not null;
CREATE UNIQUE INDEX "media_once_per_ticket" ON "media" ("ticket_id","content_hash") WHERE uploaded_by is null;
CREATE INDEX "media_photos_oldest" ON "media" ("created_at") WHERE kind = 'photo';
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
CREATE INDEX "audit_log_object" ON "audit_log" ("object_type","object_id","created_at");
CREATE INDEX "audit_log_newest" ON "audit_log" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "audit_log_actor" ON "audit_log" ("actor_id","created_at");
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
CREATE INDEX "messages_due" ON "messages" ("next_attempt_at") WHERE status = 'queued';
CREATE INDEX "messages_newest" ON "messages" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "messages_status" ON "messages" ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "messages_text_trigram" ON "messages" USING gin ((lower("recipient" || ' ' || "subject")) gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY NOT NULL,
  "points" integer DEFAULT 0 NOT NULL,
  "expire" bigint
);
--> statement-breakpoint
CREATE TABLE "secret_fingerprints" (
  "id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
  "fingerprint" text NOT NULL,
  "accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "secret_fingerprints_one" CHECK ("secret_fingerprints"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sign_in_throttles" (
  "key" text PRIMARY KEY NOT NULL,
  "tries" integer NOT NULL,
  "next_try_at" timestamp (3) with time zone NOT NULL,
  "last_try_at" timestamp (3) with time zone NOT NULL
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
  "slug" text NOT NULL,
  "name" text NOT NULL,
  "name_hi" text,
  "pincode" text,
  "latitude" double precision,
  "longitude" double precision,
  "aliases" text[] DEFAULT '{}' NOT NULL
);
CREATE UNIQUE INDEX "localities_city_slug" ON "localities" ("city_slug","slug");
CREATE UNIQUE INDEX "localities_city_name" ON "localities" ("city_slug","name");
CREATE INDEX "localities_name_trigram" ON "localities" USING gin ("name" gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "place_names" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" "place_kind" NOT NULL,
  "city_slug" text NOT NULL,
  "locality_id" uuid,
  "project_id" uuid,
  "folded" text NOT NULL,
  "key" text NOT NULL,
  CONSTRAINT "place_names_spelling" UNIQUE NULLS NOT DISTINCT("city_slug","key","kind","locality_id","project_id")
);
CREATE INDEX "place_names_key" ON "place_names" ("key");
CREATE INDEX "place_names_key_trigram" ON "place_names" USING gin ("key" gin_trgm_ops) WITH (fastupdate=false);
CREATE INDEX "place_names_folded_trigram" ON "place_names" USING gin ("folded" gin_trgm_ops) WITH (fastupdate=false);
CREATE INDEX "place_names_locality" ON "place_names" ("locality_id");
CREATE INDEX "place_names_project" ON "place_names" ("project_id");
--> statement-breakpoint
CREATE TABLE "projects" (
  "id" uuid PRIMARY KEY NOT NULL,
  "city_slug" text NOT NULL,
  "locality_id" uuid,
  "name" text NOT NULL,
  "name_hi" text,
  "aliases" text[] DEFAULT '{}' NOT NULL
);
CREATE UNIQUE INDEX "projects_city_name" ON "projects" ("city_slug","name");
CREATE INDEX "projects_locality" ON "projects" ("locality_id");
--> statement-breakpoint
CREATE TABLE "price_changes" (
  "id" uuid PRIMARY KEY NOT NULL,
  "user_id" text NOT NULL,
  "lines" jsonb NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "purge_after" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "price_changes_user" ON "price_changes" ("user_id");
CREATE INDEX "price_changes_purge" ON "price_changes" ("purge_after");
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
  "project_id" uuid,
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
  "has_rera" boolean GENERATED ALWAYS AS (rera_number is not null) STORED NOT NULL,
  "has_photos" boolean DEFAULT false NOT NULL,
  "pictures" json DEFAULT '[]'::json NOT NULL,
  "shown_latitude" double precision GENERATED ALWAYS AS (case when posted_by = 'owner' then round(latitude::numeric, 2)::float8 else latitude end) STORED,
  "shown_longitude" double precision GENERATED ALWAYS AS (case when posted_by = 'owner' then round(longitude::numeric, 2)::float8 else longitude end) STORED,
  "map_cell" integer GENERATED ALWAYS AS (floor(case when posted_by = 'owner' then round(latitude::numeric, 2)::float8 else latitude end * 50)::integer * 10000 + floor(case when posted_by = 'owner' then round(longitude::numeric, 2)::float8 else longitude end * 50)::integer) STORED,
  "is_featured" boolean DEFAULT false NOT NULL,
  "listed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "was_live" boolean DEFAULT false NOT NULL,
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
  CONSTRAINT "properties_longitude" CHECK ("properties"."longitude" between 68 and 97.5),
  CONSTRAINT "properties_subtype_of_type" CHECK (case type when 'Apartment' then subtype in ('apartment', 'builder-floor', 'penthouse', 'studio') when 'House' then subtype in ('house', 'villa', 'row-house', 'farmhouse') when 'Commercial' then subtype in ('office', 'retail', 'warehouse', 'industrial') when 'Land' then subtype in ('residential-land', 'agricultural-land', 'commercial-land', 'industrial-land') end)
);
CREATE INDEX "properties_live_newest" ON "properties" ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_live_company" ON "properties" ("company_id","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and deleted_at is null;
CREATE INDEX "properties_company_changed" ON "properties" ("company_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;
CREATE INDEX "properties_owner" ON "properties" ("owner_id");
CREATE INDEX "properties_project" ON "properties" ("project_id");
CREATE INDEX "properties_agent" ON "properties" ("agent_id");
CREATE INDEX "properties_hidden_search" ON "properties" USING gin ("search") WHERE status <> 'live' and deleted_at is null;
CREATE INDEX "properties_changed" ON "properties" ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;
CREATE INDEX "properties_by_price_up" ON "properties" (coalesce(price_min, 9000000000000000),"id") WHERE deleted_at is null;
CREATE INDEX "properties_by_price_down" ON "properties" (coalesce(price_min, -1),"id") WHERE deleted_at is null;
CREATE INDEX "properties_by_title" ON "properties" ("title","id") WHERE deleted_at is null;
CREATE INDEX "properties_waiting" ON "properties" ("updated_at","id") WHERE status = 'in_review' and deleted_at is null;
CREATE INDEX "properties_deleted" ON "properties" ("deleted_at","id") WHERE deleted_at is not null;
CREATE INDEX "properties_status" ON "properties" ("status","updated_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE TABLE "property_images" (
  "property_id" text NOT NULL,
  "position" smallint NOT NULL,
  "media_id" uuid NOT NULL,
  CONSTRAINT "property_images_property_id_position_pk" PRIMARY KEY("property_id","position"),
  CONSTRAINT "property_images_at_most_four" CHECK ("property_images"."position" between 0 and 3)
);
CREATE UNIQUE INDEX "property_images_once" ON "property_images" ("property_id","media_id");
CREATE INDEX "property_images_media" ON "property_images" ("media_id");
--> statement-breakpoint
CREATE TABLE "property_revisions" (
  "property_id" text PRIMARY KEY NOT NULL,
  "state" "revision_state" DEFAULT 'waiting' NOT NULL,
  "values" jsonb NOT NULL,
  "images" jsonb NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "property_revisions_waiting" ON "property_revisions" ("updated_at","property_id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE TABLE "reports" (
  "id" uuid PRIMARY KEY NOT NULL,
  "reference" text NOT NULL,
  "property_id" text NOT NULL,
  "reason" "report_reason" NOT NULL,
  "detail" text DEFAULT '' NOT NULL,
  "email" text,
  "status" "report_status" DEFAULT 'open' NOT NULL,
  "note" text DEFAULT '' NOT NULL,
  "decided_by" text,
  "decided_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "reports_reference_unique" UNIQUE("reference"),
  CONSTRAINT "reports_detail_length" CHECK (char_length("reports"."detail") <= 2000)
);
CREATE INDEX "reports_waiting" ON "reports" ("created_at","id") WHERE status = 'open';
CREATE INDEX "reports_property" ON "reports" ("property_id");
--> statement-breakpoint
CREATE TABLE "saved_homes" (
  "user_id" text NOT NULL,
  "property_id" text NOT NULL,
  "price_when_saved" bigint,
  "seen_gone_at" timestamp (3) with time zone,
  "saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "saved_homes_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
CREATE INDEX "saved_homes_newest" ON "saved_homes" ("user_id","saved_at" DESC NULLS FIRST);
CREATE INDEX "saved_homes_property" ON "saved_homes" ("property_id");
--> statement-breakpoint
CREATE TABLE "saved_searches" (
  "id" uuid PRIMARY KEY NOT NULL,
  "user_id" text NOT NULL,
  "path" text NOT NULL,
  "frequency" "alert_frequency" DEFAULT 'daily' NOT NULL,
  "language" "language" DEFAULT 'en' NOT NULL,
  "looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "told_up_to" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "next_alert_at" timestamp (3) with time zone,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" ("user_id","path");
CREATE INDEX "saved_searches_instant" ON "saved_searches" ("told_up_to") WHERE frequency = 'instant';
CREATE INDEX "saved_searches_due" ON "saved_searches" ("next_alert_at") WHERE next_alert_at is not null;
--> statement-breakpoint
CREATE TABLE "cell_counts" (
  "map_cell" integer PRIMARY KEY NOT NULL,
  "count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
  "city_slug" text NOT NULL,
  "purpose" "purpose" NOT NULL,
  "subtype" "subtype" NOT NULL,
  "beds" smallint,
  "furnishing" "furnishing",
  "possession" "possession",
  "posted_by" "lister" NOT NULL,
  "count" integer NOT NULL,
  CONSTRAINT "listing_counts_kind" UNIQUE NULLS NOT DISTINCT("city_slug","purpose","subtype","beds","furnishing","possession","posted_by")
);
CREATE INDEX "listing_counts_details" ON "listing_counts" ("purpose","posted_by","possession","furnishing","subtype");
--> statement-breakpoint
CREATE TABLE "listing_deltas" (
  "id" bigserial NOT NULL,
  "city_slug" text,
  "locality_id" uuid,
  "map_cell" integer,
  "purpose" "purpose" NOT NULL,
  "subtype" "subtype" NOT NULL,
  "beds" smallint,
  "furnishing" "furnishing",
  "possession" "possession",
  "posted_by" "lister" NOT NULL,
  "change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
  "id" text PRIMARY KEY NOT NULL,
  "purpose" "purpose" NOT NULL,
  "subtype" "subtype" NOT NULL,
  "beds" smallint,
  "city_slug" text,
  "locality_id" uuid,
  "map_cell" integer,
  "company_id" text,
  "agent_id" text,
  "price_min" bigint,
  "price_max" bigint,
  "area_sqft" integer,
  "rate_per_sqft" integer,
  "furnishing" "furnishing",
  "possession" "possession",
  "posted_by" "lister" NOT NULL,
  "has_rera" boolean NOT NULL,
  "has_photos" boolean NOT NULL,
  "shown_latitude" double precision,
  "shown_longitude" double precision,
  "listed_at" timestamp (3) with time zone NOT NULL,
  "search" "tsvector" NOT NULL,
  "length" text GENERATED ALWAYS AS (repeat(' ', 2100)) STORED NOT NULL
) PARTITION BY HASH ("id");
CREATE INDEX "listing_texts_words" ON "listing_texts" USING gin ("city_slug","search");
--> statement-breakpoint
CREATE TABLE "place_counts" (
  "city_slug" text NOT NULL,
  "locality_id" uuid,
  "purpose" "purpose" NOT NULL,
  "subtype" "subtype" NOT NULL,
  "beds" smallint,
  "count" integer NOT NULL,
  CONSTRAINT "place_counts_kind" UNIQUE NULLS NOT DISTINCT("city_slug","locality_id","purpose","subtype","beds")
);
CREATE INDEX "place_counts_locality" ON "place_counts" ("locality_id");
--> statement-breakpoint
CREATE TABLE "search_words" (
  "word" text COLLATE "C" PRIMARY KEY NOT NULL,
  "count" integer NOT NULL
);
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE word !~ '[0-9]';
--> statement-breakpoint
CREATE TABLE "word_deltas" (
  "word" text COLLATE "C" NOT NULL,
  "change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" "staff_notice_kind" NOT NULL,
  "subject_id" text NOT NULL,
  "title" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "mailed_at" timestamp (3) with time zone
);
CREATE UNIQUE INDEX "staff_notices_waiting" ON "staff_notices" ("kind","subject_id") WHERE mailed_at is null;
CREATE INDEX "staff_notices_mailed" ON "staff_notices" ("mailed_at") WHERE mailed_at is not null;
--> statement-breakpoint
CREATE TABLE "submissions" (
  "property_id" text PRIMARY KEY NOT NULL,
  "owner_name" text NOT NULL,
  "phone" text NOT NULL,
  "email" text,
  "token_hash" text NOT NULL,
  "language" "language" DEFAULT 'en' NOT NULL,
  "consent_version" text NOT NULL,
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "submissions_tokenHash_unique" UNIQUE("token_hash")
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
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "affiliate_links"("id") ON DELETE cascade;
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "affiliate_profiles" ADD CONSTRAINT "affiliate_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "agents" ADD CONSTRAINT "agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "agents" ADD CONSTRAINT "agents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE set null;
ALTER TABLE "agents" ADD CONSTRAINT "agents_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "cities"("slug");
ALTER TABLE "agents" ADD CONSTRAINT "agents_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "media"("id") ON DELETE set null;
ALTER TABLE "companies" ADD CONSTRAINT "companies_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "cities"("slug");
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE set null;
ALTER TABLE "companies" ADD CONSTRAINT "companies_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade;
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "affiliate_links"("id") ON DELETE cascade;
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE cascade;
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE cascade;
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE set null;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE set null;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_affiliate_link_id_affiliate_links_id_fk" FOREIGN KEY ("affiliate_link_id") REFERENCES "affiliate_links"("id") ON DELETE set null;
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE cascade;
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_affiliate_link_id_affiliate_links_id_fk" FOREIGN KEY ("affiliate_link_id") REFERENCES "affiliate_links"("id") ON DELETE set null;
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "cities"("slug") ON DELETE set null;
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_wanted_city_slug_cities_slug_fk" FOREIGN KEY ("wanted_city_slug") REFERENCES "cities"("slug") ON DELETE set null;
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "localities" ADD CONSTRAINT "localities_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "cities"("slug");
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "cities"("slug") ON DELETE cascade;
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "localities"("id") ON DELETE cascade;
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE cascade;
ALTER TABLE "projects" ADD CONSTRAINT "projects_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "cities"("slug");
ALTER TABLE "projects" ADD CONSTRAINT "projects_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "localities"("id") ON DELETE set null;
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "properties" ADD CONSTRAINT "properties_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE restrict;
ALTER TABLE "properties" ADD CONSTRAINT "properties_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE set null;
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "properties" ADD CONSTRAINT "properties_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "cities"("slug");
ALTER TABLE "properties" ADD CONSTRAINT "properties_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "localities"("id") ON DELETE set null;
ALTER TABLE "properties" ADD CONSTRAINT "properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE set null;
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE restrict;
ALTER TABLE "property_revisions" ADD CONSTRAINT "property_revisions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "reports" ADD CONSTRAINT "reports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "saved_homes" ADD CONSTRAINT "saved_homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "saved_homes" ADD CONSTRAINT "saved_homes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_id_properties_id_fk" FOREIGN KEY ("id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE cascade;
ALTER TABLE "admin_views" ADD CONSTRAINT "admin_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
