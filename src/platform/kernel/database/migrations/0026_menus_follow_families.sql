-- A menu that is as it was opened follows the families; one that editors wrote keeps their order and choice.
UPDATE "content_entries" "e" SET "fields" = "e"."fields" || '{"follows_families": true}'
WHERE "e"."content_type" = 'header_layout' AND NOT EXISTS (
  SELECT 1 FROM "content_versions" "v" WHERE "v"."content_type" = "e"."content_type"
    AND "v"."uid" = "e"."uid" AND "v"."locale" = "e"."locale"
    AND "v"."fields" -> 'navigation_group' <> "e"."fields" -> 'navigation_group');--> statement-breakpoint
UPDATE "content_drafts" "d" SET "fields" = "d"."fields" || '{"follows_families": true}'
FROM "content_entries" "e" WHERE "d"."content_type" = 'header_layout' AND "e"."content_type" = 'header_layout'
  AND "e"."uid" = "d"."uid" AND "e"."locale" = "d"."locale" AND "e"."fields" -> 'follows_families' = 'true';
