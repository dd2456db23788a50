/** Promotions, and when each runs in which shop. */
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '../kernel/database/columns.ts';

export const promotions = pgTable('promotions', {
  promotionId: text('promotion_id').primaryKey(),
  version: integer('version').notNull(),
  name: text('name').notNull(),
  /** What the staff asked for. */
  asked: jsonb('asked').$type<NewPromotion>().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull(),
});

export const promotionTerms = pgTable(
  'promotion_terms',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.promotionId),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    beginsAt: instant('begins_at').notNull(),
    endsAt: instant('ends_at'),
    /** When it was stopped there; at its beginning or earlier: withdrawn. */
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.domain] }),
    // Every cart of a shop is priced with what runs there.
    index('promotion_terms_of_shop').on(table.domain, table.beginsAt),
  ],
);
