/** Tables of orders. An order keeps what the shopper bought as it was then. */

import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Currency } from '#src/domain/money/money.ts';
import type { Order, Parcel, ReturnedLine } from '#src/domain/order/order.schema.ts';
import type { OrderStatus } from '#src/domain/order/order.ts';
import type { FulfilmentStep } from '#src/domain/order/order-journey.ts';
import type { ReturnBasis } from '#src/domain/order/return.ts';
import { instant } from '#src/platform/database/columns.ts';

export const orders = pgTable(
  'orders',
  {
    orderNumber: text('order_number').primaryKey(),
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id').notNull(),
    storeId: text('store_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    totalCentAmount: integer('total_cent_amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    itemCount: integer('item_count').notNull(),
    lineItems: jsonb('line_items').$type<Order['lineItems']>().notNull(),
    loyaltyCard: jsonb('loyalty_card').$type<Order['loyaltyCard']>(),
    giftCards: jsonb('gift_cards').$type<Order['giftCards']>().notNull().default([]),
    donations: jsonb('donations').$type<Order['donations']>().notNull().default([]),
    loyaltyPointsEarned: integer('loyalty_points_earned').notNull().default(0),
    loyaltyBonusPointsEarned: integer('loyalty_bonus_points_earned').notNull().default(0),
    discounts: jsonb('discounts').$type<Order['discounts']>().notNull(),
    shippingInfo: jsonb('shipping_info').$type<Order['shippingInfo']>(),
    shippingAddress: jsonb('shipping_address').$type<Order['shippingAddress']>(),
    billingAddress: jsonb('billing_address').$type<Order['billingAddress']>(),
    payments: jsonb('payments').$type<Order['payments']>().notNull(),
    voucher: jsonb('voucher').$type<Order['voucher']>(),
  },
  (table) => [
    uniqueIndex('orders_one_a_cart').on(table.cartId),
    index('orders_customer').on(table.customerId, table.createdAt),
  ],
);

const ofOrder = () =>
  text('order_number')
    .notNull()
    .references(() => orders.orderNumber);

/** When an order took a step on its way; the step that sent it off has its parcel. */
export const orderSteps = pgTable(
  'order_steps',
  {
    orderNumber: ofOrder(),
    step: text('step').$type<FulfilmentStep>().notNull(),
    at: instant('at').notNull(),
    parcel: jsonb('parcel').$type<Parcel>(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.step] })],
);

/** What is paid back, from where it came, and the points that go; fixed when the items came. */
export type PlannedRefund = {
  /** The bank payment that gets its part back; null where none was made. */
  reference: string | null;
  bankCents: number;
  giftCards: { cardId: string; centAmount: number }[];
  points: number;
};

/** What customers send back, as they declared it; the form names each declaration (decision 055). */
export const orderReturns = pgTable(
  'order_returns',
  {
    returnId: text('return_id').primaryKey(),
    returnNumber: text('return_number').notNull(),
    orderNumber: ofOrder(),
    basis: text('basis').$type<ReturnBasis>().notNull(),
    lines: jsonb('lines').$type<ReturnedLine[]>().notNull(),
    declaredAt: instant('declared_at').notNull(),
    /** When the items had come, and what was to be paid back for them from then on. */
    receivedAt: instant('received_at'),
    refund: jsonb('refund').$type<PlannedRefund>(),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index('order_returns_order').on(table.orderNumber, table.declaredAt),
    uniqueIndex('order_returns_number').on(table.returnNumber),
  ],
);

/** Links of mails that show an order without a sign-in: hashes of their tokens (decision 055). */
export const orderLinks = pgTable(
  'order_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderNumber: ofOrder(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('order_links_expiry').on(table.expiresAt)],
);
