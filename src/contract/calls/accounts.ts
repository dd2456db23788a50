import { clientSchema } from '../accounts.ts';
import { defineCall } from '../call.ts';

export const getAccount = defineCall({
  method: 'GET',
  path: '/accounts-self/',
  summary: 'The signed-in customer',
  by: 'customer',
  request: {},
  answers: { 200: 'The customer' },
  answer: clientSchema,
  errors: ['ACCOUNT_NOT_FOUND'],
});
