/** Tables of payments: what was asked for, what came of it, and which messages were taken. */

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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Currency } from '#src/domain/money/money.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { Voucher } from '#src/domain/payment/payment.schema.ts';
import type { PaymentProvider, PaymentStatus } from '#src/domain/payment/payment.ts';
import type { SettledKind, SettlementProblem } from '#src/domain/payment/settlement.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import type { CaptureTime, PaymentFact, TransferState } from './payment-facts.ts';

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
    /** Who takes it: the sandbox, or one of the services of `PAYMENT_PROVIDERS`. */
    service: text('service').notNull().default('sandbox'),
    /** What the service calls it. */
    providerId: text('provider_id'),
    /** What it calls it once it is paid, where that is another name. */
    paidId: text('paid_id'),
    capture: text('capture').$type<CaptureTime>().notNull().default('immediate'),
    /** Until when an authorisation is good, as its service says. */
    captureBefore: instant('capture_before'),
    /** When the rest of an authorisation was let go. */
    releasedAt: instant('released_at'),
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
    index('payments_to_capture')
      .on(table.orderNumber)
      .where(
        sql`${table.capture} = 'dispatch' AND ${table.status} = 'Authorised' AND ${table.orderNumber} IS NOT NULL AND ${table.releasedAt} IS NULL`,
      ),
    uniqueIndex('payments_one_order').on(table.orderNumber),
    uniqueIndex('payments_provider_id').on(table.service, table.providerId),
    uniqueIndex('payments_paid_id').on(table.service, table.paidId),
    // Ordered or given back, never both (F24).
    check('payments_order_or_void', sql`${table.orderNumber} IS NULL OR ${table.voidedAt} IS NULL`),
  ],
);

/** Messages of providers: stored first, then applied once (T37). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** A service, or the card provider that the sandbox plays. */
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    reference: text('reference').notNull(),
    /** The provider's own code. */
    status: text('status').notNull(),
    /** What it says; null where it only says that there is something to look at. */
    facts: jsonb('facts').$type<PaymentFact[]>(),
    receivedAt: instant('received_at').notNull(),
    /** When the provider was asked; a later message asks again. */
    takenAt: instant('taken_at'),
    appliedAt: instant('applied_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_waiting').on(table.reference).where(sql`${table.appliedAt} IS NULL`),
  ],
);

/** What was asked for, and how far it is with the provider. */
const transfer = () => ({
  reference: text('reference')
    .notNull()
    .references(() => payments.reference),
  centAmount: integer('cent_amount').notNull(),
  state: text('state').$type<'requested' | TransferState>().notNull(),
  /** Why it failed, in the provider's words. */
  reason: text('reason'),
  providerId: text('provider_id'),
  requestedAt: instant('requested_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** What was taken of authorisations, a parcel each. */
export const paymentCaptures = pgTable(
  'payment_captures',
  {
    captureId: text('capture_id').primaryKey(),
    ...transfer(),
    /** Nothing more will be taken: the rest of the authorisation is let go. */
    isLast: boolean('is_last').notNull(),
  },
  (table) => [index('payment_captures_payment').on(table.reference)],
);

/** What was paid back, or is not taken after all. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    refundId: text('refund_id').primaryKey(),
    ...transfer(),
    /** It was never taken: less is captured. */
    isHeld: boolean('is_held').notNull().default(false),
    /** When staff paid by hand what the provider could not pay back. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_refunds_payment').on(table.reference),
    index('payment_refunds_failed')
      .on(table.changedAt)
      .where(sql`${table.state} = 'failed' AND ${table.settledAt} IS NULL`),
  ],
);

/** What banks took back for their customers. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    disputeId: text('dispute_id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => payments.reference),
    centAmount: integer('cent_amount').notNull(),
    reason: text('reason'),
    openedAt: instant('opened_at').notNull(),
    /** When the money came back. */
    reversedAt: instant('reversed_at'),
  },
  (table) => [index('payment_disputes_payment').on(table.reference)],
);

/** Settlements of providers that were read. */
export const settlements = pgTable(
  'settlements',
  {
    service: text('service').notNull(),
    settlementId: text('settlement_id').notNull(),
    settledAt: instant('settled_at').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.settlementId] })],
);

/** What was settled, once each. */
export const settledEntries = pgTable(
  'settled_entries',
  {
    service: text('service').notNull(),
    kind: text('kind').$type<SettledKind>().notNull(),
    transferId: text('transfer_id').notNull(),
    paymentId: text('payment_id').notNull(),
    settlementId: text('settlement_id').notNull(),
    centAmount: integer('cent_amount').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.kind, table.transferId] })],
);

/** Where settlements and payments differ, as of the last comparison. */
export const settlementDifferences = pgTable(
  'settlement_differences',
  {
    service: text('service').notNull(),
    kind: text('kind').$type<SettledKind>().notNull(),
    transferId: text('transfer_id').notNull(),
    problem: text('problem').$type<SettlementProblem>().notNull(),
    /** Null where nothing has been settled. */
    settlementId: text('settlement_id'),
    settledCents: integer('settled_cents'),
    /** Null where there is no such payment here. */
    reference: text('reference'),
    ownCents: integer('own_cents'),
    currency: text('currency').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.kind, table.transferId] })],
);

/** Signed messages about payments that we do not know: saved for an administrator, and nothing is done. */
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
