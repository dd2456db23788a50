import type { Page } from '@playwright/test';
import { QUESTION_TEXTS } from '#src/demo/card-sandbox/question-texts.ts';
import { createCustomer } from '../support/customers.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';
import { putIntoCart, shopperAt } from './shopper-at.ts';

/** Ways to pay other than one card that is taken at once. */

/** A new customer with so many dresses, at the payment step. */
async function atPayment(page: Page, count = 1): Promise<Shopper> {
  const skus = Array<string>(count).fill(DRESS.sku);
  return (await shopperAt('payment', page, 'fr-fr', { skus })).shopper;
}

const textbox = ({ main, say }: Shopper, english: string) =>
  main.getByRole('textbox', { name: say(english), exact: true });

async function useGiftCard(shopper: Shopper, number: string, pin = '') {
  await textbox(shopper, 'Gift card number').fill(number);
  await textbox(shopper, 'PIN').fill(pin);
  await shopper.button('Use this gift card').click();
}

test('a gift card that covers everything pays, and orders nothing until the button that says so is used', {
  tag: ['@PAY-03', '@PAY-04', '@GFT-04'],
}, async ({ page }) => {
  const shopper = await atPayment(page);
  await shopper.button('Do you have a gift card?').click();
  await useGiftCard(shopper, 'gc 000');
  await expect(
    shopper.main.getByText(
      shopper.say('We cannot find a gift card with this number and PIN. Please check both.'),
    ),
  ).toBeVisible();
  await expect(textbox(shopper, 'Gift card number')).toHaveValue('gc 000');
  await useGiftCard(shopper, 'gc100');
  await expect(shopper.main.getByRole('radio')).toHaveCount(0);
  await shopper.button('Order with obligation to pay').click();
  await expect(shopper.heading('Thank you')).toBeVisible();
  await expect(page.getByText('•••• C100').first()).toBeVisible();
  const lines = linesOf(await callsOf(await shopper.sessionId()));
  const paid = lines.findIndex((line) => /^POST .+\/gift-cards\/gc100 200$/.test(line));
  expect(paid).toBeGreaterThan(0);
  const after = lines.slice(paid + 1).filter((line) => /\/carts/.test(line));
  expect(after[0]).toMatch(/^GET \/carts\/[\w-]+ 200$/);
  const ordered = /^POST \/carts-self\/[\w-]+\/validate 200$/;
  expect(after.filter((line) => ordered.test(line))).toHaveLength(1);
});

test('a gift card pays a part, can be taken back, and a card pays the rest', {
  tag: ['@PAY-05', '@DOM-27', '@I18-11'],
}, async ({ page }) => {
  const shopper = await atPayment(page, 3);
  const methods = shopper.main.getByRole('radio');
  // A shop without the bot check has none of it on the page that would.
  await expect(page.locator('script[src*="bot-check"]')).toHaveCount(0);
  const calls = await callsOf(await shopper.sessionId());
  expect(new Set(calls.map(({ headers }) => headers['accept-language']))).toEqual(
    new Set(['fr-fr']),
  );
  await shopper.button('Do you have a gift card?').click();
  await useGiftCard(shopper, 'GC500');
  const pay39 = shopper.main.getByRole('button', { name: /39,97/ });
  await expect(pay39).toBeVisible();
  expect(await methods.count()).toBeGreaterThan(3);
  await page.reload();
  await expect(pay39).toBeEnabled();
  await shopper.main
    .getByRole('button', {
      name: shopper.say('Remove gift card {masked}', { masked: '•••• C500' }),
    })
    .click();
  await expect(shopper.main.getByRole('button', { name: /89,97/ })).toBeVisible();
  await shopper.button('Do you have a gift card?').click();
  await useGiftCard(shopper, 'GC500');
  await pay39.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  await expect(page.getByText('•••• C500').first()).toBeVisible();
});

test('what is paid in parts says what is due when, what it costs and that it binds', async ({
  page,
}) => {
  const shopper = await atPayment(page, 3);
  const { main, say } = shopper;
  await main.getByRole('radio', { name: say('In 4 instalments with Alma'), exact: true }).check();
  const cost = main.getByText(/91,27.+1,30.+12,45/);
  const warning = main.getByText(say('Caution! Borrowing money costs money.'));
  const dues = main.getByText(/^Le \d+(er)? .+ 20\d\d.: 22,4\d/);
  await expect(cost).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(main.getByText(/^Aujourd’hui.: 23,80/)).toBeVisible();
  await expect(dues).toHaveCount(3);
  await main.getByRole('radio', { name: 'PayPal', exact: true }).check();
  await expect(cost).toHaveCount(0);
});

test('where the bot check is on the payment page alone has it; Multibanco gives a voucher that a reload does not renew', {
  tag: ['@DOM-27', '@PAY-13', '@PAY-16', '@API-79'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'es-es');
  await createCustomer(page.request, 'es-es');
  await putIntoCart(page.request, 'es-es', DRESS.sku);
  await page.goto(shopper.at('/checkout/billing'));
  await expect(shopper.heading('Billing')).toBeVisible();
  await shopper.fillAddress({ zipCode: '28013', city: 'Madrid' });
  const botCheck = page.locator('script[src*="bot-check"]');
  await expect(botCheck).toHaveCount(0);
  // The carrier there asks for it.
  await textbox(shopper, 'Phone').fill('612345678');
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await page.reload();
  await expect(botCheck).toHaveCount(1);
  expect(await botCheck.evaluate((script: HTMLScriptElement) => script.nonce)).not.toBe('');
  await page.waitForFunction(() => 'botCheck' in window);
  await shopper.main.getByRole('radio', { name: 'Multibanco', exact: true }).check();
  await shopper.payButton.click();
  await page.getByRole('button', { name: QUESTION_TEXTS.es.goOn, exact: true }).click();
  await expect(shopper.heading('Thank you')).toBeVisible();
  const voucher = page.getByRole('region', { name: shopper.say('Pay with Multibanco') });
  await expect(voucher.getByText('21312')).toBeVisible();
  const shown = await voucher.textContent();
  expect(shown).toMatch(/\d{3} \d{3} \d{3}/);
  await page.reload();
  await expect(voucher).toHaveText(shown ?? '');
  await expect(shopper.button('Print')).toBeEnabled();
  await page.goto(shopper.at('/account/orders'));
  await expect(shopper.main.getByText(shopper.say('Awaiting your payment'))).toBeVisible();
  await expect(botCheck).toHaveCount(0);
  const calls = await callsOf(await shopper.sessionId());
  const started = calls.find(({ path }) => path.endsWith('/payments/cardtwo'));
  expect(started?.body).toMatchObject({ botCheck: expect.stringMatching(/^\d+\.[0-9a-f]{64}$/) });
});

test('a declined challenge leads back to the payment step, and another card pays; a pending one is waited for', {
  tag: ['@PAY-13', '@PAY-14', '@PAY-15'],
}, async ({ page }) => {
  const shopper = await atPayment(page);
  await shopper.payButton.click();
  await shopper.payByCard('4000 0000 0000 3220');
  await shopper.cardButton('decline').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({
      hasText: shopper.say(
        'Your bank refused the payment. Nothing was charged: please try another card.',
      ),
    }),
  ).toBeVisible();
  await expect(page.getByRole('complementary').getByText('29,99').first()).toBeVisible();
  await shopper.payButton.click();
  await shopper.payByCard('4000 0000 0000 9995');
  // The bank decides after five seconds; the page asks until there is an order.
  await expect(shopper.heading('Thank you')).toBeVisible();
  await expect(
    shopper.main.getByText(
      shopper.say('We have received your order, and your payment is confirmed.'),
    ),
  ).toBeVisible();
});
