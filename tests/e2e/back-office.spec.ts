import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { lookIntoDialogsWhereTight } from './dialogs.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { customerWithOrder, PARIS } from './shopper-at.ts';
import { OFFICE, pick, signIn } from './staff.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openOrder(page: Page, orderNumber: string) {
  await page.goto(`${OFFICE}/orders`);
  await page.getByPlaceholder('Number, name, email, item').fill(orderNumber);
  await page.getByRole('link', { name: orderNumber, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible();
}

test.describe('the back office', () => {
  test.use({ locale: 'en-GB' });

  test('the staff send an order in two parcels, and the customer is told of both', async ({
    page,
    otherContext,
  }) => {
    test.slow();
    const { shopper, orderNumber } = await customerWithOrder(page, 'fr-fr', PARIS, ['S1', 'SD']);
    const staff = await otherContext.newPage();
    await signIn(staff, 'desk');
    await openOrder(staff, orderNumber);
    await expect(staff.getByText('75002 Paris').first()).toBeVisible();

    await press(staff, 'Send a parcel');
    const first = staff.getByRole('dialog', { name: 'Send a parcel' });
    await first.getByRole('spinbutton').first().fill('0');
    const carrier = (form: typeof first) => form.getByRole('combobox', { name: /^Carrier/ });
    await carrier(first).fill('Colissimo');
    await carrier(first).press('Tab');
    await first.getByRole('button', { name: 'Make a label' }).click();
    const number = first.getByLabel('Number of the parcel');
    await expect(number).toHaveValue(/^6A/);
    // The order was written to and read again: what was typed is still there.
    await expect(carrier(first)).toHaveValue('Colissimo');
    await expect(first.getByRole('spinbutton').first()).toHaveValue('0');
    await number.fill('6A20000000001');
    await first.getByRole('button', { name: 'Send 1 item' }).click();
    await expect(first).toHaveCount(0);
    await expect(staff.getByText('Sent in part')).toBeVisible();

    await press(staff, 'Send a parcel');
    const second = staff.getByRole('dialog', { name: 'Send a parcel' });
    await expect(second.getByRole('spinbutton')).toHaveCount(1);
    await expect(carrier(second)).toHaveValue('Colissimo');
    await carrier(second).fill('Neighbour');
    await carrier(second).press('Tab');
    await second.getByRole('button', { name: 'Send 1 item' }).click();
    await expect(staff.getByText(/^Parcel 2, Neighbour/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Send a parcel' })).toHaveCount(0);
    expect(await barriers(staff)).toEqual([]);

    await shopper.open(`/account/orders?order=${orderNumber}`);
    await expect(shopper.main.getByRole('link', { name: '6A20000000001' })).toBeVisible();
  });

  test('an item that is not in stock is cancelled, paid back and written down for the owner', async ({
    page,
    otherContext,
  }) => {
    test.slow();
    const { orderNumber } = await customerWithOrder(page, 'fr-fr', PARIS, [
      'S1',
      'S1',
      'SD',
      '500202-40',
    ]);
    const staff = await otherContext.newPage();
    await signIn(staff, 'desk');
    await openOrder(staff, orderNumber);
    await lookIntoDialogsWhereTight(staff);
    await press(staff, 'Cancel items');
    const form = staff.getByRole('dialog', { name: 'Cancel items' });
    await form.getByRole('spinbutton').first().fill('1');
    await form.getByRole('combobox', { name: /^Why/ }).click();
    await staff.getByRole('option', { name: 'Not in stock' }).click();
    await expect(form.getByRole('status')).toContainText('€29.99 goes back the way it was paid');
    // Somebody else picks the order meanwhile: what was typed stays, and is sent for what is there now.
    await pick(staff.request, orderNumber);
    const deed = form.getByRole('button', { name: 'Cancel 1 item' });
    await deed.click();
    await expect(form.getByRole('alert').filter({ hasText: 'was faster' })).toBeVisible();
    await expect(form.getByRole('spinbutton').first()).toHaveValue('1');
    await deed.click();
    await expect(form).toHaveCount(0);
    await expect(staff.getByRole('heading', { name: 'Cancelled items' })).toBeVisible();

    await staff.context().clearCookies();
    await signIn(staff, 'owner');
    await staff.goto(`${OFFICE}/audit`);
    await staff.getByLabel('Number or id').fill(orderNumber);
    const row = staff.getByRole('row').filter({ hasText: orderNumber });
    await expect(row.first()).toContainText('Tom Becker');
  });

  test('a member who forgot the password chooses another one by a mailed link', async ({
    page,
    request,
  }) => {
    test.slow();
    const email = 'buyer@vitrine.example';
    await page.goto(OFFICE);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('not the right one');
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('is not right');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await page.getByLabel('Email address').fill(email);
    expect(await barriers(page)).toEqual([]);
    await press(page, 'Send the link');
    await expect(page.getByRole('status')).toContainText('a link is on its way');

    const link = await linkInMail(request, email, `${OFFICE}/new-password`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link);
    await page.getByLabel('New password').fill('short 1');
    await press(page, 'Continue');
    // The browser says what is too short.
    await expect(page.getByLabel('New password')).toHaveValue('short 1');
    await page.getByLabel('New password').fill('a long way home');
    expect(await barriers(page)).toEqual([]);
    await press(page, 'Continue');
    await expect(page.getByRole('status')).toContainText('The password is changed');
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This link was used or is too old');

    await page.goto(OFFICE);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('a long way home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
    await page.goto(`${OFFICE}/account`);
    await press(page, 'Add an authenticator app');
    await press(page, 'Set up the authenticator app');
    const code = page.getByRole('img', { name: /^QR code/ });
    await expect(code).toBeVisible();
    await expect(code).toHaveAttribute('src', /^data:image\/svg\+xml,/);
    expect(await barriers(page)).toEqual([]);
  });

  test('the owner finds sign-ins in the log by their name', async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto(`${OFFICE}/audit`);
    await page.getByRole('combobox', { name: 'What was done' }).fill('Signed');
    await page.getByRole('option', { name: 'Signed in', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Nadia Benali' }).first();
    await expect(row).toContainText('Signed in');
    await expect(row).toContainText('Member staff-owner');
    await expect(page.getByRole('cell', { name: 'Items cancelled' })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
  });

  test('the first page leads who judges reviews and hands out reservations to what waits', async ({
    page,
  }) => {
    await signIn(page, 'desk');
    await page.goto(OFFICE);
    for (const name of ['Reservations to hand out', 'Reservations to put back']) {
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    }
    const reviews = page.getByRole('link', { name: /Reviews to judge/ });
    await expect(reviews).toContainText(/\d/);
    await reviews.click();
    await expect(page.getByRole('combobox', { name: 'State' })).toContainText('To be judged');
    await page.context().clearCookies();
    await signIn(page, 'editor');
    await page.goto(OFFICE);
    await expect(page.getByRole('link', { name: /Reviews to judge/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Reservations/ })).toHaveCount(0);
  });

  test('the warehouse sees orders without mail addresses, and neither customers nor staff', async ({
    page,
  }) => {
    await signIn(page, 'warehouse');
    await page.goto(OFFICE);
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Orders' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Customers' })).toHaveCount(0);
    await expect(menu.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    await page.goto(`${OFFICE}/members`);
    await expect(page.getByText('Access denied')).toBeVisible();
    await page.goto(`${OFFICE}/orders`);
    expect(await barriers(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^V\d{10}$/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible();
    await expect(page.getByText('@vitrine.example')).toHaveCount(0);
  });
});
