CREATE TABLE "email_changes" (
	"change_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"sign_in_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "wishlist_shares" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_share_id_unique" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD COLUMN "wished_in" text;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD COLUMN "wished_price" integer;--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD COLUMN "refund" jsonb;--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_reference_card_sessions_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."card_sessions"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_customer" ON "email_changes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "email_changes_time" ON "email_changes" USING btree ("requested_at");