import { z } from 'zod';
import { NAMED_PAGES } from '#src/domain/content/content.ts';
import { pageNamesSchema } from '#src/domain/content/page-names.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { previewHeaders, skuText } from '#src/domain/wire/request-parts.ts';
import {
  familyPageSchema,
  listQuerySchema,
  menuFamiliesSchema,
  productMatchSchema,
  relatedProductsSchema,
  searchPageSchema,
  stocksSchema,
  suggestionsSchema,
  tilesSchema,
} from './catalogue.schema.ts';
import { MAX_TILES } from './catalogue.values.ts';
import { feedPageSchema } from './product-feed.schema.ts';
import { segmentationsSchema } from './segmentation.schema.ts';

const CATALOGUE = '/ecommerce/v3/catalog';
const digits = z.string().regex(NUMBER_ID);
const productId = z.object({ productId: digits });
const text = z.object({ q: z.string().max(200).default('') });

/** A sku in a list that commas separate: encoded once more where it holds one. */
const encodedSku = z
  .string()
  .transform((text) => text.replaceAll(/(?:%[\dA-F]{2})+/gi, decoded))
  .pipe(skuText);

/** Encoded signs as they are meant; as they stand where they mean none. */
function decoded(signs: string): string {
  try {
    return decodeURIComponent(signs);
  } catch {
    return signs;
  }
}

/** Values separated by commas, one at least. */
function listed<T extends z.ZodType<string, string>>(value: T, max: number) {
  return z
    .string()
    .transform((list) => list.split(',').filter((one) => one !== ''))
    .pipe(z.array(value).min(1).max(max));
}

export const getSegmentations = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/segmentations/`,
  summary: 'The segmentation tree',
  by: 'visitor',
  capability: 'core',
  request: {},
  answers: { 200: 'Segmentations, parents first' },
  answer: segmentationsSchema,
  errors: [],
});

export const getMenuFamilies = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/families`,
  summary: 'The families that have something to show in a shop, which its menu follows',
  by: 'visitor',
  capability: 'core',
  request: {},
  answers: { 200: 'Families in the order of menus, parents before children' },
  answer: menuFamiliesSchema,
  errors: [],
});

export const getFamilyProducts = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/families/{familyId}/products`,
  summary: 'One page of the products of a family and of the families below it',
  by: 'visitor',
  capability: 'core',
  request: {
    params: z.object({ familyId: z.string().regex(/^\w{1,40}$/) }),
    query: listQuerySchema,
    headers: previewHeaders,
  },
  answers: { 200: 'Family and products' },
  answer: familyPageSchema,
  errors: ['FAMILY_NOT_FOUND'],
});

export const getProduct = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/products/{productId}`,
  summary: 'A product by its id',
  by: 'visitor',
  capability: 'core',
  request: { params: productId, headers: previewHeaders },
  answers: { 200: 'Product' },
  answer: productMatchSchema,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const findProduct = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/products`,
  summary: 'A product by the id of one of its options, a barcode, or a sku',
  by: 'visitor',
  capability: 'core',
  request: {
    query: z
      .object({ optionId: digits.optional(), gtin: digits.optional(), sku: skuText.optional() })
      .refine((keys) => Object.values(keys).filter((key) => key !== undefined).length === 1, {
        path: ['optionId'],
        error: 'give one of optionId, gtin and sku',
      }),
    headers: previewHeaders,
  },
  answers: { 200: 'Product' },
  answer: productMatchSchema,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const searchProducts = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/search`,
  summary: 'Products for what a shopper typed',
  by: 'visitor',
  capability: 'core',
  request: { query: listQuerySchema.extend(text.shape), headers: previewHeaders },
  answers: { 200: 'Products' },
  answer: searchPageSchema,
  errors: [],
});

export const getSuggestions = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/suggestions`,
  summary: 'What a shopper who types may mean; without a text, what is popular',
  by: 'visitor',
  capability: 'suggest',
  request: { query: text, headers: previewHeaders },
  answers: { 200: 'Products, families and searches' },
  answer: suggestionsSchema,
  errors: [],
});

export const getRelatedProducts = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/products/{productId}/related`,
  summary: 'What goes with a product, and what resembles it',
  by: 'visitor',
  capability: 'related',
  request: { params: productId, headers: previewHeaders },
  answers: { 200: 'Products that are to be had' },
  answer: relatedProductsSchema,
  errors: [],
});

export const getTiles = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/tiles`,
  summary: `Tiles of up to ${MAX_TILES} products, separated by commas`,
  by: 'visitor',
  capability: 'core',
  request: { query: z.object({ productIds: listed(digits, MAX_TILES) }), headers: previewHeaders },
  answers: { 200: 'Those that are still listed, in their order' },
  answer: tilesSchema,
  errors: [],
});

export const getStocks = defineCall({
  method: 'GET',
  path: '/ecommerce/v3/stocks',
  summary: 'Stock of up to 100 skus, separated by commas; one that holds a comma itself is encoded',
  by: 'visitor',
  capability: 'core',
  request: { query: z.object({ skus: listed(encodedSku, 100) }) },
  answers: { 200: 'Stock of the skus that exist' },
  answer: stocksSchema,
  errors: [],
});

export const getPageNames = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/page-names`,
  summary:
    'Names of the pages of families or products in all shops: up to 2,000 in their order, or one',
  by: 'visitor',
  capability: 'pageNames',
  request: {
    query: z.object({
      kind: z.enum(NAMED_PAGES),
      page: z.coerce.number().int().min(0).max(1_000).default(0),
      id: z
        .string()
        .regex(/^\w{1,40}$/)
        .optional(),
    }),
  },
  answers: { 200: 'Names; none past the end' },
  answer: pageNamesSchema,
  errors: [],
});

export const getFeedPage = defineCall({
  method: 'GET',
  path: `${CATALOGUE}/feed`,
  summary: 'Listed products with all their sizes, 100 after the product with an id, for portals',
  by: 'visitor',
  capability: 'feed',
  request: { query: z.object({ after: digits.optional() }) },
  answers: { 200: 'Products, and the id to go on with' },
  answer: feedPageSchema,
  errors: [],
});
