/** Drops, and when each runs in which shop; its parts name it. */

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '../kernel/database/columns.ts';

export const drops = pgTable('drops', {
  dropId: text('drop_id').primaryKey(),
  version: integer('version').notNull(),
  name: text('name').notNull(),
  /** By the clocks of each shop: `2026-12-04T20:00`. */
  begins: text('begins').notNull(),
  ends: text('ends'),
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull(),
});

export const dropTerms = pgTable(
  'drop_terms',
  {
    dropId: text('drop_id')
      .notNull()
      .references(() => drops.dropId),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    beginsAt: instant('begins_at').notNull(),
    endsAt: instant('ends_at'),
    /** When it was stopped there; at its beginning or earlier: withdrawn. */
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.dropId, table.domain] }),
    index('drop_terms_begin').on(table.beginsAt),
  ],
);
