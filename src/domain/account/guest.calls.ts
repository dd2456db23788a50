import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { clientSchema } from './account.schema.ts';

const GUEST_ORDERS = '/customers-self/guest-orders';
const counted = z.object({ orders: z.int() });

export const keepGuest = defineCall({
  method: 'POST',
  path: '/accounts-self/keep',
  summary: 'Make a guest an account of the e-mail that was proven, with what was ordered',
  by: 'customer',
  capability: 'guests',
  forGuests: true,
  request: {},
  answers: { 200: 'The account; an account stays as it is' },
  answer: clientSchema,
  errors: ['ACCOUNT_NOT_FOUND', 'EMAIL_HAS_ACCOUNT'],
});

export const getGuestOrders = defineCall({
  method: 'GET',
  path: GUEST_ORDERS,
  summary: 'How many orders were placed as a guest with the e-mail of the account',
  by: 'customer',
  capability: 'guests',
  request: {},
  answers: { 200: 'How many; none while the customer has not proven the e-mail' },
  answer: counted,
  errors: [],
});

export const takeGuestOrders = defineCall({
  method: 'POST',
  path: GUEST_ORDERS,
  summary: 'Take the orders into the account that were placed as a guest with its e-mail',
  by: 'customer',
  capability: 'guests',
  request: {},
  answers: { 200: 'How many moved' },
  answer: counted,
  errors: ['ACCOUNT_NOT_FOUND'],
});
