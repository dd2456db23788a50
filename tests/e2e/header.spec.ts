import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

const LONG_MS = 1_000;

test('at 1280 px the cart drops its lines down, though not over the cart itself (HDR-11)', async ({
  page,
}) => {
  await page.clock.install();
  const shopper = shopperOn(page, 'fr-fr');
  const lines = page.getByRole('banner').getByRole('link', { name: 'Robe midi' });
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await shopper.cartEntry.hover();
  await expect(lines).toBeVisible();
  await shopper.cartEntry.click();
  await expect(shopper.quantity).toHaveValue('1');
  // The pointer rests where it pressed.
  await shopper.cartEntry.hover();
  await page.clock.runFor(LONG_MS);
  await expect(lines).toHaveCount(0);
});
