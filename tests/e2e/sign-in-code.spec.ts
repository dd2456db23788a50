import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { barriers } from './barriers.ts';
import { codeInMail } from './mail-codes.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn, untilHydrated } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** Signing in, and ordering, with a code that is mailed. */

const newEmail = () => `code-${randomUUID()}@vitrine.example`;
const texts = textsFor('fr');

/** Whoever pages are tapped by: counts what is tapped beyond typing. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => event.isTrusted && Reflect.get(window, 'countTap')(),
      true,
    );
  });
  return () => taps;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a new visitor orders what is in the cart with a code and twelve taps at most, and is known by name afterwards', async ({
    page,
  }) => {
    const email = newEmail();
    const shopper = shopperOn(page, 'fr-fr');
    const { button, heading } = shopper;
    await putIntoCart(page.request, 'fr-fr', DRESS.sku);
    const taps = await countTaps(page);
    await page.goto(shopper.at('/cart'));
    await untilHydrated(page);

    await shopper.link('Checkout').click();
    const ask = page.getByRole('button', { name: texts.code.ask });
    // Seen without scrolling: nobody must think that a password is needed.
    await expect(page.getByRole('button', { name: texts.guest.ask })).toBeInViewport({ ratio: 1 });
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel(texts.fields.email, { exact: true }).fill(email);
    await ask.click();
    await expect(page.getByRole('heading', { name: texts.code.title })).toBeVisible();
    const field = page.getByRole('textbox', { name: texts.code.field });
    await expect(field).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await field.fill(await codeInMail(page.request, email));
    await page.getByRole('button', { name: texts.signIn.submit }).click();

    await expect(heading('Billing')).toBeVisible();
    await shopper.fillAddress({ zipCode: '75002', city: 'Paris' });
    await button('Continue to delivery').click();
    await expect(heading('Delivery')).toBeVisible();
    await button('Continue to payment').click();
    await expect(heading('Payment')).toBeVisible();
    await shopper.payButton.click();
    await shopper.payByCard('4242 4242 4242 4242');
    await expect(heading('Thank you')).toBeVisible();
    expect(taps()).toBeGreaterThan(5);
    expect(taps()).toBeLessThanOrEqual(12);

    await page.goto(shopper.at('/account/dashboard'));
    await expect(heading('Hello {name}', { name: 'Camille Durand' })).toBeVisible();
  });
});

test('a visitor without script signs in with a code after a wrong one, and is welcomed without a name', {
  tag: ['@ACC-18'],
}, async ({ browser, baseURL }) => {
  const email = newEmail();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  const shopper = shopperOn(plain, 'fr-fr');
  await plain.goto('/api/auth/login?locale=fr-fr&origin=customer');
  await plain.getByLabel(texts.fields.email, { exact: true }).fill(email);
  await plain.getByRole('button', { name: texts.code.ask }).click();
  const code = await codeInMail(plain.request, email);
  const field = plain.getByRole('textbox', { name: texts.code.field });
  await field.fill(code === '000000' ? '000001' : '000000');
  await plain.getByRole('button', { name: texts.signIn.submit }).click();
  await expect(plain.getByRole('alert')).toHaveText(texts.signInProblems.codeWrong);
  await expect(field).toHaveAccessibleDescription(texts.signInProblems.codeWrong);
  await field.fill(code);
  await plain.getByRole('button', { name: texts.signIn.submit }).click();
  await expect(plain).toHaveURL(/\/fr-fr\/account\/welcome$/);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(shopper.say('Welcome'));
  await context.close();
});

test('who orders and presses Enter in the e-mail is sent a code', async ({ page }) => {
  const email = newEmail();
  await page.goto('/api/auth/login?locale=fr-fr&origin=order');
  const field = page.getByLabel(texts.fields.email, { exact: true });
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByRole('textbox', { name: texts.code.field })).toBeVisible();
  expect(await codeInMail(page.request, email)).toMatch(/^\d{6}$/);
});

test('a customer without a password chooses one after proving it again with a code', {
  tag: ['@ACC-04', '@ACC-05'],
}, async ({ page }) => {
  const email = newEmail();
  const shopper = shopperOn(page, 'fr-fr');
  await page.goto('/api/auth/login?locale=fr-fr&returnTo=/fr-fr/account/settings');
  await page.getByLabel(texts.fields.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: texts.code.ask }).click();
  const first = await codeInMail(page.request, email);
  await page.getByRole('textbox', { name: texts.code.field }).fill(first);
  await page.getByRole('button', { name: texts.signIn.submit }).click();
  await expect(shopper.heading('Settings')).toBeVisible();
  await expect(page.getByText(shopper.say('You have no password yet.'))).toBeVisible();

  // As after five minutes: the shop asks again who it is.
  await page.goto('/api/auth/login?locale=fr-fr&fresh=1&returnTo=/fr-fr/account/change-password');
  await expect(page.getByLabel(texts.fields.email, { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: texts.code.ask }).click();
  const second = await codeInMail(page.request, email, [first]);
  await page.getByRole('textbox', { name: texts.code.field }).fill(second);
  await page.getByRole('button', { name: texts.signIn.submit }).click();
  await untilHydrated(page);
  const typed = (english: string) => shopper.main.getByLabel(shopper.say(english), { exact: true });
  await typed('New password').fill('Fenêtre 2026');
  await typed('Confirm new password').fill('Fenêtre 2026');
  await shopper.button('Save').click();
  await expect(shopper.heading('Settings')).toBeVisible();
  await expect(page.getByText('••••••••')).toBeVisible();
});
