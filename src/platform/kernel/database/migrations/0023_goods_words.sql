CREATE TABLE "merged_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"now" text NOT NULL,
	CONSTRAINT "merged_words_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
ALTER TABLE "brands" ALTER COLUMN "safety" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_terms" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "colours" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
INSERT INTO "brands" ("brand") SELECT DISTINCT "brand" FROM "products" WHERE "brand" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A colour that a file brought has its name in the languages of its products, and in no other yet.
UPDATE "colours" "c" SET "missing" = ARRAY(
  SELECT "lang" FROM unnest('{de,en,es,fr,it,pl}'::text[]) AS "asked" ("lang")
  WHERE NOT EXISTS (SELECT 1 FROM "product_options" "o" JOIN "product_texts" "t" ON "t"."product_id" = "o"."product_id"
    WHERE "o"."colour_id" = "c"."colour_id" AND "t"."lang" = "asked"."lang")
) WHERE "colour_id" LIKE 'own-%'
  AND (SELECT count(DISTINCT "value") FROM jsonb_each_text("labels")) = 1
  AND EXISTS (SELECT 1 FROM "product_options" "o" WHERE "o"."colour_id" = "c"."colour_id");
