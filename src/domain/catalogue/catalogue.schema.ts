import { z } from 'zod';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { promotedShape } from '#src/domain/promotion/promotion-mark.schema.ts';
import { sizeLabelSchema, sizeScaleSchema } from '#src/domain/size/size.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { searchEnginesSchema } from '#src/domain/text/search-texts.schema.ts';
import {
  AUDIENCES,
  AVAILABILITIES,
  MEASURES,
  PRICE_TYPES,
  PRODUCT_TAGS,
  SORTS,
} from './catalogue.values.ts';
import { environmentSchema } from './environmental-sheet.schema.ts';
import { lookSchema, optionPicturesShape } from './pictures.schema.ts';
import { productSafetySchema } from './product-safety.schema.ts';

export const colourSchema = z.object({
  label: z.string().describe('Its name, never empty'),
  hex: z.string().describe('`#rrggbb`'),
});
export const priceSchema = z
  .object({
    currency: currencySchema,
    centAmount: centsSchema.describe('What it costs now, in cents, VAT included'),
    type: z.enum(PRICE_TYPES).describe('I initial, S sale, P promotion, A adjusted'),
    initial: centsSchema.nullable().describe('The price before, null where nothing is reduced'),
    // Shown beside the price in the Union.
    lowest30Days: centsSchema.nullable().describe('Lowest of the 30 days before a reduction'),
    strikesInitial: z.literal(true).optional().describe('Strikes the initial price all the same'),
  })
  .meta({ id: 'Price' });
/** A price tag. Amounts in cents; `initial` is the price before, null when not reduced. */
export type Price = z.infer<typeof priceSchema>;

const priceFromSchema = priceSchema
  .extend({
    isFrom: z.literal(true).optional().describe('Other sizes cost more'),
  })
  .meta({ id: 'PriceFrom' });
/** What an option costs before a size is chosen: the price of its cheapest size. */
export type PriceFrom = z.infer<typeof priceFromSchema>;

export const tagsSchema = z.array(z.enum(PRODUCT_TAGS));
export const availabilitySchema = z.enum(AVAILABILITIES);

export const productSummarySchema = z
  .object({
    productId: z.string().describe('Digits'),
    optionId: z.string().describe('Digits: the colour that is shown'),
    isMainOption: z.boolean().describe('Whether its page begins with that colour'),
    slug: z.string().describe('Its name in URLs'),
    name: z.string(),
    swatches: z.array(z.string()).describe('Fills of its colours, `#rrggbb`, the shown one first'),
    price: priceFromSchema,
    tags: tagsSchema,
    labels: z.array(z.string()).describe('Codes of marketing labels, whose words are content'),
    hasBack: z.boolean().describe('Whether it has a picture VH, shown on hover'),
    look: lookSchema,
    availability: availabilitySchema,
    ...promotedShape,
  })
  .meta({ id: 'ProductSummary' });
/** What a listing tile shows, and nothing else. */
export type ProductSummary = z.infer<typeof productSummarySchema>;

const familyLinkSchema = z.object({ familyId: z.string(), slug: z.string(), title: z.string() });
export type FamilyLink = z.infer<typeof familyLinkSchema>;

const menuFamilySchema = familyLinkSchema.extend({
  parentId: z.string().nullable().describe('The family above it; null for the first level'),
  formerTitles: z.array(z.string()).describe('What it was called before'),
});
export type MenuFamily = z.infer<typeof menuFamilySchema>;
/** Families that have something to show in a shop, in the order of menus, parents before children. */
export const menuFamiliesSchema = z
  .object({ values: z.array(menuFamilySchema) })
  .meta({ id: 'MenuFamilies' });

const firstColour = { optionId: z.string().nullable(), look: lookSchema };
const familySchema = familyLinkSchema
  .extend({
    text: z.string().describe('One or two sentences above the list; may be empty'),
    formerSlugs: z.array(z.string()).default([]).describe('What its URL was named before'),
    parents: z.array(familyLinkSchema).describe('Families above it, the highest first'),
    children: z.array(familyLinkSchema.extend(firstColour)),
    searchEngines: searchEnginesSchema,
  })
  .meta({ id: 'Family' });
export type Family = z.infer<typeof familySchema>;

const productPageSchema = z.object({
  total: z.int().describe('Products of all pages'),
  page: z.int().describe('From 0'),
  size: z.int().describe('Products of a full page'),
  values: z.array(productSummarySchema),
});
/** One page of products; `page` is 0-based. */
export type ProductPage = z.infer<typeof productPageSchema>;

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
  audience: several(z.enum(AUDIENCES)),
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
    /** Whom the garments are made for. */
    audience: facetSchema,
    size: facetSchema,
    colour: facetSchema,
    material: facetSchema,
    tag: facetSchema,
    availability: facetSchema,
    price: z.object({ min: centsSchema, max: centsSchema }).nullable(),
    /** The store that the list is narrowed to. */
    store: z.object({ storeId: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Facets' });
/** Counts leave out the choices of their own group. Prices in cents, null when nothing is listed. */
export type Facets = z.infer<typeof facetsSchema>;

export const familyPageSchema = productPageSchema
  .extend({ family: familySchema, facets: facetsSchema })
  .meta({ id: 'FamilyPage' });
export type FamilyPage = z.infer<typeof familyPageSchema>;

export const searchPageSchema = productPageSchema
  .extend({
    query: z.string().describe('The text that was asked for'),
    facets: facetsSchema,
    answered: z.string().nullable().describe('What was answered instead, errors mended'),
    direct: z
      .object({ productId: z.string(), slug: z.string() })
      .nullable()
      .describe('The one whose barcode or id was typed'),
    rescue: z.array(productSummarySchema).describe('What may please instead of nothing'),
  })
  .meta({ id: 'SearchPage' });
export type SearchPage = z.infer<typeof searchPageSchema>;

export const suggestionsSchema = z
  .object({
    query: z.string(),
    answered: z.string().nullable(),
    products: z.array(productSummarySchema),
    families: z.array(familyLinkSchema.extend({ within: z.string().nullable() })),
    /** Whole searches to go on with. */
    terms: z.array(z.string()),
  })
  .meta({ id: 'Suggestions' });
/** What the search layer shows while a shopper types; without a text, what is popular. */
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** Those of the products that are still listed. */
export const tilesSchema = z.object({ values: z.array(productSummarySchema) });

export const relatedProductsSchema = z
  .object({ look: z.array(productSummarySchema), similar: z.array(productSummarySchema) })
  .meta({ id: 'RelatedProducts' });
/** What goes with a product, and what resembles it. */
export type RelatedProducts = z.infer<typeof relatedProductsSchema>;

const productSkuSchema = z.object({
  sku: z.string().describe('One size of one colour'),
  gtin: z.string().nullable().describe('Thirteen digits; null where it has no barcode'),
  // As the shop's region counts (DOM-08).
  size: z.string().describe('The size in filters and URLs; people read `sizeLabel`'),
  sizeLabel: sizeLabelSchema,
  availability: availabilitySchema,
  availableQuantity: z.int().min(0).describe('Items that can be ordered now; 0 with UNAVAILABLE'),
  // Read by `priceOf`.
  price: priceSchema.optional(),
});
export type ProductSku = z.infer<typeof productSkuSchema>;

const productOptionSchema = z.object({
  optionId: z.string().describe('Digits: one colour of the product, also in URLs of pictures'),
  colour: colourSchema,
  ...optionPicturesShape,
  price: priceFromSchema,
  skus: z.array(productSkuSchema),
  ...promotedShape,
});
export type ProductOption = z.infer<typeof productOptionSchema>;

const sizeChartSchema = z.object({
  measures: z.array(z.enum(MEASURES)),
  rows: z.array(z.object({ eur: z.string(), it: z.string(), measures: z.array(z.number()) })),
});
/** Body measures per size; `measures` of each row follow the order of the chart's own. */
export type SizeChart = z.infer<typeof sizeChartSchema>;

export const productSchema = z
  .object({
    productId: z.string().describe('Digits'),
    slug: z.string().describe('Its name in URLs'),
    name: z.string(),
    description: z.string(),
    brand: z.string().nullable().describe("Its maker; null for the shop's own brand"),
    segmentationId: z.string().describe('Its kind; `w18118` is never shipped'),
    categoryLabel: z.string().describe('ON_DEMAND or RAL_ANTICIPATION: sent later; else any word'),
    tags: tagsSchema,
    labels: z.array(z.string()).describe('Codes of marketing labels'),
    breadcrumb: z.array(familyLinkSchema).describe('The last family lists it'),
    materials: z.array(z.object({ label: z.string(), percent: z.number() })),
    care: z.array(z.string()),
    /** What shoes are made of, a line for each part; empty where nobody said. */
    footwear: z.array(z.string()),
    /** Country in the shopper's language; null when nobody said. */
    origin: z.string().nullable(),
    /** Shows its environmental sheet where the shop has `showEcoDesign` on (DOM-38): no claim. */
    ecoDesign: z.boolean(),
    environment: environmentSchema.nullable(),
    /** Null where nobody said. */
    safety: productSafetySchema.nullable(),
    sizeScale: sizeScaleSchema,
    sizeChart: sizeChartSchema.nullable(),
    expectedOn: z.iso.date().nullable().describe('When a pre-order is sent'),
    // While private sales run.
    privateSale: z.boolean().describe('Has a lower price for signed-in customers'),
    isListed: z.boolean().describe('False: only a link leads to it'),
    searchEngines: searchEnginesSchema,
    /** Of its digital product passport. */
    passportUrl: z.url({ protocol: /^https$/ }).optional(),
    options: z.array(productOptionSchema).min(1),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof productSchema>;

/** A product, and which of its options and sizes was asked for. */
export const productMatchSchema = z
  .object({
    product: productSchema,
    optionId: z.string().describe('The colour that was asked for, or the main one'),
    sku: z.string().nullable().describe('The size that was asked for; null where none was'),
  })
  .meta({ id: 'ProductMatch' });
export type ProductMatch = z.infer<typeof productMatchSchema>;

export const stocksSchema = z.object({
  values: z.array(
    z.object({
      sku: z.string(),
      availableQuantity: z.int().min(0),
      availability: availabilitySchema,
    }),
  ),
});

/** A family below another, with the option that its list begins with; null while it sells nothing. */
export type ChildFamily = Family['children'][number];

/** A family by itself says too little: jeans are in the men's and in the women's. */
export type SuggestedFamily = Suggestions['families'][number];

/** One size in both sizing regions, with the body measures it fits, in cm. */
export type SizeChartRow = SizeChart['rows'][number];

export type Stock = z.infer<typeof stocksSchema>['values'][number];

/** A choice of a group; `count` is what choosing it alone in its group would show. */
export type FacetValue = z.infer<typeof facetSchema>[number];
