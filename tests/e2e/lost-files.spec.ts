import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { createCustomer } from '../support/customers.ts';
import { settled } from '../support/known-browser.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

/**
 * A file of a page may be blocked by a content filter, or lost on its way. What the server sent stays
 * there and can be used; a part that cannot be had takes no other with it.
 */

// A new browser, so that all that a first visit asks is fetched too.
test.use({ storageState: { cookies: [], origins: [] } });

test.beforeEach(({ missing }) => {
  missing.push(/^net::ERR_FAILED /, /Failed to fetch dynamically imported module/);
  missing.push(/^Loading the stylesheet/);
});

/** Paths of the scripts and stylesheets that a page fetches: more than `more`. */
async function filesOf(page: Page, open: () => Promise<unknown>, more = 0): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await open();
  await expect.poll(() => files.size).toBeGreaterThan(more);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...files];
}

type Lost = { name: string; files: readonly string[] };

/**
 * What is taken away of a page, one time after the other: its stylesheets, the script that all others
 * follow, and those together. Each of its files alone at a release (`npm run test:release`).
 */
function lossesOf(files: readonly string[]): Lost[] {
  if (process.env.IS_RELEASE === '1') return files.map((file) => ({ name: file, files: [file] }));
  const kindOf = (file: string) => {
    if (file.endsWith('.css')) return 'stylesheets';
    return /\/index-[\w-]+\.js$/.test(file) ? 'entry' : 'other scripts';
  };
  const kinds = Map.groupBy(files, kindOf);
  return [...kinds].map(([name, ofKind]) => ({ name, files: ofKind }));
}

/** Opens a page with some of its files taken away. */
async function openWithout(page: Page, { files }: Lost, open: () => Promise<unknown>) {
  await page.unrouteAll();
  await page.route(
    (url) => files.includes(url.pathname),
    (route) => route.abort(),
  );
  await open();
  await page.waitForLoadState('networkidle');
}

type LookedAt = {
  name: string;
  path: string;
  /** Sees that the page is whole, and uses it. */
  use: (shopper: ReturnType<typeof shopperOn>) => Promise<void>;
};

const PAGES: readonly LookedAt[] = [
  {
    name: 'home',
    path: '',
    use: async ({ page, main }) => {
      const family = main.getByRole('listitem').getByRole('link').first();
      const name = (await family.textContent()) ?? '';
      await family.click();
      await expect(page).toHaveURL(/--plf\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
  },
  {
    name: 'a list',
    path: DRESSES,
    use: async ({ page }) => {
      const link = page.getByRole('article').first().getByRole('link');
      const name = (await link.textContent()) ?? '';
      // Without its stylesheet parts of the page may lie over each other: the keyboard reaches all.
      await link.press('Enter');
      await expect(page).toHaveURL(/--p\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
  },
  {
    name: 'a product',
    path: DRESS.path,
    use: async ({ page, say, main, button, chip }) => {
      await main.getByRole('radio', { name: new RegExp(`^${chip(DRESS.size)}( |$)`) }).check();
      await button('Add to cart').click();
      // Said by the header, or by the cart that the form leads to.
      const added = page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${say('Cart')}, 2 `) })
        .or(page.getByText(say('Your item is in the cart.')));
      await expect(added.first()).toBeVisible();
      // Shown before it is answered: the answer would bring its cookies to the next shopper.
      await expect(main.locator('button[aria-busy=true]')).toHaveCount(0);
    },
  },
  {
    name: 'the cart',
    path: '/cart',
    use: async ({ page, main, quantity }) => {
      const lost = page.getByRole('link', { name: 'La recharger' });
      await expect(quantity.or(lost).first()).toBeVisible();
      await expect(main).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Vitrine/ })
        .click();
      await expect(page).toHaveURL(/\/fr-fr$/);
    },
  },
];

for (const { name, path, use } of PAGES) {
  test(`${name} stays and can be used whichever of its files is taken away`, async ({ page }) => {
    test.setTimeout(420_000);
    const shopper = shopperOn(page, 'fr-fr');
    const open = async () => {
      // Each time a new shopper, with one item in the cart, and without what the tab knows of the last.
      await page.context().clearCookies();
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
      await putIntoCart(page.request, 'fr-fr', DRESS.sku);
      await page.goto(shopper.at(path));
    };
    const losses = lossesOf(await filesOf(page, open, 5));
    expect(losses.length).toBeGreaterThanOrEqual(3);
    const title = await page.title();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    for (const lost of losses) {
      const { name } = lost;
      await test.step(name, async () => {
        await openWithout(page, lost, open);
        await expect(page, name).toHaveTitle(title);
        if (path !== '/cart') {
          await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading ?? '');
        }
        await use(shopper);
      });
    }
  });
}

test('the sign-in works whichever of its files is taken away', async ({ page }) => {
  const customer = await createCustomer(page.request, 'fr-fr');
  const { signIn } = textsFor('fr');
  const shopper = shopperOn(page, 'fr-fr');
  const open = async () => {
    await page.context().clearCookies();
    await page.goto(shopper.at('/account/dashboard'));
  };
  for (const lost of lossesOf(await filesOf(page, open))) {
    await openWithout(page, lost, open);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.title);
    await shopper.signIn(customer.email);
    await expect(page).toHaveURL(/\/account\/(dashboard|welcome)$/);
  }
});

test('no file of the build has a name that content filters look for', () => {
  const names = globSync('dist/client/**/*').map((path) => path.replace(/-[\w-]{8}\./, '.'));
  expect(names.length).toBeGreaterThan(40);
  expect(
    names.filter((name) => /consent|banner|cookie|track|analytic|\bads?\b/i.test(name)),
  ).toEqual([]);
});

/** From now on no further file of the shop arrives. */
const takeAway = (page: Page) => page.route(/\/assets\/.*\.(js|css)$/, (route) => route.abort());

test.describe('a part that is asked for and cannot be had', () => {
  test.use({ storageState: settled() });

  test('quick add leads to the product, and a search finds without its suggestions', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/dresses--plf1200');
    await takeAway(page);
    const tile = page.getByRole('article').first();
    const name = (await tile.getByRole('link').textContent()) ?? '';
    await tile.getByRole('button', { name: /^Quick add/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('linen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=linen$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('filters are those of the page that the server sends', async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('/dresses--plf1200');
    await takeAway(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page).toHaveURL(/filters=open/);
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('a layer of a product says so, opens once its file arrives, and the product stays', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    await takeAway(page);
    for (const name of ['Size guide', 'Zoom in', 'Check in-store availability']) {
      await shopper.button(name).click();
      await expect(shopper.toasts).toContainText('This could not be loaded. Please try again.');
      await page.getByRole('heading', { level: 1 }).click();
    }
    await shopper.addToCart(DRESS.size);
    await page.unrouteAll();
    await shopper.button('Size guide').click();
    await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
  });

  test('a layer whose words alone are lost says so once, and opens when they are there', async ({
    page,
  }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    let asked = 0;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const isOfLayers = (await response.text()).includes(shopper.say('Save my choice'));
      if (!isOfLayers) return route.fulfill({ response });
      asked += 1;
      return route.abort();
    });
    await shopper.button('Size guide').click();
    await expect(shopper.toasts).toContainText('This could not be loaded. Please try again.');
    expect(asked).toBe(1);
    await page.unrouteAll();
    await shopper.button('Size guide').click();
    await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
  });

  test('menus lead to the pages that they name', async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('');
    await takeAway(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Women', exact: true }).click();
    await menu.getByRole('link', { name: 'Women', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Women', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  });

  test('a page whose code is lost on the way is fetched as a document', async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await shopper.open('');
    await takeAway(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).first().click();
    await expect(page).toHaveURL(/\/en\/stores$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our stores');
    await expect(page).toHaveTitle(/^Our stores/);
  });
});
