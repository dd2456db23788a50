import { z } from 'zod';
import { exportOf } from '#src/domain/staff/export.ts';
import { ALL_PAGES } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { productList } from './staff-product.list.ts';
import {
  newPricesSchema,
  priceForecastSchema,
  productChangeSchema,
  publishingSchema,
  readinessSchema,
  staffProductSchema,
} from './staff-product.schema.ts';

const PRODUCTS = '/staff/products';
const PRODUCT = `${PRODUCTS}/{productId}`;
const params = z.object({ productId: idSegment });
const editing = { by: 'staff', needs: 'products:write' } as const;
const pricing = { by: 'staff', needs: 'prices:write' } as const;
const theProduct = {
  answers: { 200: 'The product as it is now' },
  answer: staffProductSchema,
} as const;

export const listProducts = defineCall({
  method: 'GET',
  path: PRODUCTS,
  summary: 'Products, those included that no list of the shops names',
  ...editing,
  request: { query: productList.query },
  answers: { 200: 'A page of them' },
  answer: productList.answer,
  errors: [],
});

export const exportProducts = exportOf(listProducts, listProducts.request.query.omit(ALL_PAGES));

export const getStaffProduct = defineCall({
  method: 'GET',
  path: PRODUCT,
  summary: 'Read a product with its texts, sizes and prices in the shops of the caller',
  ...editing,
  request: { params },
  ...theProduct,
  errors: ['NOT_FOUND'],
});

export const changeProduct = defineCall({
  method: 'PUT',
  path: PRODUCT,
  summary: 'Change texts of a product in languages of the caller',
  ...editing,
  request: { params, body: productChangeSchema },
  ...theProduct,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'FIELD_OWNED'],
});

export const publishProduct = defineCall({
  method: 'PUT',
  path: `${PRODUCT}/publications`,
  summary: 'Show a product in shops, now or from a minute on, or withdraw it',
  ...editing,
  request: { params, body: publishingSchema },
  ...theProduct,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'PRODUCT_NOT_READY', 'PUBLICATION_INVALID'],
});

export const getReadiness = defineCall({
  method: 'GET',
  path: '/staff/product-readiness',
  summary: 'What keeps products from being shown in the shops of the caller',
  ...editing,
  request: {},
  answers: { 200: 'Counts for each shop' },
  answer: readinessSchema,
  errors: [],
});

export const forecastPrices = defineCall({
  method: 'POST',
  path: `${PRODUCT}/price-forecast`,
  summary: 'What shoppers would read of new prices; nothing is changed',
  ...pricing,
  request: { params, body: newPricesSchema },
  answers: { 200: 'A line for each colour and shop' },
  answer: priceForecastSchema,
  errors: ['NOT_FOUND', 'PRICES_INVALID', 'PRICES_PLANNED'],
});

export const changePrices = defineCall({
  method: 'POST',
  path: `${PRODUCT}/prices`,
  summary: 'Give colours new prices, now or from a day on; done once for each changeId',
  ...pricing,
  request: { params, body: newPricesSchema.extend({ changeId: z.uuid() }) },
  ...theProduct,
  errors: [
    'NOT_FOUND',
    'PRICES_INVALID',
    'PRICES_PLANNED',
    'IDEMPOTENCY_KEY_REUSED',
    'FIELD_OWNED',
  ],
});

export const withdrawPriceChange = defineCall({
  method: 'POST',
  path: `${PRODUCT}/prices/{priceChangeId}/withdrawal`,
  summary: 'Withdraw a change of prices that has not begun',
  ...pricing,
  request: { params: params.extend({ priceChangeId: z.uuid() }) },
  ...theProduct,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'FIELD_OWNED'],
});
