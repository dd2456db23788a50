import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

const DRESSES = '/robes--plf1200';

test.describe('a listing', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('two sizes and a colour narrow it; after a product and Back, filters and place are as they were (RTE-10)', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESSES);
    await shopper.main.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const check = (group: string, name: RegExp) =>
      sheet.getByRole('group', { name: group }).getByRole('checkbox', { name }).check();
    await check('Size', /^36/);
    await expect(page).toHaveURL(/size=36/);
    await check('Size', /^38/);
    await expect(page).toHaveURL(/size=36&size=38/);
    await check('Colour', /^Emerald|^emerald/);
    await expect(page).toHaveURL(/colour=/);
    await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(sheet).toBeHidden();
    const address = page.url();
    const third = shopper.main.getByRole('article').nth(2);
    await third.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    const name = await third.getByRole('heading').textContent();
    const place = await page.evaluate(() => window.scrollY);
    await third.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(shopper.main.getByRole('link', { name: 'Remove: 36' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('chips take a choice off, and "Clear all" takes all of them', async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(`${DRESSES}?size=36&size=38&to=60&sort=price-asc`);
    await shopper.main.getByRole('link', { name: 'Remove: 36' }).click();
    await expect(page).toHaveURL(/\?size=38&sort=price-asc&to=60|\?.*size=38/);
    await expect(page).not.toHaveURL(/size=36/);
    await shopper.main.getByRole('button', { name: 'Clear all' }).first().click();
    await expect(page).toHaveURL(/\?sort=price-asc$/);
  });

  test('more is loaded below, the address says how far, and nothing is shown twice', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/femme--plf1000');
    const tiles = shopper.main.getByRole('article');
    await expect(tiles).toHaveCount(24);
    await shopper.button('Load more').click();
    await expect(tiles).toHaveCount(48);
    await expect(page).toHaveURL(/page=2/);
    const names = await tiles
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(names.filter((href) => href?.includes('--p'))).size).toBe(48);
    await page.reload();
    await expect(tiles).toHaveCount(24);
    await expect(shopper.link('Show previous items')).toBeVisible();
  });

  test('a size on a tile puts it into the cart, without leaving the list (DOM-29)', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESSES);
    const tile = shopper.main.getByRole('article').first();
    await tile.hover();
    await tile.getByRole('button', { name: /^Quick add/ }).click();
    await tile.getByRole('group', { name: 'Size' }).getByRole('button', { name: '36' }).click();
    await shopper.seeCount(1);
    await expect(page).toHaveURL(/robes--plf1200$/);
  });

  test('where it is off there is no quick add, no heart, and pictures are 2:3 (DOM-23, DOM-29, DOM-31)', async ({
    page,
  }) => {
    const off = shopperOn(page, 'es-es');
    await off.open(DRESSES);
    const first = off.main.getByRole('article').first();
    await expect(first.getByRole('button')).toHaveCount(0);
    const frame = first.locator('img').first();
    const tall = await frame.boundingBox();
    expect((tall?.height ?? 0) / (tall?.width ?? 1)).toBeCloseTo(1.5, 1);
    const on = shopperOn(page, 'en');
    await on.open(DRESSES);
    const wide = await on.main.getByRole('article').first().locator('img').first().boundingBox();
    expect((wide?.height ?? 0) / (wide?.width ?? 1)).toBeCloseTo(1.25, 1);
  });

  test('eco-design is labelled where the shop shows it, and nowhere else (DOM-38)', async ({
    page,
  }) => {
    const french = shopperOn(page, 'fr-fr');
    await french.open(DRESSES);
    await expect(
      french.main.getByText(french.say('Eco-design'), { exact: true }).first(),
    ).toBeVisible();
    const english = shopperOn(page, 'en');
    await english.open(DRESSES);
    await expect(english.main.getByText('Eco-design', { exact: true })).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('choices, order and more are forms and links (RTE-10)', async ({ page }) => {
    await page.goto('/en/femme--plf1000');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('group', { name: 'Size' }).getByRole('checkbox', { name: /^36/ }).check();
    await sheet.getByRole('button', { name: /^Show \d+ items/ }).click();
    await expect(page).toHaveURL(/\?size=36$/);
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/size=36.*page=2/);
    await page.getByRole('link', { name: 'Remove: 36' }).click();
    await expect(page).not.toHaveURL(/size=36/);
  });
});

test.describe('search', () => {
  test('suggestions come while one types, arrows reach them, Escape closes (RTE-08)', async ({
    page,
  }) => {
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

  test('a typing error is forgiven and said; a barcode leads to its product (RTE-08)', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/search?q=dreess');
    await expect(shopper.main.getByText(/^Nothing says exactly that/)).toBeVisible();
    await expect(shopper.main.getByRole('article').first()).toBeVisible();
    await shopper.open('/search?q=3600000000016');
    await expect(page).toHaveURL(/--p400101$/);
  });
});

/** Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1], timeout: 30_000 });
}

test('by keyboard alone: filter, product, size, cart (look.md "keyboard")', async ({ page }) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  await tabTo(page, shopper.button('Filters'));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await tabTo(page, sheet.getByRole('checkbox', { name: /^38/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/size=38/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const dress = shopper.main.getByRole('article').first();
  const name = (await dress.getByRole('heading').textContent()) ?? '';
  await tabTo(page, dress.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const size = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').first();
  await tabTo(page, size);
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  await tabTo(page, shopper.button('Add to cart'));
  await page.keyboard.press('Enter');
  await shopper.seeCount(1);
  await tabTo(page, shopper.cartEntry);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(shopper.heading('Cart')).toBeVisible();
});

test.describe('a product', () => {
  test('a sold-out size offers to write, after a sign-in that comes back (ALR-01, DOM-24)', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    await shopper.chooseSize('44');
    await shopper.button('Notify me').click();
    await shopper.signIn('u2@vitrine.example');
    await expect(page).toHaveURL(new RegExp(`${DRESS.path}$`));
    await shopper.chooseSize('44');
    await shopper.button('Notify me').click();
    await expect(
      shopper.main.getByText(shopper.say('We will write to you when this size is back.')),
    ).toBeVisible();
    await shopper.button('Cancel the alert').click();
    await expect(shopper.button('Notify me')).toBeVisible();
  });

  test('the heart remembers, and the wishlist shows it (WSH-01, WSH-02, WSH-05, WSH-06)', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    await shopper.button('Add to wishlist').click();
    await shopper.signIn('u4@vitrine.example');
    await expect(page).toHaveURL(new RegExp(`${DRESS.path}$`));
    await shopper.button('Add to wishlist').click();
    await expect(shopper.button('Remove from wishlist')).toHaveAttribute('aria-pressed', 'true');
    await page.goto(shopper.at('/account/wishlist'));
    await expect(shopper.main.getByRole('article')).toHaveCount(1);
    await shopper.open(DRESS.path);
    await shopper.button('Remove from wishlist').click();
    await expect(shopper.button('Add to wishlist')).toBeVisible();
  });

  test('the size guide speaks the region of the shop (DOM-06, DOM-08, I18-12)', async ({
    page,
  }) => {
    for (const [locale, first, size] of [
      ['de-de', 'European size', '34'],
      ['it-it', 'Italian size', '38'],
    ] as const) {
      const shopper = shopperOn(page, locale);
      await shopper.open(DRESS.path);
      await shopper.button('Size guide').click();
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader').first()).toHaveText(shopper.say(first));
      await expect(table.getByRole('rowheader').first()).toHaveText(size);
      await page.keyboard.press('Escape');
      await expect(table).toBeHidden();
    }
  });

  test('the environmental sheet stands in France alone (DOM-25)', async ({ page }) => {
    const french = shopperOn(page, 'fr-fr');
    await french.open(DRESS.path);
    await french.button('Environmental qualities').click();
    await expect(
      french.main.getByText(french.say('Recycled material'), { exact: true }),
    ).toBeVisible();
    const german = shopperOn(page, 'de-de');
    await german.open(DRESS.path);
    await expect(german.button('Environmental qualities')).toHaveCount(0);
  });

  test('partners have their places where the shop works with them (DOM-34, DOM-36)', async ({
    page,
  }) => {
    await shopperOn(page, 'en').open(DRESS.path);
    await expect(page.locator('[data-slot=olapic][data-product="400101"]')).toHaveCount(1);
    await expect(page.locator('[data-slot=rich-relevance]')).toHaveCount(1);
    await shopperOn(page, 'en').open('/cart');
    await expect(page.locator('[data-slot=rich-relevance]')).toHaveCount(1);
    for (const path of [DRESS.path, '/cart']) {
      await shopperOn(page, 'de-de').open(path);
      await expect(page.locator('[data-slot]')).toHaveCount(0);
    }
  });

  test('what goes with it, what is like it and what was seen come below', async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESSES);
    await shopper.main.getByRole('article').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await shopper.open(DRESS.path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const name of ['Complete the look', 'You may also like', 'Recently viewed']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });

  test('the chosen size is chosen again on the next dress', async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    await shopper.chooseSize('36');
    await shopper.open(DRESSES);
    await shopper.main.getByRole('article').nth(1).getByRole('link').first().click();
    await expect(
      page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: /^36/ }),
    ).toBeChecked();
  });

  test('the page names its commercial operation (DOM-32)', async ({ page }) => {
    await shopperOn(page, 'fr-fr').open(DRESS.path);
    await expect(page.locator('html')).toHaveAttribute('data-operation', 'autumn-2026');
  });
});
