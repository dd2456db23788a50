import { leavePieces } from '../support/change-shop.ts';
import { DATA_FOLDER } from '../support/test-ports.ts';
import { wordsOf } from '../support/words.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './shop-test.ts';
import { DRESSES, shopperOn, untilHydrated } from './shopper.ts';

test('tiles say each tag of their products in the words of the shop', { tag: ['@ENU-10'] }, async ({
  request,
}) => {
  const said = new Set<string>();
  for (const list of ['/robes--plf1200?sort=newest', '/x--plf1240', '/x--plf1240?page=2']) {
    const html = await (await request.get(`/de-de${list}`)).text();
    const tiles = html.matchAll(/<span class="[^"]*tile__label[^"]*">(?:<[^>]+>)*([^<]+)</g);
    for (const [, label = ''] of tiles) said.add(label);
  }
  const say = wordsOf('de-de');
  for (const tag of ['New', 'Online only', 'Made to order', 'Pre-order']) {
    expect([...said], tag).toContain(say(tag));
  }
});

test.describe('a listing', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('two sizes and a colour narrow it; after a product and Back, filters and place are as they were', {
    tag: ['@RTE-10'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESSES);
    await shopper.main.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const check = (group: string, name: RegExp) =>
      sheet.getByRole('group', { name: group }).getByRole('checkbox', { name }).check();
    await check('Size', /^8\b/);
    await expect(page).toHaveURL(/size=36/);
    await check('Size', /^10\b/);
    await expect(page).toHaveURL(/size=36&size=38/);
    await check('Colour', /^Emerald|^emerald/);
    await expect(page).toHaveURL(/colour=/);
    await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(sheet).toBeHidden();
    const address = page.url();
    // A place of the list as it was before the last choice is nobody's to come back to.
    await expect(shopper.main.getByRole('link', { name: 'Remove: Emerald' })).toBeVisible();
    const third = shopper.main.getByRole('article').nth(2);
    const place = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(place).toBe(200);
    const name = await third.getByRole('heading').textContent();
    await third.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(shopper.main.getByRole('link', { name: 'Remove: 8' })).toBeVisible();
    await expect.poll(place).toBe(200);
    // Back takes the last choice away, and stays in the list.
    await page.goBack();
    await expect(page).toHaveURL(/size=36&size=38$/);
    await expect(shopper.main.getByRole('link', { name: 'Remove: Emerald' })).toBeHidden();
  });

  test('stories stand among its products, as wide as two and as high as their row, and leave no hole; a narrowed list has none', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESSES);
    const list = shopper.main.getByRole('list').filter({ has: page.getByRole('article') });
    const boxes = () =>
      list.first().evaluate((grid) =>
        [...grid.children].map((item) => {
          const { top, width } = item.getBoundingClientRect();
          const picture = item.querySelector('img')?.getBoundingClientRect().height ?? 0;
          return { top, width, picture, isStory: item.querySelector('article') === null };
        }),
      );
    for (const [width, columns] of [
      [1280, 4],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const all = await boxes();
      const [first] = all;
      expect(all.filter(({ isStory }) => isStory)).toHaveLength(2);
      const wide = (box: (typeof all)[number]) => Math.round(box.width / (first?.width ?? 1));
      expect(all.map(wide)).toEqual(all.map(({ isStory }) => (isStory ? 2 : 1)));
      const rows = Map.groupBy(all, ({ top }) => Math.round(top));
      for (const row of rows.values()) {
        expect(row.reduce((sum, box) => sum + wide(box), 0)).toBe(columns);
        const heights = row.map(({ picture }) => picture);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
      }
    }
    await expect(shopper.main.getByRole('article')).toHaveCount(24);
    await shopper.main.getByRole('link', { name: 'L’été, fenêtre ouverte' }).click();
    await expect(page).toHaveURL(/--lbplb7$/);
    const narrowed = await (await page.request.get(`/fr-fr${DRESSES}?size=36`)).text();
    expect(narrowed).not.toContain('--lbplb7');
  });

  test('chips take a choice off, and "Clear all" takes all of them', {
    tag: ['@any-platform'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(`${DRESSES}?size=36&size=38&to=60&sort=price-asc`);
    await shopper.main.getByRole('link', { name: 'Remove: 8' }).click();
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
    // Before that it is a link to the second page alone.
    await untilHydrated(page);
    const tiles = shopper.main.getByRole('article');
    await expect(tiles).toHaveCount(24);
    await expect(shopper.main.getByText(/^24 of \d+ items$/)).toBeVisible();
    await shopper.link('Load more').click();
    await expect(tiles).toHaveCount(48);
    await expect(shopper.main.getByText(/^48 of \d+ items$/)).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    const names = await tiles
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(names.filter((href) => href?.includes('--p'))).size).toBe(48);
    await page.reload();
    await expect(tiles).toHaveCount(24);
    await expect(shopper.link('Show previous items')).toBeVisible();
  });

  test('a size on a tile puts it into the cart, without leaving the list', {
    tag: ['@DOM-29'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESSES);
    const tile = shopper.main.getByRole('article').first();
    await tile.hover();
    await tile.getByRole('button', { name: /^Quick add/ }).click();
    await tile
      .getByRole('group', { name: 'Size' })
      .getByRole('button', { name: '8', exact: true })
      .click();
    await shopper.seeCount(1);
    await expect(page).toHaveURL(/robes--plf1200$/);
  });

  test('what is sold out says so on its tile, and in place of sizes when its last piece goes while the list is read', {
    tag: ['@ENU-14'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/towels--plf9520');
    const tile = shopper.main.getByRole('article').last();
    const address = await tile.getByRole('link').first().getAttribute('href');
    const productId = /--p(\d+)/.exec(address ?? '')?.[1] ?? '';
    await leavePieces(DATA_FOLDER, productId, 0);
    const quick = tile.getByRole('button', { name: /^Quick add/ });
    await quick.scrollIntoViewIfNeeded();
    await quick.click();
    await expect(tile.getByRole('alert')).toHaveText('Sorry, this item has just sold out.');
    await expect(tile.getByText('Sold out', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(tile.getByText('Sold out', { exact: true })).toBeVisible();
    await expect(quick).toHaveCount(0);
    await leavePieces(DATA_FOLDER, productId, 5);
  });

  test('on a phone every size of a tile can be reached', { tag: ['@DOM-29'] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESSES);
    const tile = shopper.main.getByRole('article').first();
    await tile.getByRole('button', { name: /^Quick add/ }).click();
    const sizes = tile.getByRole('group', { name: 'Size' });
    await expect(sizes.getByRole('button').first()).toBeVisible();
    const box = await sizes.evaluate((list) => {
      const picture = list.closest('article')?.getBoundingClientRect();
      const { top, right } = list.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = list;
      return {
        isInside: picture !== undefined && top >= picture.top && right <= picture.right,
        tooWide: scrollWidth - clientWidth,
        tooHigh: scrollHeight - clientHeight,
      };
    });
    expect(box).toEqual({ isInside: true, tooWide: 0, tooHigh: 0 });
  });

  test('where it is off there is no quick add, no heart, and pictures are 2:3', {
    tag: ['@DOM-23', '@DOM-29', '@DOM-31'],
  }, async ({ page }) => {
    const off = shopperOn(page, 'es-es');
    await off.open(DRESSES);
    const first = off.main.getByRole('article').first();
    await expect(first.getByRole('button')).toHaveCount(0);
    const old = shopperOn(page, 'fr-ch');
    await old.open(DRESSES);
    const tall = await old.main.getByRole('article').first().locator('img').first().boundingBox();
    expect((tall?.height ?? 0) / (tall?.width ?? 1)).toBeCloseTo(1.5, 1);
    const on = shopperOn(page, 'en');
    await on.open(DRESSES);
    const wide = await on.main.getByRole('article').first().locator('img').first().boundingBox();
    expect((wide?.height ?? 0) / (wide?.width ?? 1)).toBeCloseTo(1.25, 1);
  });
});

test('by keyboard alone: filter, product, size, cart', { tag: ['@any-platform'] }, async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  await tabTo(shopper.button('Filters'));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await tabTo(sheet.getByRole('checkbox', { name: /^10\b/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/size=38/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // The address changes at once; the narrowed list follows it.
  const link = shopper.main.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', /size=38/);
  const name = (await link.textContent()) ?? '';
  await tabTo(link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The size that the list was narrowed to is chosen already.
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes.getByRole('radio', { name: /^10\b/ })).toBeChecked();
  await tabTo(shopper.button('Add to cart'));
  await page.keyboard.press('Enter');
  await shopper.seeCount(1);
  await tabTo(shopper.cartEntry);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(shopper.heading('Cart')).toBeVisible();
});

test('a page past the end of a list leads to its last one, with all that narrows it', async ({
  request,
}) => {
  for (const [path, last] of [
    ['/fr-fr/robes--plf1200?sort=price-asc&page=99', /\/robes--plf1200\?sort=price-asc&page=\d$/],
    ['/fr-fr/catalog/robes/f1200?page=99', /\/robes--plf1200\?page=\d$/],
    ['/fr-fr/robes--plf1200?size=38&to=1&page=2', /\/robes--plf1200\?size=38&to=1$/],
    ['/fr-fr/search?q=robe&page=99', /\/search\?q=robe&page=\d$/],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(302);
    expect.soft(answer.headers().location, path).toMatch(last);
  }
});
