import { z } from 'zod';
import {
  AVAILABILITIES,
  type FamilyPage,
  PRICE_TYPES,
  PRODUCT_TAGS,
  type ProductMatch,
  type SearchPage,
  type Segmentation,
  SORTS,
  type Stock,
} from '#src/domain/catalogue.ts';
import { PICTURE_TYPES } from '#src/domain/garments.ts';
import { centsSchema, currencySchema } from './money.ts';

export const colourSchema = z.object({ label: z.string(), hex: z.string() });

export const priceSchema = z.object({
  currency: currencySchema,
  centAmount: centsSchema,
  type: z.enum(PRICE_TYPES),
  initial: centsSchema.nullable(),
  lowest30Days: centsSchema.nullable(),
});

export const tagsSchema = z.array(z.enum(PRODUCT_TAGS));
export const pictureTypesSchema = z.array(z.enum(PICTURE_TYPES));
const availabilitySchema = z.enum(AVAILABILITIES);

const productSummarySchema = z.object({
  productId: z.string(),
  optionId: z.string(),
  slug: z.string(),
  name: z.string(),
  colour: colourSchema,
  swatches: z.array(z.object({ optionId: z.string(), colour: colourSchema })),
  price: priceSchema,
  tags: tagsSchema,
  pictures: pictureTypesSchema,
  availability: availabilitySchema,
});

const familyLinkSchema = z.object({ familyId: z.string(), slug: z.string(), title: z.string() });

const familySchema = familyLinkSchema.extend({
  text: z.string(),
  parents: z.array(familyLinkSchema),
  children: z.array(familyLinkSchema),
});

const productPageSchema = z.object({
  total: z.int(),
  page: z.int(),
  size: z.int(),
  values: z.array(productSummarySchema),
});

/** Query of both product lists; `page` is 0-based. */
export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(96).default(24),
  sort: z.enum(SORTS).default('relevance'),
});

/** GET /ecommerce/v3/catalog/families/{familyId}/products */
export const familyPageSchema = productPageSchema.extend({
  family: familySchema,
}) satisfies z.ZodType<FamilyPage>;

/** GET /ecommerce/v3/catalog/search */
export const searchPageSchema = productPageSchema.extend({
  query: z.string(),
}) satisfies z.ZodType<SearchPage>;

const productSkuSchema = z.object({
  sku: z.string(),
  gtin: z.string(),
  size: z.string(),
  availability: availabilitySchema,
  availableQuantity: z.int().min(0),
});

const productOptionSchema = z.object({
  optionId: z.string(),
  colour: colourSchema,
  pictures: pictureTypesSchema,
  price: priceSchema,
  skus: z.array(productSkuSchema),
});

export const productSchema = z.object({
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  segmentationId: z.string(),
  categoryLabel: z.string(),
  tags: tagsSchema,
  breadcrumb: z.array(familyLinkSchema),
  materials: z.array(z.object({ label: z.string(), percent: z.number() })),
  care: z.array(z.string()),
  origin: z.string(),
  options: z.array(productOptionSchema).min(1),
});

/**
 * GET /ecommerce/v3/catalog/products/{productId}, and GET /ecommerce/v3/catalog/products
 * with exactly one of `optionId` and `gtin`.
 */
export const productMatchSchema = z.object({
  product: productSchema,
  optionId: z.string(),
  sku: z.string().nullable(),
}) satisfies z.ZodType<ProductMatch>;

/** GET /ecommerce/v3/catalog/segmentations/ */
export const segmentationsSchema = z.array(
  z.object({
    segmentationId: z.string(),
    parent: z.object({ segmentationId: z.string() }).nullable(),
    title: z.string(),
  }),
) satisfies z.ZodType<Segmentation[]>;

/** GET /ecommerce/v3/stocks?skus=a,b */
export const stocksSchema = z.object({
  values: z.array(
    z.object({
      sku: z.string(),
      availableQuantity: z.int().min(0),
      availability: availabilitySchema,
    }),
  ),
}) satisfies z.ZodType<{ values: Stock[] }>;
