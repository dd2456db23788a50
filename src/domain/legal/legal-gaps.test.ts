import { expect, test } from 'vitest';
import { gapLine } from './legal-gaps.ts';

const NOTHING = { drafts: [], missing: [], notices: [], seller: [], settings: [] };

test('a shop is one line: drafts, what is missing, and what is not known of its seller', () => {
  expect(
    gapLine({ domain: 'de-de', ...NOTHING, drafts: ['terms', 'privacy'], missing: ['cookies'] }),
  ).toBe('de-de: draft terms, privacy; missing cookies');
  expect(gapLine({ domain: 'en', ...NOTHING, seller: ['vatId'] })).toBe('en: seller without vatId');
});

test('the official notice is asked for by the page that it belongs to', () => {
  expect(gapLine({ domain: 'fr-fr', ...NOTHING, notices: ['guarantee'] })).toBe(
    'fr-fr: no official notice on guarantee',
  );
});

test('a shop that can take no money or send no parcel says so', () => {
  const settings = ['delivery rates', 'payment methods'] as const;
  expect(gapLine({ domain: 'fr-fr', ...NOTHING, settings: [...settings] })).toBe(
    'fr-fr: no delivery rates, payment methods',
  );
});
