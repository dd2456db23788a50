/**
 * The card sandbox's own books: it stands for a payment provider, so it shares nothing with the
 * platform's tables but the payment reference. Card numbers are in none of them.
 */

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Currency } from '#src/domain/money/money.ts';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { Voucher } from '#src/domain/payment/payment.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import type { PaymentItem } from '#src/platform/payments/card-gateway.ts';
import type { CardSessionState, SandboxCode } from './outcomes.ts';

export const cardSessions = pgTable('card_sessions', {
  sessionId: text('session_id').primaryKey(),
  provider: text('provider').$type<CardProvider>().notNull(),
  product: text('product').$type<PaymentMethod>().notNull().default('cb'),
  reference: text('reference').notNull().unique(),
  merchant: text('merchant').notNull(),
  centAmount: integer('cent_amount').notNull(),
  currencyCode: text('currency_code').$type<Currency>().notNull(),
  items: jsonb('items').$type<PaymentItem[]>().notNull().default([]),
  lang: text('lang').$type<Language>().notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state').$type<CardSessionState>().notNull(),
  status: text('status').$type<SandboxCode>().notNull(),
  voucher: jsonb('voucher').$type<Voucher>(),
  voidedAt: instant('voided_at'),
  createdAt: instant('created_at').notNull(),
});

/** Outbox of signed messages to the platform. */
export const cardEvents = pgTable(
  'card_events',
  {
    eventId: text('event_id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => cardSessions.sessionId),
    status: text('status').$type<SandboxCode>().notNull(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('card_events_undelivered').on(table.deliveredAt, table.createdAt)],
);

/** What was paid back of payments. */
export const cardRefunds = pgTable('card_refunds', {
  refundId: text('refund_id').primaryKey(),
  reference: text('reference')
    .notNull()
    .references(() => cardSessions.reference),
  centAmount: integer('cent_amount').notNull(),
  refundedAt: instant('refunded_at').notNull(),
});
