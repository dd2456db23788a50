-- Tiles know all options of their product: they are built anew when the platform starts next.
UPDATE "listing_state" SET "refreshed_at" = '-infinity';
