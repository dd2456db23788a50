ALTER TABLE "products" ADD COLUMN "visibility" text;--> statement-breakpoint
UPDATE "products" SET "visibility" = CASE
  WHEN "listed" THEN 'listed'
  WHEN EXISTS (SELECT FROM "imported_products" i WHERE i."product_id" = "products"."product_id") THEN 'hidden'
  ELSE 'by-link' END;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "visibility" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "listed";--> statement-breakpoint
-- Words of hidden products leave the search.
UPDATE "listing_state" SET "refreshed_at" = '-infinity';
