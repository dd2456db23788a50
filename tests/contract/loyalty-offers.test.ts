import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loyaltyOffersSchema, loyaltySchema } from '#src/domain/loyalty/loyalty.schema.ts';
import { asked, changed, giftCard, LOYALTY_CARD, offers } from '../support/cart-extras.ts';
import type { Caller } from '../support/platform-client.ts';
import { cartOf, cartWith, checkOut, codeOf, pay, validate } from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const offersOf = async (caller: Caller, storeId = '1001') => {
  const { status, body } = await caller.call('GET', `/customers-self/loyalty/offers/${storeId}`);
  expect(status).toBe(200);
  return loyaltyOffersSchema.parse(body);
};

describe('GET /customers-self/loyalty/offers/{storeId}', () => {
  test('a member reads the offers of the shop, in words of the language', {
    tags: ['API-62', 'LOY-04'],
  }, async () => {
    const found = await offersOf(await platform.customer('U1', { locale: 'fr-fr' }));
    expect(found.map(({ id }) => id)).toEqual(['o1', 'o2', 'o3', 'o4']);
    expect(found[0]).toEqual({
      id: 'o1',
      label: '10\u202f% sur votre panier',
      minimumCentAmount: 0,
      expiresAt: null,
    });
  });

  test('others read none, and so do members where there is no programme; guests may not ask', {
    tags: ['API-62'],
  }, async () => {
    for (const id of ['U2', 'U4'] as const) {
      expect(await offersOf(await platform.customer(id))).toEqual([]);
    }
    expect(await offersOf(await platform.customer('U1'), '1002')).toEqual([]);
    expect(await offersOf(await platform.customer('U1'), 'nowhere')).toEqual([]);
    const guest = await platform.guest().call('GET', '/customers-self/loyalty/offers/1001');
    expect(guest.status).toBe(401);
  });
});

describe('PUT /carts-self/{cartId}/loyalty-offers', () => {
  test('the list replaces what was chosen, and counts in the total', {
    tags: ['API-28', 'LOY-05', 'A-060'],
  }, async () => {
    const member = await platform.customer('U1');
    const cart = await cartWith(member, 'S1');
    const one = await changed(member, cart, offers('o1'));
    expect(one.loyaltyOffers).toEqual([
      { id: 'o1', label: expect.any(String), productOutOfStock: [] },
    ]);
    expect(one.discountCode).toEqual([]);
    expect(one.discounts).toMatchObject([{ code: 'o1', centAmount: 300 }]);
    expect([one.totalPrice.centAmount, one.version]).toEqual([2_699, cart.version + 1]);
    const other = await changed(member, one, offers('o2'));
    expect(other.loyaltyOffers.map(({ id }) => id)).toEqual(['o2']);
    expect(other.totalPrice.centAmount).toBe(2_999);
    const none = await changed(member, other, offers());
    expect(none.loyaltyOffers).toEqual([]);
  });

  test('counts together with a promo code, which cannot name an offer', {
    tags: ['API-28', 'ENT-22'],
  }, async () => {
    const member = await platform.customer('U1');
    const cart = await cartWith(member, 'S1');
    const promo = (code: string) => ({ method: 'POST', path: `/carts/{id}/promo-code/${code}` });
    expect(codeOf(await asked(member, cart, promo('o1')))).toBe('PROMO_CODE_UNKNOWN');
    const both = await changed(member, cart, promo('WELCOME10'), offers('o1'));
    expect(both.discountCode.map(({ code }) => code)).toEqual(['WELCOME10']);
    expect(both.loyaltyOffers.every((offer) => Array.isArray(offer.productOutOfStock))).toBe(true);
    expect(both.totalPrice.centAmount).toBe(2_999 - 300 - 270);
    const removed = await asked(member, both, { ...promo('o1'), method: 'DELETE' });
    expect(codeOf(removed)).toBe('PROMO_CODE_UNKNOWN');
  });

  test('one that meets a product out of stock is flagged, and nothing changes', {
    tags: ['CRT-18', 'A-059'],
  }, async () => {
    const member = await platform.customer('U1');
    const cart = await changed(member, await cartWith(member, 'S1'), offers('o2'));
    const flagged = cartOf(await asked(member, cart, offers('o1', 'o2', 'o3')));
    expect(
      flagged.loyaltyOffers.map(({ id, productOutOfStock }) => [id, productOutOfStock]),
    ).toEqual([
      ['o2', []],
      ['o3', ['S0']],
    ]);
    expect({ ...flagged, loyaltyOffers: cart.loyaltyOffers }).toEqual(cart);
    expect(cartOf(await member.call('GET', `/carts/${cart.id}`))).toEqual(cart);
  });

  test('unknown ones, and those that the cart is too small for, are refused', {
    tags: ['A-060'],
  }, async () => {
    const member = await platform.customer('U1');
    const cart = await cartWith(member, 'S1');
    expect(codeOf(await asked(member, cart, offers('o9')))).toBe('LOYALTY_OFFER_UNKNOWN');
    expect(codeOf(await asked(member, cart, offers('WELCOME10')))).toBe('LOYALTY_OFFER_UNKNOWN');
    expect(codeOf(await asked(member, cart, offers('o4')))).toBe('LOYALTY_OFFER_UNAVAILABLE');
  });

  test('is for members alone; with an old version nothing changes', {
    tags: ['API-28', 'A-055', 'A-064'],
  }, async () => {
    for (const id of ['U2', 'U4'] as const) {
      const customer = await platform.customer(id);
      const refused = await asked(customer, await cartWith(customer, 'S1'), offers('o1'));
      expect(codeOf(refused)).toBe('LOYALTY_MEMBERS_ONLY');
    }
    const guest = platform.guest();
    expect((await asked(guest, await cartWith(guest, 'S1'), offers('o1'))).status).toBe(401);
    const member = await platform.customer('U1');
    const cart = await cartWith(member, 'S1');
    expect((await asked(member, { ...cart, version: 1 }, offers('o1'))).status).toBe(409);
  });
});

describe('points of a cart', () => {
  const pointsOf = (cart: Awaited<ReturnType<typeof changed>>) => [
    cart.loyaltyPointsEarned,
    cart.loyaltyBonusPointsEarned,
    cart.loyaltyPointsIncentive,
  ];

  test('a member earns one a euro of goods, after discounts, and what offers add', {
    tags: ['ENT-27', 'LOY-08'],
  }, async () => {
    const member = await platform.customer('U1');
    const cart = await cartWith(member, 'S1');
    expect(pointsOf(cart)).toEqual([29, 0, 0]);
    expect(cart.customer).toEqual({ loyaltyCardId: '2960011234567' });
    expect(pointsOf(await changed(member, cart, offers('o1', 'o2'), giftCard()))).toEqual([
      26, 50, 0,
    ]);
  });

  test('who is no member reads what a card would bring, and earns it with the card in the cart', {
    tags: ['LOY-08'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await cartWith(customer, 'S1');
    expect(pointsOf(cart)).toEqual([0, 0, 29]);
    expect(pointsOf(await changed(customer, cart, LOYALTY_CARD))).toEqual([29, 0, 0]);
    expect(pointsOf(await cartWith(platform.guest(), 'S1'))).toEqual([0, 0, 29]);
    const swiss = platform.guest({ storeId: '1002', locale: 'fr-ch' });
    expect(pointsOf(await cartWith(swiss, 'S1'))).toEqual([0, 0, 0]);
  });

  test('an order that stands books what it earned, once', { tags: ['LOY-03'] }, async () => {
    const member = await platform.customer('U1');
    const chosen = await changed(member, await cartWith(member, 'S1'), offers('o2'));
    const before = await accountOf(member);
    const cart = await checkOut(member, chosen);
    await pay(platform, member, cart);
    await Promise.all([validate(member, cart), validate(member, cart)]);
    const after = await accountOf(member);
    expect(after.points).toBe(before.points + 29 + 50);
    expect(after.total).toBe(before.total + 2);
    expect(
      after.values
        .slice(0, 2)
        .map(({ kind, points }) => [kind, points])
        .sort(),
    ).toEqual([
      ['bonus', 50],
      ['purchase', 29],
    ]);
  });
});

async function accountOf(member: Caller) {
  const { body } = await member.call('GET', '/customers-self/loyalty', {
    query: { size: 10, page: 0 },
  });
  return loyaltySchema.parse(body);
}
