import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type FunctionCall, unownedBody } from '../../e2e/function-calls.ts';
import { type RecordedPurchase, valuesIn, withValues } from './recorded-purchase.ts';

/** A shopper without a browser: sends what one has recorded, in a session of his own. */

type Values = Parameters<typeof withValues>[1];

/** Sends a recorded call with values of this shopper; answers the text of its answer. */
export async function send(
  shopper: APIRequestContext,
  call: FunctionCall,
  values: Values,
): Promise<string> {
  const { path, headers } = call;
  // What was recorded was drawn for somebody else.
  const data = unownedBody(withValues(call.body, values));
  const answer = await shopper.post(path, { headers, data });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${text.slice(0, 300)}`);
  return text;
}

export const versionIn = (answer: string) => Number(valuesIn(answer, 'version').at(-1));

/** Adds a piece to whatever cart there is; sent again under the same `idempotencyKey`, it counts once. */
export const addOne = (
  shopper: APIRequestContext,
  calls: RecordedPurchase,
  idempotencyKey = randomUUID(),
) => send(shopper, calls.addToCart, { idempotencyKey, version: null });

/** Sends the card form; answers where the shopper is sent back to. */
async function payAt(shopper: APIRequestContext, cardPage: string): Promise<string> {
  const form = {
    action: 'pay',
    number: '4242 4242 4242 4242',
    expiry: '12/39',
    securityCode: '123',
    name: 'Camille Durand',
  };
  const paid = await shopper.post(cardPage, { form, maxRedirects: 0 });
  const { location } = paid.headers();
  if (location === undefined) throw new Error(`the card page answered ${paid.status()}`);
  return location;
}

/** Opens the page that a payment leads back to; fails where that does not name the order (yet). */
async function confirm(shopper: APIRequestContext, address: string): Promise<void> {
  const confirmed = await shopper.get(address);
  const isConfirmation = confirmed.ok() && confirmed.url().includes('/checkout/confirmation');
  if (isConfirmation && (await confirmed.text()).includes('orderNumber')) return;
  throw new Error(`a purchase ended at ${confirmed.url()} with ${confirmed.status()}`);
}

/** What is done around each step: its time is taken, or it is tried again. */
export type Around = <Answer>(step: string, take: () => Promise<Answer>) => Promise<Answer>;

/** From the first piece to the page that names the order; answers the id of its cart. */
export async function buy(
  shopper: APIRequestContext,
  calls: RecordedPurchase,
  around: Around,
): Promise<string> {
  const [idempotencyKey, attempt] = [randomUUID(), randomUUID()];
  let answer = await around('piece', () => addOne(shopper, calls, idempotencyKey));
  const cartId = String(valuesIn(answer, 'id').at(-1));
  const next = async (name: string, call: FunctionCall, values: Values = {}) => {
    const version = versionIn(answer);
    answer = await around(name, () => send(shopper, call, { ...values, version }));
  };
  await next('billing', calls.saveBilling);
  await next('delivery', calls.chooseDelivery);
  await next('payment', calls.payByCard, { attempt });
  const cardPage = String(valuesIn(answer, 'page').at(-1));
  const back = await around('card', () => payAt(shopper, cardPage));
  await around('order', () => confirm(shopper, back));
  return cartId;
}
