import { z } from 'zod';
import { legalGapsSchema } from '#src/domain/legal/legal.schema.ts';
import { LANGUAGES, ONLINE_LOCALES } from './locales.ts';
import { webDomainSchema } from './web-domain.schema.ts';

const shop = z.enum(ONLINE_LOCALES);

/** An entry of content that some shops get nothing for, not even in their language. */
export const contentGapSchema = z.object({
  contentType: z.string(),
  uid: z.string(),
  lacking: z.array(shop),
});
export type ContentGap = z.infer<typeof contentGapSchema>;

/** How many families and products have no name in a language. */
export const textGapSchema = z.object({
  kind: z.enum(['families', 'products']),
  lang: z.enum(LANGUAGES),
  missing: z.int(),
});
export type TextGap = z.infer<typeof textGapSchema>;

/** The shops of the caller side by side, and what they lack. */
export const shopSettingsSchema = z
  .object({
    shops: z.array(webDomainSchema),
    contentGaps: z.array(contentGapSchema),
    textGaps: z.array(textGapSchema),
  })
  .meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/** What no shop may open without. */
export const shopLegalSchema = z
  .object({
    shops: z.array(shop),
    gaps: legalGapsSchema.shape.shops,
    /** Listed products of a brand whose manufacturer nobody knows: the first of them, and how many. */
    unmade: z.object({
      total: z.int(),
      values: z.array(z.object({ productId: z.string(), name: z.string(), brand: z.string() })),
    }),
  })
  .meta({ id: 'ShopLegal' });
export type ShopLegal = z.infer<typeof shopLegalSchema>;
