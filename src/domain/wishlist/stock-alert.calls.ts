import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';
import { alertProductSchema, stockAlertsSchema } from './wishlist.schema.ts';

const ALERTS = '/customers-self/knowledges/product-stock-alert';
const storeId = z.string().regex(/^\d{1,10}$/);
const asTheyAreNow = {
  answers: { 200: 'The alerts as they are now' },
  answer: stockAlertsSchema,
} as const;

export const getStockAlerts = defineCall({
  method: 'GET',
  path: ALERTS,
  summary: 'Stock alerts of the signed-in customer in a shop',
  by: 'customer',
  capability: 'alerts',
  request: { query: z.object({ id: storeId }) },
  ...asTheyAreNow,
  errors: [],
});

export const addStockAlert = defineCall({
  method: 'POST',
  path: ALERTS,
  summary: 'Tell the customer when a size is back; once is enough',
  by: 'customer',
  capability: 'alerts',
  request: { body: alertProductSchema },
  ...asTheyAreNow,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const dropStockAlert = defineCall({
  method: 'DELETE',
  path: `${ALERTS}/{sku}`,
  summary: 'Take an alert back',
  by: 'customer',
  capability: 'alerts',
  request: { params: z.object({ sku: skuText }), query: z.object({ knowledgeTypeId: storeId }) },
  ...asTheyAreNow,
  errors: [],
});
