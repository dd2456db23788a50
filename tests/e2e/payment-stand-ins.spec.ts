import { createCustomer } from '../support/customers.ts';
import { startBoth } from '../support/start-programs.ts';
import { STAND_INS } from '../support/test-ports.ts';
import { test as base, expect } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

/** The shop pays at a stand-in for a real provider, over the provider's own SDK. */

const START_BUDGET_MS = 240_000;

const test = base.extend<object, { programs: undefined }>({
  programs: [
    async ({ browserName: _ }, use) => {
      const settings = { PAYMENT_STAND_INS: '1' };
      const stop = await startBoth({ isInspected: false, place: STAND_INS, settings });
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: STAND_INS.storefrontUrl,
});

test('a payment that fails at Mollie leads back to the payment step, and one that is paid to the order', async ({
  page,
}) => {
  test.slow();
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await page.goto(shopper.at('/checkout/billing'));
  await shopper.goToPayment({ zipCode: '75002', city: 'Paris' });
  await shopper.payButton.click();
  const atMollie = page.getByRole('heading', {
    level: 1,
    name: 'Payment at a stand-in for Mollie',
  });
  await expect(atMollie).toBeVisible();
  await page.getByRole('button', { name: 'Let it fail', exact: true }).click();
  await expect(shopper.heading('Payment')).toBeVisible();

  await shopper.payButton.click();
  await expect(atMollie).toBeVisible();
  await page.getByLabel('The shop is told').selectOption('twice');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shopper.heading('Thank you')).toBeVisible();
});
