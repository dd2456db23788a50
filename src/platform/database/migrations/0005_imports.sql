CREATE TABLE "imported_options" (
	"handle" text NOT NULL,
	"colour" text NOT NULL,
	"option_id" text NOT NULL,
	CONSTRAINT "imported_options_handle_colour_pk" PRIMARY KEY("handle","colour"),
	CONSTRAINT "imported_options_option_id_unique" UNIQUE("option_id")
);
--> statement-breakpoint
CREATE TABLE "imported_products" (
	"handle" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "imported_products_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "origin_country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_options" ADD CONSTRAINT "imported_options_handle_imported_products_handle_fk" FOREIGN KEY ("handle") REFERENCES "public"."imported_products"("handle") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_options" ADD CONSTRAINT "imported_options_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;