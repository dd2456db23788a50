import { defineCall } from '#src/domain/wire/call.ts';
import { subscriptionsBodySchema, subscriptionsSchema } from './newsletter.schema.ts';

const PATH = '/customers-self/subscriptions';

export const getSubscriptions = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'What the signed-in customer is sent, or not',
  by: 'customer',
  capability: 'newsletter',
  request: {},
  answers: { 200: 'The four subscriptions' },
  answer: subscriptionsSchema,
  errors: ['ACCOUNT_NOT_FOUND'],
});

export const saveSubscriptions = defineCall({
  method: 'PUT',
  path: PATH,
  summary: 'Change some subscriptions, or all',
  by: 'customer',
  capability: 'newsletter',
  request: { body: subscriptionsBodySchema },
  answers: { 200: 'The four subscriptions as they are now' },
  answer: subscriptionsSchema,
  errors: ['ACCOUNT_NOT_FOUND'],
});
