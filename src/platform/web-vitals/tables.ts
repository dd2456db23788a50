/** How pages felt, by day, in counts that lead to nobody (decision 062). */
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PageKind } from '#src/domain/measurement/page-kinds.ts';
import type { Vital } from '#src/domain/measurement/web-vitals.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';

export const webVitals = pgTable(
  'web_vitals',
  {
    /** In UTC. */
    day: date('day').notNull(),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    pageKind: text('page_kind').$type<PageKind>().notNull(),
    vital: text('vital').$type<Vital>().notNull(),
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.domain, table.pageKind, table.vital, table.bucket] }),
  ],
);
