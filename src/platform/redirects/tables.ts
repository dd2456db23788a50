/** Where paths lead that are no pages of a shop. */
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '../kernel/database/columns.ts';

export const redirects = pgTable(
  'redirects',
  {
    redirectId: text('redirect_id').primaryKey(),
    /** Empty for all shops. */
    domain: text('domain').$type<OnlineLocale | ''>().notNull(),
    /** Without the prefix of the shop, as the next one. */
    fromPath: text('from_path').notNull(),
    toPath: text('to_path').notNull(),
    madeByName: text('made_by_name').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [uniqueIndex('redirects_from').on(table.fromPath, table.domain)],
);
