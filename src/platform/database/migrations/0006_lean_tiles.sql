-- Tiles carry less since: they are built anew when the platform starts next.
UPDATE "listing_state" SET "next_price_change_at" = "refreshed_at";
