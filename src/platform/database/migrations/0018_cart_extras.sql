ALTER TABLE "carts" ADD COLUMN "loyalty_card" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "donations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "points" jsonb DEFAULT '{"earned":0,"bonus":0,"incentive":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "for_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "store_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "loyalty_card" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "donations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "loyalty_points_earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "loyalty_bonus_points_earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" DROP COLUMN "loyalty_card_id";--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_loyalty_number_unique" UNIQUE("loyalty_number");