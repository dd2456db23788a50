import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartsElsewhereSchema } from '#src/domain/cart/cart.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Answer, Caller } from '../support/platform-client.ts';
import { cartOf, cartWith } from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const errorOf = ({ body }: Answer) => wireErrorSchema.parse(body);

describe('POST /carts/merge', () => {
  const userOf = (customerId: string) => ({
    customerId,
    loyaltyCardId: null,
    loyaltySeniority: null,
    loyaltyType: null,
    email: '',
  });
  const merge = (caller: Caller, cartId: string | null, customerId = 'U2') =>
    caller.call('POST', '/carts/merge', { body: { cartId, customer: userOf(customerId) } });

  /** A guest cart and the customer whose session it is. */
  async function guestThenCustomer(...skus: string[]) {
    const guest = platform.guest();
    const cart = await cartWith(guest, ...skus);
    const customer = await platform.customer('U2');
    const headers = { 'x-session-id': guest.sessionId };
    const call: Caller['call'] = (method, path, options = {}) =>
      customer.call(method, path, { ...options, headers: { ...options.headers, ...headers } });
    return { cart, customer: { sessionId: guest.sessionId, call } };
  }

  test('two carts with lines answer 226, quantities summed up to what is available', {
    tags: ['API-40', 'CRT-26', 'CRT-27', 'A-043'],
  }, async () => {
    const { cart, customer } = await guestThenCustomer('S1', 'S2', 'S2');
    const own = await cartWith(customer, 'S2');
    const merged = cartOf(await merge(customer, cart.id), 226);
    expect(merged.id).toBe(own.id);
    expect(merged.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['S2', 2],
      ['S1', 1],
    ]);
    expect(merged.version).toBe(own.version + 1);
  });

  test('merging again changes nothing', { tags: ['F16', 'A-043'] }, async () => {
    const { cart, customer } = await guestThenCustomer('S1');
    await cartWith(customer, 'S1');
    const merged = cartOf(await merge(customer, cart.id), 226);
    expect(cartOf(await merge(customer, cart.id), 200)).toEqual(merged);
    expect(merged.lineItems[0]?.quantity).toBe(2);
  });

  test('a guest cart alone becomes the customer’s with 200', {
    tags: ['API-40', 'CRT-26'],
  }, async () => {
    const { cart, customer } = await guestThenCustomer('S1');
    const adopted = cartOf(await merge(customer, cart.id), 200);
    expect(adopted).toMatchObject({ id: cart.id, customer: { loyaltyCardId: null } });
    expect(cartOf(await customer.call('GET', '/carts-self')).id).toBe(cart.id);
  });

  test('no cart on either side answers 204', { tags: ['API-40', 'CRT-28'] }, async () => {
    const customer = await platform.customer('U2');
    const { status, body } = await merge(customer, null);
    expect([status, body]).toEqual([204, null]);
    expect((await merge(customer, 'nobody')).status).toBe(204);
  });

  test('a stranger’s guest cart is not taken', { tags: ['API-40', 'T06'] }, async () => {
    const cart = await cartWith(platform.guest(), 'S1');
    const customer = await platform.customer('U2');
    expect((await merge(customer, cart.id)).status).toBe(204);
  });

  test('merging for another customer answers 400, without a bearer 401', {
    tags: ['API-40', 'T08'],
  }, async () => {
    const customer = await platform.customer('U2');
    expect(errorOf(await merge(customer, null, 'U1')).field).toBe('customer.customerId');
    expect((await merge(platform.guest(), null)).status).toBe(401);
  });

  test('two merges at once count the guest’s pieces once', { tags: ['F16'] }, async () => {
    const { cart, customer } = await guestThenCustomer('S1');
    await cartWith(customer, 'S1');
    await Promise.all([merge(customer, cart.id), merge(customer, cart.id)]);
    const after = cartOf(await customer.call('GET', '/carts-self'));
    expect(after.lineItems[0]?.quantity).toBe(2);
  });
});

const BRITISH = { storeId: '1003', locale: 'en' } as const;

test('a customer is told the carts that wait in other shops, empty ones left out', async () => {
  const [here, there] = [await platform.customer('U2'), await platform.customer('U2', BRITISH)];
  await cartWith(there, 'S1');
  const elsewhere = await here.call('GET', '/carts-self/elsewhere');
  expect(elsewhere.status).toBe(200);
  expect(cartsElsewhereSchema.parse(elsewhere.body).values).toMatchObject([
    { shop: 'en', nbProducts: 1, total: { currencyCode: 'EUR' } },
  ]);
  expect((await platform.guest().call('GET', '/carts-self/elsewhere')).status).toBe(401);
});
