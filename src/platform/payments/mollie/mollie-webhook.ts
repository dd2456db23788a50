import { randomUUID } from 'node:crypto';
import type { ReadWebhook } from '../provider-webhook.ts';

/** Mollie's messages say that a payment has changed, never how, and carry no signature. */

const PAYMENT_ID = /^tr_\w{1,60}$/;
const REFERENCE = /^[\w-]{1,60}$/;

/** Where Mollie sends its messages about a payment, whose reference nobody can guess. */
export function webhookUrl(platformOrigin: string, reference: string): string {
  const url = new URL('/payments/mollie/webhook', platformOrigin);
  url.searchParams.set('reference', reference);
  return url.href;
}

/** All that is taken from a message is which payment to look at; 200 for any, as Mollie asks. */
export const readMollieWebhook: ReadWebhook = ({ rawBody, search }) => {
  const answer = { status: 200 as const, body: '' };
  const providerId = new URLSearchParams(rawBody).get('id') ?? '';
  if (!PAYMENT_ID.test(providerId)) return { events: [], answer };
  const named = search.get('reference') ?? '';
  const reference = REFERENCE.test(named) ? named : null;
  const event = { eventId: randomUUID(), reference, providerId: null, code: 'look', facts: null };
  // An id alone is enough for payments that Mollie has been seen to have.
  return { events: [reference === null ? { ...event, providerId } : event], answer };
};
