CREATE TABLE "bank_details" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"owner" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_movements" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"order_number" text,
	CONSTRAINT "loyalty_movements_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"optin" text NOT NULL,
	"store" text NOT NULL,
	"source" text NOT NULL,
	"complement" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_customer_id_type_pk" PRIMARY KEY("customer_id","type")
);
--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_movements" ADD CONSTRAINT "loyalty_movements_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_movements_newest" ON "loyalty_movements" USING btree ("customer_id","moved_at");--> statement-breakpoint
CREATE INDEX "identity_payloads_account" ON "identity_payloads" USING btree (("payload" ->> 'accountId'));--> statement-breakpoint
CREATE INDEX "refresh_token_families_grant" ON "refresh_token_families" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "refresh_token_families_customer" ON "refresh_token_families" USING btree ("customer_id");