import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  downloadFileSchema,
  journeySchema,
  returnBodySchema,
  returnNumberSchema,
  trackedLabelBodySchema,
  trackedReturnBodySchema,
  trackedWithdrawalBodySchema,
  withdrawalBodySchema,
} from './order.schema.ts';

const ORDER = '/customers-self/orders/{orderNumber}';
const params = z.object({ orderNumber: idSegment });

const declared = {
  answers: { 200: 'Declared; the same declaration once more changes nothing' },
  answer: journeySchema,
} as const;

export const withdraw = defineCall({
  method: 'POST',
  path: `${ORDER}/withdrawals`,
  summary: 'Withdraw from an order, or from part of it',
  by: 'customer',
  capability: 'withdrawal',
  request: { params, body: withdrawalBodySchema },
  ...declared,
  errors: ['ORDER_NOT_FOUND', 'WITHDRAWAL_NOT_POSSIBLE'],
});

export const withdrawTracked = defineCall({
  method: 'POST',
  path: '/orders/tracked/withdrawals',
  summary: 'Withdraw from the order that the link of a mail leads to',
  by: 'visitor',
  capability: 'withdrawal',
  request: { body: trackedWithdrawalBodySchema },
  ...declared,
  errors: ['ORDER_LINK_UNKNOWN', 'WITHDRAWAL_NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
});

export const returnItems = defineCall({
  method: 'POST',
  path: `${ORDER}/returns`,
  summary: 'Return items of an order, as the shop promises',
  by: 'customer',
  capability: 'returns',
  request: { params, body: returnBodySchema },
  ...declared,
  errors: ['ORDER_NOT_FOUND', 'RETURN_NOT_POSSIBLE'],
});

export const returnTracked = defineCall({
  method: 'POST',
  path: '/orders/tracked/returns',
  summary: 'Return items of the order that the link of a mail leads to',
  by: 'visitor',
  capability: 'returns',
  request: { body: trackedReturnBodySchema },
  ...declared,
  errors: ['ORDER_LINK_UNKNOWN', 'RETURN_NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
});

const theLabel = {
  answers: { 200: 'A PDF in base64, and its name' },
  answer: downloadFileSchema,
} as const;

export const getReturnLabel = defineCall({
  method: 'GET',
  path: `${ORDER}/returns/{returnNumber}/label`,
  summary: 'Read the label of a return that is still to be sent',
  by: 'customer',
  capability: 'returns',
  request: { params: params.extend({ returnNumber: returnNumberSchema }) },
  ...theLabel,
  errors: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const getTrackedReturnLabel = defineCall({
  method: 'POST',
  path: '/orders/tracked/return-labels',
  summary: 'Read the label of a return of the order that the link of a mail leads to',
  by: 'visitor',
  capability: 'returns',
  request: { body: trackedLabelBodySchema },
  ...theLabel,
  errors: ['ORDER_LINK_UNKNOWN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
