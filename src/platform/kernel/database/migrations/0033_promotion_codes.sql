CREATE TABLE "cart_promotion_codes" (
	"cart_id" text NOT NULL,
	"code" text NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_promotion_codes_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"is_single" boolean NOT NULL,
	"change_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"cart_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"domain" text NOT NULL,
	"currency" text NOT NULL,
	"cents" integer NOT NULL,
	"code" text,
	"single_code" text,
	"order_number" text,
	"order_cents" integer,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_uses_cart_id_promotion_id_pk" PRIMARY KEY("cart_id","promotion_id"),
	CONSTRAINT "promotion_uses_single" UNIQUE("single_code"),
	CONSTRAINT "promotion_uses_cents" CHECK ("promotion_uses"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_promotion_codes" ADD CONSTRAINT "cart_promotion_codes_code_promotion_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promotion_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_promotion_id_promotions_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("promotion_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("promotion_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_codes_of" ON "promotion_codes" USING btree ("promotion_id","code");--> statement-breakpoint
CREATE INDEX "promotion_uses_of" ON "promotion_uses" USING btree ("promotion_id","currency","cents");--> statement-breakpoint
CREATE INDEX "promotion_uses_customer" ON "promotion_uses" USING btree ("customer_id");