import { expect, test } from 'vitest';
import { isLegalPage, LEGAL_PAGES, legalPagesOf, legalPath } from './legal-pages.ts';

test('a shop of the Union has every legal page, and others all but the notice of the Union', () => {
  for (const locale of ['fr-fr', 'es-es', 'de', 'it-it', 'pl-pl'] as const) {
    expect(legalPagesOf(locale)).toEqual(LEGAL_PAGES);
  }
  for (const locale of ['en', 'fr-ch'] as const) {
    expect(legalPagesOf(locale)).toEqual(LEGAL_PAGES.filter((page) => page !== 'guarantee'));
  }
});

test('a legal page is known by its name alone', () => {
  expect(isLegalPage('terms')).toBe(true);
  expect(isLegalPage('toString')).toBe(false);
  expect(legalPath('terms')).toBe('/legal/terms');
});
