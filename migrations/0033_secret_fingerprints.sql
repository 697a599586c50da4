CREATE TABLE "secret_fingerprints" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secret_fingerprints_one" CHECK ("secret_fingerprints"."id" = 1)
);
