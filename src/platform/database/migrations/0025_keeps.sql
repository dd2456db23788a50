CREATE TABLE "wishlist_shares" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_share_id_unique" UNIQUE("share_id")
);
--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD COLUMN "wished_in" text;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD COLUMN "wished_price" integer;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;