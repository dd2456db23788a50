ALTER TABLE "carts" ADD COLUMN "gift_wrap" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_wrap" jsonb;