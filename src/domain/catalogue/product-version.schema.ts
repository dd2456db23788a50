import { z } from 'zod';
import { LANGUAGES } from '#src/domain/shop/locales.ts';

/** Fields of a product document as the staff know them. */
export const PRODUCT_FIELDS = [
  'name',
  'description',
  'keywords',
  'searchTitle',
  'searchDescription',
  'brand',
  'families',
  'materials',
  'care',
  'footwear',
  'certificate',
  'environment',
  'originCountry',
  'passportUrl',
  'manufacturer',
  'responsible',
  'warnings',
  'colours',
  'sizes',
  'gtin',
  'pictures',
  'alt',
  'focus',
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** A field of a document: its language, colour and size, where it has one. */
export const fieldPlaceSchema = z.object({
  field: z.enum(PRODUCT_FIELDS),
  lang: z.enum(LANGUAGES).nullable(),
  optionId: z.string().nullable(),
  colourId: z.string().nullable(),
  size: z.string().nullable(),
  /** Its photograph, and which place that has in the gallery of its colour. */
  picture: z.object({ photoId: z.string(), place: z.int().min(1) }).nullable(),
});
export type FieldPlace = z.infer<typeof fieldPlaceSchema>;

/** Texts, or ids of families, materials, care lines, countries, colours and photographs. */
const saidSchema = z.array(z.object({ value: z.string(), percent: z.int().nullable() }));
export type Said = z.infer<typeof saidSchema>;

export const productDifferenceSchema = fieldPlaceSchema.extend({
  /** Empty where there was nothing. */
  before: saidSchema,
  after: saidSchema,
});
export type ProductDifference = z.infer<typeof productDifferenceSchema>;

/** Who wrote a version: a member, a key or a file; `before` is what was there before versions were kept. */
export const AUTHOR_KINDS = ['person', 'key', 'file', 'before'] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

export const productVersionsSchema = z.object({
  /** The newest first. */
  values: z.array(
    z.object({
      number: z.int().min(1),
      madeAt: z.iso.datetime(),
      /** Null for a file that nobody of the staff sent, and for what was there before. */
      madeBy: z.string().nullable(),
      madeAs: z.enum(AUTHOR_KINDS),
      /** The version that was gone back to. */
      restoredFrom: z.int().nullable(),
      /** Whose draft it was; null where it was written without one. */
      draftedBy: z.string().nullable(),
      /** What it changed of the one before; empty for the first that is kept. */
      differences: z.array(productDifferenceSchema),
    }),
  ),
  /** Tells the document as it is now from any other. */
  revision: z.string(),
});
export type ProductVersions = z.infer<typeof productVersionsSchema>;

export const restorationSchema = z.strictObject({
  /** What was read before. */
  revision: z.string().max(100),
});
