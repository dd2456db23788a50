-- The words are written anew with all lists.
DELETE FROM "search_words";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "spelling" text NOT NULL;--> statement-breakpoint
UPDATE "listing_state" SET "refreshed_at" = '-infinity';
