ALTER TABLE "delivery_points" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;