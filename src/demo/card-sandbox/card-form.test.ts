import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { findWrongFields } from './card-form.ts';
import { outcomeOf } from './outcomes.ts';
import { CARD_TEXTS } from './texts.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const GOOD = { number: '4242 4242-4242 4242', expiry: '03/26', securityCode: '123', name: 'Zoé' };
const wrong = (more: Partial<typeof GOOD>) => findWrongFields({ ...GOOD, ...more }, NOW);

describe('findWrongFields', () => {
  test('spaces and dashes in a number do not matter, and a card is good all its last month', {
    tags: ['PAY-14'],
  }, () => {
    expect(wrong({})).toEqual([]);
  });

  test.each(['1229', '12/29', '12 29', '12 / 29', '12-2029', '122029', ' 4/29 '])(
    'expiry %j is read, whatever stands between its parts',
    { tags: ['PAY-14'] },
    (expiry) => {
      expect(wrong({ expiry })).toEqual([]);
    },
  );

  test.each([
    ['number', '4242'],
    ['number', '4242 4242 4242 424x'],
    ['expiry', '02/26'],
    ['expiry', '13/29'],
    ['expiry', '2029'],
    ['expiry', '1329'],
    ['expiry', '0026'],
    ['expiry', '129'],
    ['expiry', '0226'],
    ['securityCode', '12'],
    ['securityCode', 'abc'],
    ['name', '  '],
  ])('%s %j is wrong', { tags: ['PAY-14'] }, (field, value) => {
    expect(wrong({ [field]: value })).toEqual([field]);
  });
});

test.each([
  ['4242424242424242', 'Authorised'],
  ['4000000000000002', 'Refused'],
  ['4000000000000119', 'Error'],
  ['4000000000003220', 'ChallengeShopper'],
  ['4111111111111111', 'Refused'],
])('card %s is %s', (digits, outcome) => {
  expect(outcomeOf(digits)).toBe(outcome);
});

test('the card page has the fixed words in English and others in each language', () => {
  const { number, expiry, securityCode, name, pay, cancel } = CARD_TEXTS.en;
  expect([number, expiry, securityCode, name, pay, cancel]).toEqual([
    'Card number',
    'Expiry date',
    'Security code',
    'Name on card',
    'Pay',
    'Cancel',
  ]);
  expect(new Set(LANGUAGES.map((lang) => CARD_TEXTS[lang].number)).size).toBe(LANGUAGES.length);
});
