import { expect, test } from 'vitest';
import { missingSellerFields, NO_SELLER, SELLER_FIELDS } from './seller.ts';

test('a shop lacks every field of its seller that its country asks for, and no other', () => {
  expect(missingSellerFields(NO_SELLER, 'FR')).toEqual(SELLER_FIELDS);
  const german = missingSellerFields(NO_SELLER, 'DE');
  expect(german).toContain('register');
  expect(german).not.toContain('epr');
  expect(german).not.toContain('mediator');
});

test('a field of spaces is empty, and one that is filled is not missing', () => {
  const seller = { ...NO_SELLER, name: 'Vitrine GmbH', vatId: ' ' };
  const missing = missingSellerFields(seller, 'DE');
  expect(missing).not.toContain('name');
  expect(missing).toContain('vatId');
});
