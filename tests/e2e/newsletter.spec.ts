import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SITES } from '#src/demo/seed/sites.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { legalPath, WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import { buildContentEntries } from '#src/platform/opening/content/build-content.ts';
import { createCustomer, signInAs } from '../support/customers.ts';
import { breakCalls, callsOf } from '../support/inspection.ts';
import { expectErrors } from './account-form.ts';
import { linkInMail } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

const newAddress = () => `e2e-${randomUUID()}@example.org`;

/** What the platform has for the banner of the French shop. */
function bannerContent() {
  const entry = buildContentEntries(SITES).find(
    (one) => one.contentType === 'footer_layout' && one.locale === 'fr-fr',
  );
  const banner = CONTENT_SCHEMAS.footer_layout.parse(entry?.fields).banner_newsletter;
  if (banner === null) throw new Error('no banner in the content');
  return banner;
}

/** `#22304a` as a browser tells it. */
const told = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

function bannerOn(page: Page) {
  const { title, cta } = bannerContent();
  const root = page.getByRole('contentinfo').getByRole('region', { name: title });
  return {
    root,
    field: root.getByRole('textbox'),
    button: root.getByRole('button', { name: cta.label }),
  };
}

const asked = async (sessionId: string) =>
  (await callsOf(sessionId)).filter(({ path }) => path === '/newsletters');

test('a guest subscribes in the footer, confirms by mail and leaves by mail, then looks for a dress and puts it into the cart', {
  tag: [
    '@PRD-02',
    '@ROL-01',
    '@FTR-02',
    '@ENT-46',
    '@CMS-08',
    '@NWS-02',
    '@NWS-03',
    '@NWS-04',
    '@NWS-05',
    '@NWS-06',
    '@NWS-11',
    '@NWS-13',
    '@VAL-08',
    '@VAL-09',
    '@VAL-10',
    '@VAL-11',
    '@ERR-19',
    '@ERR-21',
    '@CST-21',
    '@RTE-28',
    '@RTE-30',
    '@RTE-31',
  ],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const email = newAddress();
  await page.clock.install();
  await shopper.open('');
  const { root, field, button } = bannerOn(page);
  const content = bannerContent();
  await expect(root).toContainText(content.texts.short_text);
  await expect(root).toContainText(content.texts.long_text);
  await expect(root).toHaveCSS('background-color', told(content.background_color));
  await expect(root).toHaveCSS('color', told(content.texts.text_color));
  await expect(button).toHaveCSS('color', told(content.cta.cta_label_color));

  await expect(button).toBeDisabled();
  await field.fill('abc');
  await expect(button).toBeEnabled();
  await expectErrors(shopper, [[field, 'abc', 'This email address is not complete yet.']]);
  await button.click();
  await expect(shopper.toasts).toContainText(shopper.say('newsletterSubscription.emailInvalid'));
  await expect(field).toHaveValue('abc');
  await field.fill('');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(await asked(await shopper.sessionId())).toEqual([]);

  await page.clock.runFor(1_000);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field.fill(email);
  await field.press('Enter');
  await field.press('Enter');
  await field.press('Enter');
  await expect(shopper.toasts).toContainText(
    shopper.say('newsletterSubscription.subscription.success'),
  );
  await expect(field).toHaveValue('');
  await field.fill(email);
  await page.clock.runFor(999);
  await field.press('Enter');
  expect(await asked(await shopper.sessionId())).toHaveLength(1);
  await page.clock.runFor(2);
  await field.press('Enter');
  await expect.poll(async () => (await asked(await shopper.sessionId())).length).toBe(2);
  await page.clock.resume();

  await page.goto(await linkInMail(page.request, email, '/fr-fr/newsletter/confirmation'));
  await expect(page.locator('[data-layout="newsletter"]')).toBeVisible();
  await expect(shopper.heading('Confirm your subscription')).toBeVisible();
  await shopper.button('Confirm').click();
  await expect(shopper.heading('Thank you')).toBeVisible();
  await page.goto(await linkInMail(page.request, email, '/fr-fr/unsubscribe'));
  await expect(shopper.heading('Would you like to unsubscribe?')).toBeVisible();
  await shopper.button('Unsubscribe').click();
  await expect(shopper.heading('You are unsubscribed')).toBeVisible();
  await expect(page).toHaveURL(/\/unsubscribe\/confirmation$/);
  const left = (await callsOf(await shopper.sessionId())).filter(({ path }) =>
    path.endsWith('/unsubscribe'),
  );
  expect(left.map(({ body }) => Object.keys(Object(body)).toSorted())).toEqual([
    ['additionalInformation', 'store', 'token', 'type'],
  ]);
  await shopper.open(DRESSES);
  await shopper.main.getByRole('link', { name: 'Robe midi', exact: true }).click();
  await shopper.addToCart(DRESS.size);
  await shopper.seeCount(1);
  await expect(page.locator('[data-connected=false]').first()).toBeAttached();
});

test('a customer finds the own address in the banner, a subscriber finds no banner', {
  tag: ['@NWS-08', '@NWS-09', '@ROL-05'],
}, async ({ page, otherContext }) => {
  const customer = await createCustomer(page.request, 'fr-fr');
  await shopperOn(page, 'fr-fr').open('');
  await expect(bannerOn(page).field).toHaveValue(customer.email);

  const other = await otherContext.newPage();
  await signInAs(other.request, 'fr-fr', 'u1@vitrine.example');
  await shopperOn(other, 'fr-fr').open('');
  await expect(other.getByRole('contentinfo')).toBeVisible();
  await expect(bannerOn(other).root).toHaveCount(0);
});

test('the newsletter is offered where shoppers look around, and not beside what they came for', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  for (const path of ['', DRESSES, DRESS.path, '/search?q=robe', '/stores']) {
    await shopper.open(path);
    await expect(bannerOn(page).root, path).toHaveCount(1);
  }
  for (const path of ['/cart', GIFT_CARD_PATH, WITHDRAWAL_PATH, legalPath('terms'), '/aide']) {
    await shopper.open(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(bannerOn(page).root, path).toHaveCount(0);
  }
});

test('a page of its own asks as well, and says when that did not come through', {
  tag: ['@RTE-27', '@LAY-07', '@NWS-07', '@ERR-20'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('/newsletter/subscription');
  await expect(page.locator('[data-layout="newsletter"]')).toBeVisible();
  await expect(shopper.heading('Our newsletter')).toBeVisible();
  const email = newAddress();
  const field = shopper.main.getByRole('textbox', { name: shopper.say('Email address') });
  await field.fill(email);
  await breakCalls({ method: 'PUT', path: '/newsletters', status: 500, times: 1 });
  await shopper.button('Subscribe').click();
  await expect(shopper.toasts).toContainText(
    shopper.say('newsletterSubscription.subscription.fail'),
  );
  await expect(field).toHaveValue(email);
  await expect(shopper.heading('Our newsletter')).toBeVisible();
});

test('a confirmation needs what its mail brought, and an unsubscription the token of a mail', {
  tag: ['@RTE-29', '@NWS-12', '@VAL-05', '@ERR-08'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  for (const query of ['', '?token=t', '?source=s', '?token=&source=']) {
    const answer = await page.request.get(shopper.at(`/newsletter/confirmation${query}`));
    expect([query, answer.status()]).toEqual([query, 404]);
    expect(await answer.text()).toContain('page introuvable');
  }
  const both = await page.request.get(shopper.at('/newsletter/confirmation?token=t&source=s'));
  expect(both.status()).toBe(200);
  await shopper.open('/unsubscribe');
  await expect(shopper.button('Unsubscribe')).toHaveCount(0);
  await expect(shopper.link('Sign in')).toBeVisible();
  await shopper.open(`/unsubscribe?token=${'x'.repeat(43)}&type=SURV`);
  await shopper.button('Unsubscribe').click();
  await expect(shopper.toasts).toContainText(
    shopper.say('This link does not work any more. Please use the one in our latest email.'),
  );
});
