import { describe, expect, test } from 'vitest';
import { shownName } from '#src/domain/account/display-name.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { writeMoment } from '#src/domain/shop/shop-day.ts';
import { formatCountry, formatDate } from './formats.ts';
import { formatPrice } from './prices.ts';

/** Non-breaking spaces read as spaces here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('prices', () => {
  test('cents are shown as people of the locale write them', { tags: ['I18-02', 'CRT-34'] }, () => {
    expect(plain(formatPrice(5998, 'EUR', 'fr-fr'))).toBe('59,98 €');
    expect(formatPrice(5998, 'EUR', 'en')).toBe('€59.98');
    expect(plain(formatPrice(2999, 'CHF', 'fr-ch'))).toContain('CHF');
    expect(plain(formatPrice(12999, 'PLN', 'pl-pl'))).toBe('129,99 zł');
  });

  test('a loyalty card of 300 cents costs three euros', { tags: ['LOY-06', 'CST-05'] }, () => {
    expect(plain(formatPrice(300, 'EUR', 'fr-fr', { dropZero: true }))).toBe('3 €');
  });

  test('PLZ is an old name of PLN', { tags: ['I18-06'] }, () => {
    expect(formatPrice(1000, 'PLZ', 'pl-pl')).toBe(formatPrice(1000, 'PLN', 'pl-pl'));
  });

  test('zero decimals are dropped on request alone', { tags: ['I18-07'] }, () => {
    expect(plain(formatPrice(3000, 'EUR', 'fr-fr', { dropZero: true }))).toBe('30 €');
    expect(plain(formatPrice(3050, 'EUR', 'fr-fr', { dropZero: true }))).toBe('30,50 €');
    expect(plain(formatPrice(3000, 'EUR', 'fr-fr'))).toBe('30,00 €');
  });
});

test('names and prices are shown by their rules', { tags: ['VAL-25'] }, () => {
  expect(toDecimal(300)).toBe(3);
  expect(formatPrice(1000, 'PLZ', 'pl-pl')).toBe(formatPrice(1000, 'PLN', 'pl-pl'));
  expect(plain(formatPrice(3000, 'EUR', 'fr-fr', { dropZero: true }))).toBe('30 €');
  expect(shownName('JEAN-PAUL')).toBe('Jean-Paul');
});

test('dates are French for France and Switzerland, British elsewhere', {
  tags: ['I18-04', 'CST-31'],
}, () => {
  const instant = '2024-03-05T10:00:00Z';
  expect(formatDate(instant, 'fr-fr')).toBe('05/03/2024');
  expect(formatDate(instant, 'fr-ch', 'long')).toBe('5 mars 2024');
  for (const locale of ['de-de', 'es-es', 'it-it', 'pl-pl', 'en'] as const) {
    expect(formatDate(instant, locale)).toBe('05/03/2024');
  }
});

test('in words, dates speak the language of the shop', { tags: ['I18-04'] }, () => {
  const instant = '2024-03-05T10:00:00Z';
  expect(formatDate(instant, 'de-de', 'long')).toBe('5. März 2024');
  expect(formatDate(instant, 'es-es', 'long')).toBe('5 de marzo de 2024');
  expect(formatDate(instant, 'it-it', 'long')).toBe('5 marzo 2024');
  expect(formatDate(instant, 'pl-pl', 'long')).toBe('5 marca 2024');
  expect(formatDate(instant, 'en', 'long')).toBe('5 March 2024');
});

test('an order at midnight has one date, in numbers and in words: that of the shop’s clocks', () => {
  const late = '2026-11-30T23:30:00.000Z';
  expect(formatDate(late, 'fr-fr')).toBe('01/12/2026');
  expect(formatDate(late, 'fr-fr', 'long')).toBe('1er décembre 2026');
  expect(formatDate(late, 'en')).toBe('30/11/2026');
  expect(formatDate('2026-12-01', 'en')).toBe('01/12/2026');
});

test('a country is named in the language of the shopper', () => {
  expect(formatCountry('DE', 'fr-fr')).toBe('Allemagne');
});

test('a moment has its hour as the French write it, and as the clocks of the shop show it', () => {
  const moment = (locale: LocaleCode) =>
    plain(writeMoment(new Date('2024-03-05T17:30:00Z'), locale));
  expect(moment('fr-fr')).toBe('5 mars 2024 à 18 h 30');
  expect(moment('en')).toBe('5 March 2024 at 17:30');
  expect(moment('de-de')).toBe('5. März 2024 um 18:30 Uhr');
});
