import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

test.describe('search', () => {
  test('suggestions come while one types, arrows reach them, Escape closes', {
    tag: ['@RTE-08'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const layer = page.getByRole('dialog', { name: 'Search' });
    await expect(layer.getByRole('searchbox')).toBeFocused();
    await expect(layer.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
    await page.keyboard.type('dres');
    await expect(layer.getByRole('region', { name: 'Products' }).getByRole('link')).toHaveCount(6);
    // What is typed is answered; until then the last answer stands there.
    const term = layer.getByRole('region', { name: 'Suggestions' }).getByRole('link').first();
    await expect(term).toHaveText('dress');
    await page.keyboard.press('ArrowDown');
    await expect(term).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  });

  test('what looks like markup is said as it was typed', { tag: ['@T28'] }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    const typed = '<script>alert(1)</script> <0/> {0} zzyzx';
    await shopper.open(`/search?q=${encodeURIComponent(typed)}`);
    await expect(shopper.main.getByText(`We found nothing for “${typed}”.`)).toBeVisible();
    await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText(
      `Results for “${typed}”`,
    );
  });

  test('a typing error is forgiven and said; a barcode leads to its product', {
    tag: ['@RTE-08'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/search?q=dreess');
    await expect(shopper.main.getByText(/^No exact match/)).toBeVisible();
    await expect(shopper.main.getByRole('article').first()).toBeVisible();
    await shopper.open('/search?q=3600000000016');
    await expect(page).toHaveURL(/--p400101$/);
  });
});
