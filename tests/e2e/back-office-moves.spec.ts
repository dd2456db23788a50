import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { barriers } from './barriers.ts';
import { deedOf, lookIntoDialogsWhereTight } from './dialogs.ts';
import { expect, test } from './shop-test.ts';
import { customerWithOrder, PARIS } from './shopper-at.ts';
import { deliver, OFFICE, signIn } from './staff.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, label: RegExp, option: string | RegExp) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).last().click();
}

const save = (page: Page) => deedOf(page.getByRole('dialog')).click();

test.use({ locale: 'en-GB' });

test('an item that came back goes out in another size, chosen from what is in stock', async ({
  page,
  otherContext,
}) => {
  test.slow();
  const { orderNumber } = await customerWithOrder(page, 'fr-fr', PARIS, ['S1', 'SD', '500202-40']);
  await deliver(otherContext.request, orderNumber);
  // The warehouse was signed in.
  await otherContext.clearCookies();
  const staff = await otherContext.newPage();
  await signIn(staff, 'desk');
  await staff.goto(`${OFFICE}/orders/${orderNumber}/show`);
  await press(staff, 'Take a return');
  await staff.getByRole('dialog').getByRole('spinbutton').first().fill('1');
  await choose(staff, /^Why/, 'Too small');
  const taken = staff.getByRole('dialog', { name: 'Take a return' });
  await expect(taken.getByRole('status')).toContainText('Once it has arrived as new:€');
  await taken.getByRole('button', { name: 'Take 1 item back' }).click();
  await expect(staff.getByRole('button', { name: 'Inspect' })).toBeVisible();
  await lookIntoDialogsWhereTight(staff);
  await press(staff, 'Inspect');
  await choose(staff, /^What was found/, 'Exchanged for another size');
  await staff
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Other size/ })
    .click();
  const offered = staff.getByRole('option');
  await expect(offered.filter({ hasText: /in stock|sold out/ }).first()).toBeVisible();
  for (const soldOut of await offered.filter({ hasText: 'sold out' }).all()) {
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  }
  await offered
    .filter({ hasText: /\d in stock$/ })
    .last()
    .click();
  const inspected = staff.getByRole('dialog', { name: 'Inspect' });
  await expect(inspected.getByRole('status')).toHaveText('Nothing is paid back.');
  expect(await barriers(staff)).toEqual([]);
  await save(staff);
  await expect(staff.getByText('Exchange to send').first()).toBeVisible();
});

test('two accounts of one person are seen side by side and made one', async ({
  page,
  otherContext,
}) => {
  test.slow();
  const stays = await createCustomer(page.request, 'fr-fr');
  const closed = await createCustomer(otherContext.request, 'fr-fr');
  const staff = await otherContext.newPage();
  await signIn(staff, 'desk');
  const find = (q: string) =>
    staff.goto(`${OFFICE}/customers?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`);
  const found = staff.getByRole('main').locator('a[href^="/customers/"]');
  await find(stays.email);
  await found.first().click();
  await press(staff, 'Merge with another customer');
  const dialog = staff.getByRole('dialog', { name: 'Merge with another customer' });
  await dialog.getByLabel('Email address of the other account').fill(stays.email);
  await press(staff, 'Show both');
  await expect(dialog.getByText('This is the account of this page.')).toBeVisible();
  await dialog.getByLabel('Email address of the other account').fill(closed.email);
  await press(staff, 'Show both');
  const both = dialog.getByRole('group', { name: 'Both accounts' });
  await expect(both.getByRole('row', { name: 'Email address' })).toContainText(closed.email);
  for (const width of [390, 1280]) {
    await staff.setViewportSize({ width, height: 900 });
    expect([width, await barriers(staff)]).toEqual([width, []]);
  }
  await press(staff, `Close ${closed.email}`);
  await expect(dialog).toHaveCount(0);
  await find(closed.email);
  await expect(staff.getByText('No Customers found', { exact: false })).toBeVisible();
});

test('an editor makes a page, copies it to another shop and deletes it', async ({ page }) => {
  test.slow();
  const name = `garden_${randomUUID().slice(0, 8)}`;
  await signIn(page, 'editor');
  await page.goto(`${OFFICE}/content`);
  await press(page, 'New entry');
  const form = page.getByRole('dialog', { name: 'New entry' });
  await choose(page, /^Kind/, 'Landing page');
  await form.getByLabel('Title').fill('Garden party');
  await form.getByLabel('Name').fill(name);
  await choose(page, /^Shop/, 'France');
  expect(await barriers(page)).toEqual([]);
  await save(page);
  await expect(page).toHaveURL(`${OFFICE}/content/landing_page/${name}/fr-fr`);
  await expect(page.getByRole('textbox', { name: 'Name in the URL' })).toHaveValue('garden-party');

  await page.getByText('Search engines', { exact: true }).click();
  await page.getByLabel('Title in search results').fill('Fête au jardin');
  await expect(page.getByText('14 of 60 characters are shown')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await press(page, 'Save draft');
  const shop = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview in the shop' }).click();
  await expect(await shop).toHaveTitle(/^Fête au jardin · /);
  await (await shop).close();

  await press(page, 'Copy to other shops');
  await page.getByRole('checkbox', { name: 'Germany' }).check();
  await save(page);
  await expect(page.getByText('Copied as a draft: Germany')).toBeVisible();

  await lookIntoDialogsWhereTight(page);
  await press(page, 'Delete in France');
  const question = page.getByRole('dialog', { name: 'Delete in France' });
  await expect(question.getByText(/the draft is lost for good/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete in France' }).click();
  await expect(page).toHaveURL(`${OFFICE}/content`);
  await page.goto(`${OFFICE}/content/landing_page/${name}/de-de`);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Garden party',
  );
});
