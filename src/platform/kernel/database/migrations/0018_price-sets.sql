CREATE TABLE "price_sets" (
	"set_id" text PRIMARY KEY NOT NULL,
	"shops" text[] NOT NULL,
	"cells" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"left" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "price_sets_made" ON "price_sets" USING btree ("made_at");