import { z } from 'zod';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { sizeScaleSchema } from '#src/domain/size/size.schema.ts';
import { MAX_SKU, MAX_TEXT, SKU } from './catalogue.values.ts';
import { certificateSchema } from './certificate.schema.ts';
import { documentEnvironmentSchema } from './environmental-sheet.schema.ts';
import { footwearSchema } from './footwear.schema.ts';

/** A product as the staff, a file or another system writes it: all that is the same in every shop. */

const word = z.string().trim().min(1).max(40);
const text = (longest: number) => z.string().trim().max(longest);

/** What is read of a product in one language. */
export const productTextSchema = z.strictObject({
  name: text(MAX_TEXT.name).min(1),
  description: text(MAX_TEXT.description),
  /** Other words that shoppers type for it. */
  keywords: text(MAX_TEXT.keywords),
  /** What search engines are told in the place of name and description; left out, it stays as it is. */
  searchTitle: text(MAX_TEXT.searchTitle).optional(),
  searchDescription: text(MAX_TEXT.searchDescription).optional(),
});
export type ProductText = z.infer<typeof productTextSchema>;

/** A language that is left out is missing: shops that speak it cannot open the product. */
export const productTextsSchema = z.partialRecord(z.enum(LANGUAGES), productTextSchema);

export const companySchema = z.strictObject({
  name: text(MAX_TEXT.company).min(1),
  address: text(MAX_TEXT.company),
  contact: text(MAX_TEXT.company),
});

/** `sku` and `gtin` are null where the size is to get, or has, none of its own. */
export const documentSizeSchema = z.strictObject({
  size: word,
  sku: z
    .string()
    .max(MAX_SKU)
    .refine((sku) => SKU.test(sku))
    .nullable(),
  gtin: z
    .string()
    .regex(/^\d{13}$/)
    .nullable(),
});

/** In percent of width and height, from the left and from the top. */
export const focusSchema = z.strictObject({
  x: z.int().min(0).max(100),
  y: z.int().min(0).max(100),
});
export type Focus = z.infer<typeof focusSchema>;

export const documentPictureSchema = z.strictObject({
  photoId: word.max(80),
  /** Where it came from. */
  source: text(2_000),
  /** What it shows, for who does not see it; a language left out says product, colour and view. */
  alt: z.partialRecord(z.enum(LANGUAGES), text(300).min(1)).default({}),
  /** What stays in sight where its edges are cut; null is its middle. */
  focus: focusSchema.nullable().default(null),
});
export type DocumentPicture = z.infer<typeof documentPictureSchema>;

export const documentColourSchema = z.strictObject({
  /** Null for a colour that is added. */
  optionId: word.nullable(),
  /**
   * A colour that the shop has not yet is made with this fill and these names; a language without takes
   * another one's.
   */
  colour: z.strictObject({
    colourId: word,
    hex: z.string().regex(/^#[\da-f]{6}$/i),
    labels: z
      .record(z.enum(LANGUAGES), text(40))
      .refine((labels) => Object.values(labels).some((label) => label !== '')),
  }),
  sizes: z.array(documentSizeSchema).min(1).max(100),
  /** Photographs of the archive in their order. */
  pictures: z.array(documentPictureSchema).max(100),
});

export const productDocumentSchema = z.strictObject({
  texts: productTextsSchema,
  /** Its maker; null for the shop's own brand. */
  brand: text(MAX_TEXT.brand).min(1).nullable(),
  /** The first is that of its breadcrumb. */
  families: z.array(word).max(20),
  sizeScale: sizeScaleSchema,
  materials: z
    .array(z.strictObject({ materialId: word, percent: z.int().min(1).max(100) }))
    .max(12),
  care: z.array(word).max(12),
  /** Of shoes alone; null where nobody said. */
  footwear: footwearSchema.nullable().default(null),
  /** Without one that counts, shops do not call it organic. */
  certificate: certificateSchema.nullable().default(null),
  /** Left out, it stays as it is. */
  environment: documentEnvironmentSchema.nullable().optional(),
  /** ISO 3166-1 alpha-2; null when nobody said. */
  originCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Of its digital product passport; left out, it stays as it is. */
  passportUrl: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .max(MAX_TEXT.passportUrl)
    .nullable()
    .optional(),
  /** Of this product; where it is null, that of its brand counts. */
  safety: z
    .strictObject({
      manufacturer: companySchema.nullable(),
      responsible: companySchema.nullable(),
      warnings: text(MAX_TEXT.company),
    })
    .nullable(),
  /** In the order in which they are shown. Colours and sizes left out stay, sold out. */
  colours: z.array(documentColourSchema).max(60),
});
export type ProductDocument = z.infer<typeof productDocumentSchema>;
