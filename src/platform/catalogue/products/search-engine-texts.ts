import { sql } from 'drizzle-orm';

/** What editors say to search engines of a product or family with the texts `t`; empty without. */
export const searchEnginesOf = sql`case when t.search_title = '' and t.search_description = ''
  then '{}' else jsonb_build_object('searchEngines', jsonb_strip_nulls(jsonb_build_object(
    'title', nullif(t.search_title, ''), 'description', nullif(t.search_description, '')))) end`;
