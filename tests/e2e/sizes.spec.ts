import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';

/** Sizes as people of a country read them; their values are the same in every shop. */

const GIRLS_T_SHIRTS = '/t-shirts--plf5010';
const TRAINERS = '/trainers--plf3100';

const sizesOf = (page: Page, { say }: Shopper, name: 'Size' | 'Shoe size' = 'Size') =>
  page.getByRole('radiogroup', { name: say(name), exact: true });

/** Opens the first product of a list that can be had in a size, by its value. */
async function openFirst(shopper: Shopper, list: string, size: string) {
  await shopper.open(`${list}?size=${size}`);
  await shopper.main.getByRole('article').first().getByRole('heading').getByRole('link').click();
}

const tableOf = (page: Page, caption: string) => page.getByRole('table', { name: caption });

test('a British woman chooses a 10, filters by it, and the cart says UK 10', {
  tag: ['@DOM-08'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open('/dresses--plf1200?size=38');
  await expect(shopper.main.getByRole('link', { name: 'Remove: 10', exact: true })).toBeVisible();
  await shopper.open(DRESS.path);
  const sizes = sizesOf(page, shopper);
  const names = await sizes
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => radio.closest('label')?.textContent?.match(/^\d+/)?.[0]),
    );
  expect(names).toEqual(['6', '8', '10', '12', '14', '16']);
  await sizes.getByRole('radio', { name: '10', exact: true }).check();
  await expect(sizes).toContainText('UK 10');
  await shopper.button('Add to cart').click();
  await shopper.seeCount(1);
  await shopper.open('/cart');
  await expect(shopper.main.getByText('Vermilion, size UK 10')).toBeVisible();
  await expect(shopper.quantity).toHaveAccessibleName('Quantity: Midi dress, UK 10');
});

test('a French mother chooses “4 ans”, and the cart has the height beside it', async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await openFirst(shopper, GIRLS_T_SHIRTS, '104');
  const sizes = sizesOf(page, shopper);
  await expect(sizes.getByRole('radio', { name: /^4\sans/ })).toBeChecked();
  await expect(sizes.getByRole('radio', { name: /^14\sans/ })).toHaveCount(1);
  await shopper.button('Add to cart').click();
  await shopper.seeCount(1);
  await shopper.open('/cart');
  await expect(shopper.main.getByText(/, taille 4\sans \(104\scm\)$/)).toBeVisible();
});

test('shoes have a pointure in France and a number in Italy, to the cart', async ({ page }) => {
  for (const [locale, line] of [
    ['fr-fr', /, pointure 38$/],
    ['it-it', /, numero 38$/],
    ['en', /, shoe size UK 5$/],
  ] as const) {
    const shopper = shopperOn(page, locale);
    await openFirst(shopper, TRAINERS, '38');
    await expect(
      sizesOf(page, shopper, 'Shoe size').getByRole('radio', { checked: true }),
    ).toHaveCount(1);
    await shopper.button('Add to cart').click();
    await shopper.seeCount(1);
    await shopper.open('/cart');
    await expect(shopper.main.getByText(line)).toBeVisible();
  }
});

test('a German guide has centimetres with a comma, and inches when they are asked for', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'de-de');
  await openFirst(shopper, GIRLS_T_SHIRTS, '116');
  await shopper.button('Size guide').click();
  const body = tableOf(page, shopper.say('Body measurements in centimetres'));
  const row = body.getByRole('row', { name: /^116 / });
  await expect(row.getByRole('cell').nth(1)).toHaveText('60,5');
  const both = tableOf(page, shopper.say('Body measurements in centimetres and inches'));
  await expect(both).toHaveCount(0);
  await page.getByRole('checkbox', { name: shopper.say('Show inches too') }).check();
  await expect(both.getByRole('row', { name: /^116 / }).getByRole('cell').nth(1)).toHaveText(
    /^60,523,8\s(in|Zoll)$/,
  );
});

test('a British guide begins with British sizes and inches, and says how to measure', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESS.path);
  await shopper.button('Size guide').click();
  const others = tableOf(page, 'The same sizes in other countries');
  await expect(others.getByRole('row').nth(3)).toHaveText('1038426');
  await expect(others.getByRole('columnheader')).toHaveText(['UKin this shop', 'EU', 'IT', 'US']);
  const body = tableOf(page, 'Body measurements in centimetres and inches');
  await expect(body.getByRole('row', { name: /^10 / })).toContainText('34.6 in');
  const steps = page.getByRole('region', { name: 'How to measure' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Chest/, /^Waist/, /^Hips/]);
});
