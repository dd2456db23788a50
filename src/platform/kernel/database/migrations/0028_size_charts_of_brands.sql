ALTER TABLE "products" DROP CONSTRAINT "products_size_chart_size_charts_chart_id_fk";--> statement-breakpoint
ALTER TABLE "size_charts" ADD COLUMN "scale" text;--> statement-breakpoint
ALTER TABLE "size_charts" ADD COLUMN "brand" text;--> statement-breakpoint
-- A chart was named by its scale.
UPDATE "size_charts" SET "scale" = "chart_id";--> statement-breakpoint
ALTER TABLE "size_charts" ALTER COLUMN "scale" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "size_charts" ADD CONSTRAINT "size_charts_once" UNIQUE NULLS NOT DISTINCT("scale","brand");
