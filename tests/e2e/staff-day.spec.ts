import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { generate } from 'otplib';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { createCustomer } from '../support/customers.ts';
import { deedOf } from './dialogs.ts';
import { linkInMail, mailsTo } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { type Shopper, shopperOn } from './shopper.ts';
import { PARIS, placeOrder } from './shopper-at.ts';
import { OFFICE, signIn } from './staff.ts';

/** A day of the staff, from the invitation to the books: ten orders of two shops, by the screen alone. */

const PASSWORD = 'Autumn-leaves-2026';
const PLACES = {
  'fr-fr': PARIS,
  'de-de': { zipCode: '10115', city: 'Berlin' },
} as const satisfies Partial<Record<LocaleCode, object>>;
type Shop = keyof typeof PLACES;

/** Orders of one customer. */
async function buyAll(page: Page, shop: Shop, baskets: readonly (readonly string[])[]) {
  const shopper = shopperOn(page, shop);
  const { email } = await createCustomer(page.request, shop);
  const orderNumbers: string[] = [];
  for (const skus of baskets) {
    orderNumbers.push(await placeOrder(page, shop, PLACES[shop], skus));
  }
  return { shopper, email, orderNumbers };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** By the search over everything, as who has the number does. */
async function openOrder(page: Page, orderNumber: string) {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^A page, an order/ })).toBeFocused();
  await page.keyboard.type(orderNumber);
  await expect(page.getByRole('option', { name: orderNumber }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/${orderNumber}/show`));
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible();
}

async function choose(page: Page, label: RegExp, option: string, at = 0) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).nth(at).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills a form of an order in, and saves it: it closes. */
async function inForm(page: Page, name: string, fill: () => Promise<void>) {
  await press(page, name);
  const form = page.getByRole('dialog', { name });
  await fill();
  await deedOf(form).click();
  await expect(form).toHaveCount(0);
}

async function sendParcel(page: Page, quantities: readonly string[] = []) {
  await inForm(page, 'Send a parcel', async () => {
    const dialog = page.getByRole('dialog');
    for (const [index, quantity] of quantities.entries()) {
      await dialog.getByRole('spinbutton').nth(index).fill(quantity);
    }
    await dialog.getByRole('combobox', { name: /^Carrier/ }).fill('Colissimo');
    await dialog.getByLabel('Number of the parcel').fill(`6A${randomUUID().slice(0, 8)}`);
  });
}

async function markAsDelivered(page: Page) {
  await press(page, 'It is delivered');
  await expect(page.getByRole('button', { name: 'It is delivered' })).toHaveCount(0);
}

/** Picks and sends orders together by keys, with the numbers of their parcels typed in a row. */
async function sendTogether(page: Page, orderNumbers: readonly string[]) {
  const filter = JSON.stringify({ orders: orderNumbers.join(',') });
  await page.goto(`${OFFICE}/orders?${new URLSearchParams({ filter })}`);
  const select = async () => {
    for (const orderNumber of orderNumbers) {
      await page.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
    }
  };
  await select();
  await page.keyboard.press('p');
  const count = orderNumbers.length;
  await expect(page.getByText(`${count} orders are picked.`)).toBeVisible();
  await select();
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Label and send' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send parcels', exact: true })).toBeDisabled();
  for (let at = 0; at < count; at += 1) {
    await expect(page.getByPlaceholder('Number of the parcel').nth(at)).toBeFocused();
    await page.keyboard.type(`6A${randomUUID().slice(0, 8)}`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: `Send ${count} parcels` })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Send parcels' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Sent' })).toHaveCount(count);
}

/** Invites somebody, who follows the mail, chooses a password and sets a second factor up. */
async function join(owner: Page, browser: Browser, role: string) {
  const email = `${role.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}@vitrine.example`;
  await owner.goto(`${OFFICE}/members`);
  await inForm(owner, 'Invite somebody', async () => {
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Name').fill(`Robin ${role}`);
    await dialog.getByLabel('Email address').fill(email);
    await choose(owner, /^Language/, 'English');
    await choose(owner, /^Role/, role);
  });
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(await linkInMail(owner.request, email, `${OFFICE}/invitation`));
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();

  await page.goto(`${OFFICE}/account`);
  await press(page, 'Add an authenticator app');
  await press(page, 'Set up the authenticator app');
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Code of your authenticator app').fill(await generate({ secret }));
  await press(page, 'Continue');
  await expect(page.getByText('You are asked for a code of your authenticator app.')).toBeVisible();

  await context.clearCookies();
  await page.goto(OFFICE);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  // A code counts once: the one that set the app up is spent.
  const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  await page.getByLabel('Code of your authenticator app').fill(next);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  return page;
}

test.use({ locale: 'en-GB' });

test('a day of the staff: invited, ten orders of two shops sent, changed, returned, exchanged and paid back, and who did it is written down', async ({
  page,
  otherContext,
  browser,
}) => {
  test.setTimeout(900_000);
  const owner = await otherContext.newPage();
  await signIn(owner, 'owner');
  const warehouse = await join(owner, browser, 'Warehouse');
  const staff = await join(owner, browser, 'Customer service');

  const french = await buyAll(page, 'fr-fr', [
    ['S1', 'SD'],
    ['S1'],
    ['S1', 'SD'],
    ['S1'],
    ['S1'],
    ['S1'],
  ]);
  const germanContext = await browser.newContext({ locale: 'de-DE' });
  const german = await buyAll(await germanContext.newPage(), 'de-de', [
    ['S1', 'SD'],
    ['S1'],
    ['S1', 'S1', 'S1', 'S1'],
    ['S1'],
  ]);
  const [inTwo = '', moved = '', inPart = '', good = '', worn = '', wrong = ''] =
    french.orderNumbers;
  const [inTwoGerman = '', exchanged = '', paidBack = '', plain = ''] = german.orderNumbers;

  await test.step('before dispatch: one address changed, one item cancelled', async () => {
    await openOrder(staff, moved);
    await inForm(staff, 'Change the address', async () => {
      await staff.getByRole('dialog').getByLabel('Street and number').fill('99 rue du Bac');
    });
    await expect(staff.getByText('99 rue du Bac').first()).toBeVisible();
    await openOrder(staff, inPart);
    await inForm(staff, 'Cancel items', async () => {
      await staff.getByRole('dialog').getByRole('spinbutton').nth(1).fill('1');
      await choose(staff, /^Why/, 'Not in stock');
    });
    await expect(staff.getByRole('heading', { name: 'Cancelled items' })).toBeVisible();
  });

  await test.step('all ten picked and sent, seven of them together and two in two parcels', async () => {
    for (const orderNumber of [inTwo, inTwoGerman, good]) {
      await openOrder(warehouse, orderNumber);
      await press(warehouse, 'It is picked');
      await expect(warehouse.getByRole('button', { name: 'It is picked' })).toHaveCount(0);
      if (orderNumber !== good) {
        await sendParcel(warehouse, ['0']);
        await expect(warehouse.getByText('Sent in part')).toBeVisible();
      }
      await sendParcel(warehouse);
      await expect(warehouse.getByRole('button', { name: 'Send a parcel' })).toHaveCount(0);
    }
    await markAsDelivered(warehouse);
    await sendTogether(warehouse, [moved, inPart, worn, wrong, exchanged, paidBack, plain]);
    for (const orderNumber of [worn, wrong, exchanged]) {
      await openOrder(warehouse, orderNumber);
      await markAsDelivered(warehouse);
    }
  });

  await test.step('three returns and an exchange, judged by what was found', async () => {
    const finds = [
      [good, 'Too small', 'As new, back to stock', ''],
      [worn, 'Quality', 'Refused', 'Was worn for days'],
      [wrong, 'Something else', 'Refused', 'Not what was sold'],
      [exchanged, 'Too large', 'Exchanged for another size', ''],
    ] as const;
    for (const [orderNumber, reason, found, remark] of finds) {
      await openOrder(staff, orderNumber);
      await inForm(staff, 'Take a return', async () => {
        await staff.getByRole('dialog').getByRole('spinbutton').first().fill('1');
        await choose(staff, /^Why/, reason);
      });
      await openOrder(warehouse, orderNumber);
      await inForm(warehouse, 'Inspect', async () => {
        await choose(warehouse, /^What was found/, found);
        const form = warehouse.getByRole('dialog');
        await form.getByLabel('Remark').fill(remark);
        if (found.startsWith('Exchanged')) {
          await form.getByRole('combobox', { name: /^Other size/ }).click();
          await warehouse
            .getByRole('option', { name: / in stock$/ })
            .last()
            .click();
        }
      });
    }
    // What is sent in exchange: the page of its order is still open.
    await sendParcel(warehouse);
  });

  await test.step('a refund by hand: refused over the limit of the role, paid under it', async () => {
    await openOrder(staff, paidBack);
    await press(staff, 'Pay back by hand');
    const form = staff.getByRole('dialog', { name: 'Pay back by hand' });
    await form.getByLabel(/^Amount/).fill('110');
    await choose(staff, /^Why/, 'Came late');
    await deedOf(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel(/^Amount/).fill('20');
    await deedOf(form).click();
    await expect(form).toHaveCount(0);
    await expect(staff.getByText(/by hand, Robin Customer service/)).toBeVisible();
  });

  await test.step('customers see it on their pages and in their mails', async () => {
    await seeOrder(french.shopper, inTwo, ['6A']);
    await expect
      .poll(async () => (await mailsTo(page.request, french.email)).join('').split('6A').length)
      .toBeGreaterThanOrEqual(7);
    await seeOrder(german.shopper, plain, ['6A']);
  });

  await test.step('the audit log names who did it', async () => {
    await owner.goto(`${OFFICE}/audit`);
    for (const [orderNumber, name] of [
      [moved, 'Robin Customer service'],
      [inTwoGerman, 'Robin Warehouse'],
    ] as const) {
      await owner.getByLabel('Number or id').fill(orderNumber);
      const rows = owner.getByRole('row').filter({ hasText: orderNumber });
      await expect(rows.filter({ hasText: name }).first()).toBeVisible();
    }
  });
});

async function seeOrder(shopper: Shopper, orderNumber: string, texts: readonly string[]) {
  await shopper.open(`/account/orders?order=${orderNumber}`);
  for (const text of texts) await expect(shopper.main.getByText(text).first()).toBeVisible();
}
