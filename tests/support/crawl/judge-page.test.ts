import { expect, test } from 'vitest';
import { judgePage, sharedCanonicals, withoutReturn } from './judge-page.ts';
import { readPage } from './read-page.ts';

const html = (inside: string, canonical = '/de-de/kleid--p1') =>
  `<html lang="de-DE"><link rel="canonical" href="${canonical}"/>${inside}</html>`;
const data = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const judged = (inside: string, canonical?: string) =>
  judgePage(
    '/de-de/kleid--p1',
    readPage(200, html(inside, canonical), 'http://shop.example'),
    (lang, text) => lang === 'de' && text === 'Add to cart',
  );

test('a page in order has no fault', () => {
  expect(judged('<img src="a" alt=""/><p>In den Warenkorb</p>')).toEqual([]);
});

test.each([
  ['<img src="/a.webp"/>', 'has a picture without alt: /a.webp'],
  ['<p>Add to cart</p>', 'is not translated: Add to cart'],
  ['<link rel="canonical" href="/x"/>', 'names 2 canonical addresses'],
  [data({ '@type': 'Product', name: 'Kleid', image: '/a.webp' }), 'names a Product without offers'],
  [data({ '@graph': [{ '@type': 'ListItem', position: 1 }] }), 'names a ListItem without item|url'],
  [data({ '@type': 'FAQPage', mainEntity: [] }), 'names a FAQPage without mainEntity'],
  [data({ '@type': 'Recipe' }), 'names a Recipe, which nobody judges'],
  ['<script type="application/ld+json">{</script>', 'has structured data that is no JSON'],
])('%s is a fault', (inside, fault) => {
  expect(judged(inside)).toEqual([fault]);
});

test('another canonical address, language or status is a fault', () => {
  expect(judged('', '/de-de/hose--p2')).toEqual(['has the canonical address /de-de/hose--p2']);
  const english = readPage(200, html('').replace('de-DE', 'en-GB'), '');
  expect(judgePage('/de/kleid--p1', english, () => false)).toEqual(['says lang="en-GB"']);
  expect(judgePage('/de-de', readPage(404, '', ''), () => false)).toEqual(['answers 404']);
});

test('alternates have to name each other, and a canonical address is one page’s own', () => {
  const one = readPage(200, '<link rel="alternate" hreflang="en" href="/en"/>', '');
  const other = readPage(200, '<link rel="alternate" hreflang="fr" href="/fr-ch"/>', '');
  const pages = new Map([
    ['/fr-fr', one],
    ['/en', other],
  ]);
  expect(withoutReturn('/fr-fr', pages)).toEqual(['/en']);
  const twin = readPage(200, html(''), '');
  expect(
    sharedCanonicals([
      ['/a', twin],
      ['/b', twin],
      ['/c', one],
    ]),
  ).toEqual(['/de-de/kleid--p1 is the canonical address of /a, /b']);
});
