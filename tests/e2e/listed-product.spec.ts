import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

test('a product reached from a list begins with the name, price and picture that the list knows (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open('/dresses--plf1200');
  const answered = Promise.withResolvers<void>();
  await page.route('**/_serverFn/fetchProduct*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const tile = page.getByRole('article').nth(1);
  const name = await tile.getByRole('heading').textContent();
  await tile.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  await expect(page.getByRole('main')).toContainText(/€\d|\d €/);
  await expect(page.getByRole('main').locator('ul img')).toHaveCount(1);
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toHaveCount(0);
  answered.resolve();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('main').locator('ul img').nth(1)).toBeVisible();
});
