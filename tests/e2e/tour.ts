import type { Page } from '@playwright/test';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { createCustomer, type NewCustomer } from '../support/customers.ts';
import { expect } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

/** The pages that anybody may see; the cart stands with them and is empty. */
export const PUBLIC_PAGES = [
  ['home', ''],
  ['listing', '/robes--plf1200'],
  ['product', DRESS.path],
  ['search', '/search?q=robe'],
  ['nothing found', '/search?q=zzzzqqqq'],
  ['empty cart', '/cart'],
] as const;

/** Pages without a start-up call. */
export const BARE_PAGES = [
  ['not found', '/nope/nope'],
  ['incident', '/tmp/error'],
  ['failed sign-in', '/auth/callback'],
  ['icons', '/_icons'],
] as const;

/** Those of them that are refused, for tests that make the tour. */
export const REFUSED_ON_TOUR = [/^404 .*\/nope\/nope$/, /^503 .*\/error$/, /^400 .*\/callback$/];

type Look = (name: string) => Promise<void>;

/** Every page that a stranger can reach. */
export async function tourAsStranger(page: Page, locale: LocaleCode, look: Look): Promise<void> {
  const shopper = shopperOn(page, locale);
  for (const [name, path] of PUBLIC_PAGES) {
    await shopper.open(path);
    await look(name);
  }
  for (const [name, path] of BARE_PAGES) {
    await page.goto(shopper.at(path));
    await look(name);
  }
  await page.goto(shopper.at('/account/dashboard'));
  await look('sign-in');
}

const PLACE = { zipCode: '75002', city: 'Paris' };

/** A new customer's way from the first dress to the order in the account, page by page. */
export async function tourAsCustomer(page: Page, look: Look): Promise<NewCustomer> {
  const shopper = shopperOn(page, 'fr-fr');
  const customer = await createCustomer(page.context().request, 'fr-fr');
  for (const [name, path] of PUBLIC_PAGES.slice(0, 3)) {
    await shopper.open(path);
    await look(`${name}, signed in`);
  }
  await shopper.addToCart(DRESS.size);
  await shopper.open('/cart');
  await expect(shopper.quantity).toBeVisible();
  await look('cart');
  await page.goto(shopper.at('/account/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('dashboard');
  await page.goto(shopper.at('/account/orders'));
  await look('no orders');
  await page.goto(shopper.at('/checkout/billing'));
  await expect(shopper.heading('Billing')).toBeVisible();
  await look('billing');
  await shopper.fillAddress(PLACE);
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  await look('delivery');
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await look('payment');
  await shopper.payButton.click();
  await expect(shopper.cardButton('cancel')).toBeVisible();
  await look('card page');
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  await look('confirmation');
  await shopper.main.getByRole('link', { name: shopper.say('Orders'), exact: true }).click();
  await expect(shopper.heading('Orders')).toBeVisible();
  await look('order');
  return customer;
}
