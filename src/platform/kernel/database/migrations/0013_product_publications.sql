CREATE TABLE "product_publications" (
	"product_id" text NOT NULL,
	"domain" text NOT NULL,
	"shown_as" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"made_by" text,
	CONSTRAINT "product_publications_product_id_domain_pk" PRIMARY KEY("product_id","domain"),
	CONSTRAINT "product_publications_term" CHECK ("product_publications"."valid_until" is null or "product_publications"."valid_until" >= "product_publications"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "visibility" SET DEFAULT 'hidden';--> statement-breakpoint
ALTER TABLE "product_publications" ADD CONSTRAINT "product_publications_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_publications_begin" ON "product_publications" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "product_publications_end" ON "product_publications" USING btree ("valid_until") WHERE "product_publications"."valid_until" is not null;--> statement-breakpoint
-- Each shop goes on showing what all of them showed.
INSERT INTO "product_publications" ("product_id", "domain", "shown_as", "valid_from")
SELECT "products"."product_id", "shop"."domain", "products"."visibility", least("products"."published_at", now())
FROM "products"
CROSS JOIN (VALUES ('fr-fr'), ('fr-ch'), ('en'), ('es-es'), ('de-de'), ('it-it'), ('pl-pl')) AS "shop" ("domain")
WHERE "products"."visibility" IN ('listed', 'by-link');
