CREATE TABLE "listing_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"product_ids" text[]
);
--> statement-breakpoint
CREATE INDEX "products_certificate_end" ON "products" USING btree (("certificate" ->> 'validUntil'));