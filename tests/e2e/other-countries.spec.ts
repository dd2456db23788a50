import { privacyChosen } from '../support/known-browser.ts';
import { wordsOf } from '../support/words.ts';
import { imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

/** The shops of other countries: offered to who seems to come from there, and chosen in the footer. */

test.use({ storageState: privacyChosen(1) });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.describe('a browser from Germany', () => {
  test.use({ locale: 'de-DE' });

  test('is offered the German shop, keeps it away for 30 days by keyboard, and goes to the same dress there', {
    tag: ['@POP-01', '@POP-03', '@CST-15'],
  }, async ({ page }) => {
    const start = new Date('2026-11-01T10:00:00Z');
    await page.clock.install({ time: start });
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    const german = wordsOf('de-de');
    const popin = page.getByRole('dialog', { name: german('Choose your country') });
    await expect(popin).toBeVisible();
    await expect(popin).toContainText('Deutschland');
    expect(await imperfections(page, { inside: 'dialog[open]' })).toEqual([]);

    const stay = popin.getByRole('button', { name: german('No, stay here') });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popin).toBeHidden();

    for (const [after, isShown] of [
      [MINUTE_MS, false],
      [30 * DAY_MS - MINUTE_MS, false],
      [30 * DAY_MS + MINUTE_MS, true],
    ] as const) {
      await page.clock.setSystemTime(start.getTime() + after);
      await shopper.open(DRESS.path);
      await expect(page.locator('[data-layout]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(popin).toBeVisible({ visible: isShown });
    }
    await popin.getByRole('button', { name: german('Yes, take me there') }).click();
    await expect(page).toHaveURL(/\/de-de\/midikleid--p400101$/);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

for (const locale of ['fr-FR', 'ja-JP']) {
  test.describe(`a browser set to ${locale}`, () => {
    test.use({ locale });

    test('is offered no other shop', { tag: ['@POP-02'] }, async ({ page }) => {
      await shopperOn(page, 'fr-fr').open('');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('the country selector leads to the same page there, under that shop’s own words', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  const site = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name: new RegExp(`^${name}`) });
  await shopper.open(`${DRESS.path}?size=38`);
  await site('Italia').click();
  await expect(page).toHaveURL(/\/it-it\/[^/]+--p400101\?size=38$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shopper.open(DRESSES);
  await site('Polska').focus();
  await expect(site('Polska')).toHaveAttribute('href', /\/pl-pl\/[^/]+--plf1200$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pl-pl\/[^/]+--plf1200$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a cart that was filled in another country is told, and led to, where the cart is empty', async ({
  page,
}) => {
  const british = shopperOn(page, 'en');
  await british.open(DRESS.path);
  await british.addToCart('38');
  const french = shopperOn(page, 'fr-fr');
  await french.open('/cart');
  await expect(
    french.main.getByText(/^Vous avez un panier de .+ dans un autre pays/),
  ).toBeVisible();
  await french.main.getByRole('link', { name: 'Royaume-Uni' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(british.main.getByRole('combobox', { name: 'Quantity' })).toBeVisible();
});
