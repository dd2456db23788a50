import { describe, expect, test } from 'vitest';
import {
  contentTarget,
  entryPath,
  familySlug,
  isDigits,
  isWordId,
  parseFamilySlug,
  parseLegacyPath,
  parseProductSlug,
  productSlug,
} from './page-slugs.ts';

describe('URL forms', () => {
  test('a product slug ends with digits', { tags: ['VAL-01', 'RTE-21'] }, () => {
    expect(parseProductSlug('robe-midi--p400101')).toEqual({ name: 'robe-midi', id: '400101' });
    expect(parseProductSlug('a--b--p12')).toEqual({ name: 'a--b', id: '12' });
    for (const wrong of ['a--p1a', '--p12', 'a--plf12', 'a-p12'])
      expect(parseProductSlug(wrong)).toBeUndefined();
    expect(productSlug({ name: 'a', id: '12' })).toBe('a--p12');
  });

  test('a family slug ends with word characters', { tags: ['VAL-04', 'RTE-10'] }, () => {
    expect(parseFamilySlug('robes--plf1200')).toEqual({ name: 'robes', id: 'f1200' });
    expect(parseFamilySlug('robes--plf_12A')?.id).toBe('f_12A');
    for (const wrong of ['robes--plf-12', 'robes--p12', '--plf1'])
      expect(parseFamilySlug(wrong)).toBeUndefined();
    expect(familySlug({ name: 'robes', id: 'f1200' })).toBe('robes--plf1200');
    expect([isWordId('f_12A'), isWordId('f-12')]).toEqual([true, false]);
  });

  test('a legacy path ends with -R and digits below at least one folder', {
    tags: ['VAL-02', 'RTE-23'],
  }, () => {
    expect(parseLegacyPath('femme/robe-midi-R500201')).toBe('500201');
    expect(parseLegacyPath('femme/robes/ete/robe-R1')).toBe('1');
    for (const wrong of ['robe-R12', 'femme/robe-R5x', 'femme/robe'])
      expect(parseLegacyPath(wrong)).toBeUndefined();
  });

  test('a gtin is made of digits, not endless ones', { tags: ['VAL-03', 'RTE-24'] }, () => {
    expect([
      isDigits('3600000000016'),
      isDigits('0a'),
      isDigits(''),
      isDigits('1'.repeat(21)),
    ]).toEqual([true, false, false, false]);
  });
});

test.each([
  ['/', { page: 'home' }],
  ['/cart', { page: 'cart' }],
  ['/search?q=lin', { page: 'search', text: 'lin' }],
  ['/robes--plf1200', { page: 'family', slug: 'robes', familyId: 'f1200' }],
  ['/ete--lbplb7', { page: 'story', slug: { kind: 'lookbook', name: 'ete', id: 'lb7' } }],
  ['/search', { page: 'search', text: '' }],
  ['/account/orders', { page: 'other', path: '/account/orders' }],
  ['/a/../account', { page: 'other', path: '/account' }],
  ['//x.example/a', { page: 'other', path: '/a' }],
  ['/catalog/été/12', { page: 'other', path: '/catalog/%C3%A9t%C3%A9/12' }],
  ['https://x.example/', { page: 'outside', href: 'https://x.example/' }],
  ['javascript:alert(1)', { page: 'other', path: 'alert(1)' }],
])('an editor’s URL %s leads to the page it names', { tags: ['T28'] }, (url, target) => {
  expect(contentTarget(url)).toEqual(target);
});

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
