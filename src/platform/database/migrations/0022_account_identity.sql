CREATE TABLE "account_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"domain" text NOT NULL,
	"recipient" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"reset_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_browsers" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "welcomed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_notices" ADD CONSTRAINT "account_notices_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_time" ON "password_resets" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "sign_in_browsers_start" ON "sign_in_browsers" USING btree ("started_at");