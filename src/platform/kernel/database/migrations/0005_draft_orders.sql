CREATE TABLE "draft_orders" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"domain" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" text,
	"customer_name" text NOT NULL,
	"added_to" text,
	"terms" jsonb NOT NULL,
	"billing_address" jsonb,
	"mailed" jsonb NOT NULL,
	"total_cent_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"made_by_id" text NOT NULL,
	"made_by_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cart_id" text,
	"closed_as" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_draft_id_draft_orders_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft_orders"("draft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_cart" ON "draft_orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "draft_orders_newest" ON "draft_orders" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "draft_orders_added" ON "draft_orders" USING btree ("added_to");--> statement-breakpoint
CREATE INDEX "draft_orders_waiting" ON "draft_orders" USING btree ("ends_at") WHERE "draft_orders"."closed_as" IS NULL;--> statement-breakpoint
CREATE INDEX "payment_links_draft" ON "payment_links" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "carts_set_aside" ON "carts" USING btree ("customer_id","store_id") WHERE "carts"."state" = 'set-aside';