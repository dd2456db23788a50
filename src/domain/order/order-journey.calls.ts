import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  journeySchema,
  orderLinkSchema,
  trackedOrderSchema,
  trackedWithdrawalBodySchema,
  withdrawalBodySchema,
} from './order.schema.ts';

const ORDER = '/customers-self/orders/{orderNumber}';
const params = z.object({ orderNumber: idSegment });

export const getOrderJourney = defineCall({
  method: 'GET',
  path: `${ORDER}/journey`,
  summary: 'What became of an order, and what of it may be taken back',
  by: 'customer',
  request: { params },
  answers: { 200: 'Its steps, parcel and withdrawals' },
  answer: journeySchema,
  errors: ['ORDER_NOT_FOUND'],
});

export const withdraw = defineCall({
  method: 'POST',
  path: `${ORDER}/withdrawals`,
  summary: 'Withdraw from an order, or from part of it',
  by: 'customer',
  request: { params, body: withdrawalBodySchema },
  answers: { 200: 'Declared; the same declaration once more changes nothing' },
  answer: journeySchema,
  errors: ['ORDER_NOT_FOUND', 'WITHDRAWAL_NOT_POSSIBLE'],
});

export const trackOrder = defineCall({
  method: 'POST',
  path: '/orders/tracked',
  summary: 'Read the order that the link of a mail leads to',
  by: 'visitor',
  request: { body: orderLinkSchema },
  answers: { 200: 'The order, without what is personal' },
  answer: trackedOrderSchema,
  errors: ['ORDER_LINK_UNKNOWN', 'TOO_MANY_REQUESTS'],
});

export const withdrawTracked = defineCall({
  method: 'POST',
  path: '/orders/tracked/withdrawals',
  summary: 'Withdraw from the order that the link of a mail leads to',
  by: 'visitor',
  request: { body: trackedWithdrawalBodySchema },
  answers: { 200: 'Declared; the same declaration once more changes nothing' },
  answer: journeySchema,
  errors: ['ORDER_LINK_UNKNOWN', 'WITHDRAWAL_NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
});
