import { randomUUID } from 'node:crypto';
import { otherBrowsers } from '#src/launch/other-browsers.ts';
import { openBrowser } from '../../support/browsers/open-browser.ts';
import { visitorOn } from '../../support/browsers/visitor.ts';
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
  workAtDesk,
} from './journeys.ts';

for (const name of otherBrowsers()) {
  test(`in ${name} over plain HTTP two shoppers buy, staff cancel an item and deliver one, which comes back`, {
    tag: ['@CRT-02', '@CHK-01', '@SES-06'],
  }, async ({ request }) => {
    test.slow();
    const { driver, close } = await openBrowser(name);
    try {
      const visitor = visitorOn(driver);
      await visitor.resize(1280, 1000);
      const { email } = await createCustomer(request, 'en');
      await choosePrivacy(visitor, STOREFRONT_URL);
      await fillCart(visitor, STOREFRONT_URL, 2);
      const first = await buyCart(visitor, STOREFRONT_URL, () => signInByPassword(visitor, email));
      expect(await newestOrder(visitor, STOREFRONT_URL)).toBe(first);

      await workAtDesk(visitor, OFFICE, first);
      expect(await returnItem(visitor, STOREFRONT_URL, first)).toMatch(/^R-/);
      await signOut(visitor, STOREFRONT_URL);

      await fillCart(visitor, STOREFRONT_URL);
      const mails = { request, platformUrl: PLATFORM_URL };
      const byCode = `code-${randomUUID()}@vitrine.example`;
      const second = await buyCart(visitor, STOREFRONT_URL, () =>
        signInByCode(visitor, byCode, mails),
      );
      expect(second).not.toBe(first);
      expect(await newestOrder(visitor, STOREFRONT_URL)).toBe(second);
    } finally {
      await close();
    }
  });
}
