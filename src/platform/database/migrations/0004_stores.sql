CREATE TABLE "reservations" (
	"reservation_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"domain" text NOT NULL,
	"store_id" text NOT NULL,
	"sku" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pick_up_before" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_stocks" (
	"store_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stocks_store_id_sku_pk" PRIMARY KEY("store_id","sku"),
	CONSTRAINT "store_stocks_quantity_not_negative" CHECK ("store_stocks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone_number" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stocks" ADD CONSTRAINT "store_stocks_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stocks" ADD CONSTRAINT "store_stocks_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_open" ON "reservations" USING btree ("customer_id","store_id","sku") WHERE "reservations"."released_at" is null;--> statement-breakpoint
CREATE INDEX "reservations_customer" ON "reservations" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reservations_due" ON "reservations" USING btree ("pick_up_before") WHERE "reservations"."released_at" is null;--> statement-breakpoint
CREATE INDEX "store_stocks_sku" ON "store_stocks" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "stores_country" ON "stores" USING btree ("country");