import { z } from 'zod';
import { lineProductSchema } from '#src/domain/cart/cart.schema.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#src/domain/cart/cart.values.ts';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { localTimeText, shopSchema } from '#src/domain/staff/staff.schema.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';
import { missingSchema, whyNotSchema } from './why-not.schema.ts';

/** A cart that the staff fill to see what it would get. */
export const promotionTrialBodySchema = z.strictObject({
  shop: shopSchema,
  /** By the clocks of the shop; null for now. */
  at: localTimeText.nullable(),
  isMember: z.boolean(),
  /** What is typed into the field for codes. */
  codes: z.array(z.string().trim().toUpperCase().min(1).max(40)).max(20).optional(),
  items: z
    .array(z.strictObject({ sku: skuText, quantity: z.int().min(1).max(MAX_LINE_QUANTITY) }))
    .min(1)
    .max(MAX_CART_LINES),
});
export type PromotionTrialBody = z.infer<typeof promotionTrialBodySchema>;

const trialWhyNotSchema = z.discriminatedUnion('reason', [
  ...whyNotSchema.options,
  z.object({ reason: z.literal('members-only') }),
  /** None of its codes was typed. */
  z.object({ reason: z.literal('no-code') }),
  z.object({ reason: z.literal('not-yet'), begins: z.iso.datetime() }),
  z.object({ reason: z.literal('over'), ended: z.iso.datetime() }),
]);
export type TrialWhyNot = z.infer<typeof trialWhyNotSchema>;

export const promotionTrialSchema = z
  .object({
    currency: currencySchema,
    at: z.iso.datetime(),
    lines: z.array(
      z.object({
        sku: z.string(),
        product: lineProductSchema,
        quantity: z.int().min(1),
        /** What each unit costs in the end, the dearest first. */
        units: z.array(centsSchema),
      }),
    ),
    /** Skus that the shop does not sell then. */
    unsold: z.array(z.string()),
    goodsCents: centsSchema,
    totalCents: centsSchema,
    promotions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** As shoppers of the shop read it. */
        label: z.string(),
        cents: centsSchema,
        freeMethods: z.array(z.enum(SHIPPING_METHOD_KEYS)),
        whyNot: trialWhyNotSchema.nullable(),
        next: missingSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'PromotionTrial' });
export type PromotionTrial = z.infer<typeof promotionTrialSchema>;
