import { createCustomer } from '../support/customers.ts';
import { callsOf } from '../support/inspection.ts';
import { settled } from '../support/known-browser.ts';
import { startOlderFlow } from '../support/start-older-flow.ts';
import { OLDER_FLOW } from '../support/test-ports.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

/** The checkout where `CHECKOUT_VERSION` is not v2. */

test.use({ storageState: settled(OLDER_FLOW.url) });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await startOlderFlow();
});
test.afterAll(() => stop());

const at = (path: string) => `${OLDER_FLOW.url}/fr-fr${path}`;
const path = (page: { url(): string }) => new URL(page.url()).pathname;

test('an order goes from billing to delivery, payment, overview, check and confirmation; pages of the other flow lead to the cart', {
  tag: [
    '@CHK-02',
    '@CHK-03',
    '@CHK-04',
    '@RTE-39',
    '@RTE-40',
    '@RTE-41',
    '@RTE-42',
    '@RTE-43',
    '@RTE-70',
    '@RTE-72',
    '@DOM-40',
    '@GRD-05',
  ],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { main } = shopper;
  const layout = page.locator('[data-layout="order"]');
  await createCustomer(page.request, 'fr-fr');
  const redirectOf = async (route: string) => {
    const answer = await page.request.get(at(route), { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await redirectOf('/order-billing')).toEqual([302, '/fr-fr/cart']);

  await page.goto(at(DRESS.path));
  await shopper.addToCart(DRESS.size);
  await shopper.cartEntry.click();
  await shopper.link('Checkout').click();
  await expect(shopper.heading('Billing')).toBeVisible();
  expect(path(page)).toBe('/fr-fr/order-billing');
  await expect(layout).toBeVisible();
  expect(await redirectOf('/order-payment')).toEqual([302, '/fr-fr/order-billing']);
  for (const step of ['billing', 'delivery', 'payment']) {
    expect(await redirectOf(`/checkout/${step}`)).toEqual([302, '/fr-fr/cart']);
  }

  await shopper.fillAddress({ zipCode: '75002', city: 'Paris' });
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  expect(path(page)).toBe('/fr-fr/order-delivery');
  await expect(layout).toBeVisible();
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  expect(path(page)).toBe('/fr-fr/order-payment');
  await expect(layout).toBeVisible();
  // Nothing is chosen yet, so there is nothing to look over.
  expect(await redirectOf('/order-overview')).toEqual([302, '/fr-fr/order-payment']);
  await shopper.button('Continue to the overview').click();
  await expect(shopper.heading('Overview')).toBeVisible();
  expect(path(page)).toBe('/fr-fr/order-overview');
  await expect(layout).toBeVisible();
  await expect(main.getByText('12 rue des Lilas').first()).toBeVisible();
  await expect(main.getByText('Carte bancaire')).toBeVisible();

  // Refused: back to the payment of this flow, and on from there.
  await shopper.payButton.click();
  await shopper.payByCard('4000 0000 0000 0002');
  await expect(shopper.heading('Payment')).toBeVisible();
  expect(path(page)).toBe('/fr-fr/order-payment');
  await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await shopper.button('Continue to the overview').click();
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  expect(path(page)).toBe('/fr-fr/order-confirmation');
  await expect(layout).toBeVisible();
  // A paid order can be shown under either address.
  await page.goto(at(`/checkout/confirmation${new URL(page.url()).search}`));
  await expect(shopper.heading('Thank you')).toBeVisible();

  const calls = await callsOf(await shopper.sessionId());
  const planned = calls.filter(({ path: called }) => called.endsWith('/payments'));
  expect(planned.map(({ query, body }) => [Number(query.version) > 0, body])).toEqual(
    Array.from({ length: 2 }, () => [true, expect.objectContaining({ paymentProduct: 'cb' })]),
  );
});
