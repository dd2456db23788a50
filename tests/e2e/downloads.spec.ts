import { readFile } from 'node:fs/promises';
import { createCustomer, signInAs } from '../support/customers.ts';
import { STOREFRONT_URL } from '../support/test-ports.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';
import { PARIS, putIntoCart } from './shopper-at.ts';

/** What customers take home of their orders, in the shops that have it. */

test('a sewing pattern that is bought is one download, its invoice another, for nobody else', {
  tag: ['@ACC-15', '@PRD-14'],
}, async ({ page, otherContext }) => {
  test.slow();
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say } = shopper;
  await createCustomer(page.request, 'fr-fr');
  await shopper.open('/account/downloads');
  await expect(main.getByText(/^Il n’y a encore rien ici/)).toBeVisible();
  // It goes by no parcel, which the step of the delivery offers.
  await putIntoCart(page.request, 'fr-fr', 'SV');
  await page.goto(shopper.at('/checkout/billing'));
  await shopper.goToPayment(PARIS);
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();

  await page.goto(shopper.at('/account/dashboard'));
  const menu = page.getByRole('navigation', { name: say('Your account') });
  await menu.getByRole('link', { name: say('Downloads'), exact: true }).click();
  await expect(shopper.heading('Downloads')).toBeVisible();
  const documents = main.getByRole('article');
  await expect(documents).toHaveCount(2);
  await expect(documents.first()).toHaveAccessibleName('Patron de robe chemise à télécharger');
  expect(await barriers(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await documents.first().getByRole('link').press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^patron-de-robe-chemise[\w-]*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const links = documents.last().getByRole('link');
  const address = (await links.first().getAttribute('href')) ?? '';
  const data = (await links.last().getAttribute('href')) ?? '';
  await expect(links.last()).toHaveAccessibleName(/XML/);
  expect((await page.request.get(data)).headers()['content-type']).toBe('application/xml');
  const invoice = await page.request.get(address);
  const { 'content-type': type, 'cache-control': caching } = invoice.headers();
  expect([invoice.status(), type, caching]).toEqual([200, 'application/pdf', 'private, no-store']);
  expect(invoice.headers()['content-disposition']).toMatch(
    /^attachment; filename="Facture-FR-\d{4}-\d{6}\.pdf"$/,
  );
  const stranger = otherContext.request;
  const refused = await stranger.get(address, { maxRedirects: 0 });
  const to = new URL(refused.headers().location ?? '', STOREFRONT_URL);
  expect([to.pathname, to.searchParams.get('returnTo')]).toEqual([
    '/api/auth/login',
    '/fr-fr/account/downloads',
  ]);
  await createCustomer(stranger, 'fr-fr');
  expect((await stranger.get(address)).status()).toBe(404);

  await page.goto(shopper.at('/account/orders'));
  await main.getByRole('article').getByRole('link').first().click();
  await expect(shopper.link('Download the invoice (PDF)')).toHaveAttribute('href', address);

  await page.goto(shopper.at('/account/downloads?notice=failed'));
  await expect(main.getByRole('alert')).toBeVisible();
});

test('a shop without downloads has no such page, no entry for it and hands no file on', {
  tag: ['@ACC-22', '@DOM-26'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'pl-pl');
  await signInAs(page.request, 'pl-pl', 'u1@vitrine.example');
  expect((await page.request.get(shopper.at('/account/downloads'))).status()).toBe(404);
  const file = await page.request.get('/api/downloads/invoice-V1234567890?locale=pl-pl');
  expect(file.status()).toBe(404);
  await page.goto(shopper.at('/account/dashboard'));
  const menu = page.getByRole('navigation', { name: shopper.say('Your account') });
  await expect(menu.getByRole('link', { name: shopper.say('Orders'), exact: true })).toBeVisible();
  const entry = page.getByRole('link', { name: shopper.say('Downloads'), exact: true });
  await expect(entry).toHaveCount(0);
});
