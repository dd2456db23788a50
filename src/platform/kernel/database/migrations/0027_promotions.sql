CREATE TABLE "promotion_terms" (
	"promotion_id" text NOT NULL,
	"domain" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "promotion_terms_promotion_id_domain_pk" PRIMARY KEY("promotion_id","domain")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"promotion_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"asked" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "promotions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_terms" ADD CONSTRAINT "promotion_terms_promotion_id_promotions_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("promotion_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_terms_of_shop" ON "promotion_terms" USING btree ("domain","begins_at");