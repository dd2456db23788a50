CREATE TABLE "content_pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
