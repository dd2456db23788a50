import { z } from 'zod';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.ts';
import { listOf, listQuery } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { ORDER_STATUSES } from './order.ts';
import {
  deskOrderSchema,
  listedOrderSchema,
  noteBodySchema,
  shopSchema,
} from './order-desk.schema.ts';
import { FULFILMENT_STATES, ORDER_VIEWS } from './order-desk.ts';

const ORDERS = '/staff/orders';
const ORDER = `${ORDERS}/{orderNumber}`;
const params = z.object({ orderNumber: idSegment });
const theOrder = {
  answers: { 200: 'The order as it is now' },
  answer: deskOrderSchema,
} as const;

export const listOrders = defineCall({
  method: 'GET',
  path: ORDERS,
  summary: 'List orders of the shops of the caller',
  by: 'staff',
  needs: 'orders:read',
  request: {
    query: listQuery(
      {
        shop: shopSchema.optional(),
        status: z.enum(ORDER_STATUSES).optional(),
        fulfilment: z.enum(FULFILMENT_STATES).optional(),
        view: z.enum(ORDER_VIEWS).optional(),
        shippingMethod: z.enum(SHIPPING_METHOD_KEYS).optional(),
        customerId: idSegment.optional(),
      },
      ['createdAt', 'orderNumber', 'total', 'express'],
      'desc',
    ),
  },
  answers: { 200: 'Orders of the page' },
  answer: listOf(listedOrderSchema),
  errors: [],
});

export const getDeskOrder = defineCall({
  method: 'GET',
  path: ORDER,
  summary: 'Read an order with all that belongs to it',
  by: 'staff',
  needs: 'orders:read',
  request: { params },
  ...theOrder,
  errors: ['NOT_FOUND'],
});

export const writeOrderNote = defineCall({
  method: 'POST',
  path: `${ORDER}/notes`,
  summary: 'Write a note about an order for the staff',
  by: 'staff',
  needs: 'orders:write',
  request: { params, body: noteBodySchema },
  ...theOrder,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
});
