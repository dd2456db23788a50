/** The catalogue calls as they are published in the OpenAPI document. */
import { createRoute, z } from '@hono/zod-openapi';
import {
  familyPageSchema,
  listQuerySchema,
  productMatchSchema,
  searchPageSchema,
  segmentationsSchema,
  stocksSchema,
} from '#src/contract/catalogue.ts';
import { answer, errors } from '../http/call.ts';

const tags = ['Catalogue'];
const CATALOGUE = '/ecommerce/v3/catalog';
const digits = z.string().regex(/^\d{1,14}$/);

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

export const stocksCall = createRoute({
  method: 'get',
  path: '/ecommerce/v3/stocks',
  tags,
  summary: 'Stock of up to 100 skus, separated by commas',
  request: {
    query: z.object({
      skus: z
        .string()
        .transform((list) => list.split(',').filter((sku) => sku !== ''))
        .pipe(z.array(z.string().max(40)).min(1).max(100)),
    }),
  },
  responses: { 200: answer(stocksSchema, 'Stock of the skus that exist') },
});
