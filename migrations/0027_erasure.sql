ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "users_phone";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirements_user" ON "requirements" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone_number") WHERE phone_number_verified;
--> statement-breakpoint
-- The words of what was sent held links and codes; from now on they go when it is sent.
UPDATE "messages" SET "body" = '', "headers" = '{}' WHERE "status" = 'sent';--> statement-breakpoint
-- The audit log is added to. Only an erasure and the end of its own time, which both say so, change it: see
-- server/erasure/repository-audit.ts.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if current_setting('aangan.erasing', true) = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  raise exception 'the audit log is added to, never changed' using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
