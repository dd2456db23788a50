CREATE TABLE "document_series" (
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_store_id_kind_year_pk" PRIMARY KEY("store_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"refund_id" text NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"place" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_once" ON "order_documents" USING btree ("order_number","refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_place" ON "order_documents" USING btree ("store_id","kind","year","place");--> statement-breakpoint
-- Invoices and credit notes of before keep the numbers that they were drawn with.
INSERT INTO "order_documents" ("number", "order_number", "refund_id", "store_id", "kind", "year", "issued_at", "seller")
SELECT o."order_number", o."order_number", '', o."store_id", 'invoice',
	extract(year FROM o."created_at")::int, o."created_at", d."params" -> 'seller'
FROM "orders" o JOIN "web_domains" d ON d."store_id" = o."store_id"
WHERE o."status" IN ('placed', 'prepared', 'shipped', 'delivered');--> statement-breakpoint
INSERT INTO "order_documents" ("number", "order_number", "refund_id", "store_id", "kind", "year", "issued_at", "seller")
SELECT o."order_number" || '-C' || row_number() OVER (PARTITION BY o."order_number" ORDER BY c."at"),
	o."order_number", c."refund_id", o."store_id", 'credit-note',
	extract(year FROM c."at")::int, c."at", d."params" -> 'seller'
FROM (
	SELECT "refund_id", "order_number", "decided_at" AS "at" FROM "order_refunds"
	UNION ALL
	SELECT "return_id", "order_number", "received_at" FROM "order_returns"
	WHERE "received_at" IS NOT NULL AND ("refund" ->> 'bankCents')::int + coalesce((
		SELECT sum((card ->> 'centAmount')::int) FROM jsonb_array_elements("refund" -> 'giftCards') card
	), 0) > 0
) c JOIN "orders" o ON o."order_number" = c."order_number"
JOIN "web_domains" d ON d."store_id" = o."store_id";--> statement-breakpoint
UPDATE "web_domains" SET "params" = "params" || jsonb_build_object(
	'strikesInitialPrice', false,
	'seller', jsonb_build_object('capital', '', 'registeredIn', '', 'host', '') || ("params" -> 'seller'));--> statement-breakpoint
UPDATE "order_documents" SET "seller" =
	jsonb_build_object('capital', '', 'registeredIn', '', 'host', '') || "seller";
