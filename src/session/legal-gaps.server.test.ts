import { expect, test } from 'vitest';
import { gapLine } from './legal-gaps.server.ts';

test('a shop is one line: its drafts, what is missing, and what is not known of its seller', () => {
  expect(
    gapLine({ domain: 'de-de', drafts: ['terms', 'privacy'], missing: ['cookies'], seller: [] }),
  ).toBe('de-de: draft terms, privacy; missing cookies');
  expect(gapLine({ domain: 'en', drafts: [], missing: [], seller: ['vatId'] })).toBe(
    'en: seller without vatId',
  );
});
