CREATE TABLE "price_plans" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"asked" jsonb NOT NULL,
	"products" integer NOT NULL,
	"shops" jsonb NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_plan_id_price_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prices_plan" ON "prices" USING btree ("plan_id") WHERE "prices"."plan_id" is not null;