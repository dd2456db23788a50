import type { Locator, Page } from '@playwright/test';
import { helpPath } from '#src/domain/content/help-path.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { legalPath, WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, type Shopper, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

/** Where the keyboard is once a page has come (WCAG 2.2: 2.4.3). */

/** The first link of the page to a path of the shop. */
const linkTo = (page: Page, path: string): Locator =>
  page.locator(`a[href="/fr-fr${path}"]:visible`).first();

async function expectFocusOnHeading(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}

async function follow({ page, at }: Shopper, path: string): Promise<void> {
  await linkTo(page, path).press('Enter');
  await expectFocusOnHeading(page, new RegExp(`${at(path).replace('?', '\\?')}$`));
}

for (const width of [390, 1280]) {
  test(`at ${width} px the keyboard meets the way past the header first, then the wordmark, then the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shopper = shopperOn(page, 'en');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const path of ['', DRESSES, DRESS.path, '/cart']) {
      await shopper.open(path);
      const focus = page.locator(':focus');
      await page.keyboard.press('Tab');
      await expect(focus).toHaveText('Skip to content');
      await page.keyboard.press('Tab');
      await expect(focus).toHaveAccessibleName('Vitrine, home');
      await page.keyboard.press('Tab');
      if (width === 390) await expect(focus).toHaveAccessibleName('Menu');
      else
        expect(
          await focus.evaluate(
            (element, nav) => nav?.contains(element),
            await menu.elementHandle(),
          ),
        ).toBe(true);
    }
  });
}

test('a link to a page of any kind leads the focus to its heading', async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('');
  await follow(shopper, DRESSES);
  await shopper.main.getByRole('article').first().getByRole('link').first().press('Enter');
  await expectFocusOnHeading(page, /--p\d+/);
  for (const path of [
    '/stores',
    GIFT_CARD_PATH,
    WITHDRAWAL_PATH,
    legalPath('terms'),
    '/cart',
    '',
  ]) {
    await follow(shopper, path);
  }
  await page
    .locator(`a[href^="/fr-fr${helpPath('fr-fr')}"]:visible`)
    .first()
    .press('Enter');
  await expectFocusOnHeading(page, /aide/);
  await follow(shopper, '');
  const story = page.locator('main a[href*="--tp"]:visible').first();
  await story.press('Enter');
  await expectFocusOnHeading(page, /fr-fr\/.+/);
});

test('each page of the account and each step of an order has the focus on its heading', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  await shopper.open('/account/dashboard');
  for (const name of ['orders', 'wishlist', 'alerts', 'downloads', 'store', 'settings']) {
    await follow(shopper, `/account/${name}`);
  }
  await follow(shopper, '/cart');
  await shopper.link('Checkout').press('Enter');
  await expectFocusOnHeading(page, /billing$/);
  await shopper.fillAddress({ zipCode: '75002', city: 'Paris' });
  await shopper.button('Continue to delivery').press('Enter');
  await expectFocusOnHeading(page, /delivery$/);
  const method = (key: string) => page.locator(`input[name="method"][value="${key}"]`);
  await method('LO').check();
  const opener = shopper.button('Choose a locker');
  await opener.press('Enter');
  const layer = page.getByRole('dialog', { name: shopper.say('Choose a locker') });
  await expect(layer.locator(':focus')).toBeVisible();
  const choice = layer.getByRole('listitem').first().getByRole('button');
  await choice.press('Enter');
  await expect(layer).toHaveCount(0);
  await expect(shopper.button('Choose another')).toBeFocused();
  await method('NO').check();
  await shopper.button('Continue to payment').press('Enter');
  await expectFocusOnHeading(page, /payment$/);
});
