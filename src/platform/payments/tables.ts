/** Tables of payments: what was asked for, what came of it, and which messages were taken. */

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
import type { Currency } from '#src/domain/money/money.ts';
import type { Voucher } from '#src/domain/payment/payment.schema.ts';
import type { PaymentMethod, PaymentProvider, PaymentStatus } from '#src/domain/payment/payment.ts';
import { instant } from '#src/platform/database/columns.ts';

export const payments = pgTable(
  'payments',
  {
    reference: text('reference').primaryKey(),
    cartId: text('cart_id').notNull(),
    /** The payment is good for this version, amount and currency alone (T36). */
    cartVersion: integer('cart_version').notNull(),
    centAmount: integer('cent_amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    customerId: text('customer_id').notNull(),
    /** Keyed digest of the client that paid, for limits; null when the caller did not say. */
    client: text('client'),
    storeId: text('store_id').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    product: text('product').$type<PaymentMethod>().notNull(),
    merchant: text('merchant').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    redirectUrl: text('redirect_url'),
    voucher: jsonb('voucher').$type<Voucher>(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When an undecided payment counts as abandoned. */
    expiresAt: instant('expires_at').notNull(),
    voidedAt: instant('voided_at'),
    /** When the provider confirmed the void; null while it still has to be notified. */
    voidSentAt: instant('void_sent_at'),
    orderNumber: text('order_number'),
  },
  (table) => [
    index('payments_cart').on(table.cartId, table.createdAt),
    index('payments_vouchers')
      .on(table.customerId)
      .where(sql`${table.status} = 'PresentToShopper'`),
    // Polled every few seconds: they hold what is not settled, which is little.
    index('payments_unsettled')
      .on(table.changedAt, table.reference)
      .where(
        sql`${table.orderNumber} IS NULL AND ${table.voidedAt} IS NULL AND ${table.status} NOT IN ('Refused', 'Error', 'Cancelled')`,
      ),
    index('payments_unsent_voids')
      .on(table.voidedAt, table.reference)
      .where(sql`${table.voidedAt} IS NOT NULL AND ${table.voidSentAt} IS NULL`),
    uniqueIndex('payments_one_order').on(table.orderNumber),
    // Ordered or given back, never both (F24).
    check('payments_order_or_void', sql`${table.orderNumber} IS NULL OR ${table.voidedAt} IS NULL`),
  ],
);

/** Messages of providers that were taken: a repeated one changes nothing (T37). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    reference: text('reference').notNull(),
    /** The provider's own code. */
    status: text('status').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Signed messages about payments that we do not know: saved for an operator, and nothing is done. */
export const strayPaymentEvents = pgTable(
  'stray_payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    reference: text('reference').notNull(),
    status: text('status').notNull(),
    merchant: text('merchant').notNull(),
    centAmount: integer('cent_amount').notNull(),
    currencyCode: text('currency_code').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
