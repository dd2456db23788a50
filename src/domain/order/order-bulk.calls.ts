import { z } from 'zod';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { downloadFileSchema } from './order.schema.ts';
import { orderNumbersText, pickListSchema } from './staff-order.schema.ts';
import { BULK_OUTCOMES } from './staff-order.ts';
import { staffWrite } from './staff-write.schema.ts';

const ofOrders = {
  method: 'GET',
  by: 'staff',
  needs: 'orders:read',
  request: { query: z.object({ orders: orderNumbersText, lang: z.enum(LANGUAGES).default('en') }) },
  answers: { 200: 'A PDF in base64, and its name' },
  answer: downloadFileSchema,
} as const;

export const getPickList = defineCall({
  ...ofOrders,
  path: '/staff/pick-list',
  summary: 'Read what to take from the shelves for some orders, by sku, also as a PDF',
  answers: { 200: 'Items by sku, and the same as a PDF in base64' },
  answer: pickListSchema,
  errors: ['NOT_FOUND'],
});

export const getPackingSlips = defineCall({
  ...ofOrders,
  path: '/staff/packing-slips',
  summary: 'Read the slips of what has still to leave of some orders, in one file',
  errors: ['NOT_FOUND', 'PARCEL_NOT_POSSIBLE'],
});

export const getReturnLabels = defineCall({
  ...ofOrders,
  path: '/staff/return-labels',
  summary: 'Read a sheet of labels to lay into the parcels of some orders, one for each order',
  errors: ['NOT_FOUND'],
});

export const markOrdersPicked = defineCall({
  method: 'POST',
  path: '/staff/orders/picked',
  summary: 'Note that the items of some orders are picked; one that cannot be keeps none from it',
  by: 'staff',
  needs: 'orders:write',
  request: {
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ ...staffWrite, orderNumber: z.string().min(1).max(40) }))
        .min(1)
        .max(100),
    }),
  },
  answers: { 200: 'What became of each order' },
  answer: z
    .object({
      values: z.array(z.object({ orderNumber: z.string(), outcome: z.enum(BULK_OUTCOMES) })),
    })
    .meta({ id: 'BulkOutcomes' }),
  errors: [],
});
