ALTER TABLE "imported_products" ADD COLUMN "is_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "unchanged" integer DEFAULT 0 NOT NULL;