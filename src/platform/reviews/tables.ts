/** What buyers say of products; shown once the shop has let it through (decision 058). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Fit, Rating, ReviewState } from '#src/domain/review/review.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { productReference } from '../catalogue/face.ts';

export const reviews = pgTable(
  'reviews',
  {
    reviewId: uuid('review_id').primaryKey().defaultRandom(),
    customerId: text('customer_id').notNull(),
    productId: productReference(),
    /** First name and initial. */
    author: text('author').notNull(),
    /** Language that it is written in, and shown in alone. */
    lang: text('lang').$type<Language>().notNull(),
    rating: integer('rating').$type<Rating>().notNull(),
    fit: text('fit').$type<Fit>(),
    text: text('text').notNull(),
    /** Size that was bought; null when it has none. */
    size: text('size'),
    state: text('state').$type<ReviewState>().notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_one_a_customer').on(table.customerId, table.productId),
    index('reviews_product').on(table.productId, table.lang, table.writtenAt),
    index('reviews_state').on(table.state, table.writtenAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);
