import { expect, type Page } from '@playwright/test';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { createCustomer } from '../support/customers.ts';
import { type Shopper, shopperOn } from './shopper.ts';

/** Buys one of each sku, by card. */
export async function buy(
  page: Page,
  locale: LocaleCode,
  place: { zipCode: string; city: string },
  skus: readonly string[],
): Promise<{ shopper: Shopper; email: string; orderNumber: string }> {
  const shopper = shopperOn(page, locale);
  const { email } = await createCustomer(page.request, locale);
  for (const size of skus) {
    await page.request.post('/api/cart', {
      form: { locale, size },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  }
  await shopper.open('/cart');
  await shopper.link('Checkout').click();
  await shopper.goToPayment(place);
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  const [orderNumber = ''] = /V\d{10}/.exec(await shopper.main.innerText()) ?? [];
  return { shopper, email, orderNumber };
}
