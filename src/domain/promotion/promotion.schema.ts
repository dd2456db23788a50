import { z } from 'zod';
import { CURRENCIES } from '#src/domain/money/money.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { localTimeText, shopSchema } from '#src/domain/staff/staff.schema.ts';
import { MAX_SET, MIN_SET, PROMOTION_REACHES, PROMOTION_STATES } from './promotion.values.ts';

const instant = z.iso.datetime();
const ids = z.array(z.string().regex(/^[\w-]{1,40}$/));
const percent = z.int().min(1).max(100);
const piecesOfSet = z.int().min(MIN_SET).max(MAX_SET);

/** Cents by currency: shops of several sell the same promotion. */
const amountsSchema = z.partialRecord(z.enum(CURRENCIES), z.int().min(1).max(10_000_000));
export type Amounts = z.infer<typeof amountsSchema>;

/** Pieces that fit all that is chosen, but for the exceptions; of what is left open, any. */
export const promotionSelectionSchema = z.strictObject({
  /** With all families below them, as `exceptFamilies`. */
  families: ids.max(100),
  brands: z.array(z.string().min(1).max(200)).max(100),
  /** Codes of marketing labels. */
  labels: z.array(z.string().min(1).max(60)).max(50),
  productIds: ids.max(1_000),
  /** Leaves out what is reduced already. */
  onlyFullPrice: z.boolean(),
  exceptFamilies: ids.max(100),
  exceptProductIds: ids.max(1_000),
});
export type PromotionSelection = z.infer<typeof promotionSelectionSchema>;

export const promotionEffectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent }),
  z.strictObject({ kind: z.literal('amount'), amounts: amountsSchema }),
  /** So many pieces for a price: "3 for 50 €". */
  z.strictObject({ kind: z.literal('bundle'), pieces: piecesOfSet, amounts: amountsSchema }),
  /** Of so many pieces the cheapest is so much cheaper: 3 and 100 is "third piece free". */
  z.strictObject({ kind: z.literal('nth'), pieces: piecesOfSet, percent }),
  z.strictObject({
    kind: z.literal('delivery'),
    methods: z.array(z.enum(SHIPPING_METHOD_KEYS)).min(1).max(SHIPPING_METHOD_KEYS.length),
  }),
  /** One item of a sku as a line that costs nothing, while there are any. */
  z.strictObject({ kind: z.literal('gift'), sku: z.string().trim().min(1).max(60) }),
  /** Points of the loyalty programme, on top of those of the order. */
  z.strictObject({ kind: z.literal('points'), points: z.int().min(1).max(100_000) }),
]);
export type PromotionEffect = z.infer<typeof promotionEffectSchema>;

/** Of these goods a cart must hold so many, or for so much, at prices before promotions; null: of what is reduced. */
const of = promotionSelectionSchema.nullable();
export const promotionNeedsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pieces'), pieces: z.int().min(1).max(100), of }),
  z.strictObject({ kind: z.literal('cents'), amounts: amountsSchema, of }),
]);

/** A word that everybody types, as it is stored: in capitals. */
export const codeWord = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z\d][A-Z\d_-]{2,29}$/);

/** How often it is had, and for how much; null for no limit. */
export const promotionLimitsSchema = z.strictObject({
  uses: z.int().min(1).max(10_000_000).nullable(),
  usesPerCustomer: z.int().min(1).max(1_000).nullable(),
  /** What it may take off in all, in each currency of its shops. */
  budget: z.partialRecord(z.enum(CURRENCIES), z.int().min(1).max(2_000_000_000)).nullable(),
});
export type PromotionLimits = z.infer<typeof promotionLimitsSchema>;

const label = z.string().trim().min(1).max(80);
/** What shoppers read, in each language. */
export const promotionLabelsSchema = z.strictObject({
  ...{ de: label, en: label, es: label, fr: label, it: label, pl: label },
});

/** What a retailer says of a promotion. */
export const newPromotionSchema = z.strictObject({
  /** For the staff. */
  name: z.string().trim().min(1).max(100),
  labels: promotionLabelsSchema,
  shops: z.array(shopSchema).min(1).max(20),
  /** Null for now. */
  begins: localTimeText.nullable(),
  /** Null for one that is not to end. */
  ends: localTimeText.nullable(),
  reach: z.enum(PROMOTION_REACHES),
  /** Of the promotions of a group a cart gets one; those of different groups add up. */
  group: z.string().trim().min(1).max(40),
  /** Which of a group counts where two take off the same: the lower. */
  rank: z.int().min(1).max(99),
  needs: promotionNeedsSchema.nullable(),
  selection: promotionSelectionSchema,
  effect: promotionEffectSchema,
  /** Takes no more than this off an order. */
  cap: amountsSchema.nullable(),
  /** What everybody types for one that is reached by code; null where single-use codes are made for it. */
  code: codeWord.nullish(),
  /** Reached by code: members of the loyalty programme tick it in their cart, and nobody types it. */
  isOffer: z.boolean().optional(),
  /** Takes its part of what all others left, percents first, and not of prices (decision 104). */
  isOfRest: z.boolean().optional(),
  limits: promotionLimitsSchema.nullish(),
});
export type NewPromotion = z.infer<typeof newPromotionSchema>;

/** When a promotion runs in a shop. */
export const promotionTermSchema = z.object({
  shop: shopSchema,
  begins: instant,
  ends: instant.nullable(),
  /** When it was stopped there before its end. */
  stopped: instant.nullable(),
  state: z.enum(PROMOTION_STATES),
});
export type PromotionTerm = z.infer<typeof promotionTermSchema>;

export const promotionSchema = z
  .object({
    id: z.uuid(),
    version: z.int().min(1),
    name: z.string(),
    /** What was asked for. */
    asked: newPromotionSchema,
    /** In shops of the caller. */
    terms: z.array(promotionTermSchema),
    /** In the shop of the caller that begins first, and the one that ends last. */
    begins: instant,
    ends: instant.nullable(),
    state: z.enum(PROMOTION_STATES),
    /** It has begun nowhere, and all its shops are the caller's. */
    mayChange: z.boolean(),
    /** It runs, and all its shops are the caller's: all but its beginning and its shops can be changed. */
    mayAdjust: z.boolean(),
    /** The drop that says where and when. */
    dropId: z.uuid().nullable(),
    madeBy: z.string(),
    madeAt: instant,
  })
  .meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof promotionSchema>;
