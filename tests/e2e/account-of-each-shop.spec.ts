import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { createCustomer } from '../support/customers.ts';
import { lackingIn } from '../support/feature-words.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

/** Pages that every shop has. */
const PAGES = ['dashboard', 'orders', 'settings', 'subscriptions', 'delete', 'welcome'] as const;

for (const locale of ONLINE_LOCALES) {
  test(`a customer of ${locale} reads in the account of nothing that the shop lacks`, async ({
    page,
  }) => {
    const shopper = shopperOn(page, locale);
    await createCustomer(page.request, locale);
    for (const name of PAGES) {
      await page.goto(shopper.at(`/account/${name}`));
      const lines = (await shopper.main.innerText()).split('\n');
      const strange = lines.filter((line) => lackingIn(locale, line).length > 0);
      expect.soft(strange, name).toEqual([]);
    }
  });
}
