import { expect, test } from 'vitest';
import { randomFor } from '#src/demo/seed/random.ts';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import {
  deliveryCost,
  deliveryOf,
  goodsOf,
  withShipping,
} from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import { getDomain, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { offeredMethods } from '#src/platform/deliveries/face.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { type PromoRule, priceCart } from '../support/before-codes.ts';
import { type SentCart, sayDeliveries } from '../support/said-of-deliveries.tsx';
import { wordsOf } from '../support/words.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const SHOPS = buildWebDomains(daysFrom(NOW));
const CODES: readonly PromoRule[] = [
  { code: 'TEN', kind: 'percent', value: 10, minimumCentAmount: 0, expiresAt: null },
  { code: 'ALL', kind: 'percent', value: 100, minimumCentAmount: 0, expiresAt: null },
  { code: 'FIFTEEN', kind: 'amount', value: 1_500, minimumCentAmount: 0, expiresAt: null },
  { code: 'HIGH', kind: 'amount', value: 2_000, minimumCentAmount: 8_000, expiresAt: null },
];

type Random = ReturnType<typeof randomFor>;

/** Anything that a shopper may have in a cart, and where it goes. */
function anyCart(random: Random) {
  const shop = SHOPS[random.between(0, SHOPS.length - 1)] ?? SHOPS[0];
  if (shop === undefined) throw new Error('the demo has no shop');
  const lines = Array.from({ length: random.between(0, 3) }, () => ({
    unitCents: random.between(99, 4_500),
    quantity: random.between(1, 3),
    isFree: random.chance(0.1),
  }));
  const giftCards = random.chance(0.4) ? [random.between(1_000, 15_000)] : [];
  const donations = random.chance(0.2) ? [200] : [];
  const codes = CODES.filter(() => random.chance(0.2));
  const { deliveryCountries } = shop.params;
  const country = deliveryCountries[random.between(0, deliveryCountries.length - 1)] ?? 'FR';
  return { shop, lines, giftCards, donations, codes, country };
}

type AnyCart = ReturnType<typeof anyCart>;

/** What the platform charges, and the cart as the shopper's pages are told of it. */
function priced(
  { lines, giftCards, donations, codes, shop }: AnyCart,
  method: ShippingMethod | null,
) {
  const extrasCents = [...giftCards, ...donations].reduce((sum, cents) => sum + cents, 0);
  const { discounts, shippingCents, totalCents } = priceCart({
    ...{ lines, codes, extrasCents, method, now: NOW },
  });
  const money = (centAmount: number) => ({ centAmount, currencyCode: shop.devise });
  const cart: ShopperCart = Object.assign(Object.create(null), {
    lineItems: lines.map(({ unitCents, quantity, isFree }) => ({
      ...{ segmentationId: 'w100', isFree },
      totalPrice: money(isFree ? 0 : unitCents * quantity),
    })),
    discounts: discounts
      .filter(({ centAmount }) => centAmount > 0)
      .map(({ code, centAmount }) => ({ code, label: code, centAmount })),
    shippingInfo: method && {
      ...{ shippingMethodKey: method.key, name: method.name, promise: null },
      price: shippingCents,
    },
    totalPrice: money(totalCents),
  });
  return { cart, shippingCents, totalCents };
}

/** The same cart with more in goods, at full price. */
const withMore = (cart: AnyCart, cents: number): AnyCart => ({
  ...cart,
  lines: [...cart.lines, { unitCents: cents, quantity: 1, isFree: false }],
});

/** The ways to send a cart of a shop to a country. */
const waysTo = ({ shop, country, lines }: AnyCart, to = country) =>
  offeredMethods({
    ...{ shop, country: to, lang: getDomain(shop.domain).lang, isMember: true, now: NOW },
    parcel: {
      ...{ isPreOrder: false, isDematerialised: lines.length === 0 },
      ...{ sentFrom: null, grams: 0, unweighed: 1 },
    },
  });

const carts = randomFor('carts that are sent');
const CARTS = Array.from({ length: 2_000 }, () => anyCart(carts));

test('of 2,000 carts of seven shops, all that is said of a delivery is what is charged for it', {
  tags: ['CHK-10', 'A-069'],
}, () => {
  const random = randomFor('ways that were chosen before');
  const seen = { free: 0, missing: 0 };
  for (const any of CARTS) {
    const { shop } = any;
    const atHome = waysTo(any, shop.countryCodeISO2);
    const start = startingMethod(atHome);
    if (start === undefined) throw new Error(`${shop.domain} sends nothing`);

    // Before a way is chosen: the cart and the panel of an added item.
    const told = deliveryOf(priced(any, null).cart, atHome);
    const { shippingCents } = priced(any, start);
    expect(told?.centAmount).toBe(shippingCents);
    expect(told?.missing === 0).toBe(shippingCents === 0);
    if (shippingCents === 0) seen.free += 1;
    else if (typeof told?.missing === 'number') {
      seen.missing += 1;
      expect(priced(withMore(any, told.missing), start).shippingCents).toBe(0);
      // A code that takes all off makes even the first cent of goods free.
      if (told.missing > 1 && !any.codes.some(({ code }) => code === 'ALL')) {
        expect(priced(withMore(any, told.missing - 1), start).shippingCents).toBeGreaterThan(0);
      }
    }

    // Each way to the country of delivery: its price in the list, the preview, the cart with it.
    for (const method of waysTo(any)) {
      const { cart, shippingCents: charged, totalCents } = priced(any, method);
      const { cart: before } = priced(any, random.chance(0.5) ? null : start);
      expect(deliveryCost(method, goodsOf(before)).centAmount).toBe(charged);
      const preview = withShipping(before, method);
      expect([preview.shippingInfo?.price, preview.totalPrice.centAmount]).toEqual([
        charged,
        totalCents,
      ]);
      const said = deliveryOf(cart, atHome);
      expect([said?.centAmount, said?.missing === 0]).toEqual([charged, charged === 0]);
    }
  }
  // Each kind of sentence was met.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(200);
});

/** The one amount of a sentence in cents, read as its reader does: the last sign before two digits parts them. */
function centsIn(sentence: string): number {
  const amounts = sentence.match(/\d(?:[\d.,\s’']*\d)?/g) ?? [];
  if (amounts.length !== 1) throw new Error(`not one amount: ${sentence}`);
  const [amount = ''] = amounts;
  const [, whole = amount, cents = '00'] = /^(.*)[.,](\d\d)$/.exec(amount) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}${cents}`);
}

test.each(ONLINE_LOCALES)(
  'the sentences of %s say of each delivery what is charged, and what lacks to a free one',
  {
    tags: ['CHK-10', 'A-069'],
  },
  async (locale) => {
    const say = wordsOf(locale);
    const own = CARTS.filter(({ shop }) => shop.domain === locale);
    const [first] = own;
    if (first === undefined) throw new Error(`no cart of ${locale}`);
    const home = first.shop.countryCodeISO2;
    const atHome = (isShipped: boolean) =>
      waysTo(
        { ...first, lines: isShipped ? [{ unitCents: 1, quantity: 1, isFree: false }] : [] },
        home,
      );
    const drawn = own.map((any): SentCart => {
      const methods = waysTo(any);
      return {
        ...{ methods, before: priced(any, null).cart },
        chosen: methods.map((method) => priced(any, method).cart),
      };
    });
    const said = await sayDeliveries(locale, atHome, drawn);
    const seen = { sentences: 0, free: 0, missing: 0, thresholds: 0 };
    for (const [index, { progress, total, totals, methods }] of said.entries()) {
      const any = own[index];
      if (any === undefined) throw new Error('more was drawn than asked for');
      const start = startingMethod(atHome(any.lines.length > 0)) ?? null;
      const charged = priced(any, start).shippingCents;
      expect(total).toBe(say(charged === 0 ? 'Free' : 'Not chosen yet'));
      seen.sentences += 1 + totals.length + 2 * methods.length;
      if (charged === 0) {
        expect(progress).toBe(say('Your delivery is free.'));
        seen.free += 1;
      } else if (progress !== null) {
        const missing = centsIn(progress);
        expect(priced(withMore(any, missing), start).shippingCents).toBe(0);
        if (missing > 1 && !any.codes.some(({ code }) => code === 'ALL')) {
          expect(priced(withMore(any, missing - 1), start).shippingCents).toBe(charged);
        }
        seen.missing += 1;
      }
      const ways = waysTo(any);
      expect([totals.length, methods.length]).toEqual([ways.length, ways.length]);
      for (const [way, method] of ways.entries()) {
        const cents = priced(any, method).shippingCents;
        const { cost = '', note = '' } = methods[way] ?? {};
        for (const sentence of [cost, totals[way] ?? '']) {
          if (cents === 0) expect(sentence).toBe(say('Free'));
          else expect(centsIn(sentence)).toBe(cents);
        }
        const [, threshold] = note.split(' | ');
        if (threshold === undefined || threshold === say('Lowest price')) continue;
        expect(cents).toBeGreaterThan(0);
        // Above it the same goods are sent for nothing.
        const goods = any.lines.reduce(
          (sum, line) => sum + (line.isFree ? 0 : line.unitCents * line.quantity),
          0,
        );
        const more = centsIn(threshold) - goods;
        expect(more).toBeGreaterThanOrEqual(0);
        expect(priced(withMore(any, more + 1), method).shippingCents).toBe(0);
        if (more > 0 && !any.codes.some(({ code }) => code === 'ALL')) {
          expect(priced(withMore(any, more), method).shippingCents).toBe(cents);
        }
        seen.thresholds += 1;
      }
    }
    // Each kind of sentence was met.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  },
);
