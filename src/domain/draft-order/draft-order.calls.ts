import { z } from 'zod';
import { staffWrite } from '#src/domain/order/staff-write.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { draftOrderList } from './draft-order.list.ts';
import {
  draftQuoteSchema,
  knownCustomerBodySchema,
  knownCustomerSchema,
  listedDraftOrderSchema,
  makeDraftOrderBodySchema,
  openedLinkSchema,
  orderAdditionsSchema,
  paymentLinkBodySchema,
  paymentLinkSchema,
  quoteBodySchema,
  sellableItemSchema,
} from './draft-order.schema.ts';

const DRAFTS = '/staff/draft-orders';
const DRAFT = `${DRAFTS}/{draftId}`;
const params = z.object({ draftId: z.uuid() });
const writing = { method: 'POST', by: 'staff', needs: 'orders:write' } as const;

export const listDraftOrders = defineCall({
  method: 'GET',
  path: DRAFTS,
  summary: 'List orders that the staff made for customers to pay, of the shops of the caller',
  by: 'staff',
  needs: 'orders:read',
  request: { query: draftOrderList.query },
  answers: { 200: 'Draft orders of the page' },
  answer: draftOrderList.answer,
  errors: [],
});

export const findSellableItems = defineCall({
  method: 'GET',
  path: '/staff/sellable-items',
  summary: 'Find items that a shop sells, by name, sku or barcode',
  by: 'staff',
  needs: 'orders:write',
  request: { query: z.object({ shop: shopSchema, q: z.string().trim().min(2).max(100) }) },
  answers: { 200: 'Items at their price of now' },
  answer: z.object({ values: z.array(sellableItemSchema) }).meta({ id: 'SellableItems' }),
  errors: ['NOT_FOUND'],
});

export const findKnownCustomer = defineCall({
  ...writing,
  path: '/staff/known-customer',
  summary:
    'Find the customer of an e-mail with their addresses; nobody for callers who may not see customers of the shop',
  request: { body: knownCustomerBodySchema },
  answers: { 200: 'The customer, or nobody' },
  answer: knownCustomerSchema,
  errors: ['NOT_FOUND'],
});

export const quoteDraftOrder = defineCall({
  ...writing,
  path: '/staff/draft-quotes',
  summary: 'Price items as a cart would be; writes nothing',
  request: { body: quoteBodySchema },
  answers: { 200: 'What they cost' },
  answer: draftQuoteSchema,
  errors: ['NOT_FOUND'],
});

export const makeDraftOrder = defineCall({
  ...writing,
  path: DRAFTS,
  summary: 'Make an order for a customer, or items for an order, and mail the link to pay them',
  request: { body: makeDraftOrderBodySchema },
  answers: { 200: 'What now waits to be paid' },
  answer: listedDraftOrderSchema,
  errors: [
    ...['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CART_CHANGED', 'QUANTITY_NOT_AVAILABLE'],
    ...['ADDRESS_INVALID', 'COUNTRY_NOT_SERVED', 'SHIPPING_METHOD_UNAVAILABLE'],
    'ORDER_NOT_CHANGEABLE',
  ] as const,
});

const conflicts = [
  ...['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS', 'DRAFT_ORDER_NOT_WAITING'],
] as const;

export const mailDraftOrderAgain = defineCall({
  ...writing,
  path: `${DRAFT}/mails`,
  summary: 'Mail the link again: it and the prices hold for as long from now on',
  request: { params, body: z.strictObject(staffWrite) },
  answers: { 200: 'The draft order as it is now' },
  answer: listedDraftOrderSchema,
  errors: conflicts,
});

export const withdrawDraftOrder = defineCall({
  ...writing,
  path: `${DRAFT}/withdrawal`,
  summary: 'Withdraw a draft order: its link leads nowhere any more',
  request: { params, body: z.strictObject(staffWrite) },
  answers: { 200: 'The draft order as it is now' },
  answer: listedDraftOrderSchema,
  errors: [...conflicts, 'CART_LOCKED'],
});

export const getOrderAdditions = defineCall({
  method: 'GET',
  path: '/staff/orders/{orderNumber}/additions',
  summary: 'Read who of the staff made an order, and what was added to it',
  by: 'staff',
  needs: 'orders:read',
  request: { params: z.object({ orderNumber: idSegment }) },
  answers: { 200: 'Draft orders' },
  answer: orderAdditionsSchema,
  errors: ['NOT_FOUND'],
});

export const readPaymentLink = defineCall({
  method: 'POST',
  path: '/payment-links/read',
  summary: 'Read what became of the order that the link of a mail is to pay',
  by: 'visitor',
  capability: 'paymentLinks',
  request: { body: paymentLinkBodySchema },
  answers: { 200: 'Its state' },
  answer: paymentLinkSchema,
  errors: ['ORDER_LINK_UNKNOWN', 'TOO_MANY_REQUESTS'],
});

export const openPaymentLink = defineCall({
  method: 'POST',
  path: '/payment-links/opened',
  summary:
    "Make the order of a mail's link the customer's cart; the one before comes back once it is paid or over",
  by: 'buyer',
  capability: 'paymentLinks',
  request: { body: paymentLinkBodySchema },
  answers: { 200: 'The cart, or why there is none' },
  answer: openedLinkSchema,
  errors: ['ORDER_LINK_UNKNOWN', 'CART_LOCKED', 'TOO_MANY_REQUESTS'],
});
