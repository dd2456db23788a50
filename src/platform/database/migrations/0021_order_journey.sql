CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"order_number" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"parcel" jsonb,
	CONSTRAINT "order_steps_order_number_step_pk" PRIMARY KEY("order_number","step")
);
--> statement-breakpoint
CREATE TABLE "order_withdrawals" (
	"withdrawal_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"lines" jsonb NOT NULL,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD CONSTRAINT "order_withdrawals_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_links_expiry" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_withdrawals_order" ON "order_withdrawals" USING btree ("order_number","declared_at");