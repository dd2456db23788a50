import { z } from 'zod';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { describeList } from '#src/domain/staff/list.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { ORDER_STATUSES } from './order.values.ts';
import { listedOrderSchema, orderNumbersText } from './staff-order.schema.ts';
import { FULFILMENT_STATES, ORDER_VIEWS } from './staff-order.ts';

export const orderList = describeList({
  name: 'orders',
  item: listedOrderSchema,
  filters: {
    shop: shopSchema.optional(),
    status: z.enum(ORDER_STATUSES).optional(),
    fulfilment: z.enum(FULFILMENT_STATES).optional(),
    view: z.enum(ORDER_VIEWS).optional(),
    shippingMethod: z.enum(SHIPPING_METHOD_KEYS).optional(),
    customerId: idSegment.optional(),
    /** These alone. */
    orders: orderNumbersText.optional(),
  },
  // By `express` the oldest come first of those that are as urgent.
  sortable: ['createdAt', 'orderNumber', 'total', 'express'],
  order: 'desc',
  columns: {
    number: {
      kind: 'text',
      of: ({ orderNumber }) => orderNumber,
      sort: 'orderNumber',
      narrow: 'title',
    },
    placed: { kind: 'moment', of: ({ createdAt }) => createdAt, sort: 'createdAt', narrow: 'line' },
    shop: { kind: 'shop', of: ({ shop }) => shop },
    customer: { kind: 'text', of: ({ customerName }) => customerName, narrow: 'title' },
    items: { kind: 'number', of: ({ itemCount }) => itemCount },
    total: { kind: 'money', of: ({ totalPrice }) => totalPrice, sort: 'total', narrow: 'line' },
    payment: { kind: 'word', of: ({ payment }) => payment, narrow: 'line' },
    fulfilment: { kind: 'word', of: ({ fulfilment }) => fulfilment, narrow: 'line' },
    age: { kind: 'number', of: ({ ageDays }) => ageDays },
  },
  file: {
    order: 'number',
    'placed at': 'placed',
    shop: 'shop',
    'customer id': ({ customerId }) => customerId,
    customer: 'customer',
    email: ({ email }) => email,
    items: 'items',
    'items to send': ({ toSend }) => toSend,
    total: 'total',
    currency: ({ totalPrice }) => totalPrice.currencyCode,
    status: ({ status }) => status,
    payment: 'payment',
    fulfilment: 'fulfilment',
    'shipping method': ({ shippingMethod }) => shippingMethod,
  },
});
