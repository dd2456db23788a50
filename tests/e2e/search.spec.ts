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
    await expect(layer.getByRole('region', { name: 'Items' }).getByRole('link')).toHaveCount(6);
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

  test('a service is found by what shoppers call it, on the page and while one types', {
    tag: ['@RTE-08'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/search?q=refunds');
    const pages = shopper.main.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: 'Returns', exact: true })).toHaveAttribute(
      'href',
      '/en/help/returns',
    );
    await expect(shopper.main.getByText('No item is called “refunds”.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const layer = page.getByRole('dialog', { name: 'Search' });
    await page.keyboard.type('gift vou');
    await layer
      .getByRole('region', { name: 'Pages' })
      .getByRole('link', { name: 'Gift card', exact: true })
      .click();
    await expect(shopper.heading('Gift card')).toBeVisible();
  });

  test('whom it is for and a price with cents narrow what a word finds', {
    tag: ['@RTE-10'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    const { say } = shopper;
    await shopper.open('/search?q=jean');
    await shopper.button('Filters').click();
    const sheet = page.getByRole('dialog', { name: say('Filters') });
    const audience = sheet.getByRole('group', { name: say('For'), exact: true });
    await audience.getByRole('checkbox', { name: /^Homme/ }).check();
    await expect(page).toHaveURL(/audience=men/);
    const to = sheet.getByRole('textbox', { name: say('To'), exact: true });
    await to.fill('cher');
    await to.blur();
    await expect(sheet.getByRole('alert')).toHaveText(
      say('Please enter an amount, such as 20 or {example}.', { example: '19,9' }),
    );
    await to.fill('59,99');
    await to.blur();
    await expect(page).toHaveURL(/to=59\.99/);
    await expect(to).toHaveValue('59,99');
    await expect(sheet.getByRole('alert')).toHaveCount(0);
  });
});
