import { otherBrowsers } from '#src/launch/other-browsers.ts';
import { createCustomer } from '../../support/customers.ts';
import { PLATFORM_URL, STOREFRONT_URL } from '../../support/test-ports.ts';
import { expect, test } from '../shop-test.ts';
import { OFFICE } from '../staff.ts';
import {
  buyCart,
  choosePrivacy,
  fillCart,
  newestOrder,
  returnItem,
  signInByCode,
  signInByPassword,
  signOut,
  workAsStaff,
} from './journeys.ts';
import { withVisitor } from './with-visitor.ts';

for (const name of otherBrowsers()) {
  test(`in ${name} over plain HTTP a shopper buys two items, staff cancel one and deliver one, which comes back`, {
    tag: ['@CRT-02', '@CHK-01', '@SES-06'],
  }, async ({ request }) => {
    await withVisitor(name, {}, async (visitor) => {
      const { email } = await createCustomer(request, 'en');
      await choosePrivacy(visitor, STOREFRONT_URL);
      await fillCart(visitor, STOREFRONT_URL, 2);
      const bought = await buyCart(visitor, STOREFRONT_URL, () => signInByPassword(visitor, email));
      expect(await newestOrder(visitor, STOREFRONT_URL)).toBe(bought);

      await workAsStaff(visitor, OFFICE, bought);
      expect(await returnItem(visitor, STOREFRONT_URL, bought)).toMatch(/^R-/);

      await signOut(visitor, STOREFRONT_URL);
      await visitor.visit(`${STOREFRONT_URL}/en/account/orders`);
      await signInByCode(visitor, email, { request, platformUrl: PLATFORM_URL });
      await visitor.see('heading', 'Orders');
      expect(await newestOrder(visitor, STOREFRONT_URL)).toBe(bought);
    });
  });
}
