import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { type Shopper, shopperOn } from './shopper.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** The way of an account to its end and back, in the language of a shop. */
async function endAndTakeBack(shopper: Shopper, locale: LocaleCode, email: string) {
  const { page } = shopper;
  await shopper.open('/account/delete');
  await shopper.button('Delete my account').click();
  await page.waitForURL(new RegExp(`/${locale}/?$`));
  await page.goto(shopper.at('/account/orders'));
  await shopper.signIn(email);
  await expect(shopper.heading('Your account is deleted')).toBeVisible();
  await page.goto(shopper.at('/account/orders'));
  await expect(shopper.heading('Your account is deleted')).toBeVisible();
  await shopper.button('Restore my account').click();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
}

test('an account is deleted, signs out, and is taken back at the next sign-in', {
  tag: ['@ACC-06', '@ACC-07', '@GRD-11'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'pl-pl');
  const { email } = await createCustomer(page.request, 'pl-pl');
  await endAndTakeBack(shopper, 'pl-pl', email);
  const menu = page.getByRole('navigation', { name: shopper.say('Your account') });
  await expect(menu.getByRole('link', { name: shopper.say('Orders'), exact: true })).toBeVisible();
});
