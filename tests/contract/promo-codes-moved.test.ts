import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '#src/demo/seed/random.ts';
import { applyPromotions } from '#src/domain/promotion/apply-promotions.ts';
import type { PromotedLine } from '#src/domain/promotion/pieces.ts';
import { EVERYTHING, type PromotionRule, ruleIn } from '#src/domain/promotion/promotion-rule.ts';
import { movePromoCodes } from '#src/platform/carts/face.ts';
import { cartPromoCodes, promoCodes, promoCodeUses } from '#src/platform/carts/tables.ts';
import {
  promotionIdOf,
  promotionOfCode,
  type WholeOrderCode,
} from '#src/platform/promotions/whole-order-code.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { goodsCents, priceCart } from '../support/before-codes.ts';
import {
  cartOf,
  cartWith,
  codeOf,
  orderOf,
  pay,
  readyCart,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const labels = { de: 'x', en: 'x', es: 'x', fr: 'x', it: 'x', pl: 'x' };
const code = (own: Partial<WholeOrderCode>): WholeOrderCode => ({
  ...{ code: 'CODE', kind: 'percent', value: 10, giftSku: null, labels, minimumCentAmount: 0 },
  ...{ expiresAt: null, singleUse: false, forMembers: false, ...own },
});
const CODES = [
  code({ code: 'TEN' }),
  code({ code: 'SEVEN', value: 7 }),
  code({ code: 'ALL', value: 100 }),
  code({ code: 'FIFTEEN', kind: 'amount', value: 1_500 }),
  code({ code: 'ODD', kind: 'amount', value: 997, forMembers: true }),
  code({ code: 'HIGH', kind: 'amount', value: 2_000, minimumCentAmount: 8_000 }),
  code({ code: 'POINTS', kind: 'points', value: 50, forMembers: true }),
  code({ code: 'GIFT', kind: 'gift', value: 0, giftSku: 'S2' }),
];
/** What everybody has: it comes before codes. */
const OTHERS: readonly PromotionRule[] = [
  {
    ...{ id: 'thirds', group: 'A', rank: 1, selection: EVERYTHING, needs: null, capCents: null },
    effect: { kind: 'nth', pieces: 3, percent: 100 },
  },
  {
    ...{ id: 'fifth', group: 'B', rank: 1, selection: EVERYTHING, needs: null, capCents: null },
    effect: { kind: 'percent', percent: 5 },
  },
];

test('of 2,000 carts codes and offers take the same cents as before they were promotions', () => {
  const random = randomFor('codes that are promotions');
  for (let round = 0; round < 2_000; round += 1) {
    const lines: PromotedLine[] = Array.from({ length: random.between(0, 4) }, (_, index) => ({
      ...{ sku: `s${index}`, productId: `p${index}`, quantity: random.between(1, 3) },
      unitCents: random.chance(0.3) ? random.between(1, 40) : random.between(99, 6_000),
      ...{ isReduced: false, brand: null, families: [], labels: [] },
    }));
    const codes = CODES.filter((one) => random.chance(one.code === 'ALL' ? 0.05 : 0.35));
    const others = OTHERS.filter(() => random.chance(0.3));
    const rules = codes.flatMap(
      (one) => ruleIn(promotionIdOf(one.code), promotionOfCode(one, ['fr-fr']), 'EUR') ?? [],
    );
    const results = applyPromotions(lines, [...others, ...rules], null);
    const cents = (id: string) => results.find((one) => one.id === id)?.cents ?? 0;
    const promotedCents = others.reduce((sum, { id }) => sum + cents(id), 0);
    const priced = lines.map((line) => ({ ...line, isFree: false }));
    const then = priceCart({
      ...{ lines: priced, codes, extrasCents: 0, promotedCents, method: null, now: NOW },
    });
    for (const { code: word, centAmount, heldBack } of then.discounts) {
      const result = results.find(({ id }) => id === promotionIdOf(word));
      const why = result?.whyNot?.reason ?? null;
      expect([word, result?.cents, why]).toEqual([
        ...[word, centAmount, heldBack === 'minimum' ? 'missing' : null],
      ]);
    }
    const all = results.reduce((sum, one) => sum + one.cents, 0);
    expect(goodsCents(priced) - all).toBe(then.goodsCents);
    const units = results.flatMap((one) => [...one.units.values()].flat());
    expect(units.reduce((sum, one) => sum + one, 0)).toBe(all);
  }
});

describe.skipIf(isRemote)('codes and offers that a database of before has', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
    const own = { giftSku: null, labels, minimumCentAmount: 0, expiresAt: null };
    await platform.inside.database.insert(promoCodes).values([
      { ...own, code: 'OLD10', kind: 'percent', value: 10, singleUse: false },
      { ...own, code: 'OLDONCE', kind: 'amount', value: 500, singleUse: true },
      { ...own, code: 'OLDOFFER', kind: 'points', value: 70, singleUse: false, forMembers: true },
      {
        ...own,
        code: 'OLDFRENCH',
        kind: 'gift',
        value: 0,
        giftSku: 'S2',
        singleUse: false,
        storeId: '1001',
      },
    ]);
  });
  afterAll(() => platform.stop());
  const move = () => movePromoCodes(platform.inside.database, platform.inside.clock.now());
  const type = (
    caller: ReturnType<typeof platform.guest>,
    cart: { id: string; version: number },
    word: string,
  ) =>
    caller.call('POST', `/carts/${cart.id}/promo-code/${word}`, {
      query: { version: cart.version },
    });

  test('are promotions once it has started: a cart with them is paid as it was seen, and what was used stays used', async () => {
    const { database } = platform.inside;
    const buyer = await platform.customer('U2');
    const spent = await readyCart(buyer, 'S1');
    await pay(platform, buyer, spent);
    const { orderNumber } = orderOf(await validate(buyer, spent));
    await database
      .insert(promoCodeUses)
      .values({ customerId: 'U2', code: 'OLDONCE', cartId: spent.id, usedAt: new Date() });
    const held = await readyCart(buyer, 'S1', 'S1', 'S1');
    const applied = { cartId: held.id, heldBack: null };
    await database.insert(cartPromoCodes).values([
      { ...applied, code: 'OLD10', centAmount: 900, position: 1 },
      { ...applied, code: 'OLDOFFER', centAmount: 0, position: 2 },
    ]);
    await move();
    const seen = cartOf(await buyer.call('GET', `/carts/${held.id}`));
    expect(seen.totalPrice.centAmount).toBe(held.totalPrice.centAmount - 900);
    expect(seen.discountCode).toMatchObject([{ code: 'OLD10', type: 'percent', value: 10 }]);
    expect(seen.lineItems[0]?.reductions).toEqual([{ code: 'OLD10', units: [300, 300, 300] }]);
    expect(codeOf(await type(buyer, seen, 'OLDONCE'))).toBe('PROMO_CODE_ALREADY_USED');

    const staff = openStaffCalls(platform, { role: 'buyer' });
    const { body } = await staff.call('GET', '/staff/promotions?q=OLD&size=100');
    const uses = await staff.call('GET', `/staff/promotions/${promotionIdOf('OLDONCE')}/results`);
    expect(body).toMatchObject({ total: 4 });
    expect(uses.body).toMatchObject({ taken: { uses: 1 }, days: [{ orders: 1 }] });
    expect(orderNumber).not.toBe('');
    // A second process, and the next start, move nothing twice.
    await Promise.all([move(), move()]);
    expect(cartOf(await buyer.call('GET', `/carts/${held.id}`))).toEqual(seen);
    expect(await staff.call('GET', '/staff/promotions?q=OLD&size=100')).toMatchObject({
      body: { total: 4 },
    });
    expect(await findContradictions(database)).toEqual([]);
  });

  test('a gift of one shop is there alone, as a line that costs nothing', async () => {
    await move();
    const guest = platform.guest();
    const cart = cartOf(await type(guest, await cartWith(guest, 'S1'), 'oldfrench'));
    expect(cart.lineItems.map(({ sku, isFree }) => [sku, isFree])).toEqual([
      ...[
        ['S1', false],
        ['S2', true],
      ],
    ]);
    expect(cart.discountCode).toMatchObject([{ code: 'OLDFRENCH', type: 'gift', value: 0 }]);
    const british = platform.guest({ storeId: '1003', locale: 'en' });
    const refused = await type(british, await cartWith(british, 'S1'), 'OLDFRENCH');
    expect(codeOf(refused)).toBe('PROMO_CODE_UNKNOWN');
  });
});
