import { z } from 'zod';
import { PLAN_STATES } from '#src/domain/catalogue/price-plan.ts';
import { PUBLICATION_STATES } from '#src/domain/catalogue/publication.ts';
import { contentTypeSchema } from '#src/domain/content/content.schema.ts';
import { promotionTermSchema } from '#src/domain/promotion/promotion.schema.ts';
import { PROMOTION_STATES } from '#src/domain/promotion/promotion.values.ts';
import { localTimeText, shopSchema } from '#src/domain/staff/staff.schema.ts';

const instant = z.iso.datetime();

const dropNameText = z.string().trim().min(1).max(100);

/** When its parts begin, and end together; in each shop by its clocks. */
const dropTimesSchema = z.strictObject({
  begins: localTimeText,
  /** Null for one that is not to end. */
  ends: localTimeText.nullable(),
});
export type DropTimes = z.infer<typeof dropTimesSchema>;

export const newDropSchema = dropTimesSchema.extend({
  /** For the staff. */
  name: dropNameText,
  shops: z.array(shopSchema).min(1).max(20),
});
export type NewDrop = z.infer<typeof newDropSchema>;

/**
 * A text in a shop: its draft is to be published, it is shown, it went back to what was there before,
 * or it was left, as somebody had published another one since.
 */
export const TEXT_FATES = ['planned', 'shown', 'back', 'left'] as const;
export type TextFate = (typeof TEXT_FATES)[number];

/** An entry of content whose drafts a drop publishes. */
export const dropTextSchema = z.object({
  contentType: contentTypeSchema,
  uid: z.string(),
  title: z.string(),
  shops: z.array(
    z.object({
      shop: shopSchema,
      fate: z.enum(TEXT_FATES),
      /** Words that its draft lacks, and one of another language has. */
      unwritten: z.int().min(0),
    }),
  ),
});
export type DropText = z.infer<typeof dropTextSchema>;

/** A product that a drop publishes, or could not. */
export const dropProductSchema = z.object({
  productId: z.string(),
  name: z.string(),
  shops: z.array(z.object({ shop: shopSchema, state: z.enum(PUBLICATION_STATES) })),
  /** Shops in which it cannot be shown, or is already. */
  refused: z.array(shopSchema),
});
export type DropProduct = z.infer<typeof dropProductSchema>;

const listed = {
  id: z.uuid(),
  version: z.int().min(1),
  name: z.string(),
  ...dropTimesSchema.shape,
  /** In shops of the caller. */
  terms: z.array(promotionTermSchema),
  /** In the shop of the caller that begins first. */
  firstBegins: instant,
  state: z.enum(PROMOTION_STATES),
  madeBy: z.string(),
  madeAt: instant,
};

/** Parts of a sale or a season that begin together. */
export const listedDropSchema = z.object(listed).meta({ id: 'ListedDrop' });
export type ListedDrop = z.infer<typeof listedDropSchema>;

export const dropSchema = z
  .object({
    ...listed,
    /** It has begun nowhere, and all its shops are the caller's. */
    mayChange: z.boolean(),
    plans: z.array(z.object({ id: z.uuid(), name: z.string(), state: z.enum(PLAN_STATES) })),
    promotions: z.array(
      z.object({ id: z.uuid(), name: z.string(), state: z.enum(PROMOTION_STATES) }),
    ),
    texts: z.array(dropTextSchema),
    products: z.array(dropProductSchema),
    /** Links that show each shop as it will be when the drop begins there; none once it began. */
    previews: z.array(z.object({ shop: shopSchema, at: instant, url: z.string() })),
  })
  .meta({ id: 'Drop' });
export type Drop = z.infer<typeof dropSchema>;
