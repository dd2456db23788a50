import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { financeSchema, paymentTroublesSchema } from './finance.schema.ts';

const PAYMENTS = '/staff/payments';

export const getFinance = defineCall({
  method: 'GET',
  path: `${PAYMENTS}/books`,
  summary: 'Books by currency in the shops of the caller, and where settlements differ',
  by: 'staff',
  needs: 'finance:read',
  request: {},
  answers: { 200: 'Books and differences' },
  answer: financeSchema,
  errors: [],
});

export const getPaymentTroubles = defineCall({
  method: 'GET',
  path: `${PAYMENTS}/troubles`,
  summary: 'Payments of the shops of the caller that somebody has to look at',
  by: 'staff',
  needs: 'finance:read',
  request: {},
  answers: { 200: 'Refunds and captures that failed, authorisations that end, disputes' },
  answer: paymentTroublesSchema,
  errors: [],
});

export const settleRefund = defineCall({
  method: 'POST',
  path: `${PAYMENTS}/refunds/{refundId}/settlement`,
  summary: 'Note that a failed refund of a payment that made no order was paid another way',
  by: 'staff',
  needs: 'refunds:write',
  request: { params: z.object({ refundId: z.string().regex(/^[\w-]{1,60}$/) }) },
  answers: { 204: 'Noted' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE'],
});
