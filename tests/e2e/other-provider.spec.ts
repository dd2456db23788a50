import { randomUUID } from 'node:crypto';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { createCustomer } from '../support/customers.ts';
import { type OtherProvider, startOtherProvider } from '../support/other-provider.ts';
import { OTHER_PROVIDER, PLATFORM_URL } from '../support/test-ports.ts';
import { barriers } from './barriers.ts';
import { codeInMail } from './mail-codes.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn, untilHydrated } from './shopper.ts';

// The provider's own origin has no such file, nor has the other one.
test.use({ missing: [/^40[14] \/favicon\.ico$/] });

/** Signing in at another provider, which runs as another program. */

const texts = textsFor('en');
const { continueWith, connect, problems } = texts.otherProvider;
const SECURITY = '/account/change-password';

let other: OtherProvider | undefined;
async function startOther(email: string) {
  other = await startOtherProvider({
    port: OTHER_PROVIDER.port,
    redirectUris: [`${PLATFORM_URL}/identity/with/acme/callback`],
    accounts: [{ sub: randomUUID(), email, email_verified: true }],
  });
}
test.afterEach(async () => {
  await other?.stop();
  other = undefined;
});

test('a customer continues with another provider, proves the mailbox once, and disconnects it', {
  tag: ['@T55'],
}, async ({ page }) => {
  const { email } = await createCustomer(page.request, 'en');
  await page.context().clearCookies();
  await startOther(email);
  const shopper = shopperOn(page, 'en');
  const acme = page.getByRole('link', { name: continueWith('Acme') });
  await page.goto(shopper.at(SECURITY));
  expect(await barriers(page)).toEqual([]);
  await acme.click();

  // Who turns back there has the other ways still.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(problems.denied('Acme'));
  expect(await barriers(page)).toEqual([]);
  await acme.click();
  await page.getByRole('button').first().click();

  await expect(page.getByText(connect('Acme'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const code = page.getByRole('textbox', { name: texts.code.field });
  await code.fill(await codeInMail(page.request, email));
  await page.getByRole('button', { name: texts.signIn.submit }).click();
  await expect(page).toHaveURL(/\/change-password$/);
  await untilHydrated(page);
  const row = shopper.main.getByRole('listitem').filter({ hasText: 'Acme' });
  await expect(row).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // The next time there is nothing to type.
  await page.goto(shopper.at('/auth/logout'));
  await page.goto(shopper.at(SECURITY));
  await acme.click();
  await expect(page).toHaveURL(/\/change-password$/);
  await untilHydrated(page);
  await row.getByRole('button', { name: 'Disconnect: Acme' }).click();
  await expect(shopper.toasts).toHaveText('The provider is disconnected.');
  await expect(row).toHaveCount(0);
  const heading = page.getByRole('heading', { name: 'Connected providers' });
  await expect(heading).toBeFocused();
});

test('a visitor opens an account at another provider without script', { tag: ['@T55'] }, async ({
  browser,
  baseURL,
}) => {
  await startOther(`other-${randomUUID()}@vitrine.example`);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/api/auth/login?locale=en&register=1&returnTo=/en/account/settings');
  await expect(page.getByRole('heading', { name: texts.createAccount.title })).toBeVisible();
  await page.getByRole('link', { name: continueWith('Acme') }).click();
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/en\/account\/settings$/);
  await context.close();
});

test('while the other provider is away, a sentence says so, and the password goes on', {
  tag: ['@T55'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'en');
  await page.goto(shopper.at(SECURITY));
  await page.getByRole('link', { name: continueWith('Acme') }).click();
  await expect(page.getByRole('alert')).toHaveText(problems.away('Acme'));
  await expect(page.getByLabel(texts.fields.password, { exact: true })).toBeVisible();
});
