import { expect, test } from 'vitest';
import { returnCosts } from './return-costs.ts';

const returns = { days: 30, carrier: 'Colissimo', address: ['Depot'] };
const labelFee = { centAmount: 395, costCentAmount: 450 };

test.each([
  ['fr-fr', 'EUR', { isFree: true }, 'Nous prenons en charge'],
  ['fr-fr', 'EUR', { isFree: false }, 'Les frais de renvoi sont à votre charge.'],
  ['fr-ch', 'CHF', { isFree: false, labelFee }, '3.95\u00a0CHF de votre remboursement'],
  ['de-de', 'EUR', { isFree: false, labelFee }, '3,95\u00a0€ von der Erstattung'],
  ['pl-pl', 'PLN', { isFree: false, labelFee }, 'potrącimy 3,95\u00a0zł'],
] as const)('in %s a text says what sending back costs (%s, %o)', (domain, devise, terms, said) => {
  expect(returnCosts({ domain, devise, params: { returns: { ...returns, ...terms } } })).toContain(
    said,
  );
});
