import { defineCall } from '#src/domain/wire/call.ts';
import { loyaltyQuerySchema, loyaltySchema } from './loyalty.schema.ts';

export const getLoyalty = defineCall({
  method: 'GET',
  path: '/customers-self/loyalty',
  summary: 'Loyalty account of the signed-in customer, with a page of its movements',
  by: 'customer',
  capability: 'loyalty',
  request: { query: loyaltyQuerySchema },
  answers: { 200: 'The account; without a number and movements for who is no member' },
  answer: loyaltySchema,
  errors: ['ACCOUNT_NOT_FOUND'],
});
