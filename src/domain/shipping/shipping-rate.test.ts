import { expect, test } from 'vitest';
import type { DomainParams, ShippingRate, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { deliveryCost, goodsFor } from './delivery-cost.ts';
import { offeredRate, rateOf } from './shipping-rate.ts';

const rate = (price: number, more: Partial<ShippingRate> = {}): ShippingRate => ({
  ...{ method: 'NO', country: null, from: null, price, freeAbove: null },
  ...{ minDays: 2, maxDays: 4, onSaturdays: false, forMembers: false },
  ...more,
});

function shopWith(shippingRates: ShippingRate[]): Pick<WebDomain, 'params' | 'countryCodeISO2'> {
  const params: DomainParams = Object.assign(Object.create(null), { shippingRates });
  return { params, countryCodeISO2: 'FR' };
}

const NOON = new Date('2026-06-30T12:00:00Z');
const priceOf = (
  rates: ShippingRate[],
  asked: { method?: 'NO' | 'EX' | 'VI'; country?: string | null; at?: Date } = {},
) => rateOf(shopWith(rates), { method: 'NO', country: 'FR', at: NOON, ...asked })?.price;

test('the rate of the country of delivery counts before the one for all countries', () => {
  const rates = [rate(499), rate(990, { country: 'BE' })];
  expect([priceOf(rates), priceOf(rates, { country: 'BE' })]).toEqual([499, 990]);
  expect(priceOf(rates, { method: 'EX' })).toBeUndefined();
  expect(priceOf([rate(990, { country: 'BE' })])).toBeUndefined();
});

test('a rate counts from its day on, by the clocks of the shop', () => {
  const rates = [rate(599, { from: '2026-07-01' }), rate(499), rate(549, { from: '2026-03-01' })];
  expect(priceOf(rates)).toBe(549);
  expect(priceOf(rates, { at: new Date('2026-06-30T21:59:00Z') })).toBe(549);
  expect(priceOf(rates, { at: new Date('2026-06-30T22:00:00Z') })).toBe(599);
  expect(priceOf([rate(599, { from: '2026-07-01' })])).toBeUndefined();
});

test('what is sent by e-mail costs nothing in every shop', () => {
  expect(priceOf([], { method: 'VI' })).toBe(0);
});

const STEPS = [
  { above: 5_000, price: 990 },
  { above: 20_000, price: 1_990 },
];

test.each([
  [0, 499],
  [5_000, 499],
  [5_001, 990],
  [20_000, 990],
  [20_001, 1_990],
])('a parcel of %i g costs %i cents by weight, a sum of goods as much by sum', (amount, cents) => {
  const byWeight = offeredRate(rate(499, { steps: { of: 'weight', values: STEPS } }), amount);
  expect(byWeight).toEqual({
    ...{ price: { centAmount: cents }, freeAbove: null, isByWeight: true },
  });
  const bySum = offeredRate(rate(499, { steps: { of: 'sum', values: STEPS } }), 99_999);
  const method = { key: 'NO', shippingRate: bySum } as const;
  expect(deliveryCost(method, goodsFor(amount)).centAmount).toBe(cents);
  expect(deliveryCost({ key: 'NO', shippingRate: byWeight }, goodsFor(1)).centAmount).toBe(cents);
});
