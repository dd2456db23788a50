ALTER TABLE "skus" ALTER COLUMN "gtin" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brand" text;--> statement-breakpoint
-- Barcodes that imports made up, where an export had none.
UPDATE "skus" SET "gtin" = NULL FROM "imported_options" i
  WHERE i."option_id" = "skus"."option_id"
    AND left("skus"."gtin", 12) = '360' ||
      lpad((5000000 + (i."option_id"::int - 700000) * 300 + "skus"."position")::text, 9, '0');
