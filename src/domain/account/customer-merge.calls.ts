import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { emailText, idSegment } from '#src/domain/wire/request-parts.ts';
import { mergeBodySchema, mergePreviewSchema } from './customer-merge.schema.ts';
import { staffCustomerSchema } from './staff-customer.schema.ts';

const MERGE = '/staff/customers/{customerId}/merge';
const params = z.object({ customerId: idSegment });

/** A write, so that no log of URLs has the e-mail. */
export const previewMerge = defineCall({
  method: 'POST',
  path: `${MERGE}/preview`,
  summary: 'Read a customer and another one of an e-mail side by side, before they are merged',
  by: 'staff',
  needs: 'customers:write',
  request: { params, body: z.strictObject({ email: emailText }) },
  answers: { 200: 'Both, with what would move and what keeps it from moving' },
  answer: mergePreviewSchema,
  errors: ['NOT_FOUND'],
});

export const mergeCustomers = defineCall({
  method: 'POST',
  path: MERGE,
  summary: 'Give a customer all that another account of theirs has, and close that one',
  by: 'staff',
  needs: 'customers:write',
  request: { params, body: mergeBodySchema },
  answers: { 200: 'The customer as they are now' },
  answer: staffCustomerSchema,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS', 'MERGE_NOT_POSSIBLE'],
});
