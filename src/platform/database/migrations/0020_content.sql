CREATE TABLE "reviews" (
	"review_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"author" text NOT NULL,
	"lang" text NOT NULL,
	"rating" integer NOT NULL,
	"fit" text,
	"text" text NOT NULL,
	"size" text,
	"state" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_customer" ON "reviews" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","lang","written_at");--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","written_at");--> statement-breakpoint
-- The words of marketing labels become content, which editors write.
INSERT INTO "content_entries" ("content_type", "uid", "locale", "fields")
SELECT 'marketing_labels', "term_id", "domain",
  jsonb_build_object('code', "term_id", 'title', "labels" ->> split_part("domain", '-', 1), 'url', null, 'marketing_banner', null)
FROM "catalogue_terms" CROSS JOIN "web_domains"
WHERE "kind" = 'label'
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "catalogue_terms" WHERE "kind" = 'label';--> statement-breakpoint
UPDATE "tiles" SET "summary" = jsonb_set("summary", '{labels}', jsonb_path_query_array("summary", '$.labels[*].code'))
WHERE "summary" #> '{labels,0}' IS NOT NULL;
