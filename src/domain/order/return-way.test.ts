import { expect, test } from 'vitest';
import { returnFee, returnWays, takenFee } from './return-way.ts';

const labelFee = { centAmount: 395, costCentAmount: 450 };

test.each([
  ['free', { isFree: true }, []],
  ['free, with a fee of before', { isFree: true, labelFee }, []],
  ['paid by the shopper', { isFree: false }, []],
  ['with a label for a fee', { isFree: false, labelFee }, ['label 395', 'own 0']],
  [
    'with a fee above what a label costs',
    { isFree: false, labelFee: { centAmount: 500, costCentAmount: 450 } },
    ['label 450', 'own 0'],
  ],
])('sending back %s is offered so, and into a store for nothing', (_, terms, parcels) => {
  const namesOf = (hasStores: boolean) =>
    returnWays(terms, hasStores).map(({ way, feeCents }) => `${way} ${feeCents}`);
  expect(namesOf(false)).toEqual(parcels);
  expect(namesOf(true).at(-1)).toBe('store 0');
  expect(namesOf(true).length).toBeGreaterThan(1);
});

test.each([
  ['label', [null], 395],
  ['label', ['too-small', 'late'], 395],
  ['label', ['too-small', 'quality'], 0],
  ['label', ['wrong-item'], 0],
  ['label', ['not-as-pictured'], 0],
  ['own', [null], 0],
  ['store', [null], 0],
  [null, [null], 0],
] as const)('by %s for %j, %i cents are taken', (way, reasons, cents) => {
  const lines = reasons.map((reason) => ({ reason }));
  expect(returnFee({ way, lines }, returnWays({ isFree: false, labelFee }, true))).toBe(cents);
});

test('no more is taken than is paid back', () => {
  expect([takenFee(395, 1_000), takenFee(395, 100), takenFee(395, 0)]).toEqual([395, 100, 0]);
});
