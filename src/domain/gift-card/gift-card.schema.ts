import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';

/** A card number as somebody types it, or the id of a card that a cart holds. */
export const giftCardParams = z.object({
  cartId: idSegment,
  giftCardId: z.string().trim().min(1).max(40),
});

/** Cents to pay, and the PIN of a card that has one. */
export const payByGiftCardBodySchema = z.strictObject({
  amount: z.int().min(1).max(10_000_000),
  pin: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
});

/** What came of it, in cents. */
export const giftCardPaymentSchema = z
  .object({ amountPlanned: centsSchema, amountLeft: centsSchema })
  .meta({ id: 'GiftCardPayment' });
