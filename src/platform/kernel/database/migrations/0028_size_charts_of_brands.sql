ALTER TABLE "size_charts" ADD COLUMN "scale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "size_charts" ADD COLUMN "brand" text;--> statement-breakpoint
-- A chart was named by its scale.
UPDATE "size_charts" SET "scale" = "chart_id";--> statement-breakpoint
ALTER TABLE "size_charts" ADD CONSTRAINT "size_charts_once" UNIQUE NULLS NOT DISTINCT("scale","brand");
