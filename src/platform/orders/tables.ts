/** Tables of orders. An order keeps what the shopper bought as it was then. */

import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import type { GoodwillReason } from '#src/domain/gift-card/gift-card.ts';
import type { Seller } from '#src/domain/legal/seller.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type {
  InspectedLine,
  LineShare,
  Order,
  ReturnedLine,
} from '#src/domain/order/order.schema.ts';
import type {
  FulfilmentStep,
  OrderStatus,
  ReturnBasis,
  ReturnWay,
} from '#src/domain/order/order.values.ts';
import type { REFUND_REASONS } from '#src/domain/order/staff-order.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { bytes, instant } from '#src/platform/kernel/database/columns.ts';

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
    giftWrap: jsonb('gift_wrap').$type<Order['giftWrap']>(),
    loyaltyPointsEarned: integer('loyalty_points_earned').notNull().default(0),
    loyaltyBonusPointsEarned: integer('loyalty_bonus_points_earned').notNull().default(0),
    discounts: jsonb('discounts').$type<Order['discounts']>().notNull(),
    shippingInfo: jsonb('shipping_info').$type<Order['shippingInfo']>(),
    shippingAddress: jsonb('shipping_address').$type<Order['shippingAddress']>(),
    billingAddress: jsonb('billing_address').$type<Order['billingAddress']>(),
    payments: jsonb('payments').$type<Order['payments']>().notNull(),
    voucher: jsonb('voucher').$type<Order['voucher']>(),
    /** Raised by each write of the staff, which names the one that it saw. */
    version: integer('version').notNull().default(1),
    /** Items that have still to leave; what is sent as a file never does. */
    toSend: integer('to_send').notNull().default(0),
  },
  (table) => [
    uniqueIndex('orders_one_a_cart').on(table.cartId),
    index('orders_customer').on(table.customerId, table.createdAt),
    index('orders_newest').on(table.createdAt, table.orderNumber),
    index('orders_shop').on(table.storeId, table.status),
    index('orders_awaited').on(table.orderNumber).where(sql`${table.status} = 'awaiting-payment'`),
    index('orders_to_send').on(table.createdAt).where(sql`${table.toSend} > 0`),
    index('orders_goods').using('gin', sql`${table.lineItems} jsonb_path_ops`),
    index('orders_payments').using('gin', sql`${table.payments} jsonb_path_ops`),
    index('orders_names').using(
      'gin',
      sql`lower((${table.billingAddress} ->> 'firstName') || ' ' || (${table.billingAddress} ->> 'lastName')) gin_trgm_ops`,
    ),
  ],
);

const ofOrder = () =>
  text('order_number')
    .notNull()
    .references(() => orders.orderNumber);

/** When an order took a step on its way; it is shipped once its last parcel has left. */
export const orderSteps = pgTable(
  'order_steps',
  {
    orderNumber: ofOrder(),
    step: text('step').$type<FulfilmentStep>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.step] })],
);

/** What left of an order, and with whom: some items of its lines, or what they are exchanged for. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    /** The order's number and the parcel's: it names the capture and the mail, too. */
    parcelId: text('parcel_id').primaryKey(),
    orderNumber: ofOrder(),
    /** 1 for the first. */
    number: integer('number').notNull(),
    lines: jsonb('lines').$type<LineShare[]>().notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number'),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_parcels_number').on(table.orderNumber, table.number),
    index('order_parcels_newest').on(table.leftAt),
  ],
);

/** Items that go out for others that came back: another size of the same. */
export const orderExchanges = pgTable(
  'order_exchanges',
  {
    /** It stands in parcels where the id of a line does. */
    exchangeId: text('exchange_id').primaryKey(),
    orderNumber: ofOrder(),
    returnId: text('return_id').notNull(),
    /** The line that came back. */
    lineId: text('line_id').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    product: jsonb('product').$type<LineProduct>().notNull(),
  },
  (table) => [index('order_exchanges_order').on(table.orderNumber)],
);

/** What the staff write about an order for each other. */
export const orderNotes = pgTable(
  'order_notes',
  {
    noteId: text('note_id').primaryKey(),
    orderNumber: ofOrder(),
    text: text('text').notNull(),
    authorName: text('author_name').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderNumber, table.writtenAt)],
);

/** What staff pay back by hand, beside returns. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    refundId: text('refund_id').primaryKey(),
    orderNumber: ofOrder(),
    /** The bank payment that gets it back. */
    reference: text('reference').notNull(),
    centAmount: integer('cent_amount').notNull(),
    reason: text('reason').$type<(typeof REFUND_REASONS)[number]>().notNull(),
    authorName: text('author_name').notNull(),
    /** The member who answers for it; null for older ones. */
    authorId: text('author_id'),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    index('order_refunds_order').on(table.orderNumber),
    index('order_refunds_author').on(table.authorId, table.decidedAt),
  ],
);

/** The last number of each series of documents: of a shop, a kind and a year by its clocks. */
export const documentSeries = pgTable(
  'document_series',
  {
    storeId: text('store_id').notNull(),
    kind: text('kind').$type<'invoice' | 'credit-note'>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind, table.year] })],
);

/** Invoices and credit notes that have their number; what they say is the order's (decision 066). */
export const orderDocuments = pgTable(
  'order_documents',
  {
    number: text('number').primaryKey(),
    orderNumber: ofOrder(),
    /** The return, or the refund by hand, that a credit note is of; empty for the invoice. */
    refundId: text('refund_id').notNull(),
    storeId: text('store_id').notNull(),
    kind: text('kind').$type<'invoice' | 'credit-note'>().notNull(),
    year: integer('year').notNull(),
    /** In its series from 1 on; null for a number of before there were series. */
    place: integer('place'),
    issuedAt: instant('issued_at').notNull(),
    /** Who sold, as it was known that day. */
    seller: jsonb('seller').$type<Seller>().notNull(),
  },
  (table) => [
    uniqueIndex('order_documents_once').on(table.orderNumber, table.refundId),
    uniqueIndex('order_documents_place').on(table.storeId, table.kind, table.year, table.place),
  ],
);

/** What is paid back, from where it came, and the points that go; fixed when the items came. */
export type PlannedRefund = {
  /** The bank payment that gets its part back; null where none was made. */
  reference: string | null;
  bankCents: number;
  /** Of these, what was never taken: less is captured. */
  heldCents?: number;
  giftCards: { cardId: string; centAmount: number }[];
  /** Taken off for the label; it is in none of the others. */
  feeCents?: number;
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
    /** Of its items those that had not left then, and never will. */
    unsent: jsonb('unsent').$type<LineShare[]>().notNull().default([]),
    /** How it was declared that they come; null where nothing was chosen. */
    way: text('way').$type<ReturnWay>(),
    /** What was told that is taken off the refund for it. */
    feeCents: integer('fee_cents').notNull().default(0),
    /** Who of the staff declared it; null for the customer. */
    declaredBy: text('declared_by'),
    /** What was found of each item once it had come; null before. */
    inspected: jsonb('inspected').$type<InspectedLine[]>(),
    /** When the items had come, and what was to be paid back for them from then on. */
    receivedAt: instant('received_at'),
    refund: jsonb('refund').$type<PlannedRefund>(),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index('order_returns_order').on(table.orderNumber, table.declaredAt),
    uniqueIndex('order_returns_number').on(table.returnNumber),
    index('order_returns_newest').on(table.declaredAt, table.returnId),
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

/** Pictures of items that came back and were refused. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    pictureId: text('picture_id').primaryKey(),
    returnId: text('return_id')
      .notNull()
      .references(() => orderReturns.returnId),
    lineId: text('line_id').notNull(),
    /** A WebP. */
    content: bytes('content').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('return_pictures_return').on(table.returnId)],
);

/** Cards that the staff give as goodwill, which jobs issue and mail. */
export const goodwillCards = pgTable(
  'goodwill_cards',
  {
    /** What the card is bought as. */
    giftId: text('gift_id').primaryKey(),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    centAmount: integer('cent_amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    reason: text('reason').$type<GoodwillReason>().notNull(),
    recipientName: text('recipient_name').notNull(),
    /** Lower case, like that of an account. */
    recipientEmail: text('recipient_email').notNull(),
    /** The mailbox that it reaches, which limits count by; null for older ones. */
    recipientMailbox: text('recipient_mailbox'),
    message: text('message').notNull(),
    /** What it makes good; null for nothing that was ordered. */
    orderNumber: text('order_number'),
    authorName: text('author_name').notNull(),
    /** The member who answers for it; null for older ones. */
    authorId: text('author_id'),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    index('goodwill_cards_recipient').on(table.recipientEmail, table.decidedAt),
    index('goodwill_cards_mailbox').on(table.recipientMailbox, table.decidedAt),
    index('goodwill_cards_author').on(table.authorId, table.decidedAt),
    index('goodwill_cards_order').on(table.orderNumber),
    check('goodwill_cards_amount', sql`${table.centAmount} > 0`),
  ],
);

/** One row, locked while something is given by hand, so that limits hold for concurrent gifts. */
export const givingTurns = pgTable('giving_turns', {
  turnId: integer('turn_id').primaryKey(),
});
