import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { shippingMethodsSchema } from '#src/domain/shipping/shipping.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Caller } from '../support/platform-client.ts';
import { ADDRESS, cartWith, checkOut } from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const bill = (caller: Caller, { id, version }: Cart, body: unknown) =>
  caller.call('POST', `/carts-self/${id}/billing-address`, { query: { version }, body });
const ship = (caller: Caller, { id, version }: Cart, method: string, body: unknown) =>
  caller.call('POST', `/carts-self/${id}/shipping-method/${method}`, { query: { version }, body });

describe('GET /deliveries/shipping-methods', () => {
  const methods = async (caller: Caller, country: string, cart: Cart) => {
    const query = { country, cartId: cart.id };
    const { status, body } = await caller.call('GET', '/deliveries/shipping-methods', { query });
    expect(status).toBe(200);
    return shippingMethodsSchema.parse(body);
  };

  test('France gets home and express with their rates', {
    tags: ['API-25', 'CHK-06', 'ENT-34'],
  }, async () => {
    const guest = platform.guest();
    const offered = await methods(guest, 'FR', await cartWith(guest, 'S1'));
    const home = offered.find(({ key }) => key === 'NO');
    expect(home?.shippingRate.price.centAmount).toBeGreaterThan(0);
    expect(home?.shippingRate.freeAbove?.centAmount).toBeGreaterThan(0);
    expect(offered.map(({ key }) => key)).toEqual(expect.arrayContaining(['NO', 'EX']));
  });

  test('a pre-order is not offered express', { tags: ['A-067'] }, async () => {
    const guest = platform.guest();
    const offered = await methods(guest, 'FR', await cartWith(guest, 'SD'));
    expect(offered.map(({ key }) => key)).not.toContain('EX');
  });

  test('a country that is not served gets no method; a strange cart 404', {
    tags: ['API-25'],
  }, async () => {
    const guest = platform.guest();
    expect(await methods(guest, 'US', await cartWith(guest, 'S1'))).toEqual([]);
    const query = { country: 'FR', cartId: 'nobody' };
    const { status } = await guest.call('GET', '/deliveries/shipping-methods', { query });
    expect(status).toBe(404);
  });
});

describe('billing and delivery', () => {
  test('both addresses and the method are kept, shipping joins the total', {
    tags: ['API-22', 'API-23', 'CHK-05', 'CHK-07', 'ENT-23', 'ENT-25'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await cartWith(customer, 'S1');
    const ready = await checkOut(customer, cart);
    expect(ready.billingAddress).toEqual(ADDRESS);
    expect(ready.shippingAddress).toEqual({ ...ADDRESS, deliveryPointIdV2: null });
    expect(ready.shippingInfo).toMatchObject({
      shippingMethodKey: 'NO',
      name: expect.stringMatching(/\S/),
    });
    expect(ready.shippingInfo?.price).toBeGreaterThan(0);
    expect(ready.totalPrice.centAmount).toBe(2999 + (ready.shippingInfo?.price ?? 0));
    expect(ready.version).toBe(cart.version + 2);
  });

  test('shipping becomes free above the threshold', { tags: ['CHK-10', 'A-069'] }, async () => {
    const customer = await platform.customer('U2');
    const ready = await checkOut(customer, await cartWith(customer, 'S1', 'S1'));
    expect(ready.shippingInfo?.price).toBe(0);
    expect(ready.totalPrice.centAmount).toBe(5998);
  });

  test('without a bearer the answer is 401, with a guest’s cart 404', {
    tags: ['API-22', 'A-064'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    expect((await bill(guest, cart, ADDRESS)).status).toBe(401);
    const customer = await platform.customer('U2');
    expect((await bill(customer, cart, ADDRESS)).status).toBe(404);
  });

  test.each([
    [{ zipCode: '7500' }, 'ADDRESS_INVALID', 'zipCode'],
    [{ lastName: ' ' }, 'ADDRESS_INVALID', 'lastName'],
    [{ country: 'US', zipCode: '10001' }, 'COUNTRY_NOT_SERVED', 'country'],
  ])(
    'an address with %j answers 422 %s naming %s',
    { tags: ['API-22', 'A-114'] },
    async (wrong, code, field) => {
      const customer = await platform.customer('U2');
      const answer = await bill(customer, await cartWith(customer, 'S1'), { ...ADDRESS, ...wrong });
      expect([answer.status, wireErrorSchema.parse(answer.body)]).toMatchObject([
        422,
        { code, field },
      ]);
    },
  );

  test('a body with an unknown key answers 400 naming it', {
    tags: ['API-22', 'T08'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await cartWith(customer, 'S1');
    const answer = await bill(customer, cart, { ...ADDRESS, totalPrice: 1 });
    expect([answer.status, wireErrorSchema.parse(answer.body).field]).toEqual([400, 'totalPrice']);
  });

  test('a method that is not offered answers 422, an unknown one 400', {
    tags: ['API-23'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await cartWith(customer, 'SD');
    const express = await ship(customer, cart, 'EX', ADDRESS);
    expect(wireErrorSchema.parse(express.body).code).toBe('SHIPPING_METHOD_UNAVAILABLE');
    expect((await ship(customer, cart, 'XX', ADDRESS)).status).toBe(400);
  });
});
