CREATE TABLE "stock_alerts" (
	"customer_id" text NOT NULL,
	"store" text NOT NULL,
	"sku" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alerts_customer_id_store_sku_pk" PRIMARY KEY("customer_id","store","sku")
);
--> statement-breakpoint
CREATE TABLE "wishlist_products" (
	"customer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"option_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_products_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD CONSTRAINT "wishlist_products_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD CONSTRAINT "wishlist_products_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD CONSTRAINT "wishlist_products_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_sku" ON "stock_alerts" USING btree ("sku");