CREATE TABLE "gift_card_plans" (
	"cart_id" text NOT NULL,
	"number" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gift_card_plans_cart_id_number_pk" PRIMARY KEY("cart_id","number"),
	CONSTRAINT "gift_card_plans_amount" CHECK ("gift_card_plans"."cent_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_uses" (
	"cart_id" text NOT NULL,
	"number" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"order_number" text,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_uses_cart_id_number_pk" PRIMARY KEY("cart_id","number"),
	CONSTRAINT "gift_card_uses_amount" CHECK ("gift_card_uses"."cent_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"number" text PRIMARY KEY NOT NULL,
	"pin_hash" text,
	"value_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"bought_as" text,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_bought_as_unique" UNIQUE("bought_as"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance_cents" BETWEEN 0 AND "gift_cards"."value_cents" AND "gift_cards"."value_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voucher" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "voucher" jsonb;--> statement-breakpoint
ALTER TABLE "card_sessions" ADD COLUMN "product" text DEFAULT 'cb' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_sessions" ADD COLUMN "voucher" jsonb;--> statement-breakpoint
ALTER TABLE "gift_card_plans" ADD CONSTRAINT "gift_card_plans_number_gift_cards_number_fk" FOREIGN KEY ("number") REFERENCES "public"."gift_cards"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_number_gift_cards_number_fk" FOREIGN KEY ("number") REFERENCES "public"."gift_cards"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_uses_card" ON "gift_card_uses" USING btree ("number");