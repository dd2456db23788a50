CREATE TABLE "drawn_garments" (
	"option_id" text PRIMARY KEY NOT NULL,
	"silhouette" text NOT NULL,
	"fabric" text NOT NULL,
	"pattern" text NOT NULL,
	"colour" text NOT NULL,
	"accent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pattern" text;--> statement-breakpoint
ALTER TABLE "drawn_garments" ADD CONSTRAINT "drawn_garments_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "products" SET "kind" = o."kind", "pattern" = o."pattern"
FROM (
	SELECT "product_id", min(nullif("silhouette", 'box')) AS "kind",
		CASE WHEN count(DISTINCT "pattern") = 1 THEN nullif(min("pattern"), 'plain') END AS "pattern"
	FROM "product_options" GROUP BY "product_id"
) o WHERE o."product_id" = "products"."product_id";--> statement-breakpoint
-- What an import guessed is drawn by its kind.
INSERT INTO "drawn_garments" ("option_id", "silhouette", "fabric", "pattern", "colour", "accent")
SELECT o."option_id", o."silhouette", o."fabric", o."pattern", o."drawn_colour", o."drawn_accent"
FROM "product_options" o
WHERE NOT EXISTS (SELECT FROM "imported_options" i WHERE i."option_id" = o."option_id");--> statement-breakpoint
-- The version before still reads these columns; the next version drops them.
ALTER TABLE "product_options"
	ALTER COLUMN "silhouette" SET DEFAULT 'box',
	ALTER COLUMN "fabric" SET DEFAULT 'poplin',
	ALTER COLUMN "pattern" SET DEFAULT 'plain',
	ALTER COLUMN "drawn_colour" SET DEFAULT '#d5c1a2',
	ALTER COLUMN "drawn_accent" SET DEFAULT '#ece2cf';
