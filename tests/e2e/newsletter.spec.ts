import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONTENT_SCHEMAS } from '#src/contract/content.ts';
import { buildContentEntries } from '#src/platform/opening/content/build-content.ts';
import { createCustomer, signInAs } from '../support/customers.ts';
import { breakCalls } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

const newAddress = () => `e2e-${randomUUID()}@example.org`;

/** What the platform has for the banner of the French shop. */
function bannerContent() {
  const entry = buildContentEntries().find(
    (one) => one.contentType === 'footer_layout' && one.locale === 'fr-fr',
  );
  const banner = CONTENT_SCHEMAS.footer_layout.parse(entry?.fields).banner_newsletter;
  if (banner === null) throw new Error('no banner in the content');
  return banner;
}

function bannerOn(page: Page) {
  const { title, cta } = bannerContent();
  const root = page.getByRole('contentinfo').getByRole('region', { name: title });
  return {
    root,
    field: root.getByRole('textbox'),
    button: root.getByRole('button', { name: cta.label }),
  };
}

test('a customer finds the own address in the banner, a subscriber finds no banner (NWS-08, NWS-09, ROL-05)', async ({
  page,
  otherContext,
}) => {
  const customer = await createCustomer(page.request, 'fr-fr');
  await shopperOn(page, 'fr-fr').open('');
  await expect(bannerOn(page).field).toHaveValue(customer.email);

  const other = await otherContext.newPage();
  await signInAs(other.request, 'fr-fr', 'u1@vitrine.example');
  await shopperOn(other, 'fr-fr').open('');
  await expect(other.getByRole('contentinfo')).toBeVisible();
  await expect(bannerOn(other).root).toHaveCount(0);
});

test('a page of its own asks as well, and says when that did not come through (RTE-27, LAY-07, NWS-07, ERR-20)', async ({
  page,
}) => {
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

test('a confirmation needs what its mail brought, and an unsubscription the token of a mail (RTE-29, NWS-12, VAL-05, ERR-08)', async ({
  page,
}) => {
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
    shopper.say('This link does not work any more. Please use the one in our latest e-mail.'),
  );
});
