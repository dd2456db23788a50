import { removePassword } from '../support/change-shop.ts';
import { CUSTOMER_PASSWORD, createCustomer, signInAs } from '../support/customers.ts';
import { readDocument } from '../support/html.ts';
import { callsOf } from '../support/inspection.ts';
import { DATA_FOLDER } from '../support/test-ports.ts';
import { bodyOf, box, expectError, expectErrors } from './account-form.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** What customers keep in their account: details, password, bank, messages, store. */

/** Pages of the account and what they are headed with. */
const PAGES = [
  ['/account/settings', 'Settings'],
  ['/account/settings/edit', 'Your details'],
  ['/account/settings/email', 'Change email address'],
  ['/account/settings/bank-details', 'Bank details'],
  ['/account/settings/billing-address', 'Billing address'],
  ['/account/settings/delivery-addresses', 'Delivery addresses'],
  ['/account/settings/delivery-addresses/create', 'New address'],
  ['/account/change-password', 'Change password'],
  ['/account/subscriptions', 'Subscriptions'],
  ['/account/store', 'Your store'],
  ['/account/delete', 'Delete account'],
] as const;

test('each page of the settings sends a stranger to sign in and back, and a customer finds it under its own heading, open to everybody and in no search engine', {
  tag: [
    '@RTE-47',
    '@RTE-49',
    '@RTE-55',
    '@RTE-56',
    '@RTE-59',
    '@RTE-60',
    '@RTE-61',
    '@RTE-62',
    '@RTE-63',
  ],
}, async ({ page, request }) => {
  test.slow();
  const shopper = shopperOn(page, 'fr-fr');
  for (const [path] of PAGES) {
    const answer = await request.get(shopper.at(path), { maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? '', 'http://localhost');
    expect
      .soft([answer.status(), location.pathname, location.searchParams.get('returnTo')])
      .toEqual([302, '/api/auth/login', shopper.at(path)]);
  }
  await createCustomer(page.request, 'fr-fr');
  for (const [path, heading] of PAGES) {
    const answer = await page.goto(shopper.at(path));
    expect
      .soft([answer?.status(), answer?.headers()['cache-control']], path)
      .toEqual([200, 'private, no-store']);
    const { layout, robots } = readDocument((await answer?.text()) ?? '');
    expect.soft([layout, robots], path).toEqual(['account', 'noindex, nofollow']);
    await expect(shopper.heading(heading)).toBeVisible();
    expect.soft(await barriers(page), path).toEqual([]);
  }
  await expect(shopper.main.getByRole('link', { name: shopper.say('Reservations') })).toBeVisible();
});

test('a shop without stores has no page and no entry for one', { tag: ['@ACC-22'] }, async ({
  page,
}) => {
  const shopper = shopperOn(page, 'de-de');
  await createCustomer(page.request, 'de-de');
  expect((await page.request.get(shopper.at('/account/store'))).status()).toBe(404);
  await page.goto(shopper.at('/account/settings'));
  const menu = page.getByRole('navigation', { name: shopper.say('Your account') });
  await expect(
    menu.getByRole('link', { name: shopper.say('Settings'), exact: true }),
  ).toBeVisible();
  await expect(menu.getByRole('link', { name: shopper.say('Store'), exact: true })).toHaveCount(0);
});

test('details are checked field by field, and only what is filled is sent; the phone’s country is one of the shop’s', {
  tag: ['@ACC-03', '@ACC-19', '@DOM-17'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await shopper.open('/account/settings/edit');
  const field = (english: string) => box(shopper, english);
  const birthday = shopper.main.getByLabel(new RegExp(`^${shopper.say('Date of birth')}`));
  const countries = shopper.main.getByRole('combobox', {
    name: shopper.say('Country of the phone number'),
  });
  const offered = await countries
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')).toSorted());
  expect(offered).toEqual(['BE', 'CH', 'FR', 'LU', 'MC']);
  await field('First name').fill('');
  await field('Last name').fill('');
  await birthday.fill('2020-05-01');
  await field('Phone').fill('0639');
  await shopper.button('Save').click();
  await expect(field('First name')).toBeFocused();
  await expect(field('First name')).toHaveAccessibleDescription(
    shopper.say('Please enter a name.'),
  );
  await expect(field('Last name')).toHaveAccessibleDescription(shopper.say('Please enter a name.'));
  await expect(birthday).toHaveAccessibleDescription(
    shopper.say('You must be at least 16 years old.'),
  );
  await expect(field('Phone')).toHaveAccessibleDescription(
    shopper.say(
      'This phone number does not look right. Write it like {example}, or with + and the country code.',
      { example: '06 39 98 01 12' },
    ),
  );
  await expect(field('Phone')).toHaveValue('0639');
  const pastDate = 'Please enter a complete date in the past.';
  await expectErrors(shopper, [
    [birthday, '2999-01-01', pastDate],
    [birthday, '1850-01-01', pastDate],
  ]);
  await field('First name').fill('Zélie');
  await field('Last name').fill('Quillevère');
  await birthday.fill('');
  await field('Phone').fill('');
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your details have been saved.'));
  await expect(shopper.heading('Settings')).toBeVisible();
  const part = shopper.main.getByRole('region', { name: shopper.say('Your details') });
  await expect(part).toContainText('Zélie Quillevère');
  expect(await bodyOf(shopper, 'PUT /accounts-self/')).toEqual({
    firstName: 'Zélie',
    lastName: 'Quillevère',
    phoneNumberCountry: 'FR',
  });
});

test('a tax number is asked for where invoices need one, put into its form and checked', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'es-es');
  await createCustomer(page.request, 'es-es');
  await shopper.open('/account/settings/edit');
  const number = box(shopper, 'Tax number');
  await number.fill('12345');
  await shopper.button('Save').click();
  await expect(number).toBeFocused();
  await expectError(shopper, number, 'This number does not look right. It should look like {0}.', {
    '0': '12345678Z',
  });
  await number.fill('X1234567l');
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your details have been saved.'));
  expect(await bodyOf(shopper, 'PUT /accounts-self/')).toMatchObject({ fiscalNumber: 'X1234567L' });
});

test('an IBAN is typed with spaces, sent without and shown in groups of four; a wrong one is said and stays', {
  tag: ['@ACC-09', '@ACC-10', '@ENT-13'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await shopper.open('/account/settings/bank-details');
  const field = (english: string) => box(shopper, english);
  await field('IBAN').fill('FR76 3000 6000 0112 3456 7890 198');
  await field('BIC').fill('AGRI');
  await shopper.button('Save').click();
  await expect(field('Account holder')).toBeFocused();
  await expect(field('Account holder')).toHaveAccessibleDescription(
    shopper.say('Please enter the name of the account holder.'),
  );
  await expect(field('IBAN')).toHaveAccessibleDescription(
    shopper.say(
      'This IBAN is not right. It should look like {example}: please compare it with your bank card or statement.',
      { example: 'FR14 2004 1010 0505 0001 3M02 606' },
    ),
  );
  await expect(field('BIC')).toHaveAccessibleDescription(
    shopper.say('A BIC has 8 or 11 characters. You may leave this field empty.'),
  );
  await expect(field('IBAN')).toHaveValue('FR76 3000 6000 0112 3456 7890 198');
  await expectErrors(shopper, [[field('IBAN'), '', 'Please enter an IBAN.']]);
  await field('Account holder').fill('Zélie Quillevère');
  await field('IBAN').fill('fr76 3000 6000 0112 3456 7890 189');
  await field('BIC').fill('');
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your bank details have been saved.'));
  const part = shopper.main.getByRole('region', { name: shopper.say('Bank details') });
  await expect(part).toContainText('FR76 3000 6000 0112 3456 7890 189');
  expect(await bodyOf(shopper, 'PUT /customers-self/bankStatements')).toEqual({
    iban: 'FR7630006000011234567890189',
    bic: '',
    owner: 'Zélie Quillevère',
  });
});

test('a password is changed with the current one, may be looked at, and the old one no longer signs in', {
  tag: ['@ACC-04', '@VAL-17'],
}, async ({ page, request }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { email } = await createCustomer(page.request, 'fr-fr');
  await shopper.open('/account/change-password');
  const field = (english: string) => shopper.main.getByLabel(shopper.say(english), { exact: true });
  await shopper.button('Save').click();
  await expect(field('Current password')).toBeFocused();
  await expectError(shopper, field('Current password'), 'Please enter your password.');
  await expectError(shopper, field('New password'), 'Please enter your password.');
  await field('Current password').fill('Vitrine2025!');
  await expectErrors(shopper, [
    [field('New password'), 'kurz 1', 'Please use between 8 and 128 characters.'],
    [field('New password'), 'onlyletters', 'Please use at least one letter and one digit.'],
    [
      field('Confirm new password'),
      'other',
      'The passwords do not match. Please type the new one again.',
    ],
  ]);
  const look = shopper.button('Show password').nth(1);
  await look.click();
  await expect(look).toHaveAttribute('aria-pressed', 'true');
  await expect(field('New password')).toHaveAttribute('type', 'text');
  await look.click();
  await expect(field('New password')).toHaveAttribute('type', 'password');
  await field('New password').fill('blauer Wal 52');
  await field('Confirm new password').fill('blauer Wal 52');
  await shopper.button('Save').click();
  await expect(field('Current password')).toHaveAccessibleDescription(
    shopper.say('This is not your current password. Please try again.'),
  );
  await field('Current password').fill(CUSTOMER_PASSWORD);
  await field('New password').fill('Password1');
  await field('Confirm new password').fill('Password1');
  await shopper.button('Save').click();
  await expect(field('New password')).toBeFocused();
  await expectError(
    shopper,
    field('New password'),
    'This password is easy to guess. Please choose another one.',
  );
  await field('New password').fill('blauer Wal 52');
  await field('Confirm new password').fill('blauer Wal 52');
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your password has been changed.'));
  // This browser goes on; the old password is none any more.
  await page.goto(shopper.at('/account/dashboard'));
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  expect(await signInAs(request, 'fr-fr', email)).toContain('/identity/');
});

test('a password is asked for again before what protects the account is changed, also by a signed-in customer', {
  tag: ['@T39'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { email } = await createCustomer(page.request, 'fr-fr');
  const returnTo = shopper.at('/account/settings/bank-details');
  const query = new URLSearchParams({ locale: 'fr-fr', returnTo });
  await page.goto(`/api/auth/login?${query}`);
  await expect(shopper.heading('Bank details')).toBeVisible();
  await page.goto(`/api/auth/login?${query}&fresh=1`);
  await shopper.signIn(email);
  await expect(shopper.heading('Bank details')).toBeVisible();
});

test('messages are chosen kind by kind, and a store by the finder', {
  tag: ['@ACC-08', '@ACC-11', '@ACC-12'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await shopper.open('/account/subscriptions');
  const survey = shopper.main.getByRole('checkbox', { name: shopper.say('Surveys'), exact: true });
  await survey.check();
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your choice has been saved.'));
  expect(await bodyOf(shopper, 'PUT /customers-self/subscriptions')).toEqual({
    store: '1001',
    source: 'WEB',
    complement: '',
    values: [
      { type: 'NEWS', optin: 'NO' },
      { type: 'TIC', optin: 'NO' },
      { type: 'INVIT', optin: 'NO' },
      { type: 'SURV', optin: 'YES' },
    ],
  });
  await page.reload();
  await expect(survey).toBeChecked();

  await shopper.open('/account/store');
  await shopper.button('Stores near me').click();
  const unknown = 'We could not find out where you are. Please type a town or postcode.';
  await expect(shopper.main.getByText(shopper.say(unknown), { exact: true })).toBeVisible();
  await box(shopper, 'Town or postcode').fill('Lille');
  await shopper.button('Search').click();
  const choose = shopper.main.getByText(shopper.say('Choose'), { exact: true });
  await choose.first().click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your store has been saved.'));
  await expect(shopper.main.getByText(shopper.say('This is your store.'))).toBeVisible();
  const recorded = await callsOf(await shopper.sessionId());
  const [chosen] = recorded.filter(
    ({ method, path }) => `${method} ${path}` === 'PUT /accounts-self',
  );
  expect(chosen).toMatchObject({ status: 200, body: { preferredStore: expect.any(String) } });
  expect(Object.keys(Object(chosen?.body))).toEqual(['preferredStore']);
  await page.reload();
  const own = shopper.main.getByRole('heading', { level: 3 });
  await expect(own).toHaveText(/Lille/);
});

test('a customer without a password chooses one without typing another, and is asked for it from then on', {
  tag: ['@ACC-05'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const { email } = await createCustomer(page.request, 'fr-fr');
  await removePassword(DATA_FOLDER, email);
  await shopper.open('/account/change-password');
  await expect(shopper.heading('Choose a password')).toBeVisible();
  const passwords = shopper.main.locator('input[type=password]');
  const field = (english: string) => shopper.main.getByLabel(shopper.say(english), { exact: true });
  await expect(field('Current password')).toHaveCount(0);
  await expect(passwords).toHaveCount(2);
  await field('New password').fill('blauer Wal 52');
  await field('Confirm new password').fill('blauer Wal 52');
  await shopper.button('Save').click();
  await expect(shopper.toasts).toHaveText(shopper.say('Your password has been changed.'));
  const body = await bodyOf(shopper, 'PUT /accounts-self/password');
  expect(Object.keys(Object(body))).toEqual(['newPassword']);
  await shopper.open('/account/change-password');
  await expect(field('Current password')).toBeVisible();
});
