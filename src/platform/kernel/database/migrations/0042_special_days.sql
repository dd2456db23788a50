ALTER TABLE "delivery_points" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;