/** Tables of orders that the staff make for customers, who pay them by the link of a mail. */

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { AgreedTerms } from '#src/domain/cart/agreed-terms.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** What the mail says of the cart. */
export type MailedCart = Pick<Cart, 'lineItems' | 'discounts' | 'shippingInfo'>;

export const draftOrders = pgTable(
  'draft_orders',
  {
    /** That of the form that made it. */
    draftId: text('draft_id').primaryKey(),
    /** Raised by each write of the staff. */
    version: integer('version').notNull().default(1),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    /** Lower case; empty once it is forgotten. */
    email: text('email').notNull(),
    /** The account that had the e-mail then; null where none did. */
    customerId: text('customer_id'),
    /** As the address or the account says it; empty where nobody did. */
    customerName: text('customer_name').notNull(),
    /** The order that its items go along with. */
    addedTo: text('added_to'),
    terms: jsonb('terms').$type<AgreedTerms>().notNull(),
    billingAddress: jsonb('billing_address').$type<CartAddress>(),
    mailed: jsonb('mailed').$type<MailedCart>().notNull(),
    totalCentAmount: integer('total_cent_amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    madeById: text('made_by_id').notNull(),
    madeByName: text('made_by_name').notNull(),
    madeAt: instant('made_at').notNull(),
    mailedAt: instant('mailed_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The cart that it became when its link was opened; paid is what has an order. */
    cartId: text('cart_id'),
    closedAs: text('closed_as').$type<'paid' | 'withdrawn' | 'ended'>(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('draft_orders_cart').on(table.cartId),
    index('draft_orders_newest').on(table.madeAt),
    index('draft_orders_added').on(table.addedTo),
    index('draft_orders_waiting').on(table.endsAt).where(sql`${table.closedAs} IS NULL`),
  ],
);

/** Links of their mails: hashes of the tokens. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draftOrders.draftId, { onDelete: 'cascade' }),
  },
  (table) => [index('payment_links_draft').on(table.draftId)],
);
