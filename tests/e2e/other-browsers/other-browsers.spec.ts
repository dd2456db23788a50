import { type OtherBrowser, otherBrowsers } from '#src/launch/other-browsers.ts';
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

/** WebKit, the slowest by far, shows the shopper's half; what else staff do in it at a release. */
const hasStaff = (name: OtherBrowser) => name !== 'WebKit' || process.env.IS_RELEASE === '1';

for (const name of otherBrowsers()) {
  const work = hasStaff(name)
    ? 'staff cancel one and deliver one, which comes back'
    : 'and finds them';
  test(`in ${name} over plain HTTP a shopper buys two items, ${work}`, {
    tag: ['@CRT-02', '@CHK-01', '@SES-06'],
  }, async ({ request }) => {
    await withVisitor(name, {}, async (visitor) => {
      const { email } = await createCustomer(request, 'en');
      await choosePrivacy(visitor, STOREFRONT_URL);
      await fillCart(visitor, STOREFRONT_URL, 2);
      const bought = await buyCart(visitor, STOREFRONT_URL, () => signInByPassword(visitor, email));
      expect(await newestOrder(visitor, STOREFRONT_URL)).toBe(bought);

      if (hasStaff(name)) {
        await workAsStaff(visitor, OFFICE, bought);
        expect(await returnItem(visitor, STOREFRONT_URL, bought)).toMatch(/^R-/);
      }

      await signOut(visitor, STOREFRONT_URL);
      await visitor.visit(`${STOREFRONT_URL}/en/account/orders`);
      await signInByCode(visitor, email, { request, platformUrl: PLATFORM_URL });
      await visitor.see('heading', 'Orders');
      expect(await newestOrder(visitor, STOREFRONT_URL)).toBe(bought);
    });
  });
}
