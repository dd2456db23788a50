import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

/** What a guest pressed is done after the sign-in that it asked for. */

test('a heart pressed signed out is full after the sign-in, and said (WSH-06)', async ({
  page,
  otherContext,
}) => {
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

test('“Notify me” pressed signed out is set for its size after the sign-in (ALR-01)', async ({
  page,
  otherContext,
}) => {
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
