import { expect, test } from 'vitest';
import { emptyAddress } from '#src/domain/address/address.ts';
import { SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import { type VatRate, vatIn, vatOf } from './vat.ts';

test('the tax that an amount contains is a share of it', () => {
  expect(vatIn(12_000, 20)).toBe(2_000);
  expect(vatIn(2_999, 8.1)).toBe(225);
  expect(vatIn(0, 23)).toBe(0);
});

const shopIn = (countryCodeISO2: string, ...vatRates: VatRate[]) => ({
  countryCodeISO2,
  params: { vatRates },
});

const sentTo = (country: string, zipCode: string) => ({
  shippingAddress: { ...emptyAddress(country), zipCode, deliveryPointIdV2: null },
  createdAt: '2026-11-26T12:00:00.000Z',
});

test.each([
  ['FR', 'FR', '75002', 20],
  ['FR', 'FR', '20000', 20],
  ['FR', 'MC', '98000', 20],
  ['FR', 'FR', '98000', 20],
  ['FR', 'FR', '98099', 20],
  ['FR', 'FR', '97400', 8.5],
  ['FR', 'FR', '97110', 8.5],
  ['FR', 'FR', '97200', 8.5],
  ['FR', 'BE', '1000', 21],
  ['FR', 'LU', '1009', 17],
  ['CH', 'CH', '8001', 8.1],
  ['CH', 'LI', '9490', 8.1],
  ['GB', 'GB', 'SW1A 1AA', 20],
  ['GB', 'GB', 'IM1 1AA', 20],
  ['GB', 'GB', 'BT1 1AA', 20],
  ['GB', 'IE', 'D02 AF30', 23],
  ['GB', 'NL', '1012 JS', 21],
  ['GB', 'SE', '111 52', 25],
  ['GB', 'DK', '1050', 25],
  ['ES', 'ES', '28013', 21],
  ['ES', 'ES', '07001', 21],
  ['ES', 'PT', '1100-148', 23],
  ['ES', 'PT', '9000-018', 22],
  ['ES', 'PT', '9500-150', 16],
  ['DE', 'DE', '10115', 19],
  ['DE', 'AT', '1010', 20],
  ['DE', 'AT', '6991', 19],
  ['IT', 'IT', '20121', 22],
  ['IT', 'SM', '47890', 22],
  ['PL', 'PL', '00-950', 23],
])('of the shop in %s, what goes to %s %s is taxed at %d %%', (shop, country, zipCode, rate) => {
  expect(vatOf(sentTo(country, zipCode), shopIn(shop))).toEqual({ rate, statement: null });
});

test.each([
  ['FR', 'FR', '97300', 'CGI'],
  ['FR', 'FR', '97600', 'CGI'],
  ['FR', 'FR', '97500', 'CGI'],
  ['FR', 'FR', '97133', 'CGI'],
  ['FR', 'FR', '98400', 'CGI'],
  ['FR', 'FR', '98600', 'CGI'],
  ['FR', 'FR', '98700', 'CGI'],
  ['FR', 'FR', '98800', 'CGI'],
  ['CH', 'CH', '7563', 'LTVA'],
  ['GB', 'GB', 'JE2 3AB', 'VAT Act'],
  ['GB', 'GB', 'gy1 1aa', 'VAT Act'],
  ['GB', 'DK', '3900', 'VAT Act'],
  ['ES', 'ES', '35001', 'Ley'],
  ['ES', 'ES', '38001', 'Ley'],
  ['ES', 'ES', '51001', 'Ley'],
  ['ES', 'ES', '52001', 'Ley'],
  ['ES', 'AD', 'AD500', 'Ley'],
  ['DE', 'DE', '78266', 'UStG'],
  ['DE', 'DE', '27498', 'UStG'],
  ['IT', 'IT', '23041', 'DPR'],
  ['IT', 'IT', '22061', 'DPR'],
  ['IT', 'VA', '00120', 'DPR'],
])('of the shop in %s, what goes to %s %s is not taxed, by a law that is named: %s', (...row) => {
  const [shop, country, zipCode, law] = row;
  const { rate, statement } = vatOf(sentTo(country, zipCode), shopIn(shop));
  expect([rate, statement]).toEqual([0, expect.stringContaining(law)]);
});

test('what is not shipped, or goes where nothing is known of, is taxed as in the shop', () => {
  const createdAt = '2026-11-26T12:00:00.000Z';
  expect(vatOf({ shippingAddress: null, createdAt }, shopIn('PL')).rate).toBe(23);
  expect(vatOf({ shippingAddress: null, createdAt }, shopIn('CH')).rate).toBe(8.1);
  expect(vatOf(sentTo('XX', '1'), shopIn('IT')).rate).toBe(22);
});

test('each shop can say by which law nothing is charged', () => {
  for (const { iso2 } of SHOP_DOMAINS) {
    const { statement } = vatOf(sentTo('AD', 'AD500'), shopIn(iso2));
    expect.soft([iso2, statement]).toEqual([iso2, expect.stringMatching(/\S/)]);
  }
});

test('a rate that the shop was told of counts from its day on, and changes no order of before', () => {
  const shop = shopIn('FR', { country: 'FR', from: '2027-01-01', percent: 21 });
  const on = (createdAt: string) => vatOf({ ...sentTo('FR', '75002'), createdAt }, shop).rate;
  expect(on('2026-12-31T22:59:00.000Z')).toBe(20);
  expect(on('2026-12-31T23:00:00.000Z')).toBe(21);
  expect(vatOf(sentTo('BE', '1000'), shop).rate).toBe(21);
  // A part of the country that is taxed in its own way is not told of.
  expect(
    vatOf({ ...sentTo('FR', '97400'), createdAt: '2027-02-01T12:00:00.000Z' }, shop).rate,
  ).toBe(8.5);
});
