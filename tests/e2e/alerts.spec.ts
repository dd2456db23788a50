import { createCustomer } from '../support/customers.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS, shopperOn } from './shopper.ts';

test('stock alerts are listed, removed and called back for four seconds', {
  tag: ['@ALR-02', '@ALR-03', '@ALR-04', '@CST-10'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await page.clock.install();
  await createCustomer(page.request, 'fr-fr');
  // Where no size is left, nothing is promised but a word when one is back.
  await shopper.open('/pull-lena--p400564');
  await expect(shopper.button('Notify me')).toBeVisible();
  await expect(shopper.button('Add to cart')).toHaveCount(0);
  await shopper.open(DRESS.path);
  await shopper.chooseSize('44');
  await shopper.button('Notify me').click();
  await expect(shopper.button('Cancel the alert')).toBeVisible();
  await page.goto(shopper.at('/account/alerts'));
  await expect(shopper.heading('Stock alerts')).toBeVisible();
  const row = shopper.main.getByRole('article', { name: 'Robe midi' });
  await expect(row).toHaveText(/44/);
  const remove = row.getByRole('button');
  const calls = async () =>
    linesOf(await callsOf(await shopper.sessionId())).filter((line) =>
      /alert\/S0|POST.*alert/.test(line),
    );

  await remove.click();
  // At once: the clock runs on, and a slow machine would use up the four seconds.
  await expect(shopper.button('Undo')).toBeFocused();
  await shopper.button('Undo').click();
  await expect(row).toBeVisible();
  await expect
    .poll(calls)
    .toContain('DELETE /customers-self/knowledges/product-stock-alert/S0 200');
  await expect
    .poll(async () => (await calls()).filter((line) => line.startsWith('POST')).length)
    .toBe(2);
  await remove.click();
  await expect(shopper.button('Undo')).toBeVisible();
  // The list is read again after the jump: by then the platform has heard of it.
  await expect
    .poll(async () => (await calls()).filter((line) => line.startsWith('DELETE')).length)
    .toBe(2);
  // Its unit test holds the 4 s to the millisecond.
  await page.clock.runFor(4_000);
  await expect(shopper.button('Undo')).toHaveCount(0);
  await expect(shopper.main.getByRole('article')).toHaveCount(0);
  await expect(shopper.link('Discover the collection')).toBeVisible();
});

test('a shop without wishes and alerts has no page, no button and no call for them', {
  tag: ['@DOM-23', '@DOM-24', '@STA-04', '@PRD-08', '@PRD-15'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'es-es');
  await createCustomer(page.request, 'es-es');
  for (const path of ['/account/alerts', '/account/wishlist']) {
    expect((await page.request.get(shopper.at(path))).status()).toBe(404);
  }
  await shopper.open(DRESS.path);
  await expect(shopper.button('Add to cart')).toBeVisible();
  await expect(shopper.button('Add to wishlist')).toHaveCount(0);
  // The last size is sold out.
  await page
    .getByRole('radiogroup', { name: shopper.say('Size') })
    .getByRole('radio')
    .last()
    .check();
  await expect(shopper.button('Add to cart')).toHaveCount(0);
  await expect(shopper.button('Notify me')).toHaveCount(0);
  const calls = linesOf(await callsOf(await cookieValue(page.context(), 'anonymous-id-test-es')));
  expect(calls).toContain('GET /accounts-self/ 200');
  expect(calls.filter((line) => line.includes('/product-stock-alert'))).toEqual([]);
});
