CREATE TABLE "drop_terms" (
	"drop_id" text NOT NULL,
	"domain" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "drop_terms_drop_id_domain_pk" PRIMARY KEY("drop_id","domain")
);
--> statement-breakpoint
CREATE TABLE "drops" (
	"drop_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"begins" text NOT NULL,
	"ends" text,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_plans" ADD COLUMN "drop_id" text;--> statement-breakpoint
ALTER TABLE "publication_sets" ADD COLUMN "drop_id" text;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "drop_id" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "drop_id" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "drop_fate" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "drop_id" text;--> statement-breakpoint
ALTER TABLE "drop_terms" ADD CONSTRAINT "drop_terms_drop_id_drops_drop_id_fk" FOREIGN KEY ("drop_id") REFERENCES "public"."drops"("drop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drop_terms_begin" ON "drop_terms" USING btree ("begins_at");