-- Lists and their words are written anew when the platform starts next.
DELETE FROM "search_words";--> statement-breakpoint
DELETE FROM "tiles";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "stem" text NOT NULL;--> statement-breakpoint
ALTER TABLE "tiles" ADD COLUMN "words" "tsvector" NOT NULL;--> statement-breakpoint
UPDATE "listing_state" SET "refreshed_at" = '-infinity';--> statement-breakpoint
-- What a card page lists of an order.
ALTER TABLE "card_sessions" ADD COLUMN "items" jsonb DEFAULT '[]'::jsonb NOT NULL;
