import { readFileSync } from 'node:fs';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { bytesOf, openText } from '#src/platform/imports/open-text.ts';
import { createTestDatabase } from '#src/platform/kernel/database/test-database.ts';
import { siteOf } from '#src/platform/opening/content/site.ts';
import { openMissingShops } from '#src/platform/opening/open-shops.ts';
import { shopParameters } from '#src/platform/opening/shop-parameters.ts';
import { readShopTerms } from '#src/platform/opening/shop-terms.ts';
import { startBoth } from '../support/start-programs.ts';
import { TWO_SHOPS } from '../support/test-ports.ts';
import { test as base, expect } from './shop-test.ts';

/** A retailer has opened France and Germany: the other five shops do not exist. */

const EXAMPLES = 'src/platform/opening/examples';
const START_BUDGET_MS = 240_000;

const test = base.extend<object, { programs: undefined }>({
  programs: [
    async ({ browserName: _ }, use) => {
      const db = await createTestDatabase();
      const terms = readShopTerms(readFileSync(`${EXAMPLES}/seller.json`, 'utf8'), [
        'fr-fr',
        'de-de',
      ]);
      const shops = [...terms].map(([locale, own]) => ({
        parameters: shopParameters(locale, own),
        site: siteOf(locale),
      }));
      await openMissingShops(db.database, shops);
      for (const language of ['fr', 'de'] as const) {
        const { text } = await openText(bytesOf(`${EXAMPLES}/products.csv`));
        await importProducts(db.database, text, { language, currency: 'EUR', now: new Date() });
      }
      const settings = { DATABASE_URL: db.url };
      const stop = await startBoth({ hasDiagnostics: false, place: TWO_SHOPS, settings });
      await use(undefined);
      await stop();
      await db.drop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: TWO_SHOPS.storefrontUrl,
});

test('the footer leads to the other open shop alone, and so do the alternates of a page', {
  tag: ['@SEO-03'],
}, async ({ page }) => {
  await page.goto('/fr-fr');
  const countries = page.getByRole('navigation', { name: 'Choisir un pays' });
  await expect(countries.getByRole('link')).toHaveText(['Deutschland · Deutsch']);
  const codes = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(codes.sort()).toEqual(['de', 'de-DE', 'fr', 'fr-FR']);
  await countries.getByRole('link').click();
  await expect(page).toHaveURL(/\/de-de$/);
});

test('a shop that is not open is a page that does not exist, whose way home leads to one that is', async ({
  page,
  missing,
}) => {
  missing.push(/^404 \/es-es$/);
  const answer = await page.goto('/es-es');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/fr-fr$/);
});

test('sitemaps, feeds and the list for programs name open shops alone', {
  tag: ['@SEO-02'],
}, async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect([...new Set(index.match(/(?<=sitemaps\/)[a-z-]+?(?=-(?:families|products))/g))]).toEqual([
    'fr-fr',
    'de-de',
  ]);
  const families = await (await request.get('/sitemaps/de-de-families.xml')).text();
  expect([...new Set(families.match(/(?<=hreflang=")[^"]+/g))].sort()).toEqual([
    ...['de', 'de-DE', 'fr', 'fr-FR'],
  ]);
  expect((await request.get('/feeds/de-de.xml')).status()).toBe(200);
  for (const path of ['/feeds/en.xml', '/sitemaps/en-families.xml', '/pl-pl/cart']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect(await (await request.get('/llms.txt')).text()).not.toContain('United Kingdom');
});

test.describe('a browser of a country', () => {
  test.use({ locale: 'it-IT' });

  test('without a shop is offered none', async ({ page }) => {
    await page.goto('/fr-fr');
    await expect(page.getByRole('navigation', { name: 'Choisir un pays' })).toBeAttached();
    await expect(page.getByRole('dialog', { name: /paese/ })).toHaveCount(0);
  });
});
