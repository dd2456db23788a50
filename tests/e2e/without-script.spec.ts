import type { Page } from '@playwright/test';
import { callsOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS } from './shopper.ts';

/** What a shop can do by links and forms alone, as long as no script has come. */

test.use({ javaScriptEnabled: false });

/** Without script a browser fetches every picture at once, and the next page waits behind them. */
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test('a shopper finds a family, sorts it, narrows it and goes on to its next page', {
  tag: ['@RTE-08', '@RTE-10'],
}, async ({ page }) => {
  await open(page, '/en');
  await page.getByRole('main').getByRole('link', { name: 'Dresses', exact: true }).click();
  const tiles = page.getByRole('article');
  await expect(tiles).toHaveCount(24);

  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');

  // By keyboard: a press of the mouse in the moment of scrolling may meet a list that is still laid out.
  await page.getByRole('link', { name: 'Load more' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=price-asc/);

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Size' }).getByRole('checkbox', { name: /^10\b/ }).check();
  await sheet.getByRole('button', { name: /^Show \d+ items/ }).click();
  await expect(page).toHaveURL(/size=38/);
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(sheet).toBeHidden();
  await expect(tiles.first()).toBeVisible();
  await page.getByRole('link', { name: 'Remove: 10' }).click();
  await expect(page).not.toHaveURL(/size=/);
  await page.goBack();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/size=/);
});

test('choices, order and more are forms and links', { tag: ['@RTE-10'] }, async ({ page }) => {
  await open(page, '/en/femme--plf1000');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Size' }).getByRole('checkbox', { name: /^8\b/ }).check();
  await sheet.getByRole('button', { name: /^Show \d+ items/ }).click();
  await expect(page).toHaveURL(/\?size=36$/);
  await expect(sheet).toHaveCount(0);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/size=36.*page=2/);
  await page.getByRole('link', { name: 'Remove: 8' }).click();
  await expect(page).not.toHaveURL(/size=36/);
});

test('the filters of a list can be left as they are', { tag: ['@RTE-08'] }, async ({ page }) => {
  await open(page, '/en/dresses--plf1200?filters=open');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
});

test('a search is a form', { tag: ['@RTE-08'] }, async ({ page }) => {
  await open(page, '/en/search');
  await page.getByRole('main').getByRole('searchbox').fill('dress');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=dress/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a product tells all it has to tell', { tag: ['@UIX-05'] }, async ({ page }) => {
  await open(page, `/en${DRESS.path}`);
  const main = page.getByRole('main');
  await expect(main.getByText('100% viscose')).toBeVisible();
  await expect(main.getByText('Made in', { exact: false })).toBeVisible();
});

test('the menu has links, at every width', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/en');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Women', exact: true })
      .click();
    await expect(page).toHaveURL(/\/en\/\S+--plf1000$/);
  }
});

test('“Add to cart” is a form, and the cart says what needs script', { tag: ['@CRT-09'] }, async ({
  page,
  context,
}) => {
  await open(page, `/en${DRESS.path}`);
  await page.getByRole('radio', { name: '10' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/en\/cart\?notice=added$/);
  await expect(page.getByText('Your item is in the cart.')).toBeVisible();
  await expect(page.getByText(/please switch on JavaScript/)).toBeVisible();
  await expect(page.getByLabel('Your cart is loading')).toBeHidden();
  const calls = await callsOf(await cookieValue(context, 'anonymous-id-test-gb'));
  expect(
    calls.map(({ method, path }) => `${method} ${path.replace(/carts\/[\w-]+/, 'carts/…')}`),
  ).toEqual(['POST /carts', `POST /carts/…/products/${DRESS.sku}`]);
});

test('a form of another site puts nothing into a cart', { tag: ['@T02'] }, async ({ request }) => {
  const form = { locale: 'en', size: DRESS.sku };
  const foreign = await request.post('/api/cart', {
    form,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()['set-cookie']).toBeUndefined();
  const ours = { 'sec-fetch-site': 'same-origin' };
  const odd = await request.post('/api/cart', {
    form: { locale: 'xx', size: DRESS.sku },
    headers: ours,
    maxRedirects: 0,
  });
  expect(odd.status()).toBe(400);
});
