-- The words of marketing labels become content, which editors write.
INSERT INTO "content_entries" ("content_type", "uid", "locale", "fields")
SELECT 'marketing_labels', "term_id", "domain",
  jsonb_build_object('code', "term_id", 'title', "labels" ->> split_part("domain", '-', 1), 'url', null, 'marketing_banner', null)
FROM "catalogue_terms" CROSS JOIN "web_domains"
WHERE "kind" = 'label'
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "catalogue_terms" WHERE "kind" = 'label';--> statement-breakpoint
UPDATE "tiles" SET "summary" = jsonb_set("summary", '{labels}', jsonb_path_query_array("summary", '$.labels[*].code'))
WHERE "summary" #> '{labels,0}' IS NOT NULL;
