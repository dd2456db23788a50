ALTER TABLE "order_returns" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;