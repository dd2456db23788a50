CREATE TABLE "product_drafts" (
	"product_id" text PRIMARY KEY NOT NULL,
	"base" jsonb NOT NULL,
	"base_revision" text NOT NULL,
	"base_version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"revision" uuid NOT NULL,
	"saved_as" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "drafted_by" text;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;