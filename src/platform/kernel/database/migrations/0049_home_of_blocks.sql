-- Homes become blocks. What they had stays beside them for programs of the version before.
UPDATE "content_entries" SET "fields" = "fields" || jsonb_build_object('sections', jsonb_build_array(
  "fields"->'hero' || jsonb_build_object('kind', 'lead', 'seasons', coalesce("fields"->'seasons', '[]')),
  jsonb_build_object('kind', 'families', 'families', "fields"->'families'),
  jsonb_build_object('kind', 'products', 'title', "fields"->'selection'->'title', 'link', "fields"->'selection'->'link',
    'otherFamilyId', CASE WHEN "fields"->'selection'->'link'->>'url' ~ ('^/[^/?#]+--pl' || ("fields"->'selection'->>'familyId') || '$')
      THEN 'null' ELSE "fields"->'selection'->'familyId' END),
  jsonb_build_object('kind', 'stories', 'stories', "fields"->'editorial')))
WHERE "content_type" = 'home_page' AND "fields" ? 'selection' AND NOT "fields" ? 'sections';--> statement-breakpoint
UPDATE "content_drafts" SET "fields" = "fields" || jsonb_build_object('sections', jsonb_build_array(
  "fields"->'hero' || jsonb_build_object('kind', 'lead', 'seasons', coalesce("fields"->'seasons', '[]')),
  jsonb_build_object('kind', 'families', 'families', "fields"->'families'),
  jsonb_build_object('kind', 'products', 'title', "fields"->'selection'->'title', 'link', "fields"->'selection'->'link',
    'otherFamilyId', CASE WHEN "fields"->'selection'->'link'->>'url' ~ ('^/[^/?#]+--pl' || ("fields"->'selection'->>'familyId') || '$')
      THEN 'null' ELSE "fields"->'selection'->'familyId' END),
  jsonb_build_object('kind', 'stories', 'stories', "fields"->'editorial')))
WHERE "content_type" = 'home_page' AND "fields" ? 'selection' AND NOT "fields" ? 'sections';--> statement-breakpoint
UPDATE "content_versions" SET "fields" = "fields" || jsonb_build_object('sections', jsonb_build_array(
  "fields"->'hero' || jsonb_build_object('kind', 'lead', 'seasons', coalesce("fields"->'seasons', '[]')),
  jsonb_build_object('kind', 'families', 'families', "fields"->'families'),
  jsonb_build_object('kind', 'products', 'title', "fields"->'selection'->'title', 'link', "fields"->'selection'->'link',
    'otherFamilyId', CASE WHEN "fields"->'selection'->'link'->>'url' ~ ('^/[^/?#]+--pl' || ("fields"->'selection'->>'familyId') || '$')
      THEN 'null' ELSE "fields"->'selection'->'familyId' END),
  jsonb_build_object('kind', 'stories', 'stories', "fields"->'editorial')))
WHERE "content_type" = 'home_page' AND "fields" ? 'selection' AND NOT "fields" ? 'sections';
