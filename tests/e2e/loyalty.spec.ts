import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { createCustomer, signInAs } from '../support/customers.ts';
import { readDocument } from '../support/html.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

/** The loyalty programme: for its members, in the shops that have it. */

/** What the French shop's parameters say. */
const SCALE = buildWebDomains(daysFrom(new Date())).flatMap(({ domain, params }) =>
  domain === 'fr-fr' ? params.loyaltyScale : [],
);
const LOYALTY = ['/account/loyalty', '/account/loyalty/history'];

test('a member sees card, points and their history page by page, and the next reward of the shop’s scale', {
  tag: ['@PRD-02', '@RTE-51', '@RTE-52', '@LOY-03', '@ROL-04', '@DOM-20'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await signInAs(page.request, 'fr-fr', 'u1@vitrine.example');
  const answer = await page.goto(shopper.at('/account/loyalty'));
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(readDocument((await answer?.text()) ?? '').robots).toBe('noindex, nofollow');
  await expect(shopper.heading('Loyalty')).toBeVisible();
  const bars = shopper.main.getByRole('img', { name: shopper.say('Barcode of your loyalty card') });
  await expect(bars).toBeVisible();
  await expect(shopper.main.getByText('2960011234567')).toBeVisible();
  const bar = shopper.main.getByRole('progressbar');
  await expect(bar).toBeVisible();
  const points = Number(await bar.getAttribute('value'));
  const next = SCALE.find((step) => step.points > points);
  await expect(bar).toHaveAttribute('max', String(next?.points));
  await expect(bar).toHaveAccessibleName(
    new RegExp(`\\b${(next?.points ?? 0) - points} .*${(next?.rewardCentAmount ?? 0) / 100}\\s€`),
  );
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

test('a member is greeted by name with a way to each section, and finds offers of the shop’s store and benefits', {
  tag: ['@ACC-16', '@ACC-17', '@ACC-21', '@LOY-04'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await signInAs(page.request, 'fr-fr', 'u1@vitrine.example');
  await page.goto(shopper.at('/account/dashboard'));
  // Stored as JEAN-PAUL DUPONT.
  await expect(shopper.heading('Hello {name}', { name: 'Jean-Paul Dupont' })).toBeVisible();
  await expect(shopper.main.getByText('u1@vitrine.example', { exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: shopper.say('Your account') });
  // Between the dashboard itself and the way out.
  const sections = (await menu.getByRole('link').allInnerTexts()).slice(1, -1);
  expect(sections.length).toBeGreaterThan(8);
  const shortcuts = page.getByRole('navigation', { name: shopper.say('Shortcuts') });
  expect(await shortcuts.getByRole('link').allInnerTexts()).toEqual([
    ...sections,
    shopper.say('Discover the collection'),
  ]);
  await shortcuts.getByRole('link', { name: shopper.say('Benefits'), exact: true }).click();
  await expect(shopper.heading('Your benefits')).toBeVisible();
  const offers = page.getByRole('region', { name: shopper.say('Offers for you') });
  await expect(offers.getByRole('listitem').first()).toContainText('10 % sur votre panier');
  const calls = linesOf(await callsOf(await shopper.sessionId()));
  expect(calls).toContain('GET /customers-self/loyalty/offers/1001 200');
  const vouchers = page.getByRole('region', { name: shopper.say('Vouchers for your points') });
  await expect(vouchers.getByRole('listitem')).not.toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
});

test('a customer who is no member finds no loyalty page, and on the advantages how to join', {
  tag: ['@LOY-02', '@RTE-45', '@VAL-06', '@ERR-09'],
}, async ({ page, request }) => {
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
  await expect(shopper.heading('Loyalty card benefits')).toBeVisible();
  await expect(shopper.link('Go to cart')).toBeVisible();
  const menu = page.getByRole('navigation', { name: shopper.say('Your account') });
  await expect(menu.getByRole('link', { name: shopper.say('Loyalty'), exact: true })).toHaveCount(
    0,
  );
  expect(await barriers(page)).toEqual([]);
});

test('a shop without the programme has none of its pages and no entry for them', {
  tag: ['@DOM-22'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'de-de');
  await signInAs(page.request, 'de-de', 'u1@vitrine.example');
  for (const path of [...LOYALTY, '/account/advantages']) {
    expect.soft((await page.request.get(shopper.at(path))).status(), path).toBe(404);
  }
  await page.goto(shopper.at('/account/settings'));
  const menu = page.getByRole('navigation', { name: shopper.say('Your account') });
  for (const name of ['Loyalty', 'Benefits']) {
    await expect(menu.getByRole('link', { name: shopper.say(name), exact: true })).toHaveCount(0);
  }
});
