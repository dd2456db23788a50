import { createCustomer } from '../support/customers.ts';
import { deedOf, lookIntoDialogsWhereTight } from './dialogs.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';
import { OFFICE, signIn } from './staff.ts';

test.use({ locale: 'en-GB' });

test('a clerk makes an order, its customer follows the mail, signs in and pays, and the clerk sees it', async ({
  page,
  otherContext,
}) => {
  test.slow();
  const { email } = await createCustomer(otherContext.request, 'fr-fr');
  await otherContext.clearCookies();
  await signIn(page, 'desk');
  await page.goto(`${OFFICE}/orders`);
  await page.getByRole('button', { name: 'New order', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New order' });
  const choose = async (label: RegExp, option: RegExp) => {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose(/^Shop/, /^France$/);
  await dialog.getByLabel('Email address of the customer').fill(email);
  await dialog.getByLabel('Find items').fill('500202-40');
  await dialog.getByRole('button', { name: /^Add / }).click();
  await choose(/^Delivery/, /domicile/);
  for (const [label, value] of [
    ['First name', 'Camille'],
    ['Last name', 'Durand'],
    ['Street and number', '12 rue des Lilas'],
    ['Postcode', '75002'],
    ['Town', 'Paris'],
    ['Telephone', '0639980112'],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
  }
  const costs = dialog.getByRole('region', { name: 'What it costs' });
  await expect(costs).toContainText('Delivery:');
  await deedOf(dialog).click();
  await expect(dialog).toHaveCount(0);

  const link = await linkInMail(page.request, email, '/fr-fr/payment-link?token=');
  const shopper = shopperOn(await otherContext.newPage(), 'fr-fr');
  await shopper.page.goto(link);
  await shopper.link('Sign in and pay').click();
  await shopper.signIn(email);
  await expect(shopper.heading('Payment')).toBeVisible();
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  const [orderNumber = ''] = /V\d{10}/.exec(await shopper.main.innerText()) ?? [];
  await shopper.page.goto(link);
  await expect(shopper.heading('This order is paid')).toBeVisible();

  await page.goto(`${OFFICE}/orders/${orderNumber}/show`);
  await expect(page.getByText(/^Made by .+, and a payment link sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Add items', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add items' });
  await adding.getByLabel('Find items').fill('500202-40');
  await adding.getByRole('button', { name: /^Add / }).click();
  // The price is asked for first.
  await expect(adding.getByText('Total', { exact: true })).toBeVisible();
  await deedOf(adding).click();
  await expect(adding).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Added items' })).toContainText('Waits');
  await lookIntoDialogsWhereTight(page);
});
