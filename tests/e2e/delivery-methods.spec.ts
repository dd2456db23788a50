import type { Page } from '@playwright/test';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { createCustomer } from '../support/customers.ts';
import { callsOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import type { Shopper } from './shopper.ts';
import { shopperAtCart } from './shopper-at.ts';

/** The ways of a delivery besides the door, and addresses that are suggested. */

async function goToCheckout(page: Page, locale: OnlineLocale): Promise<Shopper> {
  const shopper = await shopperAtCart(page, locale);
  await shopper.link('Checkout').click();
  return shopper;
}

const field = ({ main, say }: Shopper, english: string) =>
  main.getByRole('textbox', { name: say(english), exact: true });
const method = ({ main }: Shopper, key: string) =>
  main.locator(`input[name="method"][value="${key}"]`);

async function placeOrder(shopper: Shopper) {
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
}

test('a guest signs in on the way and picks a suggestion by keyboard; the order goes to a locker found by text, wherever it is shown', {
  tag: ['@ADR-08', '@CHK-08', '@CHK-06', '@DOM-30', '@DOM-35', '@ENU-02'],
}, async ({ page, otherContext }) => {
  const { email } = await createCustomer(otherContext.request, 'fr-fr');
  const shopper = await goToCheckout(page, 'fr-fr');
  const { say, main } = shopper;
  await shopper.signIn(email);
  await expect(shopper.heading('Billing')).toBeVisible();
  await field(shopper, 'First name').fill('Camille');
  await field(shopper, 'Last name').fill('Durand');
  const street = main.locator('[name="line1"]');
  await street.focus();
  await street.pressSequentially('12 rue des lil 69003', { delay: 20 });
  const list = main.getByRole('listbox', { name: say('Suggested addresses') });
  const options = list.getByRole('option');
  await expect(options.first()).toContainText('69003 Lyon');
  await expect(street).toHaveRole('combobox');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(street).toBeFocused();
  await expect(field(shopper, 'Address')).toHaveValue('12 rue des Lilas');
  await expect(field(shopper, 'Postcode')).toHaveValue('69003');
  await expect(field(shopper, 'Town or city')).toHaveValue('Lyon');
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();

  // The door is what a delivery starts with; a locker asks for its place, and for a phone.
  await expect(method(shopper, 'NO')).toBeChecked();
  await method(shopper, 'LO').check();
  await shopper.button('Continue to payment').click();
  await expect(main.getByText(say('Please choose a locker.'))).toBeVisible();
  await expect(shopper.button('Choose a locker')).toBeFocused();
  await shopper.button('Choose a locker').click();
  const layer = page.getByRole('dialog', { name: say('Choose a locker') });
  await expect(layer.getByRole('listitem').first()).toContainText('69003');
  await expect(layer.getByRole('navigation', { name: say('Map') })).toBeVisible();
  await layer.getByRole('textbox').fill('Lille');
  await layer.getByRole('button', { name: say('Search'), exact: true }).click();
  const card = layer.getByRole('listitem').first();
  await expect(card).toContainText('Lille');
  await expect(card).toContainText(say('Open around the clock'));
  const name = (await card.getByRole('heading').textContent())?.replace(/^\d+\. /, '') ?? '';
  await card.getByRole('button').click();
  await expect(layer).toBeHidden();
  await expect(main.getByText(name, { exact: true })).toBeVisible();
  await field(shopper, 'First name').fill('Zoé');
  await page.reload();
  await expect(method(shopper, 'LO')).toBeChecked();
  await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expect(field(shopper, 'First name')).toHaveValue('Zoé');
  await shopper.button('Continue to payment').click();
  await expect(field(shopper, 'Phone')).toBeFocused();
  await field(shopper, 'Phone').fill('06 39 98 01 12');
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await expect(page.getByRole('complementary').getByText(name)).toBeVisible();

  const calls = await callsOf(await shopper.sessionId());
  const billing = calls.find(({ path }) => path.endsWith('/billing-address'));
  expect(billing?.body).toMatchObject({ line1: '12 RUE DES LILAS', quality: 'HOUSE' });
  const shipping = calls.find(({ path }) => path.endsWith('/shipping-method/LO'));
  expect(shipping?.body).toMatchObject({
    deliveryPointIdV2: expect.stringMatching(/^L-FR-59/),
    firstName: 'ZOÉ',
  });
  // Back on the step, the place is still the one.
  await page.goBack();
  await expect(main.getByText(name, { exact: true })).toBeVisible();
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await placeOrder(shopper);
  await expect(main.getByText(name)).toBeVisible();
  await expect(main.getByText(say('Collect it here'))).toBeVisible();
});

test('a member of Happy Shopping names who the order is for', {
  tag: ['@CHK-09', '@API-24'],
}, async ({ page }) => {
  const shopper = await goToCheckout(page, 'fr-fr');
  await shopper.signIn('u4@vitrine.example');
  await expect(shopper.heading('Billing')).toBeVisible();
  await shopper.fillAddress({ zipCode: '75002', city: 'Paris' });
  await shopper.button('Continue to delivery').click();
  await expect(shopper.heading('Delivery')).toBeVisible();
  await method(shopper, 'HSP').check();
  await field(shopper, 'First name').fill('');
  await field(shopper, 'Last name').fill('van der Berg');
  await shopper.button('Continue to payment').click();
  await expect(field(shopper, 'First name')).toBeFocused();
  await field(shopper, 'First name').fill('Zoé');
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Zoé van der Berg')).toBeVisible();
  const calls = await callsOf(await shopper.sessionId());
  const sent = calls.filter(({ path }) => path.endsWith('/shipping-method-hsp'));
  expect(sent.map(({ body }) => body)).toEqual([{ firstName: 'Zoé', lastName: 'van der Berg' }]);
  await placeOrder(shopper);
  await expect(shopper.main.getByText('Zoé van der Berg')).toBeVisible();
});

test('a shop without a map lists its pickup points alone', { tag: ['@DOM-30', '@STO-07'] }, async ({
  page,
}) => {
  await createCustomer(page.request, 'pl-pl');
  const shopper = await goToCheckout(page, 'pl-pl');
  await expect(shopper.heading('Billing')).toBeVisible();
  await shopper.fillAddress({ zipCode: '00-001', city: 'Warszawa' });
  // Whatever the delivery, its carrier calls: the step before says so.
  await shopper.button('Continue to delivery').click();
  await expect(field(shopper, 'Phone')).toHaveAttribute('aria-invalid', 'true');
  await field(shopper, 'Phone').fill('601 234 567');
  await shopper.button('Continue to delivery').click();
  await method(shopper, 'PR').check();
  await shopper.button('Choose a pickup point').click();
  const layer = page.getByRole('dialog', { name: shopper.say('Choose a pickup point') });
  await expect(layer.getByRole('listitem').first()).toContainText('00-001 Warszawa');
  await expect(layer.getByRole('navigation')).toHaveCount(0);
  await layer.getByRole('textbox').fill('Atlantis');
  await layer.getByRole('button', { name: shopper.say('Search'), exact: true }).click();
  await expect(layer.getByRole('listitem')).toHaveCount(0);
  await expect(layer.getByRole('status')).toContainText('punktu odbioru');
});
