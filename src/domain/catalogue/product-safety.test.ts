import { expect, test } from 'vitest';
import { NO_SELLER } from '#src/domain/legal/seller.ts';
import { safetyOf } from './product-safety.ts';

const SELLER = {
  ...NO_SELLER,
  ...{ name: 'Vitrine GmbH', address: 'Duisburg', email: 'hallo@vitrine.example' },
};
const ACME = { name: 'Acme', address: 'Porto', contact: 'acme.example' };
const WRITTEN = { manufacturer: ACME, responsible: null, warnings: '' };

test('the manufacturer is the one that is written of a product', () => {
  expect(safetyOf({ brand: 'Acme', safety: WRITTEN }, SELLER)).toEqual(WRITTEN);
  expect(safetyOf({ brand: null, safety: WRITTEN }, SELLER)).toEqual(WRITTEN);
});

test('of the own brand it is the seller, and warnings stay', () => {
  const manufacturer = { name: 'Vitrine GmbH', address: 'Duisburg', contact: SELLER.email };
  expect(safetyOf({ brand: null, safety: null }, SELLER)).toEqual({
    manufacturer,
    responsible: null,
    warnings: '',
  });
  const warned = { manufacturer: null, responsible: null, warnings: 'Keep away from fire.' };
  expect(safetyOf({ brand: null, safety: warned }, SELLER)).toEqual({ ...warned, manufacturer });
});

test('nobody is named where nobody is known', () => {
  expect(safetyOf({ brand: 'Acme', safety: null }, SELLER)).toBeNull();
  expect(safetyOf({ brand: null, safety: null }, { ...SELLER, name: '' })).toBeNull();
});

test('who answers for the own brand in the Union is whom the seller names, unless the product does', () => {
  const seller = {
    ...{ ...SELLER, responsibleName: 'Vitrine Ireland' },
    ...{ responsibleAddress: 'Dublin', responsibleContact: 'eu@vitrine.example' },
  };
  expect(safetyOf({ brand: null, safety: null }, seller)?.responsible).toEqual({
    ...{ name: 'Vitrine Ireland', address: 'Dublin', contact: 'eu@vitrine.example' },
  });
  const written = { manufacturer: null, responsible: ACME, warnings: '' };
  expect(safetyOf({ brand: null, safety: written }, seller)?.responsible).toEqual(ACME);
});
