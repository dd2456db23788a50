import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { shippingMethodsSchema } from '#src/domain/shipping/shipping.schema.ts';
import { placesSchema } from '#src/domain/store/store.schema.ts';
import type { Caller } from '../support/platform-client.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { ADDRESS, cartOf, cartWith, codeOf } from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

async function keysFor(caller: Caller, country: string, cart?: Cart) {
  const query = { country, ...(cart && { cartId: cart.id }) };
  const { body } = await caller.call('GET', '/deliveries/shipping-methods', { query });
  return shippingMethodsSchema.parse(body).map(({ key }) => key);
}

const ship = (caller: Caller, { id, version }: Cart, method: string, body: unknown) =>
  caller.call('POST', `/carts-self/${id}/shipping-method/${method}`, { query: { version }, body });
const bill = async (caller: Caller, { id, version }: Cart) =>
  cartOf(
    await caller.call('POST', `/carts-self/${id}/billing-address`, {
      query: { version },
      body: ADDRESS,
    }),
  );

async function placeIn(kind: string, search: string) {
  const path = `/ecommerce/v2/storelocator/${kind}`;
  const query = { search, countryCode: 'FR' };
  const { body } = await platform.guest().call('GET', path, { query });
  const [place] = placesSchema.parse(body).stores;
  if (place === undefined) throw new Error(`no ${kind} in ${search}`);
  return place;
}

describe('ways to deliver', () => {
  test('a shop offers pickup points, lockers and stores where it has them', {
    tags: ['PRD-05', 'A-081'],
  }, async () => {
    const france = await keysFor(platform.guest(), 'FR');
    expect(france).toEqual(expect.arrayContaining(['NO', 'PR', 'LO', 'LM']));
    const britain = await keysFor(platform.guest({ storeId: '1003', locale: 'en' }), 'GB');
    expect(britain).toEqual(['NO', 'EX']);
    const spain = await keysFor(platform.guest({ storeId: '1004', locale: 'es-es' }), 'ES');
    expect(spain).toEqual(['NO', 'PR']);
  });

  test('Happy Shopping is offered to its members alone', { tags: ['A-082'] }, async () => {
    expect(await keysFor(await platform.customer('U4'), 'FR')).toContain('HSP');
    expect(await keysFor(await platform.customer('U1'), 'FR')).not.toContain('HSP');
    expect(await keysFor(platform.guest(), 'FR')).not.toContain('HSP');
  });

  test('what is sent by email goes in no other way, and nothing else goes so', {
    tags: ['A-068'],
  }, async () => {
    const guest = platform.guest();
    expect(await keysFor(guest, 'FR', await cartWith(guest, 'SV'))).toEqual(['VI']);
    expect(await keysFor(guest, 'FR', await cartWith(guest, 'SV', 'S1'))).not.toContain('VI');
    const customer = await platform.customer('U2');
    const digital = cartOf(
      await ship(customer, await cartWith(customer, 'SV'), 'VI', { ...ADDRESS, country: 'BE' }),
    );
    expect(digital.shippingInfo).toMatchObject({ shippingMethodKey: 'VI', price: 0 });
  });

  test('a pre-order goes to no store', { tags: ['A-067'] }, async () => {
    const guest = platform.guest();
    expect(await keysFor(guest, 'FR', await cartWith(guest, 'SD'))).not.toContain('LM');
  });
});

describe('a parcel that waits at a place', () => {
  test.each([
    ['LO', 'lockers'],
    ['PR', 'pickups'],
    ['LM', 'stores'],
  ])(
    '%s: the place is kept, and the parcel addressed to it',
    { tags: ['CHK-08', 'ENT-24'] },
    async (method, kind) => {
      const customer = await platform.customer('U2');
      const place = await placeIn(kind, '75002');
      const sent = { ...ADDRESS, line1: 'SOMEWHERE ELSE', deliveryPointIdV2: place.storeId };
      const cart = cartOf(await ship(customer, await cartWith(customer, 'S1'), method, sent));
      expect(cart.shippingInfo?.shippingMethodKey).toBe(method);
      expect(cart.shippingAddress).toMatchObject({
        deliveryPointIdV2: place.storeId,
        firstName: 'JEAN-PAUL',
        line1: place.name.toUpperCase(),
        line2: place.line1.toUpperCase(),
        zipCode: '75002',
        city: 'PARIS',
        phoneNumber: ADDRESS.phoneNumber,
      });
    },
  );

  test('no place, another kind of place or a phone that lacks is refused', {
    tags: ['CHK-08', 'DOM-35'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await cartWith(customer, 'S1');
    const { storeId } = await placeIn('pickups', '75002');
    expect(codeOf(await ship(customer, cart, 'LO', ADDRESS))).toBe('DELIVERY_POINT_UNKNOWN');
    const pickup = { ...ADDRESS, deliveryPointIdV2: storeId };
    expect(codeOf(await ship(customer, cart, 'LO', pickup))).toBe('DELIVERY_POINT_UNKNOWN');
    const silent = { ...pickup, phoneNumber: '' };
    expect(codeOf(await ship(customer, cart, 'PR', silent))).toBe('ADDRESS_INVALID');
    const home = await ship(customer, cart, 'NO', { ...silent, deliveryPointIdV2: null });
    expect(home.status).toBe(200);
  });
});

describe('POST /carts-self/{cartId}/shipping-method-hsp', () => {
  const happy = (caller: Caller, { id, version }: Cart, body: unknown) =>
    caller.call('POST', `/carts-self/${id}/shipping-method-hsp`, { query: { version }, body });
  const receiver = { firstName: 'Zoé', lastName: 'van der Berg' };

  test('a member’s order is packed for the receiver, plain or wrapped', {
    tags: ['API-24', 'A-082'],
  }, async () => {
    const member = await platform.customer('U4');
    for (const body of [receiver, { receiver }]) {
      const cart = await bill(member, await cartWith(member, 'S1'));
      const shipped = cartOf(await happy(member, cart, body));
      expect(shipped.shippingInfo).toMatchObject({ shippingMethodKey: 'HSP', price: 290 });
      expect(shipped.shippingAddress).toMatchObject({
        firstName: 'ZOÉ',
        lastName: 'VAN DER BERG',
        asTyped: { lastName: 'van der Berg' },
        line1: ADDRESS.line1,
      });
      await member.call('DELETE', `/carts/${cart.id}`, { query: { version: shipped.version } });
    }
  });

  test('not for others, not without a billing address, and by no other call', {
    tags: ['API-24', 'A-082'],
  }, async () => {
    const other = await platform.customer('U2');
    const theirs = await bill(other, await cartWith(other, 'S1'));
    expect(codeOf(await happy(other, theirs, receiver))).toBe('SHIPPING_METHOD_UNAVAILABLE');
    const member = await platform.customer('U4');
    const unbilled = await cartWith(member, 'S1');
    expect(codeOf(await happy(member, unbilled, receiver))).toBe('CART_INCOMPLETE');
    expect((await happy(member, unbilled, { firstName: '' })).status).toBe(400);
    const cart = await bill(member, unbilled);
    expect(codeOf(await ship(member, cart, 'HSP', ADDRESS))).toBe('SHIPPING_METHOD_UNAVAILABLE');
  });
});
