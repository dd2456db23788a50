import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { createCustomer } from '../support/customers.ts';
import { callsOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';

const DRESSES = '/robes--plf1200';
const LILLE = { latitude: 50.6365, longitude: 3.0635 };

const layerOf = (shopper: Shopper, title: string) =>
  shopper.page.getByRole('dialog', { name: shopper.say(title) });

async function search(shopper: Shopper, layer: ReturnType<typeof layerOf>, town: string) {
  await layer.getByLabel(shopper.say('Town or postcode')).fill(town);
  await layer.getByRole('button', { name: shopper.say('Search'), exact: true }).click();
}

test.describe('stores on the product page', () => {
  test('tell which sizes hang where, on a map and by town', {
    tag: ['@STO-01', '@STO-05', '@DOM-30'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    await shopper.button('Check in-store availability').click();
    const layer = layerOf(shopper, 'Availability in store');
    const stores = layer.getByRole('list').last().getByRole('heading', { level: 3 });
    await expect(layer.getByRole('heading', { level: 3 }).first()).toHaveText(/Paris/);
    const map = layer.getByRole('navigation', { name: shopper.say('Map') });
    await expect(map.getByText('Montreuil', { exact: true })).toBeVisible();
    await expect(layer.getByRole('listitem').filter({ hasText: /^38/ }).first()).toHaveText(
      new RegExp(shopper.say('In stock')),
    );
    await search(shopper, layer, 'saint etienne');
    await expect(layer.getByRole('heading', { level: 3 }).first()).toHaveText(/Saint-Étienne/);
    await expect(stores).toHaveCount(0);
    await search(shopper, layer, 'Atlantis');
    await expect(layer.getByText('Aucun magasin trouvé')).toBeVisible();
  });

  test('are a list alone where the shop shows no map, and reserve nothing where it does not', {
    tag: ['@DOM-15', '@DOM-30'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    await expect(shopper.button('Reserve in store')).toHaveCount(0);
    await shopper.button('Check in-store availability').click();
    const layer = layerOf(shopper, 'Availability in store');
    await expect(layer.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(layer.getByRole('navigation', { name: 'Map' })).toHaveCount(0);
  });

  test('are not spoken of where there are none', { tag: ['@DOM-05'] }, async ({ page }) => {
    const shopper = shopperOn(page, 'de-de');
    await shopper.open(DRESS.path);
    await expect(shopper.button('Add to cart')).toBeVisible();
    await expect(shopper.button('Check in-store availability')).toHaveCount(0);
    await expect(shopper.button('Reserve in store')).toHaveCount(0);
  });

  test('nearest first for who says where they are; who does not can type', {
    tag: ['@STO-08'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    await shopper.button('Check in-store availability').click();
    const layer = layerOf(shopper, 'Availability in store');
    const near = layer.getByRole('button', { name: shopper.say('Stores near me') });
    await near.click();
    await expect(layer.getByRole('alert')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(LILLE);
    await near.click();
    const first = layer.getByRole('listitem').filter({ hasText: /^1\. / });
    await expect(first).toHaveText(/Lille/);
    await expect(first).toHaveText(/\d\skm/);
    await expect(layer.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('reserving in a store', () => {
  test('asks for a size, for a sign-in, ends in the account and can be given back', {
    tag: ['@PRD-02', '@PRD-11', '@ACC-14', '@DOM-15', '@RTE-54'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    await shopper.button('Reserve in store').click();
    await expect(shopper.main.getByText(shopper.say('Please choose a size first.'))).toBeVisible();
    await shopper.chooseSize(DRESS.size);
    await shopper.button('Reserve in store').click();
    const layer = layerOf(shopper, 'Reserve in store');
    await search(shopper, layer, '75011');
    const reserve = layer.getByRole('button', { name: /^Réserver : Paris/ }).first();
    await reserve.click();
    await expect(page.getByText(textsFor('fr').signIn.leads.eresa)).toBeVisible();
    await shopper.signIn('u5@vitrine.example');
    await expect(page).toHaveURL(new RegExp(`${DRESS.path}$`));
    // The layer is open again, where the shopper was.
    await reserve.click();
    await expect(layer.getByText(shopper.say('Set aside for you'))).toBeVisible();
    await layer.getByRole('link', { name: shopper.say('Your reservations') }).click();
    await expect(shopper.heading('Reservations')).toBeVisible();
    const card = shopper.main.getByRole('article', { name: 'Robe midi' });
    await expect(card).toHaveText(/, taille 38/);
    await expect(card).toHaveText(/750\d\d Paris/);
    const posted = (await callsOf(await shopper.sessionId())).filter(
      ({ method, path }) => method === 'POST' && path === '/customers-self/reservations',
    );
    await card.getByText(shopper.say('Cancel the reservation'), { exact: true }).click();
    await card.getByRole('button', { name: shopper.say('Yes, cancel it') }).click();
    await expect(shopper.toasts).toHaveText(shopper.say('Your reservation is cancelled.'));
    await expect(card).toContainText(shopper.say('Reservation cancelled'));
    await expect(
      shopper.main
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .first(),
    ).toBeFocused();
    // The guest's press went no further than the storefront.
    expect(posted.map(({ status, body }) => [status, body])).toEqual([
      [200, expect.objectContaining({ sku: DRESS.sku })],
    ]);
  });

  test('has no page in the account where the shop does not reserve, and no entry in its menu', {
    tag: ['@DOM-15', '@ACC-22'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await createCustomer(page.request, 'en');
    const answer = await page.request.get(shopper.at('/account/reservations'));
    expect(answer.status()).toBe(404);
    await page.goto(shopper.at('/account/dashboard'));
    await expect(shopper.link('Orders').first()).toBeVisible();
    await expect(shopper.link('Reservations')).toHaveCount(0);
  });
});

test('a list shows what my store has, and the browser remembers which one it is', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESSES);
  const sheet = page.getByRole('dialog', { name: shopper.say('Filters') });
  const all = await shopper.main.getByRole('status').first().textContent();
  await shopper.button('Filters').click();
  await sheet.getByRole('button', { name: shopper.say('Choose your store') }).click();
  const layer = layerOf(shopper, 'Choose your store');
  await search(shopper, layer, 'Lyon');
  await layer
    .getByRole('button', { name: /^Choisir : Lyon/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?store=\d+$/);
  await expect(shopper.main.getByRole('link', { name: /À Lyon/ })).toBeVisible();
  await expect(shopper.main.getByRole('status').first()).not.toHaveText(all ?? '');
  await page.keyboard.press('Escape');
  await shopper.main.getByRole('link', { name: /À Lyon/ }).click();
  await expect(page).not.toHaveURL(/store=/);
  await shopper.open('/jeans--plf1260');
  await shopper.button('Filters').click();
  await sheet.getByRole('checkbox', { name: /Lyon/ }).check();
  await expect(page).toHaveURL(/\?store=\d+$/);
});

test('all stores of a country stand by town: one leads to its page, and that back to all', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nos magasins' }).click();
  await expect(shopper.heading('Our stores')).toBeVisible();
  await shopper.main.getByRole('button', { name: 'L', exact: true }).click();
  const lille = shopper.main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Lille', exact: true }) })
    .getByRole('listitem')
    .first();
  // Today is the browser's.
  await expect(lille).toHaveText(/Ouvert aujourd’hui|Fermé aujourd’hui/);
  const link = lille.getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/fr-fr\/stores\/\d+$/);
  await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText(name);
  const services = shopper.main.getByRole('listitem');
  await expect(
    services.filter({ hasText: shopper.say('Return your online order free of charge') }),
  ).toBeVisible();
  await shopper.main.getByRole('link', { name: shopper.say('Our stores') }).click();
  await expect(page).toHaveURL(/\/fr-fr\/stores$/);
});

test('the page of stores finds those of a town, with their hours of today, and shows them on a plan', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say } = shopper;
  await shopper.open('/stores');
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(tall).toBeLessThan(5_000);
  const first = main.getByRole('listitem').filter({ hasText: /^1\. / });
  const map = main.getByRole('navigation', { name: say('Map') });
  const pins = map.getByRole('link', { name: /^\d+\. / });
  // List and map are there without a word, and know of each other.
  await expect(first).toContainText(/750\d\d Paris/);
  await first.getByRole('link').focus();
  await expect(pins.and(map.locator('[data-current]'))).toHaveAccessibleName(/^1\. /);
  await main.getByLabel(say('Town or postcode')).fill('Lyon');
  await main.getByRole('button', { name: say('Search'), exact: true }).click();
  await expect(first).toContainText(/690\d\d Lyon/);
  await expect(first).toContainText(/Ouvert aujourd’hui|Fermé aujourd’hui/);
  await expect(pins.first()).toBeVisible();
  await expect(map.getByText(/^\d+([.,]\d+)?\skm$/)).toBeVisible();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/fr-fr\/stores\/\d+$/);
});
