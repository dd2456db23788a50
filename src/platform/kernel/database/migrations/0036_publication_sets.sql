CREATE TABLE "publication_sets" (
	"set_id" text PRIMARY KEY NOT NULL,
	"shops" text[] NOT NULL,
	"is_published" boolean NOT NULL,
	"changes" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"left" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "publication_sets_made" ON "publication_sets" USING btree ("made_at");