import { expect, test } from 'vitest';
import { dutiesIn, dutiesOf, owes } from './duties.ts';

test.each([
  ['FR', '59000', true, true],
  ['IE', 'D02 AF30', true, true],
  ['NL', '1012 JS', true, true],
  ['SE', '111 52', true, true],
  ['DK', '1050', true, true],
  ['GB', 'LS1 4DT', false, false],
  ['GB', 'bt1 1aa', false, true],
  ['CH', '8001', false, false],
  ['AD', 'AD500', false, false],
])(
  'what goes to %s %s brings the notice of the guarantee: %s, a responsible person: %s',
  (...row) => {
    const [country, zipCode, guaranteeNotice, responsiblePerson] = row;
    expect(dutiesIn({ country, zipCode })).toEqual({
      ...{ guaranteeNotice, responsiblePerson },
      creditWarning: guaranteeNotice,
    });
  },
);

test('what is not shipped is sold by the law of the shop’s country', () => {
  expect(dutiesOf(null, { countryCodeISO2: 'DE' }).guaranteeNotice).toBe(true);
  expect(dutiesOf(null, { countryCodeISO2: 'GB' }).guaranteeNotice).toBe(false);
  expect(dutiesOf({ country: 'IE' }, { countryCodeISO2: 'GB' }).guaranteeNotice).toBe(true);
});

test('a shop owes what any country of its deliveries asks for', () => {
  const shop = (countryCodeISO2: string, ...deliveryCountries: string[]) => ({
    ...{ countryCodeISO2, params: { deliveryCountries } },
  });
  expect(owes(shop('GB', 'GB'), 'guaranteeNotice')).toBe(false);
  expect(owes(shop('GB', 'GB', 'IE'), 'guaranteeNotice')).toBe(true);
  expect(owes(shop('CH', 'CH', 'LI'), 'responsiblePerson')).toBe(false);
});
