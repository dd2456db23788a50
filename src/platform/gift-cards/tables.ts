/** Tables of gift cards: what each holds, what carts mean to pay with them, and what they have paid. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '#src/domain/money/money.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

export const giftCards = pgTable(
  'gift_cards',
  {
    /** Keyed digest of its number, which is saved nowhere. */
    cardId: text('card_id').primaryKey(),
    /** Its last four signs, as people are shown them. */
    shownNumber: text('shown_number').notNull(),
    /** Salted hash of the PIN; null for a card that has none. */
    pinHash: text('pin_hash'),
    /** Cents that it was issued with. */
    valueCents: integer('value_cents').notNull(),
    /** Cents that no use has taken. */
    balanceCents: integer('balance_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** What it was bought as, so that nothing is issued twice; null for one that was not bought. */
    boughtAs: text('bought_as').unique(),
    issuedAt: instant('issued_at').notNull(),
    /** The shop that issued it; null for one that came from elsewhere. */
    domain: text('domain').$type<OnlineLocale>(),
    /** The order that bought it; null for one that none did. */
    orderNumber: text('order_number'),
    /** Since when it pays nowhere, and why. */
    blockedAt: instant('blocked_at'),
    blockedFor: text('blocked_for'),
  },
  // The uses of a card take from its balance: they never exceed its value (T10).
  (table) => [
    index('gift_cards_shown').on(table.shownNumber),
    index('gift_cards_order').on(table.orderNumber),
    check(
      'gift_cards_balance',
      sql`${table.balanceCents} BETWEEN 0 AND ${table.valueCents} AND ${table.valueCents} > 0`,
    ),
  ],
);

const cardId = () =>
  text('card_id')
    .notNull()
    .references(() => giftCards.cardId, { onUpdate: 'cascade' });

/** What a cart is to be paid with: a wish of its shopper, which takes nothing from the card. */
export const giftCardPlans = pgTable(
  'gift_card_plans',
  {
    cartId: text('cart_id').notNull(),
    cardId: cardId(),
    centAmount: integer('cent_amount').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.cardId] }),
    check('gift_card_plans_amount', sql`${table.centAmount} > 0`),
  ],
);

/** What was taken from cards. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    cartId: text('cart_id').notNull(),
    cardId: cardId(),
    centAmount: integer('cent_amount').notNull(),
    /** Null while another payment of the cart is under way: then it may be given back. */
    orderNumber: text('order_number'),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.cardId] }),
    index('gift_card_uses_card').on(table.cardId),
    check('gift_card_uses_amount', sql`${table.centAmount} > 0`),
  ],
);
