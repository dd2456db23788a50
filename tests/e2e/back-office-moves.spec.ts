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

async function addBlock(page: Page, kind: string) {
  await press(page, 'Add a block');
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
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

  await addBlock(page, 'Words');
  await expect(page.getByRole('group', { name: 'Form of the text: Text' })).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Text', exact: true }).last();
  await words.focus();
  // As Word puts it there.
  await words.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const item = (text: string, mark: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`;
    clipboardData.setData(
      'text/html',
      `<html><style>p{color:red}</style><body><!--StartFragment--><h1 style='color:red'>À table</h1><p class=MsoNormal><b>Bienvenue</b> <span style='font-size:30pt'>à tous</span><script>alert(1)</script><o:p>&nbsp;</o:p></p>${item('Un', '·')}${item('Deux', '·')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(words.getByRole('heading')).toHaveText('À table');
  await expect(words.getByRole('listitem')).toHaveText(['Un', 'Deux']);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Voyez aussi ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox').fill('robes');
  await page.getByRole('option', { name: '/robes--plf1200' }).click();
  await expect(link.getByLabel('Words of the link')).toHaveValue('Robes');
  expect(await barriers(page)).toEqual([]);
  await link.getByRole('button', { name: 'Set the link' }).click();

  // A block with a picture of the shop, found by its name, goes before the words.
  await addBlock(page, 'Picture');
  await page.getByRole('button', { name: 'Choose a picture: Picture' }).last().click();
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' });
  await pictures.getByRole('searchbox').fill('denim');
  await expect(pictures.getByRole('button', { name: 'spring', exact: true })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await pictures.getByRole('button', { name: 'denim', exact: true }).click();
  await page.getByRole('combobox', { name: 'Path or URL' }).fill('/nowhere');
  await expect(page.getByText('Links that lead nowhere in this shop: /nowhere')).toBeVisible();
  await page.getByRole('combobox', { name: 'Path or URL' }).fill('/cart');
  await expect(page.getByText('Page of the shop', { exact: true })).toBeVisible();
  await press(page, 'Move up: Blocks 2');
  await expect(page.getByRole('button', { name: 'Move down: Blocks 1' })).toBeFocused();
  await press(page, 'Copy: Blocks 1');
  await press(page, 'Remove: Blocks 2');
  await expect(page.getByRole('button', { name: 'Remove: Blocks 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Blocks 3' })).toHaveCount(0);

  await page.getByText('Search engines', { exact: true }).click();
  await page.getByLabel('Title in search results').fill('Fête au jardin');
  await expect(page.getByText('14 of 60 characters are shown')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await press(page, 'Save draft');
  const shop = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview in the shop' }).click();
  await expect(await shop).toHaveTitle(/^Fête au jardin · /);
  const shown = (await shop).getByRole('main');
  await expect(shown.getByRole('heading', { name: 'À table' })).toBeVisible();
  await expect(shown.getByText('Bienvenue à tous')).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Robes', exact: true })).toHaveAttribute(
    'href',
    '/fr-fr/robes--plf1200',
  );
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
  // A shop of another language gets pictures and links; its words are to be written.
  await page.getByRole('button', { name: '1. Picture', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Path or URL' })).toHaveValue('/cart');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title.first()).toHaveValue('');
});
