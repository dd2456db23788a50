import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const ORIGIN = 'https://shop.example';
const ORIGINS = { 'fr-fr': ORIGIN, en: ORIGIN, 'pl-pl': ORIGIN };
const PAGE = {
  paths: { 'fr-fr': '/robe--p1', en: '/dress--p1' },
  changedAt: '2026-11-02T08:00:00Z',
  picture: 'https://shop.example/media/1/AP.webp?w=800&q=80',
} as const;

test('a page names itself and its like in other shops, in all their languages', {
  tags: ['SEO-02', 'SEO-03'],
}, () => {
  const xml = sitemapXml('fr-fr', [PAGE], ORIGINS);
  expect(xml).toContain(
    '<loc>https://shop.example/fr-fr/robe--p1</loc><lastmod>2026-11-02T08:00:00Z</lastmod>',
  );
  expect(
    [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...found]) => found),
  ).toEqual([
    ['fr-FR', 'https://shop.example/fr-fr/robe--p1'],
    ['fr', 'https://shop.example/fr-fr/robe--p1'],
    ['en-GB', 'https://shop.example/en/dress--p1'],
    ['en', 'https://shop.example/en/dress--p1'],
    ['x-default', 'https://shop.example/en/dress--p1'],
  ]);
  expect(xml).toContain(
    '<image:loc>https://shop.example/media/1/AP.webp?w=800&amp;q=80</image:loc>',
  );
});

test('a page names none of its like in a shop that is not open', { tags: ['SEO-03'] }, () => {
  const xml = sitemapXml('fr-fr', [PAGE], { 'fr-fr': ORIGIN });
  expect([...xml.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code)).toEqual(['fr-FR', 'fr']);
});

test('a shop lists no page that it does not have', { tags: ['SEO-04'] }, () => {
  expect(sitemapXml('pl-pl', [PAGE], ORIGINS)).not.toContain('<url>');
});

test('no URL breaks out of its element', () => {
  const hostile = { paths: { 'fr-fr': '/<x>&"' } };
  expect(sitemapXml('fr-fr', [hostile], ORIGINS)).toContain('/fr-fr/&lt;x&gt;&amp;&quot;');
  expect(sitemapIndexXml(['https://shop.example/a&b'])).toContain('a&amp;b</loc>');
});
