import { z } from 'zod';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { SETTLED_KINDS, SETTLEMENT_PROBLEMS } from './settlement.ts';

const instant = z.iso.datetime();

/** What was taken and given back in a currency, in cents. */
const booksSchema = z.object({
  currency: z.string(),
  captured: z.number(),
  refunded: z.number(),
  disputed: z.number(),
});

/** Where a settlement and the books differ; `ownCents` is what is known here. */
const differenceSchema = z.object({
  kind: z.enum(SETTLED_KINDS),
  problem: z.enum(SETTLEMENT_PROBLEMS),
  service: z.string(),
  transferId: z.string(),
  settlementId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  ownCents: centsSchema.nullable(),
  settledCents: centsSchema.nullable(),
  currency: z.string(),
});

export const financeSchema = z
  .object({
    books: z.array(booksSchema),
    differences: z.array(differenceSchema),
    /** The last that were read. */
    settlements: z.array(
      z.object({ service: z.string(), settlementId: z.string(), settledAt: instant }),
    ),
  })
  .meta({ id: 'Finance' });
export type Finance = z.infer<typeof financeSchema>;

/** A payment that staff have to look at; without an order there is its reference alone. */
const troubled = {
  orderNumber: z.string().nullable(),
  reference: z.string(),
  currency: currencySchema,
  centAmount: centsSchema,
};
const reason = z.string().nullable();

export const paymentTroublesSchema = z
  .object({
    /** Refunds that failed; `isDisputed` where the bank has taken the payment back itself. */
    refunds: z.array(
      z.object({ ...troubled, refundId: z.string(), reason, isDisputed: z.boolean() }),
    ),
    captures: z.array(z.object({ ...troubled, reason })),
    /** Authorisations that end before the order has left. */
    ending: z.array(z.object({ ...troubled, captureBefore: instant })),
    disputes: z.array(
      z.object({ ...troubled, reason, openedAt: instant, reversedAt: instant.nullable() }),
    ),
  })
  .meta({ id: 'PaymentTroubles' });
export type PaymentTroubles = z.infer<typeof paymentTroublesSchema>;
