CREATE TABLE "staff_failed_sign_ins" (
	"failure_id" text PRIMARY KEY NOT NULL,
	"member" text NOT NULL,
	"action" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	"addresses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_password_links" (
	"link_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"client_address" text,
	"token_hash" text,
	CONSTRAINT "staff_password_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_failed_sign_ins_once" ON "staff_failed_sign_ins" USING btree ("member","action");--> statement-breakpoint
CREATE INDEX "staff_password_links_email" ON "staff_password_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_password_links_requested" ON "staff_password_links" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "orders_awaited" ON "orders" USING btree ("order_number") WHERE "orders"."status" = 'awaiting-payment';