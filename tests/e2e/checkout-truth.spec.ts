import { readFileSync } from 'node:fs';
import { shippingMethodsSchema } from '#src/domain/shipping/shipping.schema.ts';
import { createCustomer } from '../support/customers.ts';
import { callsOf } from '../support/inspection.ts';
import { createCaller } from '../support/platform-client.ts';
import { DATA_FOLDER, PLATFORM_URL } from '../support/test-ports.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper } from './shopper.ts';
import { openPayment, PARIS, shopperAt, shopperAtCart } from './shopper-at.ts';

/** What the steps of the checkout say and keep, on the way and on the way back. */

/** One is there in all; nothing else is tested with it. */
const LAST_ONE = '500206-40';

const field = ({ main, say }: Shopper, english: string) =>
  main.getByRole('textbox', { name: say(english), exact: true });

test('a reload and Back at each step keep what was entered; from the confirmation Back leads to it again, and never to an error', {
  tag: ['@F27', '@A-034'],
}, async ({ page }) => {
  const { shopper, email } = await shopperAt('billing', page, 'fr-fr');
  await shopper.fillAddress(PARIS);
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  await page.reload();
  await expect(shopper.heading('Delivery')).toBeVisible();
  await page.goBack();
  await expect(shopper.heading('Billing')).toBeVisible();
  await expect(field(shopper, 'Town or city')).toHaveValue('Paris');
  await shopper.button('Continue to delivery').click();
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await page.goBack();
  await expect(shopper.heading('Delivery')).toBeVisible();
  await page.goForward();
  await expect(shopper.heading('Payment')).toBeVisible();
  await page.reload();
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  await expect(shopper.main).toContainText(
    shopper.say('A confirmation with all the details is on its way to {email}.', { email }),
  );
  await expect(page.getByRole('complementary')).toContainText('Carte bancaire');
  const { href } = new URL(page.url());
  await page.goBack();
  await expect(shopper.heading('Thank you')).toBeVisible();
  expect(page.url()).toBe(href);
});

test('the last piece, sold to another between the steps: the shopper hears of it, and the cart marks it', {
  tag: ['@ERR-13', '@PAY-01'],
}, async ({ page, otherContext }) => {
  const skus = [LAST_ONE];
  const { shopper } = await shopperAt('payment', page, 'fr-fr', { skus });
  const other = await otherContext.newPage();
  const { shopper: faster } = await shopperAt('payment', other, 'fr-fr', { skus });
  await faster.payButton.click();
  await faster.payByCard('4242 4242 4242 4242');
  await expect(faster.heading('Thank you')).toBeVisible();
  await shopper.payButton.click();
  await expect(shopper.heading('Cart')).toBeVisible();
  await expect(
    shopper.main.getByText(
      shopper.say(
        'A price or an availability has changed. Nothing was charged: please check your cart.',
      ),
    ),
  ).toBeVisible();
  await expect(
    shopper.main.getByText(shopper.say('Sold out: please remove it to go on.')),
  ).toBeVisible();
  await expect(shopper.link('Checkout')).toHaveCount(0);
  await shopper.remove.click();
  await shopper.seeCount(0);
});

test('a cart that costs nothing is ordered with one press, without a card', {
  tag: ['@PAY-06', '@A-066'],
}, async ({ page }) => {
  await createCustomer(page.request, 'fr-fr');
  const shopper = await shopperAtCart(page, 'fr-fr');
  await field(shopper, 'Promo code').fill('FREE100');
  await shopper.button('Apply').click();
  await expect(shopper.main.getByText('FREE100', { exact: true })).toBeVisible();
  await openPayment(page, 'fr-fr', PARIS);
  await expect(shopper.main.getByRole('radio')).toHaveCount(0);
  await shopper.button('Place the order').click();
  await expect(shopper.heading('Thank you')).toBeVisible();
  await expect(
    shopper.main.getByText(
      shopper.say('We have received your order, and there is nothing to pay.'),
    ),
  ).toBeVisible();
  const calls = await callsOf(await shopper.sessionId());
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(sent.filter((path) => path.endsWith('/validate'))).toHaveLength(1);
  expect(sent.filter((path) => path.includes('/payments'))).toEqual([]);
});

test('a chosen delivery shows its price and the new total at once; the total of the cart contains it, too', {
  tag: ['@CHK-06', '@CHK-07'],
}, async ({ page }) => {
  const { shopper } = await shopperAt('billing', page, 'fr-fr');
  await shopper.fillAddress(PARIS);
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  const summary = page.getByRole('complementary');
  const secrets = JSON.parse(readFileSync(`${DATA_FOLDER}/secrets.json`, 'utf8'));
  const platform = createCaller({
    send: (path, init) => fetch(`${PLATFORM_URL}${path}`, init),
    subscriptionKey: secrets.subscriptionKey,
    sessionId: await shopper.sessionId(),
  });
  // What the platform has for France, but for what is sent without a parcel (CHK-12).
  const methods = shopper.main.locator('input[name="method"]');
  const shown = await methods.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  const { body } = await platform.call('GET', '/deliveries/shipping-methods', {
    query: { country: 'FR' },
  });
  const offered = shippingMethodsSchema.parse(body).map(({ key }) => key);
  expect(shown.toSorted()).toEqual(offered.filter((key) => key !== 'VI').toSorted());
  const express = shopper.main.locator('input[name="method"][value="EX"]');
  const price = await shopper.main.locator('#method-EX-end').textContent();
  await express.check();
  await expect(summary.getByText(price ?? '', { exact: true })).toBeVisible();
  const cents = Number(price?.replace(/\D/g, '')) + DRESS.cents;
  const total = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  await expect(summary.getByText(total).last()).toBeVisible();
  // What was chosen is there after a reload.
  await page.reload();
  await expect(express).toBeChecked();
  await shopper.button('Continue to payment').click();
  await field(shopper, 'Phone').fill('06 39 98 01 12');
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await page.goto(shopper.at('/cart'));
  await expect(summary.getByText(total)).toBeVisible();
  await expect(summary.getByText(shopper.say('VAT included'), { exact: true })).toBeVisible();
});

test('what was typed and not sent survives a reload, and goes when it is sent', async ({
  page,
}) => {
  const { shopper } = await shopperAt('billing', page, 'fr-fr');
  await shopper.fillAddress(PARIS);
  await page.reload();
  await expect(field(shopper, 'Address')).toHaveValue('12 rue des Lilas');
  await expect(field(shopper, 'Town or city')).toHaveValue('Paris');
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('vitrine-address-drafts'));
  expect(kept ?? '{}').toBe('{}');
});

test('what was typed is gone with its customer', { tag: ['@T18'] }, async ({ page }) => {
  const { shopper } = await shopperAt('billing', page, 'fr-fr');
  // Until then nobody knows whose the browser is.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('vitrine-owner')))
    .toBeTruthy();
  await field(shopper, 'Address').fill('12 rue des Lilas');
  await page.goto(shopper.at('/auth/logout'));
  await shopper.open('');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('vitrine-address-drafts')))
    .toBeNull();
});

test('names and streets are shown as they were typed, and sent in upper case', {
  tag: ['@CHK-05', '@ADR-04'],
}, async ({ page }) => {
  const { shopper } = await shopperAt('billing', page, 'fr-fr');
  await shopper.fillAddress(PARIS);
  await field(shopper, 'First name').fill('Seán');
  await field(shopper, 'Last name').fill('van der O’Brien-McDonald');
  await field(shopper, 'Address').fill('3 rue de la Straße d’Hérouville');
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  const calls = await callsOf(await shopper.sessionId());
  const billing = calls.find(({ path }) => path.endsWith('/billing-address'));
  expect(billing?.body).toMatchObject({
    lastName: 'VAN DER O’BRIEN-MCDONALD',
    line1: '3 RUE DE LA STRASSE D’HÉROUVILLE',
    city: 'PARIS',
  });
  await expect(
    shopper.main.getByText('3 rue de la Straße d’Hérouville', { exact: false }).first(),
  ).toBeVisible();
  await page.goto(shopper.at('/checkout/billing'));
  await expect(field(shopper, 'Last name')).toHaveValue('van der O’Brien-McDonald');
  await expect(field(shopper, 'Address')).toHaveValue('3 rue de la Straße d’Hérouville');
  await shopper.button('Continue to delivery').click();
  await shopper.button('Continue to payment').click();
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  await expect(shopper.main.getByText('Seán van der O’Brien-McDonald')).toBeVisible();
  await expect(shopper.main.getByText('3 rue de la Straße d’Hérouville')).toBeVisible();
});

test('what may stay empty is labelled so, a promo code is not, and the countries are those billed', {
  tag: ['@VAL-18', '@DOM-14'],
}, async ({ page }) => {
  const { shopper } = await shopperAt('billing', page, 'fr-fr');
  const { main, say } = shopper;
  const labelOf = (english: string) => main.locator('label').filter({ hasText: say(english) });
  for (const input of await main.locator('form input[name]:not([type=hidden])').all()) {
    const label = main.locator(`label[for="${await input.getAttribute('id')}"]`);
    const isOptional = (await input.getAttribute('required')) === null;
    if ((await label.count()) === 0 || (await input.getAttribute('type')) === 'radio') continue;
    if (isOptional) await expect(label).toContainText('(facultatif)');
    else await expect(label).not.toContainText('(facultatif)');
  }
  await expect(labelOf('(optional)').first()).toBeVisible();
  const countries = main.getByRole('combobox', { name: say('Country'), exact: true });
  const billed = ['FR', 'BE', 'LU', 'MC', 'CH', 'DE', 'ES', 'IT', 'GB'];
  const offered = await countries
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(offered.toSorted()).toEqual(billed.toSorted());
  await page.goto(shopper.at('/cart'));
  await expect(labelOf('Promo code')).toHaveText(say('Promo code'));
});

test('the slash of an expiry date comes while it is typed', { tag: ['@PAY-14'] }, async ({
  page,
}) => {
  const { shopper } = await shopperAt('payment', page, 'fr-fr');
  await shopper.payButton.click();
  const expiry = page.locator('#expiry');
  await expiry.pressSequentially('1239');
  await expect(expiry).toHaveValue('12/39');
  await expiry.fill('');
  await expiry.pressSequentially('4/');
  await expect(expiry).toHaveValue('04/');
  await expiry.press('Backspace');
  await expect(expiry).toHaveValue('04');
});
