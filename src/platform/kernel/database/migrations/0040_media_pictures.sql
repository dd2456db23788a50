CREATE TABLE "media_pictures" (
	"media_id" text PRIMARY KEY NOT NULL,
	"photo_id" text NOT NULL,
	"name" text NOT NULL,
	"letters" text NOT NULL,
	"focus" jsonb,
	"alt" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "media_pictures_newest" ON "media_pictures" USING btree ("saved_at");