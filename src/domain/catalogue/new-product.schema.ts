import { z } from 'zod';
import { currencySchema } from '#src/domain/money/money.schema.ts';
import { sizeScaleSchema } from '#src/domain/size/size.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { FIELD_GROUPS } from './field-owners.ts';
import { productDocumentSchema } from './product-document.schema.ts';

/** A product that is made, with what its document does not have. */
export const newProductSchema = z.strictObject({
  changeId: z.uuid(),
  document: productDocumentSchema,
  /** Pieces of sizes; none where left out. `colour` counts those of the document from 0. */
  stock: z
    .array(
      z.strictObject({
        colour: z.int().min(0).max(59),
        size: z.string().max(40),
        quantity: z.int().min(0).max(1_000_000),
      }),
    )
    .max(1_000),
  /** Of all its colours. */
  prices: z
    .array(z.strictObject({ shop: shopSchema, cents: z.int().min(1).max(100_000_000) }))
    .max(20),
});
export type NewProduct = z.infer<typeof newProductSchema>;

export const documentChangeSchema = z.strictObject({
  /** What was read before. */
  revision: z.string().max(100),
  document: productDocumentSchema,
});

/** A photograph of a camera, as large as a file may be. */
export const MAX_PHOTO_BYTES = 20 << 20;

export const newPictureSchema = z.strictObject({
  optionId: z.string().regex(/^[\w-]{1,40}$/),
  /** JPEG, PNG, WebP, AVIF or GIF in base64. */
  content: z.base64().max(Math.ceil(MAX_PHOTO_BYTES / 3) * 4),
  /** The photograph whose place it takes; none where left out. */
  replaces: z.string().max(80).nullable().default(null),
});

export const productDocumentAnswerSchema = z.object({
  id: z.string(),
  document: productDocumentSchema,
  revision: z.string(),
  /** Number of its latest version; 0 where none is kept yet. */
  version: z.int().min(0),
});

const word = z.object({ id: z.string(), label: z.string() });

/** What a document is written with, in the language of the caller. */
export const productWordsSchema = z.object({
  families: z.array(
    word.extend({
      /** Of the sizes that its goods have, where the shop knows it. */
      sizeScale: sizeScaleSchema,
      sizes: z.array(z.string()),
    }),
  ),
  colours: z.array(word.extend({ hex: z.string(), labels: z.record(z.string(), z.string()) })),
  materials: z.array(word),
  care: z.array(word),
  countries: z.array(word),
  brands: z.array(z.string()),
  /** Open shops of the caller. */
  shops: z.array(z.object({ shop: shopSchema, currency: currencySchema })),
  /** Fields that an API key owns, with its name: nobody else writes them. */
  owned: z.array(z.object({ group: z.enum(FIELD_GROUPS), by: z.string() })),
  /** Only who works for all shops makes and changes what is the same in all of them. */
  isForAllShops: z.boolean(),
});
export type ProductWords = z.infer<typeof productWordsSchema>;
