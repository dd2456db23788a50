import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

const open = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return answer.text();
};

/** Of each map, so many of its pages are looked at. */
const LOOKED_AT = 6;

test('every list and product that a sitemap names is there under that very address (SEO-06)', async ({
  request,
}) => {
  const robots = await open(request, '/robots.txt');
  const [, index = ''] = /Sitemap: (.+)/.exec(robots) ?? [];
  const maps = addressesIn(await open(request, index));
  expect(maps).toHaveLength(14);
  const ofFrance = maps.filter((address) => address.includes('/fr-fr-'));
  for (const map of ofFrance) {
    const pages = addressesIn(await open(request, map));
    expect(pages.length).toBeGreaterThan(20);
    const every = Math.ceil(pages.length / LOOKED_AT);
    const few = pages.filter((_, at) => at % every === 0);
    for (const page of few) {
      const [, canonical] =
        /<link rel="canonical" href="([^"]+)"/.exec(await open(request, page)) ?? [];
      expect(canonical).toBe(new URL(page).pathname);
    }
  }
});

test('a product tells search engines what is for sale', async ({ request }) => {
  const page = await open(request, '/fr-fr/robe-midi--p400101');
  const [, text = ''] = /<script type="application\/ld\+json">([^<]+)</.exec(page) ?? [];
  const [, group] = JSON.parse(text)['@graph'];
  expect(group['@type']).toBe('ProductGroup');
  expect(group.hasVariant[0]).toMatchObject({
    sku: expect.any(String),
    offers: { price: '29.99', priceCurrency: 'EUR' },
  });
});
