import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textsFor } from '#src/platform/texts/platform-texts.ts';
import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

/**
 * A file of a page may be blocked by a content filter, or lost on its way. What the server sent stays
 * there and can be used; a part that cannot be had takes no other with it.
 */

// A new browser, so that all that a first visit asks is fetched too.
test.use({ storageState: { cookies: [], origins: [] } });

test.beforeEach(({ missing }) => {
  missing.push(/^net::ERR_FAILED /, /Failed to fetch dynamically imported module/);
  missing.push(/^Unable to preload CSS/, /^Loading the stylesheet/);
});

/** Paths of the scripts and stylesheets that a page fetches. */
async function filesOf(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await open();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...files];
}

/** Opens a page with one of its files taken away. */
async function openWithout(page: Page, file: string, open: () => Promise<unknown>) {
  await page.unrouteAll();
  await page.route(
    (url) => url.pathname === file,
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
      await link.click();
      await expect(page).toHaveURL(/--p\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
  },
  {
    name: 'a product',
    path: DRESS.path,
    use: async ({ page, say, main, button }) => {
      await main.getByRole('radio', { name: new RegExp(`^${DRESS.size}( |$)`) }).check();
      await button('Add to cart').click();
      // Said by the header, or by the cart that the form leads to.
      const added = page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${say('Cart')}, 2 `) })
        .or(page.getByText(say('Your item is in the cart.')));
      await expect(added.first()).toBeVisible();
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
      // Each time a new shopper, with one item in the cart.
      await page.context().clearCookies();
      const form = { locale: 'fr-fr', size: DRESS.sku };
      await page.request.post('/api/cart', { form, headers: { 'sec-fetch-site': 'same-origin' } });
      await page.goto(shopper.at(path));
    };
    const files = await filesOf(page, open);
    const title = await page.title();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      await test.step(file, async () => {
        await openWithout(page, file, open);
        await expect(page, file).toHaveTitle(title);
        if (path !== '/cart') {
          await expect(page.getByRole('heading', { level: 1 }), file).toHaveText(heading ?? '');
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
  const files = await filesOf(page, open);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    await openWithout(page, file, open);
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
