CREATE TABLE "order_returns" (
	"return_id" text PRIMARY KEY NOT NULL,
	"return_number" text NOT NULL,
	"order_number" text NOT NULL,
	"basis" text NOT NULL,
	"lines" jsonb NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"refund" jsonb,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
DROP TABLE "order_withdrawals" CASCADE;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_number","declared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_number" ON "order_returns" USING btree ("return_number");