CREATE TABLE "content_drafts" (
	"content_type" text NOT NULL,
	"uid" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" uuid NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	CONSTRAINT "content_drafts_content_type_uid_locale_pk" PRIMARY KEY("content_type","uid","locale"),
	CONSTRAINT "content_drafts_revision_unique" UNIQUE("revision")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"uid" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	"published_by" text,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Terms of offers are entries now, so that editors change them like all others.
INSERT INTO "content_entries" ("content_type", "uid", "locale", "fields")
SELECT 'legal_notices', 'offers', CASE WHEN "lang" = 'en' THEN 'en' ELSE "lang" || '-' || lower("country") END,
	jsonb_build_object('notices', jsonb_agg(jsonb_build_object('title', "title", 'text', "text") ORDER BY "position"))
FROM "legal_notices" GROUP BY "country", "lang"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A folder says which letters are read on its pictures.
UPDATE "content_assets" SET "folder" = 'heroes-pale'
WHERE "folder" = 'heroes' AND "title" IN ('dresses', 'tailoring', 'essentials', 'accessories', 'kids', 'home');
--> statement-breakpoint
DROP TABLE "legal_notices" CASCADE;--> statement-breakpoint
CREATE INDEX "content_versions_entry" ON "content_versions" USING btree ("content_type","uid","locale","published_at");