import { AS_SHOPPERS } from '../../support/test-ports.ts';
import { DRESS, shopperOn } from '../shopper.ts';
import { expect, test } from './shoppers-test.ts';

/** Somebody else has been there before: pages come from the cache, and nothing of it may show. */
test('a dress found on cached pages is bought by a customer, and the order is there', {
  tag: ['@A-151'],
}, async ({ page, browser }) => {
  test.slow();
  const stranger = await browser.newContext({ baseURL: AS_SHOPPERS.storefrontUrl });
  const before = shopperOn(await stranger.newPage(), 'en');
  for (const path of ['', DRESS.path]) await before.open(path);
  await before.addToCart('36');
  await stranger.close();

  const shopper = shopperOn(page, 'en');
  const found = await page.goto(shopper.at(DRESS.path));
  expect(found?.headers()['x-cache']).toMatch(/^(HIT|STALE)$/);
  await shopper.seeCount(0);
  await shopper.addToCart(DRESS.size);
  await shopper.seeCount(1);
  await shopper.cartEntry.click();
  await shopper.link('Checkout').click();
  await shopper.signIn('u5@vitrine.example');
  await shopper.goToPayment({ zipCode: 'SW1A 1AA', city: 'London' });
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  await shopper.main.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(shopper.main.getByRole('article')).toHaveCount(1);
  await shopper.seeCount(0);

  // Whoever comes next gets the page as everybody does.
  await shopper.open(DRESS.path);
  const again = await browser.newContext({ baseURL: AS_SHOPPERS.storefrontUrl });
  const guest = shopperOn(await again.newPage(), 'en');
  await guest.open(DRESS.path);
  await guest.seeCount(0);
  await expect(guest.button('Add to wishlist')).toBeVisible();
  await again.close();
});
