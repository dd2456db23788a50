import { z } from 'zod';
import { GIFT_CARD } from '#src/domain/gift-card/gift-card.ts';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { ACCOUNTS } from './accounts.ts';

export const bookingSchema = z
  .object({
    /** On which the document was issued, by the clocks of the shop, `YYYY-MM-DD`. */
    day: z.iso.date(),
    /** The number of the invoice or the credit note. */
    document: z.string(),
    kind: z.enum(['invoice', 'credit-note']),
    orderNumber: z.string(),
    account: z.enum(ACCOUNTS),
    /** Its number in the books of the shop; empty where the shop has set none. */
    number: z.string(),
    /** What paid, or was paid back to; null for what is sold. */
    method: z.enum([...PAYMENT_METHODS, GIFT_CARD]).nullable(),
    /** ISO 3166-1 alpha-2 of where the order went. */
    country: z.string(),
    /** Percent; null for what is not taxed. */
    rate: z.number().nullable(),
    /** Cents; one of both is 0. */
    debit: centsSchema,
    credit: centsSchema,
    currency: currencySchema,
  })
  .meta({ id: 'Booking' });
/** A line of an invoice or a credit note in the books: those of a document balance. */
export type Booking = z.infer<typeof bookingSchema>;
