import { expect, test } from 'vitest';
import { readSitemap } from './read-sitemap.ts';

test('a sitemap names pages by their path, and says of which it knows the last change', () => {
  const xml = `<urlset><url><loc>https://shop.example/en/a?b=1&amp;c=2</loc><image:image><image:loc>x</image:loc></image:image></url>
<url><loc>https://shop.example/en</loc><lastmod>2026-11-26</lastmod></url></urlset>`;
  expect(readSitemap(xml)).toEqual([
    { path: '/en/a?b=1&c=2', hasDate: false },
    { path: '/en', hasDate: true },
  ]);
  const index = '<sitemapindex><sitemap><loc>/sitemaps/en.xml</loc></sitemap></sitemapindex>';
  expect(readSitemap(index)).toEqual([{ path: '/sitemaps/en.xml', hasDate: false }]);
});
