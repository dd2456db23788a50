import { getDomain } from '#src/domain/shop/locales.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { createCustomer, signInAs } from '../support/customers.ts';
import { readDocument } from '../support/html.ts';
import { PLATFORM_URL, STOREFRONT_URL } from '../support/test-ports.ts';
import { wordsOf } from '../support/words.ts';
import { imperfections } from './barriers.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** Who gets into an account: pages behind the sign-in, a forgotten password, devices. */

const ADDRESSES = '/account/settings/delivery-addresses';
const PATHS = [
  ...['advantages', 'alerts', 'change-password', 'dashboard', 'delete', 'downloads'],
  ...['loyalty', 'loyalty/history', 'orders', 'reservations', 'store', 'subscriptions', 'welcome'],
  ...['wishlist', 'settings', 'settings/edit', 'settings/bank-details'],
  ...['settings/billing-address', 'settings/delivery-addresses'],
  ...['settings/delivery-addresses/create', 'settings/delivery-addresses/U1-home/edit'],
  'settings/delivery-addresses/U1-home/delete',
].map((page) => `/fr-fr/account/${page}`);

test('every path of the account asks a stranger to sign in and leads back to itself, is open to its customer and kept by nobody, and shows nobody else’s', {
  tag: [
    '@ACC-01',
    '@RTE-45',
    '@RTE-50',
    '@RTE-51',
    '@RTE-52',
    '@RTE-54',
    '@RTE-57',
    '@RTE-66',
    '@RTE-71',
    '@T05',
  ],
}, async ({ request, otherContext }) => {
  test.slow();
  const say = wordsOf('fr-fr');
  for (const path of PATHS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const { pathname, searchParams } = new URL(answer.headers().location ?? '', STOREFRONT_URL);
    expect
      .soft([answer.status(), pathname, searchParams.get('returnTo')])
      .toEqual([302, '/api/auth/login', path]);
  }
  await signInAs(request, 'fr-fr', 'u1@vitrine.example');
  for (const path of PATHS) {
    // The provider knows the browser now: its sign-in leads straight back.
    const login = new URLSearchParams({ locale: 'fr-fr', returnTo: path });
    const answer = await request.get(`/api/auth/login?${login}`);
    const html = await answer.text();
    const { layout, robots } = readDocument(html);
    const { 'cache-control': caching } = answer.headers();
    const hasMenu = html.includes(`aria-label="${say('Your account')}"`);
    expect
      .soft([new URL(answer.url()).pathname, answer.status(), layout, hasMenu, robots, caching])
      .toEqual([path, 200, 'account', true, 'noindex, nofollow', 'private, no-store']);
  }
  await signInAs(otherContext.request, 'fr-fr', 'u2@vitrine.example');
  for (const path of [
    ...['U1-home/edit', 'U1-home/delete', 'U2-home/other'].map((page) => `${ADDRESSES}/${page}`),
    ...['/account/loyalty', '/account/loyalty/history'],
  ]) {
    const answer = await otherContext.request.get(`/fr-fr${path}`);
    expect.soft([path, answer.status()]).toEqual([path, 404]);
  }
});

test('the provider’s forms say what is wrong field by field, a forgotten password is replaced by mail, a new customer is welcomed once, and other devices are signed out', {
  tag: ['@ACC-18'],
}, async ({ page, otherContext }) => {
  test.slow();
  const shopper = shopperOn(page, 'pl-pl');
  const provider = textsFor(getDomain('pl-pl').lang);
  const { email } = await createCustomer(otherContext.request, 'pl-pl');
  const { fields, signInProblems: problems } = provider;
  /** Sends a form of the provider, whose fields then say what is wrong; the first has the focus. */
  const refused = async (
    submit: string,
    wrong: readonly (readonly [label: string, typed: string, problem: string])[],
  ) => {
    for (const [label, typed] of wrong) await page.getByLabel(label, { exact: true }).fill(typed);
    await page.getByRole('button', { name: submit, exact: true }).click();
    for (const [at, [label, , problem]] of wrong.entries()) {
      const said = page.getByLabel(label, { exact: true });
      if (at === 0) await expect(said).toBeFocused();
      await expect(said).toHaveAccessibleDescription(problem);
    }
  };
  await page.goto(shopper.at('/account/dashboard'));
  await refused(provider.signIn.submit, [
    [fields.email, '', problems.emailMissing],
    [fields.password, '', problems.passwordMissing],
  ]);
  await refused(provider.signIn.submit, [[fields.email, 'nobody', problems.emailInvalid]]);
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill('forgotten 1');
  await page.getByRole('button', { name: provider.signIn.submit, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(problems.wrongCredentials);
  await page.getByRole('button', { name: provider.createAccount.submit, exact: true }).click();
  await refused(provider.createAccount.submit, [
    [fields.firstName, ' ', problems.firstNameMissing],
    [fields.lastName, '', problems.lastNameMissing],
    [fields.email, '', problems.emailMissing],
    [fields.password, 'onlyletters', problems.passwordWeak],
  ]);
  await page.getByLabel(fields.firstName, { exact: true }).fill('Zéphyrine');
  await page.getByLabel(fields.lastName, { exact: true }).fill('Quillevère');
  await refused(provider.createAccount.submit, [
    [fields.email, 'nobody', problems.emailInvalid],
    [fields.password, 'Password1', problems.passwordCommon],
  ]);
  await page.getByLabel(fields.password, { exact: true }).fill('blauer Wal 52');
  await refused(provider.createAccount.submit, [[fields.email, email, problems.emailTaken]]);
  await page.getByRole('button', { name: provider.signIn.submit, exact: true }).click();
  await page.getByRole('link', { name: provider.forgottenPassword.link }).click();
  const field = page.getByLabel(fields.email, { exact: true });
  await expect(field).toBeFocused();
  await refused(provider.forgottenPassword.submit, [[fields.email, '', problems.emailMissing]]);
  await refused(provider.forgottenPassword.submit, [
    [fields.email, 'nobody', problems.emailInvalid],
  ]);
  await field.fill(email);
  expect(await imperfections(page)).toEqual([]);
  await page.getByRole('button', { name: provider.forgottenPassword.submit }).click();
  await expect(page.getByText(provider.forgottenPassword.sentText(email))).toBeVisible();

  const start = `${PLATFORM_URL}/identity/new-password`;
  await page.goto(await linkInMail(page.request, email, start));
  const password = page.getByLabel(fields.newPassword, { exact: true });
  await refused(provider.newPassword.submit, [
    [fields.newPassword, 'kurz 1', problems.passwordWeak],
  ]);
  await refused(provider.newPassword.submit, [
    [fields.newPassword, 'Password1', problems.passwordCommon],
  ]);
  await password.fill('blauer Wal 52');
  await page.getByRole('button', { name: fields.show }).click();
  await expect(password).toHaveAttribute('type', 'text');
  expect(await imperfections(page)).toEqual([]);
  await page.getByRole('button', { name: provider.newPassword.submit }).click();
  await expect(page.getByRole('status')).toHaveText(provider.newPassword.doneText);
  await page.getByRole('link', { name: provider.signIn.submit }).click();
  await shopper.signIn(email, 'blauer Wal 52');
  await expect(page).toHaveURL(`${STOREFRONT_URL}/pl-pl/account/welcome`);
  await expect(shopper.heading('Welcome, {name}', { name: 'Zéphyrine' })).toBeVisible();
  // The browser that was signed in before is out.
  const seen = await otherContext.request.get(shopper.at('/account/orders'), { maxRedirects: 0 });
  expect(seen.status()).toBe(302);

  const again = await signInAs(otherContext.request, 'pl-pl', email, {
    password: 'blauer Wal 52',
    returnTo: shopper.at('/account/dashboard'),
  });
  expect(again).toBe(`${STOREFRONT_URL}/pl-pl/account/dashboard`);
  await shopper.open('/account/change-password');
  const devices = shopper.main.getByRole('region', { name: shopper.say('Signed-in devices') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText(shopper.say('This device'));
  expect(await imperfections(page, { inside: 'main' })).toEqual([]);
  await devices.getByRole('button', { name: /^Wyloguj: / }).click();
  await expect(shopper.toasts).toHaveText(shopper.say('The device is signed out.'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('heading', { level: 2 })).toBeFocused();
  const out = await otherContext.request.get(shopper.at('/account/orders'), { maxRedirects: 0 });
  expect(new URL(out.headers().location ?? '', STOREFRONT_URL).pathname).toBe('/api/auth/login');
});
