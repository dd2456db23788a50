import type { BrowserContext, Page } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { callsOf } from '../support/inspection.ts';
import { STOREFRONT_URL } from '../support/test-ports.ts';
import { box } from './account-form.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** One browser, two tabs, two people: what one left open is not the other's. */

const MOVED =
  'Another account is signed in now in this browser. Nothing was saved, and this page was reloaded.';
const ADDRESS = {
  'First name': 'Amandine',
  'Last name': 'Première',
  Address: '7 rue des Oubliés',
  Postcode: '69002',
  'Town or city': 'Lyon',
};

type OpenForm = { path: string; fields: Readonly<Record<string, string>> };

const FORMS: readonly OpenForm[] = [
  { path: '/account/settings/edit', fields: { 'First name': 'Amandine' } },
  { path: '/account/settings/delivery-addresses/create', fields: ADDRESS },
  {
    path: '/account/settings/bank-details',
    fields: { IBAN: 'FR7630006000011234567890189', 'Account holder': 'Amandine Première' },
  },
  { path: '/account/subscriptions', fields: {} },
];

async function fillIn(shopper: Shopper, fields: OpenForm['fields']) {
  for (const [name, typed] of Object.entries(fields)) await box(shopper, name).fill(typed);
}

/** What the platform was asked to save for customers of this browser; start-up merges carts. */
async function writes(shopper: Shopper): Promise<string[]> {
  const calls = await callsOf(await shopper.sessionId());
  return calls
    .filter(({ method, path }) => method !== 'GET' && !/merge/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
}

/** In a tab of its own: signs out, and somebody else signs in. */
async function signInAnother(context: BrowserContext): Promise<Shopper> {
  const tab = await context.newPage();
  await tab.goto('/fr-fr/auth/logout');
  await expect(tab).toHaveURL(`${STOREFRONT_URL}/fr-fr`);
  await createCustomer(context.request, 'fr-fr');
  return shopperOn(tab, 'fr-fr');
}

const typedIn = (page: Page) =>
  page
    .locator('main input')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')).join(' '),
    );

test('a form of the account that one customer left open saves nothing for the next one, who is told and sees the page as theirs', async ({
  page,
  context,
}) => {
  await createCustomer(context.request, 'fr-fr');
  const tabs: Shopper[] = [];
  for (const { path, fields } of FORMS) {
    const shopper = shopperOn(tabs.length === 0 ? page : await context.newPage(), 'fr-fr');
    await shopper.open(path);
    await fillIn(shopper, fields);
    tabs.push(shopper);
  }
  await signInAnother(context);
  const shopper = shopperOn(page, 'fr-fr');
  const before = await writes(shopper);
  for (const tab of tabs) {
    await tab.button('Save').click();
    await expect(tab.toasts).toHaveText(tab.say(MOVED));
    expect(await typedIn(tab.page)).not.toMatch(/Amandine|FR76|Oubliés/);
  }
  expect(await writes(shopper)).toEqual(before);
  // The same tab, drawn for the one who is there now.
  const [details] = tabs;
  await box(shopper, 'First name').fill('Bertille');
  await details?.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your details have been saved.'));
});

test('a billing address typed by one customer in the checkout is neither sent for the next one nor offered to them', async ({
  page,
  context,
}) => {
  await createCustomer(context.request, 'fr-fr');
  const shopper = shopperOn(page, 'fr-fr');
  await putIntoCart(context.request, 'fr-fr', DRESS.sku);
  await shopper.open('/order-billing');
  await fillIn(shopper, ADDRESS);
  await signInAnother(context);
  await putIntoCart(context.request, 'fr-fr', DRESS.sku);
  const before = await writes(shopper);
  await shopper.button('Continue to delivery').click();
  await expect(shopper.toasts).toHaveText(shopper.say(MOVED));
  await expect(shopper.heading('Billing')).toBeVisible();
  expect(await writes(shopper)).toEqual(before);
  await expect(box(shopper, 'Address')).toHaveValue('');
  expect(await typedIn(page)).not.toMatch(/Amandine|Oubliés/);
});
