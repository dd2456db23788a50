CREATE TABLE "mail_text_versions" (
	"kind" text NOT NULL,
	"lang" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_text_versions_kind_lang_version_pk" PRIMARY KEY("kind","lang","version")
);
