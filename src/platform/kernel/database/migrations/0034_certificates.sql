ALTER TABLE "products" ADD COLUMN "certificate" jsonb;--> statement-breakpoint
UPDATE "listing_state" SET "refreshed_at" = '-infinity';