import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

/** What a guest pressed is done after the sign-in that it asked for. */

test('a heart pressed signed out is full after the sign-in, and said', {
  tag: ['@WSH-06'],
}, async ({ page, otherContext }) => {
  const { email } = await createCustomer(otherContext.request, 'fr-fr');
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.button('Add to wishlist').first().click();
  await shopper.signIn(email);
  await expect(shopper.toasts).toHaveText(shopper.say('Saved to your wishlist.'));
  const heart = shopper.button('Remove from wishlist').first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Once: taken back, it stays so.
  await heart.click();
  await expect(shopper.button('Add to wishlist').first()).toBeVisible();
  await shopper.open(DRESS.path);
  await expect(shopper.button('Add to wishlist').first()).toBeVisible();
});

test('a guest who turns back from the sign-in keeps wishing, and a later sign-in merges it', async ({
  page,
  otherContext,
}) => {
  const { email } = await createCustomer(otherContext.request, 'en');
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESS.path);
  await shopper.button('Add to wishlist').click();
  await page.waitForURL(/\/identity\//);
  await shopper.open(DRESSES);
  const hearts = shopper.main.getByRole('button', { name: /^Add to wishlist: / });
  const full = shopper.main.getByRole('button', { name: /^Remove from wishlist: / });
  // The heart that led away is full; the next ones ask for nothing any more.
  await expect(full).toHaveCount(1);
  await hearts.nth(0).click();
  await expect(shopper.toasts).toHaveText('Kept on this device. Sign in to keep it for good.');
  await hearts.nth(0).click();
  await expect(full).toHaveCount(3);
  await full.nth(2).click();
  await expect(full).toHaveCount(2);
  // Gone with a reload is what was taken back, and nothing else.
  await shopper.open(DRESSES);
  await expect(full).toHaveCount(2);
  await page.goto(shopper.at('/account/wishlist'));
  await shopper.signIn(email);
  await expect(shopper.heading('Wishlist')).toBeVisible();
  await expect(shopper.main.getByRole('article')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('vitrine-wishes'))).toBeNull();
});

test('“Notify me” pressed signed out is set for its size after the sign-in', {
  tag: ['@ALR-01'],
}, async ({ page, otherContext }) => {
  const { email } = await createCustomer(otherContext.request, 'fr-fr');
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize('44');
  await shopper.button('Notify me').click();
  await shopper.signIn(email);
  await expect(shopper.toasts).toHaveText(
    shopper.say('We will write to you when this size is back.'),
  );
  await shopper.chooseSize('44');
  await expect(shopper.button('Cancel the alert')).toBeVisible();
});
