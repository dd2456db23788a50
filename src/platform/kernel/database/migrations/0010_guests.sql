ALTER TABLE "sign_in_codes" ADD COLUMN "as_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guest_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "customers_guest_email" ON "customers" USING gin ("guest_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_guest_until" ON "customers" USING btree ("guest_until") WHERE "customers"."guest_until" is not null;--> statement-breakpoint
-- Shops that are open take orders of guests, until somebody turns that off.
UPDATE "web_domains" SET "params" = jsonb_set("params", '{guestCheckout}', 'true') WHERE NOT "params" ? 'guestCheckout';
