CREATE TABLE "cart_presses" (
	"cart_id" text NOT NULL,
	"press" text NOT NULL,
	"sku" text NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_presses_cart_id_press_pk" PRIMARY KEY("cart_id","press")
);
--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD COLUMN "as_typed" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD COLUMN "as_typed" jsonb;--> statement-breakpoint
ALTER TABLE "cart_presses" ADD CONSTRAINT "cart_presses_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_presses_age" ON "cart_presses" USING btree ("pressed_at");