CREATE TABLE "product_versions" (
	"product_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"made_as" text NOT NULL,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL,
	"restored_from" integer,
	CONSTRAINT "product_versions_product_id_number_pk" PRIMARY KEY("product_id","number")
);
--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;