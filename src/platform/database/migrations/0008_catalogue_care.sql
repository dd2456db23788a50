CREATE SEQUENCE "public"."imported_option_ids" INCREMENT BY 1 MINVALUE 700000 MAXVALUE 999999 START WITH 700000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."imported_product_ids" INCREMENT BY 1 MINVALUE 600000 MAXVALUE 699999 START WITH 600000 CACHE 1;--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"product_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_photos" (
	"option_id" text NOT NULL,
	"type" text NOT NULL,
	"photo_id" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "option_photos_option_id_type_pk" PRIMARY KEY("option_id","type")
);
--> statement-breakpoint
DROP TABLE "family_listings" CASCADE;--> statement-breakpoint
DROP INDEX "product_options_product";--> statement-breakpoint
ALTER TABLE "listing_state" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settle_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settle_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_photos" ADD CONSTRAINT "option_photos_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_photos_source" ON "option_photos" USING btree ("source");--> statement-breakpoint
CREATE INDEX "prices_begin" ON "prices" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "prices_end" ON "prices" USING btree ("valid_until") WHERE "prices"."valid_until" is not null;--> statement-breakpoint
-- Colours of a product that share a place: those that can be bought stand first.
WITH placed AS (
	SELECT o.option_id, row_number() OVER (PARTITION BY o.product_id ORDER BY
		coalesce((SELECT max(k.quantity) FROM skus s JOIN stocks k ON k.sku = s.sku WHERE s.option_id = o.option_id), 0) = 0,
		o.position, o.option_id) - 1 AS place
	FROM product_options o
	WHERE o.product_id IN (SELECT product_id FROM product_options GROUP BY product_id, position HAVING count(*) > 1)
)
UPDATE product_options SET position = placed.place FROM placed WHERE product_options.option_id = placed.option_id;--> statement-breakpoint
CREATE UNIQUE INDEX "product_options_place" ON "product_options" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("domain","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("changed_at","reference") WHERE "payments"."order_number" IS NULL AND "payments"."voided_at" IS NULL AND "payments"."status" NOT IN ('Refused', 'Error', 'Cancelled');--> statement-breakpoint
CREATE INDEX "payments_unsent_voids" ON "payments" USING btree ("voided_at","reference") WHERE "payments"."voided_at" IS NOT NULL AND "payments"."void_sent_at" IS NULL;--> statement-breakpoint
-- Numbers go on after those of earlier imports.
SELECT setval('imported_product_ids', max(product_id::int)) FROM imported_products HAVING count(*) > 0;--> statement-breakpoint
SELECT setval('imported_option_ids', max(option_id::int)) FROM imported_options HAVING count(*) > 0;--> statement-breakpoint
-- Lists that an earlier migration or a repaired place made stale are built anew.
UPDATE listing_state SET refreshed_at = '-infinity';
