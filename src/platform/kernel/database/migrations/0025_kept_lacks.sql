CREATE TABLE "product_lacks" (
	"product_id" text PRIMARY KEY NOT NULL,
	"fr-fr" smallint NOT NULL,
	"fr-ch" smallint NOT NULL,
	"en" smallint NOT NULL,
	"es-es" smallint NOT NULL,
	"de-de" smallint NOT NULL,
	"it-it" smallint NOT NULL,
	"pl-pl" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_lacks" ADD CONSTRAINT "product_lacks_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "listing_state" SET "refreshed_at" = '-infinity';
