import { createCustomer, signInAs } from '../support/customers.ts';
import { readDocument } from '../support/html.ts';
import { callsOf } from '../support/inspection.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

/** The loyalty programme: for its members, in the shops that have it. */

const LOYALTY = ['/account/loyalty', '/account/loyalty/history'];

test('a member sees card, points and their history page by page (RTE-51, RTE-52, LOY-03, ROL-04)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await signInAs(page.request, 'fr-fr', 'u1@vitrine.example');
  const answer = await page.goto(shopper.at('/account/loyalty'));
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(readDocument((await answer?.text()) ?? '').robots).toBe('noindex, nofollow');
  await expect(shopper.heading('Loyalty')).toBeVisible();
  const bars = shopper.main.getByRole('img', { name: shopper.say('Barcode of your loyalty card') });
  await expect(bars).toBeVisible();
  await expect(shopper.main.getByText('2960011234567')).toBeVisible();
  await expect(shopper.main.getByRole('progressbar')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await shopper.link('Points history').click();
  await expect(shopper.heading('Points history')).toBeVisible();
  const rows = shopper.main.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(rows).toHaveCount(10);
  expect(await barriers(page)).toEqual([]);
  const pages = page.getByRole('navigation', { name: shopper.say('Pages') });
  await pages.getByRole('link', { name: '3', exact: true }).click();
  await expect(rows).toHaveCount(3);
  const calls = await callsOf(await shopper.sessionId());
  const asked = calls.filter(({ path }) => path === '/customers-self/loyalty');
  expect(asked.map(({ query }) => query)).toContainEqual({ size: '10', page: '0' });
  expect(asked.at(-1)?.query).toEqual({ size: '10', page: '2' });
});

test('whoever is no member finds no loyalty page, and on the advantages how to join (LOY-02, RTE-45)', async ({
  page,
  request,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  const stranger = await request.get(shopper.at('/account/advantages'), { maxRedirects: 0 });
  expect(stranger.headers().location).toContain('/api/auth/login');
  await createCustomer(page.request, 'fr-fr');
  for (const path of LOYALTY) {
    const answer = await page.request.get(shopper.at(path));
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain('page introuvable');
  }
  await page.goto(shopper.at('/account/advantages'));
  await expect(shopper.heading('Advantages of the loyalty card')).toBeVisible();
  await expect(shopper.link('Go to cart')).toBeVisible();
  const menu = page.getByRole('navigation', { name: shopper.say('My account') });
  await expect(menu.getByRole('link', { name: shopper.say('Loyalty'), exact: true })).toHaveCount(
    0,
  );
  expect(await barriers(page)).toEqual([]);
});

test('a shop without the programme has none of its pages and no entry for them (DOM-22)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'de-de');
  await signInAs(page.request, 'de-de', 'u1@vitrine.example');
  for (const path of [...LOYALTY, '/account/advantages']) {
    expect.soft((await page.request.get(shopper.at(path))).status(), path).toBe(404);
  }
  await page.goto(shopper.at('/account/settings'));
  const menu = page.getByRole('navigation', { name: shopper.say('My account') });
  for (const name of ['Loyalty', 'Advantages']) {
    await expect(menu.getByRole('link', { name: shopper.say(name), exact: true })).toHaveCount(0);
  }
});
