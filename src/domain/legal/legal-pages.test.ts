import { expect, test } from 'vitest';
import { legalPagesOf } from './duties.ts';
import { isLegalPage, LEGAL_PAGES, legalPath } from './legal-pages.ts';

test('a shop that delivers into the Union has every legal page, another all but the guarantee', () => {
  const shop = (countryCodeISO2: string, ...deliveryCountries: string[]) => ({
    ...{ countryCodeISO2, params: { deliveryCountries } },
  });
  for (const country of ['FR', 'ES', 'DE', 'IT', 'PL']) {
    expect(legalPagesOf(shop(country, country))).toEqual(LEGAL_PAGES);
  }
  expect(legalPagesOf(shop('GB', 'GB', 'NL'))).toEqual(LEGAL_PAGES);
  const others = LEGAL_PAGES.filter((page) => page !== 'guarantee');
  expect(legalPagesOf(shop('GB', 'GB'))).toEqual(others);
  expect(legalPagesOf(shop('CH', 'CH', 'LI'))).toEqual(others);
});

test('a legal page is known by its name alone', () => {
  expect(isLegalPage('terms')).toBe(true);
  expect(isLegalPage('toString')).toBe(false);
  expect(legalPath('terms')).toBe('/legal/terms');
});
