import { z } from 'zod';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { companySchema } from './product-document.schema.ts';

/** The words that products are described with, which the staff keep: the same in all shops. */

export const WORD_KINDS = ['brand', 'colour', 'material', 'care'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** The id of a word; that of a brand is its name. */
export const wordIdSchema = z.string().trim().min(1).max(70);

const label = z.string().trim().max(40);
/** A language that is left empty takes the word of another one, and is marked. */
const labels = z.strictObject({
  ...{ de: label, en: label, es: label },
  ...{ fr: label, it: label, pl: label },
});
export type WordLabels = z.infer<typeof labels>;

const company = companySchema.nullable();
const brandSchema = z.strictObject({
  kind: z.literal('brand'),
  name: wordIdSchema,
  /** Who makes its products, where a product does not say otherwise. */
  manufacturer: company,
  responsible: company,
});
const colourSchema = z.strictObject({
  kind: z.literal('colour'),
  labels,
  hex: z.string().regex(/^#[\da-f]{6}$/i),
});
const termSchema = z.strictObject({ kind: z.enum(['material', 'care']), labels });

export const wordDocumentSchema = z.discriminatedUnion('kind', [
  brandSchema,
  colourSchema,
  termSchema,
]);
export type WordDocument = z.infer<typeof wordDocumentSchema>;
/** A word with its id, as other systems are told it. */
export type ToldWord = WordDocument & { id: string };
export type BrandDocument = z.infer<typeof brandSchema>;

export const wordChangeSchema = z.strictObject({
  /** What was read before. */
  revision: z.string().max(100),
  document: wordDocumentSchema,
});

export const goodsWordSchema = z
  .object({
    id: z.string(),
    /** In the language of the caller. */
    name: z.string(),
    document: wordDocumentSchema,
    revision: z.string(),
    /** Languages in which nobody has said it. */
    missing: z.array(z.enum(LANGUAGES)),
    /** Products that have it. */
    products: z.int().min(0),
  })
  .meta({ id: 'GoodsWord' });
export type GoodsWord = z.infer<typeof goodsWordSchema>;
