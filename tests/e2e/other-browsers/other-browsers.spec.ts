import { otherBrowsers } from '#src/launch/other-browsers.ts';
import { openBrowser } from '../../support/browsers/open-browser.ts';
import { visitorOn } from '../../support/browsers/visitor.ts';
import { createCustomer } from '../../support/customers.ts';
import { STOREFRONT_URL } from '../../support/test-ports.ts';
import { expect, test } from '../shop-test.ts';
import { fillCart, goToPayment, signInByPassword } from './journeys.ts';

for (const name of otherBrowsers()) {
  test(`in ${name} over plain HTTP a shopper keeps the cart, signs in and comes to the payment`, {
    tag: ['@CRT-02', '@SES-06'],
  }, async ({ request }) => {
    test.slow();
    const { driver, close } = await openBrowser(name);
    try {
      const visitor = visitorOn(driver);
      await driver.manage().window().setRect({ width: 1280, height: 1000 });
      const { email } = await createCustomer(request, 'en');
      await fillCart(visitor, STOREFRONT_URL, 2);
      await goToPayment(visitor, STOREFRONT_URL, () => signInByPassword(visitor, email));
      expect(new URL(await driver.getCurrentUrl()).pathname).toBe('/en/checkout/payment');
    } finally {
      await close();
    }
  });
}
