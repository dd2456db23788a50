/** Tables of the content store: entries with their drafts and versions, assets, security rules. */
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Media } from '#src/domain/media/media.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { bytes, instant } from '#src/platform/kernel/database/columns.ts';

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

export const cspRules = pgTable(
  'csp_rules',
  {
    rulesType: text('rules_type').notNull(),
    directive: text('directive').notNull(),
    sources: text('sources').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rulesType, table.directive] })],
);

/** What editors are writing: shoppers do not see it, and one text of an entry has one draft at most. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    contentType: text('content_type').notNull(),
    uid: text('uid').notNull(),
    locale: text('locale').$type<OnlineLocale>().notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Another one after each change, so that two editors see each other. */
    revision: uuid('revision').notNull().unique(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** When it is to be published by itself. */
    publishAt: instant('publish_at'),
    /** The drop that publishes it then. */
    dropId: text('drop_id'),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.uid, table.locale] })],
);

/** Pictures that editors uploaded (WebP), named after what they contain. */
export const contentPictures = pgTable('content_pictures', {
  pictureId: text('picture_id').primaryKey(),
  content: bytes('content').notNull(),
  savedBy: text('saved_by').notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** What has been published, so that it can be taken back. */
export const contentVersions = pgTable(
  'content_versions',
  {
    versionId: uuid('version_id').primaryKey(),
    contentType: text('content_type').notNull(),
    uid: text('uid').notNull(),
    locale: text('locale').$type<OnlineLocale>().notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Null for what stood there before anybody edited it. */
    publishedBy: text('published_by'),
    publishedAt: instant('published_at').notNull(),
    /** The drop that published it, and what became of it when the drop ended there. */
    dropId: text('drop_id'),
    dropFate: text('drop_fate').$type<'back' | 'left'>(),
  },
  (table) => [
    index('content_versions_entry').on(
      table.contentType,
      table.uid,
      table.locale,
      table.publishedAt,
    ),
  ],
);

/** Pictures of the library, which entries name (`/media/hero/{mediaId}`). */
export const mediaPictures = pgTable(
  'media_pictures',
  {
    mediaId: text('media_id').primaryKey(),
    /** In the archive of photographs; another one once it is replaced. */
    photoId: text('photo_id').notNull(),
    name: text('name').notNull(),
    letters: text('letters').$type<Media['letters']>().notNull(),
    focus: jsonb('focus').$type<Media['focus']>(),
    alt: jsonb('alt').$type<Media['alt']>().notNull(),
    version: integer('version').notNull().default(1),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('media_pictures_newest').on(table.savedAt)],
);
