import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPayment, orderOf, readyCart, startedPayment, validate } from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** What a wallet in the browser agreed to is paid by the calls of every other payment. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** Where the provider's page sends a browser that has nothing more to answer. */
async function leadsTo(redirectUrl: string) {
  const answer = await platform.openCardPage(redirectUrl);
  return { status: answer.status, location: answer.headers.get('location') };
}

test('a token of a wallet pays without a question: back to the shop at once, and one order', {
  tags: ['API-33'],
}, async () => {
  const customer = await platform.customer('U2');
  const cart = await readyCart(customer);
  const started = await startedPayment(customer, cart, { walletToken: 'wallet-4242' });
  expect(started).toMatchObject({ status: 'RedirectShopper', orderNumber: null });
  const { status, location } = await leadsTo(started.redirectUrl);
  expect(status).toBe(303);
  expect(location).toContain(`/order-cardone-check?reference=${started.reference}`);
  const order = orderOf(await validate(customer, cart));
  expect(order.totalPrice).toEqual(cart.totalPrice);
  const settled = await getPayment(customer, cart, started.reference);
  expect(settled).toMatchObject({ status: 'Authorised', orderNumber: order.orderNumber });
});

test('a wallet whose card is refused orders nothing, and one whose bank asks leads to its question', async () => {
  const customer = await platform.customer('U2');
  const cart = await readyCart(customer);
  const refused = await startedPayment(customer, cart, { walletToken: 'wallet-0002' });
  expect((await leadsTo(refused.redirectUrl)).status).toBe(303);
  expect((await getPayment(customer, cart, refused.reference)).status).toBe('Refused');
  expect((await validate(customer, cart)).status).not.toBe(200);

  const asked = await startedPayment(customer, cart, { walletToken: 'wallet-3220' });
  expect((await leadsTo(asked.redirectUrl)).status).toBe(200);
  expect((await validate(customer, cart)).status).not.toBe(200);
});
