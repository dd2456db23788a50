import { expect, test } from 'vitest';
import { entryPath } from './entry-path.ts';

test.each([
  ['home_page', 'home', {}, ''],
  ['legal_notices', 'offers', { notices: [] }, ''],
  ['help_page', 'help', {}, '/aide'],
  ['landing_page', 'noel25', { slug: 'noel' }, '/noel--lpnoel25'],
  ['trend_page', 't10', {}, '/t10--tpt10'],
  ['lookbook_page', 'lb7', { slug: 'ete' }, '/ete--lbplb7'],
  ['story_tile', 'a', { familyId: 'f1200' }, '/f1200--plf1200'],
  ['story_tile', 'a', {}, ''],
])('an entry of %s called %s with %j is seen at %j', (contentType, uid, fields, path) => {
  expect(entryPath({ contentType, uid, fields }, 'fr-fr')).toBe(path);
});
