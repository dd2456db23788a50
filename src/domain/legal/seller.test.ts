import { expect, test } from 'vitest';
import { missingSellerFields, NO_SELLER, SELLER_FIELDS, sellerLines } from './seller.ts';

const shop = (countryCodeISO2: string, ...abroad: string[]) => ({
  ...{ countryCodeISO2, params: { deliveryCountries: [countryCodeISO2, ...abroad] } },
});

test('a seller outside of the Union who delivers into it names who answers for the products there', () => {
  const asked = (...countries: [string, ...string[]]) =>
    missingSellerFields(NO_SELLER, shop(...countries)).filter((field) =>
      field.startsWith('responsible'),
    );
  expect(asked('GB')).toEqual([]);
  expect(asked('FR', 'BE')).toEqual([]);
  expect(asked('GB', 'IE')).toEqual([
    'responsibleName',
    'responsibleAddress',
    'responsibleContact',
  ]);
});

test('a shop lacks every field of its seller that its country asks for, and no other', () => {
  expect(missingSellerFields(NO_SELLER, shop('FR'))).toEqual(
    SELLER_FIELDS.filter((field) => field !== 'registeredIn' && !field.startsWith('responsible')),
  );
  const german = missingSellerFields(NO_SELLER, shop('DE'));
  expect(german).toContain('register');
  expect(german).toContain('registeredIn');
  expect(german).not.toContain('host');
  expect(german).not.toContain('epr');
  expect(german).not.toContain('mediator');
});

test('a field of spaces is empty, and one that is filled is not missing', () => {
  const seller = { ...NO_SELLER, name: 'Vitrine GmbH', vatId: ' ' };
  const missing = missingSellerFields(seller, shop('DE'));
  expect(missing).not.toContain('name');
  expect(missing).toContain('vatId');
});

test('letters name the seller with capital, register and tax number, and nothing that is not known', () => {
  const seller = { ...NO_SELLER, name: 'Vitrine GmbH', address: 'Gasse 1', vatId: 'DE1' };
  expect(sellerLines(seller)).toEqual(['Vitrine GmbH', 'Gasse 1', 'DE1']);
  expect(
    sellerLines({
      ...{ ...seller, capital: 'Stammkapital 25.000 €' },
      ...{ register: 'HRB 1', registeredIn: 'Amtsgericht Köln' },
    }),
  ).toEqual(['Vitrine GmbH, Stammkapital 25.000 €', 'Gasse 1', 'Amtsgericht Köln, HRB 1', 'DE1']);
  expect(sellerLines({ ...NO_SELLER, vatId: 'DE1' })).toEqual([]);
});
