/** The catalogue calls as they are published in the OpenAPI document. */
import { createRoute, z } from '@hono/zod-openapi';
import {
  familyPageSchema,
  listQuerySchema,
  productMatchSchema,
  relatedProductsSchema,
  searchPageSchema,
  segmentationsSchema,
  stocksSchema,
  suggestionsSchema,
  tilesSchema,
} from '#src/contract/catalogue.ts';
import { answer, errors } from '../http/call.ts';

const tags = ['Catalogue'];
const CATALOGUE = '/ecommerce/v3/catalog';
const digits = z.string().regex(/^\d{1,14}$/);

/** Values separated by commas, one at least. */
function listed<T extends z.ZodType<string, string>>(value: T, most: number) {
  return z
    .string()
    .transform((list) => list.split(',').filter((one) => one !== ''))
    .pipe(z.array(value).min(1).max(most));
}

export const segmentationsCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/segmentations/`,
  tags,
  summary: 'The segmentation tree',
  responses: { 200: answer(segmentationsSchema, 'Segmentations, parents first') },
});

export const familyProductsCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/families/{familyId}/products`,
  tags,
  summary: 'One page of the products of a family and of the families below it',
  request: {
    params: z.object({ familyId: z.string().regex(/^\w{1,40}$/) }),
    query: listQuerySchema,
  },
  responses: {
    200: answer(familyPageSchema, 'Family and products'),
    ...errors('FAMILY_NOT_FOUND'),
  },
});

export const productCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/products/{productId}`,
  tags,
  summary: 'A product by its id',
  request: { params: z.object({ productId: digits }) },
  responses: { 200: answer(productMatchSchema, 'Product'), ...errors('PRODUCT_NOT_FOUND') },
});

export const productByKeyCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/products`,
  tags,
  summary: 'A product by the id of one of its options, or by a barcode',
  request: {
    query: z
      .object({ optionId: digits.optional(), gtin: digits.optional() })
      .refine(({ optionId, gtin }) => (optionId === undefined) !== (gtin === undefined), {
        path: ['optionId'],
        error: 'give optionId or gtin, not both',
      }),
  },
  responses: { 200: answer(productMatchSchema, 'Product'), ...errors('PRODUCT_NOT_FOUND') },
});

export const searchCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/search`,
  tags,
  summary: 'Products for what a shopper typed',
  request: { query: listQuerySchema.extend({ q: z.string().max(200).default('') }) },
  responses: { 200: answer(searchPageSchema, 'Products') },
});

export const suggestionsCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/suggestions`,
  tags,
  summary: 'What a shopper who types may mean; without a text, what is popular',
  request: { query: z.object({ q: z.string().max(200).default('') }) },
  responses: { 200: answer(suggestionsSchema, 'Products, families and searches') },
});

export const relatedCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/products/{productId}/related`,
  tags,
  summary: 'What goes with a product, and what resembles it',
  request: { params: z.object({ productId: digits }) },
  responses: { 200: answer(relatedProductsSchema, 'Products that are to be had') },
});

export const tilesCall = createRoute({
  method: 'get',
  path: `${CATALOGUE}/tiles`,
  tags,
  summary: 'Tiles of up to 48 products, separated by commas',
  request: { query: z.object({ productIds: listed(digits, 48) }) },
  responses: { 200: answer(tilesSchema, 'Those that are still listed, in their order') },
});

export const stocksCall = createRoute({
  method: 'get',
  path: '/ecommerce/v3/stocks',
  tags,
  summary: 'Stock of up to 100 skus, separated by commas',
  request: {
    query: z.object({
      skus: listed(z.string().max(40), 100),
    }),
  },
  responses: { 200: answer(stocksSchema, 'Stock of the skus that exist') },
});
