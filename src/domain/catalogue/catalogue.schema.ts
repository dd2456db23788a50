import { z } from 'zod';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import {
  AVAILABILITIES,
  MEASURES,
  PRICE_TYPES,
  PRODUCT_TAGS,
  type ProductMatch,
  type ProductSummary,
  type RelatedProducts,
  type Segmentation,
  SORTS,
  type Stock,
  type Suggestions,
} from './catalogue.ts';
import type { FamilyPage, SearchPage } from './listing.ts';
import { PICTURE_TYPES } from './picture-types.ts';

export const colourSchema = z.object({ label: z.string(), hex: z.string() });

export const priceSchema = z
  .object({
    currency: currencySchema,
    centAmount: centsSchema,
    type: z.enum(PRICE_TYPES),
    initial: centsSchema.nullable(),
    lowest30Days: centsSchema.nullable(),
  })
  .meta({ id: 'Price' });

export const tagsSchema = z.array(z.enum(PRODUCT_TAGS));
export const pictureTypesSchema = z.array(z.enum(PICTURE_TYPES));
export const availabilitySchema = z.enum(AVAILABILITIES);

export const productSummarySchema = z
  .object({
    productId: z.string(),
    optionId: z.string(),
    isMainOption: z.boolean(),
    slug: z.string(),
    name: z.string(),
    swatches: z.array(z.string()),
    price: priceSchema,
    tags: tagsSchema,
    labels: z.array(z.string()),
    hasBack: z.boolean(),
    availability: availabilitySchema,
    ecoDesign: z.boolean(),
  })
  .meta({ id: 'ProductSummary' }) satisfies z.ZodType<ProductSummary>;

const familyLinkSchema = z.object({ familyId: z.string(), slug: z.string(), title: z.string() });

const familySchema = familyLinkSchema
  .extend({
    text: z.string(),
    parents: z.array(familyLinkSchema),
    children: z.array(familyLinkSchema.extend({ optionId: z.string().nullable() })),
  })
  .meta({ id: 'Family' });

const productPageSchema = z.object({
  total: z.int(),
  page: z.int(),
  size: z.int(),
  values: z.array(productSummarySchema),
});

/** One value of a group, or several: `?colour=black&colour=navy`. */
function several<T extends z.ZodType<string, string>>(value: T) {
  return z.union([value.transform((one) => [one]), z.array(value).max(30)]).default([]);
}
const word = z.string().min(1).max(40);
const cents = z.coerce.number<number>().int().min(0).max(100_000_000);

/** Query of both product lists; `page` is 0-based, prices in cents. */
export const listQuerySchema = z.object({
  page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
  pageSize: z.coerce.number<number>().int().min(1).max(96).default(24),
  sort: z.enum(SORTS).default('relevance'),
  size: several(word),
  colour: several(word),
  material: several(word),
  tag: several(z.enum(PRODUCT_TAGS)),
  availability: several(availabilitySchema),
  priceMin: cents.nullable().default(null),
  priceMax: cents.nullable().default(null),
  store: z.string().regex(NUMBER_ID).nullable().default(null),
});

const facetSchema = z.array(
  z.object({
    value: z.string(),
    label: z.string(),
    count: z.int().min(0),
    hex: z.string().nullable(),
  }),
);

const facetsSchema = z
  .object({
    size: facetSchema,
    colour: facetSchema,
    material: facetSchema,
    tag: facetSchema,
    availability: facetSchema,
    price: z.object({ min: centsSchema, max: centsSchema }).nullable(),
    store: z.object({ storeId: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Facets' });

export const familyPageSchema = productPageSchema
  .extend({
    family: familySchema,
    facets: facetsSchema,
  })
  .meta({ id: 'FamilyPage' }) satisfies z.ZodType<FamilyPage>;

export const searchPageSchema = productPageSchema
  .extend({
    query: z.string(),
    facets: facetsSchema,
    answered: z.string().nullable(),
    direct: z.object({ productId: z.string(), slug: z.string() }).nullable(),
    rescue: z.array(productSummarySchema),
  })
  .meta({ id: 'SearchPage' }) satisfies z.ZodType<SearchPage>;

export const suggestionsSchema = z
  .object({
    query: z.string(),
    answered: z.string().nullable(),
    products: z.array(productSummarySchema),
    families: z.array(familyLinkSchema.extend({ within: z.string().nullable() })),
    terms: z.array(z.string()),
  })
  .meta({ id: 'Suggestions' }) satisfies z.ZodType<Suggestions>;

/** Those of the products that are still listed. */
export const tilesSchema = z.object({ values: z.array(productSummarySchema) }) satisfies z.ZodType<{
  values: ProductSummary[];
}>;

export const relatedProductsSchema = z
  .object({
    look: z.array(productSummarySchema),
    similar: z.array(productSummarySchema),
  })
  .meta({ id: 'RelatedProducts' }) satisfies z.ZodType<RelatedProducts>;

const productSkuSchema = z.object({
  sku: z.string(),
  gtin: z.string().nullable(),
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

const environmentSchema = z.object({
  recycledPercent: z.number().min(0).max(100),
  recyclable: z.boolean(),
  hazardousSubstances: z.boolean(),
  microplastics: z.boolean(),
  weaving: z.string(),
  dyeing: z.string(),
  making: z.string(),
});

const sizeChartSchema = z.object({
  measures: z.array(z.enum(MEASURES)),
  rows: z.array(z.object({ eur: z.string(), it: z.string(), measures: z.array(z.number()) })),
});

export const productSchema = z
  .object({
    productId: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    brand: z.string().nullable(),
    segmentationId: z.string(),
    categoryLabel: z.string(),
    tags: tagsSchema,
    labels: z.array(z.string()),
    breadcrumb: z.array(familyLinkSchema),
    materials: z.array(z.object({ label: z.string(), percent: z.number() })),
    care: z.array(z.string()),
    origin: z.string().nullable(),
    ecoDesign: z.boolean(),
    environment: environmentSchema.nullable(),
    sizeChart: sizeChartSchema.nullable(),
    expectedOn: z.iso.date().nullable(),
    privateSale: z.boolean(),
    isListed: z.boolean(),
    options: z.array(productOptionSchema).min(1),
  })
  .meta({ id: 'Product' });

/** A product, and which of its options and sizes was asked for. */
export const productMatchSchema = z
  .object({
    product: productSchema,
    optionId: z.string(),
    sku: z.string().nullable(),
  })
  .meta({ id: 'ProductMatch' }) satisfies z.ZodType<ProductMatch>;

export const segmentationsSchema = z.array(
  z.object({
    segmentationId: z.string(),
    parent: z.object({ segmentationId: z.string() }).nullable(),
    title: z.string(),
  }),
) satisfies z.ZodType<Segmentation[]>;

export const stocksSchema = z.object({
  values: z.array(
    z.object({
      sku: z.string(),
      availableQuantity: z.int().min(0),
      availability: availabilitySchema,
    }),
  ),
}) satisfies z.ZodType<{ values: Stock[] }>;
