import type { CDPSession } from '@playwright/test';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { createCustomer } from '../support/customers.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn, untilHydrated } from './shopper.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

const texts = textsFor('de');
const SECURITY = '/account/change-password';

/** A device with a screen lock, which its owner opens whenever it asks. */
async function giveDevice(session: CDPSession) {
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its owner is there: an absent one answers nothing. */
    answer: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test('a customer adds a passkey from the settings, signs in with it after signing out, and removes it', {
  tag: ['@T54'],
}, async ({ page, devtools }) => {
  await createCustomer(page.request, 'de-de');
  const shopper = shopperOn(page, 'de-de');
  const device = await giveDevice(devtools);
  await shopper.open('/account/dashboard');
  await shopper.link('Next time, sign in with a passkey').click();
  await expect(shopper.heading('Change password')).toBeVisible();
  await shopper.link('Add a passkey').click();

  // Right after the sign-up: nothing is asked again.
  await expect(page.getByRole('heading', { name: texts.passkey.title })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: texts.passkey.name }).fill('Mein Telefon');
  await page.getByRole('button', { name: texts.passkey.add }).click();
  await expect(page).toHaveURL(/\/change-password$/);
  const row = shopper.main.getByRole('listitem').filter({ hasText: 'Mein Telefon' });
  await expect(row).toContainText(shopper.say('Not used yet'));
  expect(await barriers(page)).toEqual([]);

  await page.goto(shopper.at('/auth/logout'));
  await expect(page).toHaveURL(/\/de-de$/);
  await device.answer(false);
  await page.goto(shopper.at(SECURITY));
  const button = page.getByRole('button', { name: texts.passkey.signIn });
  await expect(button).toBeVisible();
  await expect(page.getByLabel(texts.fields.email, { exact: true })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  expect(await barriers(page)).toEqual([]);
  await device.answer(true);
  await button.click();
  await expect(page).toHaveURL(/\/change-password$/);
  await untilHydrated(page);
  await expect(row).toContainText(shopper.say('Last used: {used}', { used: '' }).trim());

  await row.getByRole('button').click();
  await expect(shopper.toasts).toHaveText(shopper.say('The passkey is removed.'));
  await expect(row).toHaveCount(0);
});

test('who turns back from a passkey is in the settings again; in a browser without passkeys a sentence says so', async ({
  page,
  browser,
  baseURL,
}) => {
  await createCustomer(page.request, 'de-de');
  const shopper = shopperOn(page, 'de-de');
  await shopper.open(SECURITY);
  await shopper.link('Add a passkey').click();
  await page.getByRole('button', { name: texts.passkey.notNow }).click();
  await expect(page).toHaveURL(/\/change-password$/);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL,
  });
  const plain = await context.newPage();
  await plain.goto('/api/auth/login?locale=de-de&passkey=1&returnTo=/de-de/account/settings');
  await expect(plain.getByText(texts.passkey.unsupported)).toBeVisible();
  await expect(plain.getByRole('button', { name: texts.passkey.add })).toBeHidden();
  await plain.getByRole('button', { name: texts.passkey.notNow }).click();
  await expect(plain).toHaveURL(/\/account\/settings$/);
  await context.close();
});
