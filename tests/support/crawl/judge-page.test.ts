import { expect, test } from 'vitest';
import { laterPages } from './judge-list.ts';
import { judgePage, sharedCanonicals, sharedTexts, withoutReturn } from './judge-page.ts';
import { readPage } from './read-page.ts';

const data = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const TITLE = '<title>Kleid · Vitrine</title>';
const DESCRIPTION = '<meta name="description" content="Ein Kleid."/>';
const SHARED = ['title', 'description', 'image', 'url'].map(
  (name) => `<meta property="og:${name}" content="${name}"/>`,
);
const NAMED = data({ '@type': 'Brand', name: 'Vitrine' });
const html = (
  inside: string,
  canonical = '/de-de/kleid--p1',
  head = [TITLE, DESCRIPTION, ...SHARED, NAMED].join(''),
) => `<html lang="de-DE"><link rel="canonical" href="${canonical}"/>${head}${inside}</html>`;
const judged = (inside: string, canonical?: string) =>
  judgePage(
    '/de-de/kleid--p1',
    readPage(200, html(inside, canonical), 'http://shop.example'),
    (lang, text) => lang === 'de' && text === 'Add to cart',
  );

test('a page in order has no fault', () => {
  expect(judged('<img src="a" alt=""/><p>In den Warenkorb</p>')).toEqual([]);
  const ona = { '@id': '#ona', '@type': 'Person' };
  expect(
    judged(data({ '@graph': [{ '@type': 'Person', knows: { '@id': '#ona' } }, ona] })),
  ).toEqual([]);
});

test.each([
  ['<img src="/a.webp"/>', 'has a picture without alt: /a.webp'],
  ['<p>Add to cart</p>', 'is not translated: Add to cart'],
  ['<link rel="canonical" href="/x"/>', 'names 2 canonical addresses'],
  [data({ '@type': 'Product', name: 'Kleid', image: '/a.webp' }), 'names a Product without offers'],
  [data({ '@graph': [{ '@type': 'ListItem', position: 1 }] }), 'names a ListItem without item|url'],
  [data({ '@type': 'FAQPage', mainEntity: [] }), 'names a FAQPage without mainEntity'],
  [data({ '@type': 'Organization', name: 'Vitrine' }), 'names a Organization without url'],
  [
    data({ '@graph': ['x'], manufacturer: { '@type': 'Organization', name: 'Mill' } }),
    'names a Organization without address',
  ],
  [data({ '@type': 'Recipe' }), 'names a Recipe, which nobody judges'],
  [data({ '@type': 'Person', knows: { name: 'Ona' } }), 'names a thing of no type'],
  [data({ '@type': 'Person', knows: { '@id': '#ona' } }), 'means #ona, which it does not name'],
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
  ).toEqual([['/a', 'has the canonical address /de-de/kleid--p1, as has /b']]);
});

test.each([
  ['title', TITLE, 'has no title'],
  ['description', DESCRIPTION, 'has no description'],
  ['structured data', NAMED, 'has no structured data'],
  ...SHARED.map((tag) => [tag, tag, `has no og:${/og:(\w+)/.exec(tag)?.[1]}`]),
])('a page without %s is a fault', (_, part, fault) => {
  const page = readPage(200, html('').replace(part ?? '', ''), '');
  expect(judgePage('/de-de/kleid--p1', page, () => false)).toEqual([fault]);
});

test('only a link to the page itself is the current one', () => {
  const link = (href: string) => `<a aria-current="page" href="${href}">Kleid</a>`;
  expect(judged(link('/de-de/kleid--p1'))).toEqual([]);
  expect(judged(link('/de-de/kleider--plf1'))).toEqual([
    'calls another page the current one (aria-current)',
  ]);
});

const LIST = '/de-de/kleider--plf1200';
const ITEMS = data({ '@type': 'ItemList', itemListElement: ['/a'] });
const BAR = '<progress class="load-more__bar" max="67" value="24"></progress>';
const next = (number: number) => `<a href="${LIST}?page=${number}">Mehr</a>`;
const judgedList = (path: string, inside: string) =>
  judgePage(path, readPage(200, html(inside, path), ''), () => false);

test('a list leads on from page to page by links, each page under its own address', () => {
  const list = `${ITEMS}<article></article>${BAR}`;
  expect(judgedList(LIST, list + next(2))).toEqual([]);
  expect(judgedList(`${LIST}?page=3`, list)).toEqual([]);
  const fault = 'has more items and no link to its next page';
  expect(judgedList(LIST, list)).toEqual([fault]);
  expect(judgedList(`${LIST}?page=2`, list + next(2))).toEqual([fault]);
  const form = `${list}<form><input type="hidden" name="page" value="2"/></form>`;
  expect(judgedList(LIST, form)).toEqual([fault]);
  const second = readPage(200, html(list + next(3), LIST), '');
  expect(judgePage(`${LIST}?page=2`, second, () => false)).toEqual([
    `has the canonical address ${LIST}`,
  ]);
  expect(laterPages(LIST, second)).toEqual([`${LIST}?page=2`, `${LIST}?page=3`]);
  expect(laterPages(LIST, readPage(200, html(''), ''))).toEqual([]);
});

test('a list that shows products names them', () => {
  expect(judgedList(LIST, '<article></article>')).toEqual(['lists products without an ItemList']);
  expect(judgedList(LIST, '')).toEqual([]);
});

test('two pages of one shop that have one title or description are a fault, in two shops they are none', () => {
  const page = readPage(200, html(''), '');
  const other = readPage(200, html('').replace(TITLE, '<title>Hose</title>'), '');
  expect(
    sharedTexts([
      ['/de-de/a', page],
      ['/de-de/b', page],
      ['/en/c', page],
    ]),
  ).toEqual([
    ['/de-de/a', 'has the title of 2 pages: Kleid · Vitrine'],
    ['/de-de/b', 'has the title of 2 pages: Kleid · Vitrine'],
    ['/de-de/a', 'has the description of 2 pages: Ein Kleid.'],
    ['/de-de/b', 'has the description of 2 pages: Ein Kleid.'],
  ]);
  expect(
    sharedTexts([
      ['/de-de/a', page],
      ['/de-de/b', other],
    ]).map(([, fault]) => fault),
  ).toEqual([
    'has the description of 2 pages: Ein Kleid.',
    'has the description of 2 pages: Ein Kleid.',
  ]);
});
