import type { APIRequestContext } from '@playwright/test';
import { LOCALE_CODES } from '#src/domain/shop/locales.ts';
import { laterPages } from '../support/crawl/judge-list.ts';
import { readPage } from '../support/crawl/read-page.ts';
import { closedBy, readRobots } from '../support/crawl/robots-rules.ts';
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

test('every list and product that a sitemap names is there under that very address', {
  tag: ['@SEO-06'],
}, async ({ request }) => {
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
  // The same product in the other shops, by its names there.
  const alternates = [...page.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  expect(Object.fromEntries(alternates.map(([, lang, href]) => [lang, href]))).toMatchObject({
    'fr-FR': '/fr-fr/robe-midi--p400101',
    'de-DE': expect.stringMatching(/^\/de-de\/.+--p400101$/),
    'x-default': expect.stringMatching(/^\/en\/.+--p400101$/),
  });
});

test('help, its topics and editors’ pages stand in the sitemap under addresses that answer', {
  tag: ['@SEO-04'],
}, async ({ request }) => {
  const map = await open(request, '/sitemaps/de-de-families.xml');
  const pages = addressesIn(map).filter((address) => /\/hilfe|--(lp|tp|lbp)/.test(address));
  const kinds = ['/hilfe$', '/hilfe/', '--lp', '--tp', '--lbp'].map((kind) => new RegExp(kind));
  for (const kind of kinds) {
    const address = pages.find((one) => kind.test(one)) ?? `nothing like ${kind}`;
    expect(await open(request, address)).toContain(
      `<link rel="canonical" href="${new URL(address).pathname}"`,
    );
  }
});

test('a store has a page in the shop of its country, and says when it opens', async ({
  request,
}) => {
  const map = addressesIn(await open(request, '/sitemaps/en-families.xml'));
  const address = map.find((one) => /\/en\/stores\/\d+$/.test(one)) ?? 'no store';
  const page = await open(request, address);
  expect(page).toContain('"@type":"ClothingStore"');
  expect(page).toContain('"dayOfWeek":"Saturday"');
  expect(page).toContain('<dt class="facts__label">Saturday</dt>');
  expect(page).toContain('"item":"/en/stores"');
  const elsewhere = await request.get(address.replace('/en/', '/fr-fr/'));
  expect(elsewhere.status()).toBe(404);
  const list = await open(request, map.find((one) => one.endsWith('/en/stores')) ?? 'no list');
  expect(list).toContain(`href="${new URL(address).pathname}"`);
  const alternates = [...list.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)];
  expect(alternates.map(([, lang]) => lang)).toEqual([
    ...['fr-FR', 'fr', 'fr-CH', 'en-GB', 'en', 'x-default'],
  ]);
  // What a country without stores says is for its shoppers alone.
  const without = await open(request, '/de-de/stores');
  expect(without).toContain('content="noindex, nofollow"');
  const german = addressesIn(await open(request, '/sitemaps/de-de-families.xml'));
  expect(german.filter((one) => one.includes('/stores'))).toEqual([]);
});

test('what a shop sells is a feed of its own, and programs find it', async ({ request }) => {
  const guide = await open(request, '/llms.txt');
  const [, feed = ''] = /\((\S+\/feeds\/pl-pl\.xml)\)/.exec(guide) ?? [];
  expect(guide).toContain('[Dane produktów: ceny, rozmiary, dostępność](');
  expect(guide).toMatch(/\[Aide\]\(\S+\/fr-fr\//);
  const items = (await open(request, feed)).split('<item>').slice(1);
  const dress = items.find((item) => item.includes('<g:id>S1</g:id>')) ?? '';
  expect(dress).toMatch(/<g:price>[\d.]+ PLN<\/g:price>/);
  expect(dress).toContain('<g:gtin>3600000000016</g:gtin>');
  expect(dress).toContain('<g:gender>female</g:gender><g:age_group>adult</g:age_group>');
  const [, address = ''] = /<g:link>([^<]+)</.exec(dress) ?? [];
  expect(await open(request, address)).toContain('"3600000000016"');
  const table = await open(request, feed.replace('.xml', '.tsv'));
  expect(table.trim().split('\n')).toHaveLength(items.length + 1);
  expect(await open(request, feed.replace('.xml', '-offers.tsv'))).toMatch(
    /\nS1\t\w+\t\t[\d.]+ PLN\t/,
  );
  for (const name of ['xx-xx.xml', 'fr-fr.csv', 'fr-fr']) {
    expect((await request.get(`/feeds/${name}`)).status()).toBe(404);
  }
});

test('a list names its products without script, and what is shared has a picture', async ({
  page,
}) => {
  await page.goto('/fr-fr/robes--plf1200');
  const document = await open(page.request, '/fr-fr/robes--plf1200');
  const [, data = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(document) ?? [];
  const [, list] = JSON.parse(data)['@graph'];
  expect(list['@type']).toBe('ItemList');
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  expect(list.itemListElement).toHaveLength(await links.count());
  expect(await links.first().getAttribute('href')).toContain(list.itemListElement[0].url);
  for (const path of ['/fr-fr', '/fr-fr/robe-midi--p400101', '/fr-fr/robes--plf1200']) {
    const document = await open(page.request, path);
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(document) ?? [];
    const picture = image.replaceAll('&amp;', '&');
    // Drawn when it is first asked for: a busy machine is late.
    await expect.poll(async () => (await page.request.get(picture)).status()).toBe(200);
    expect(document).toMatch(/property="og:image:alt" content="[^"]+"/);
    expect(document).toContain(`property="og:url" content="${path}"`);
  }
});

test('a product that only a link leads to is shown, and kept out of search engines', {
  tag: ['@SEO-01'],
}, async ({ request }) => {
  const page = await open(request, '/fr-fr/patron--p400999');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(page).not.toContain('<link rel="canonical"');
  expect(await open(request, '/fr-fr/robe-midi--p400101')).not.toContain('noindex');
});

test('a crawler goes through a list to its end by links, and each page is one of its own', async ({
  request,
}) => {
  const list = '/fr-fr/femme--plf1000';
  const [, last = ''] = laterPages(list, readPage(200, await open(request, list), ''));
  const titles = new Set<string>();
  let path: string | undefined = list;
  let number = 1;
  while (path !== undefined) {
    const page = readPage(200, await open(request, path), '');
    expect(page.canonical).toBe(path);
    expect(page.title).toMatch(
      number === 1 ? /^Femme · Robes, .+ · / : /^Femme · Robes, .+, page \d+ · /,
    );
    if (number > 1) expect(page.title).toContain(`, page ${number} · `);
    expect(page.current).toEqual(page.current.filter((link) => link === path));
    titles.add(page.title);
    if (path === last) break;
    number += 1;
    path = page.links.find((link) => link === `${list}?page=${number}`);
  }
  expect(path).toBe(last);
  expect(titles.size).toBe(number);
});

test('a page of a list that is narrowed or ordered is known by the first page of the whole, one past the end by the last', async ({
  request,
}) => {
  const list = '/en/femme--plf1000';
  for (const search of ['?size=36&page=2', '?sort=newest&page=2']) {
    const page = readPage(200, await open(request, `${list}${search}`), '');
    expect(page.canonical, search).toBe('/en/women--plf1000');
  }
  const last = readPage(200, await open(request, `${list}?page=9999`), '');
  expect(last.canonical).toMatch(/^\/en\/women--plf1000\?page=\d+$/);
});

test('later pages of a search are told apart by their title, and stay out of search engines', async ({
  request,
}) => {
  const page = await open(request, '/de-de/search?q=kleid&page=2');
  expect(page).toContain('<title>Suchen, Seite 2 · ');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"');
});

test('robots.txt closes pages of one shopper under every prefix, and nothing that a sitemap lists or a product is called', async ({
  request,
}) => {
  const robots = await open(request, '/robots.txt');
  const rules = readRobots(robots);
  // A robot has to read that a search is kept out of its results.
  expect(closedBy(rules, '/de-de/search?q=kleid')).toBeUndefined();
  const pages = ['/cart', '/account/orders', '/auth/callback?code=1'];
  pages.push(
    '/checkout/payment',
    '/order-payment',
    '/order-cardone-check',
    '/order-tracking?token=1',
  );
  for (const prefix of LOCALE_CODES) {
    for (const page of pages) expect(closedBy(rules, `/${prefix}${page}`), page).toBeDefined();
    for (const page of ['/cart-bag--p1', '/search-light--p2', '/order-book--p3', '/accounts--plf1'])
      expect(closedBy(rules, `/${prefix}${page}`), page).toBeUndefined();
  }
  for (const search of ['?size=36', '?page=2&size=36', '?sort=newest'])
    expect(closedBy(rules, `/en/dresses--plf1200${search}`)).toBeDefined();
  expect(closedBy(rules, '/en/dresses--plf1200?page=2')).toBeUndefined();
  const [, index = ''] = /Sitemap: (.+)/.exec(robots) ?? [];
  for (const map of addressesIn(await open(request, index))) {
    const listed = addressesIn(await open(request, map)).map((page) => new URL(page).pathname);
    expect(listed.filter((path) => closedBy(rules, path) !== undefined)).toEqual([]);
  }
});
