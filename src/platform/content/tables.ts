/** Tables of the content store: entries, assets, legal notices and content security rules. */
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '#src/domain/locales.ts';

export const contentEntries = pgTable(
  'content_entries',
  {
    contentType: text('content_type').notNull(),
    uid: text('uid').notNull(),
    locale: text('locale').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.uid, table.locale] })],
);

export const contentAssets = pgTable('content_assets', {
  uid: text('uid').primaryKey(),
  folder: text('folder').notNull(),
  title: text('title').notNull(),
  /** Path from the root of the shop, without locale prefix. */
  url: text('url').notNull(),
  contentMediaType: text('content_media_type').notNull(),
});

export const legalNotices = pgTable(
  'legal_notices',
  {
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.lang, table.position] })],
);

export const cspRules = pgTable(
  'csp_rules',
  {
    rulesType: text('rules_type').notNull(),
    directive: text('directive').notNull(),
    sources: text('sources').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rulesType, table.directive] })],
);
