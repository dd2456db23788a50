import { STOREFRONT_URL } from '../support/test-ports.ts';
import { CART } from './session-traces.ts';
import { expect, test } from './shop-test.ts';
import { shopperAt } from './shopper-at.ts';

test('paid, and back without the cookie of the cart, by GET and by a POST of another site: the order is confirmed, once', {
  tag: ['@any-platform', '@T37', '@A-034'],
}, async ({ page, context }) => {
  const { shopper } = await shopperAt('payment', page, 'fr-fr');
  const returning = page.waitForRequest((request) =>
    request.url().includes('/order-cardone-check'),
  );
  await shopper.payButton.click();
  await context.clearCookies({ name: CART });
  await shopper.payByCard('4242 4242 4242 4242');
  const returned = new URL((await returning).url());
  await expect(shopper.heading('Thank you')).toBeVisible();

  await page.goto('about:blank');
  const action = `${STOREFRONT_URL}${returned.pathname}`;
  const reference = returned.searchParams.get('reference') ?? '';
  await page.setContent(
    `<form method="post" action="${action}"><input name="reference" value="${reference}"><button>Back</button></form>`,
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/fr-fr\/checkout\/confirmation\?cart=/);
  await expect(shopper.heading('Thank you')).toBeVisible();
  await page.goto(shopper.at('/account/orders'));
  await expect(shopper.main.getByRole('article')).toHaveCount(1);
});
