/** Promotions, when each runs in which shop, its codes, and who had it. */

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Currency } from '#src/domain/money/money.ts';
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
  /** The drop that says where and when. */
  dropId: text('drop_id'),
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

const promotionId = () =>
  text('promotion_id')
    .notNull()
    .references(() => promotions.promotionId);

/** What shoppers type for promotions: a word for everybody, or one of thousands that hold once. */
export const promotionCodes = pgTable(
  'promotion_codes',
  {
    code: text('code').primaryKey(),
    promotionId: promotionId(),
    isSingle: boolean('is_single').notNull(),
    /** The request that made it, so that one that is sent twice makes no more. */
    changeId: text('change_id').notNull(),
    madeAt: instant('made_at').notNull(),
    /** Nobody may use it any more. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('promotion_codes_of').on(table.promotionId, table.code)],
);

/** What the shopper of a cart typed. */
export const cartPromotionCodes = pgTable(
  'cart_promotion_codes',
  {
    cartId: text('cart_id').notNull(),
    code: text('code')
      .notNull()
      .references(() => promotionCodes.code),
    typedAt: instant('typed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
);

/** What carts took of promotions: reserved while they are being paid, final with the order. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    cartId: text('cart_id').notNull(),
    promotionId: promotionId(),
    customerId: text('customer_id').notNull(),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** What it took off goods and delivery. */
    cents: integer('cents').notNull(),
    /** What was typed for it. */
    code: text('code'),
    /** The same where it holds once: one cart alone can reserve it. */
    singleCode: text('single_code').unique('promotion_uses_single'),
    /** Null while a payment of the cart is under way: then it may be given back. */
    orderNumber: text('order_number'),
    /** What was paid for the order. */
    orderCents: integer('order_cents'),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.promotionId] }),
    // What is left of a promotion is counted from it alone.
    index('promotion_uses_of').on(table.promotionId, table.currency, table.cents),
    index('promotion_uses_customer').on(table.customerId),
    check('promotion_uses_cents', sql`${table.cents} > 0`),
  ],
);
