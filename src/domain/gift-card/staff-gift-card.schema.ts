import { z } from 'zod';
import { giftCardBodySchema } from '#src/domain/cart/cart-extras.schema.ts';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { GOODWILL_REASONS } from './gift-card.ts';
import { GIFT_CARD_MOVEMENTS, GIFT_CARD_ORIGINS, GIFT_CARD_STATES } from './staff-gift-card.ts';

const instant = z.string();

/** One card in the list of the staff; its number is saved nowhere. */
export const listedGiftCardSchema = z
  .object({
    id: z.string(),
    /** `•••• C500` */
    shownNumber: z.string(),
    /** Null for a card that came from elsewhere. */
    shop: shopSchema.nullable(),
    origin: z.enum(GIFT_CARD_ORIGINS),
    state: z.enum(GIFT_CARD_STATES),
    currency: currencySchema,
    valueCents: centsSchema,
    balanceCents: centsSchema,
    issuedAt: instant,
    expiresAt: instant,
    /** The order that bought it, or that it makes good. */
    orderNumber: z.string().nullable(),
    /** Masked for callers without `customers:read` in its shop. */
    recipientEmail: z.string().nullable(),
  })
  .meta({ id: 'ListedGiftCard' });
export type ListedGiftCard = z.infer<typeof listedGiftCardSchema>;

export const staffGiftCardSchema = listedGiftCardSchema
  .extend({
    blockedAt: instant.nullable(),
    blockedFor: z.string().nullable(),
    /** Of a card that the staff gave. */
    goodwill: z.object({ reason: z.enum(GOODWILL_REASONS), authorName: z.string() }).nullable(),
    /** The oldest first; their sum is the balance. */
    movements: z.array(
      z.object({
        at: instant,
        kind: z.enum(GIFT_CARD_MOVEMENTS),
        centAmount: z.int(),
        /** Null for none, and for one of another shop than the caller's. */
        orderNumber: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'StaffGiftCard' });
export type StaffGiftCard = z.infer<typeof staffGiftCardSchema>;

/** Which form sent it, and why: the staff read the reason later. */
export const reasonBodySchema = z.strictObject({
  changeId: z.uuid(),
  reason: z.string().trim().min(1).max(200),
});

export const goodwillBodySchema = z.strictObject({
  changeId: z.uuid(),
  shop: shopSchema,
  centAmount: z.int().min(1).max(10_000_000),
  reason: z.enum(GOODWILL_REASONS),
  ...giftCardBodySchema.pick({ recipientName: true, recipientEmail: true, message: true }).shape,
  /** What it makes good, where something was ordered. */
  orderNumber: idSegment.nullable(),
});

export const givenGiftCardSchema = z.object({ giftId: z.string() }).meta({ id: 'GivenGiftCard' });
