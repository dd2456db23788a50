import { defineCall } from '#src/domain/wire/call.ts';
import { customerDataSchema } from './customer-data.schema.ts';

export const exportCustomerData = defineCall({
  method: 'GET',
  path: '/accounts-self/data',
  summary: 'All that is saved of the customer, to download',
  by: 'customer',
  capability: 'personalData',
  request: {},
  answers: { 200: 'It, without tokens, hashes and other people' },
  answer: customerDataSchema,
  errors: ['SIGN_IN_NOT_RECENT', 'ACCOUNT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
