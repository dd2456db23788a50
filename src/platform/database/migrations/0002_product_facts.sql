CREATE TABLE "product_relations" (
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"related_id" text NOT NULL,
	CONSTRAINT "product_relations_product_id_kind_position_pk" PRIMARY KEY("product_id","kind","position")
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"chart_id" text PRIMARY KEY NOT NULL,
	"measures" text[] NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "eco_design" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "environment" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_chart" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "private_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_related_id_products_product_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_size_charts_chart_id_fk" FOREIGN KEY ("size_chart") REFERENCES "public"."size_charts"("chart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stocks_changed" ON "stocks" USING btree ("changed_at");