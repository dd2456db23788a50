import { defineCall } from '#src/domain/wire/call.ts';
import {
  newsletterAnswerSchema,
  newsletterBodySchema,
  newsletterConfirmationBodySchema,
  unsubscribeBodySchema,
} from './newsletter.schema.ts';

export const subscribeToNewsletter = defineCall({
  method: 'PUT',
  path: '/newsletters',
  summary: 'Ask for the newsletter; a mail asks whether the address is meant',
  by: 'visitor',
  capability: 'newsletter',
  request: { body: newsletterBodySchema },
  answers: { 200: 'Taken, whether the address is known or not' },
  answer: newsletterAnswerSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const confirmNewsletter = defineCall({
  method: 'POST',
  path: '/newsletters/confirmation',
  summary: 'Confirm a newsletter with what its mail brought',
  by: 'visitor',
  capability: 'newsletter',
  request: { body: newsletterConfirmationBodySchema },
  answers: { 200: 'Taken, whether the token is good or not' },
  answer: newsletterAnswerSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/newsletters/unsubscribe',
  summary: 'End what a mail was sent for, with the token of that mail',
  by: 'visitor',
  capability: 'newsletter',
  request: { body: unsubscribeBodySchema },
  answers: { 200: 'Nothing of that type is sent to the address any more' },
  answer: newsletterAnswerSchema,
  errors: ['UNSUBSCRIBE_TOKEN_UNKNOWN', 'TOO_MANY_REQUESTS'],
});
