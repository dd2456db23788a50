ALTER TABLE "family_texts" ADD COLUMN "search_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "family_texts" ADD COLUMN "search_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "search_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "search_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "passport_url" text;