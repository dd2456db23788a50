import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/customers.ts';
import { PORTS } from '../support/test-ports.ts';
import { barriers } from './barriers.ts';
import { lookIntoDialogs } from './dialogs.ts';
import { expect, test } from './shop-test.ts';

const OFFICE = `http://localhost:${PORTS.backOffice}`;
/** Lists with a page for each of what they list. */
const WITH_PAGES: readonly string[] = ['orders', 'customers', 'members'];
const FIRST_LOAD_BYTES = 400_000;
const ALWAYS = ['landmark-unique', 'empty-table-header'];

async function signIn(page: Page) {
  await page.goto(OFFICE);
  await page.getByLabel('E-mail address').fill('owner@vitrine.example');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
}

/** Until the page has its name, and nothing is fetched any more. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}

const main = (page: Page) => page.getByRole('main');

/** Goes on with the tab key until what is in focus has this name. */
async function tabTo(page: Page, name: RegExp) {
  const focused = page.locator(':focus');
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const label = await focused.evaluate((element) => {
      const labelled = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return labelled.trim();
    });
    if (name.test(label)) return;
  }
  throw new Error(`The tab key leads to nothing called ${name}`);
}

test.describe('every page of the back office', () => {
  test.use({ locale: 'en-GB' });

  for (const width of [1280, 390]) {
    test(`keeps nobody out, fits a screen of ${width} pixels, and does nothing that its policy forbids`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const withDialogs: string[] = [];
      const forbidden: string[] = [];
      await page.exposeFunction('noteForbidden', (what: string) => forbidden.push(what));
      await page.addInitScript(() =>
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI }) => {
            Reflect.get(globalThis, 'noteForbidden')(`${effectiveDirective} ${blockedURI}`);
          },
        ),
      );
      await signIn(page);
      const look = async () => {
        await settle(page);
        const { pathname } = new URL(page.url());
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        const found = await barriers(page, { always: ALWAYS });
        expect([pathname, wide, found, forbidden]).toEqual([pathname, width, [], []]);
        if ((await lookIntoDialogs(page)).length > 0) withDialogs.push(page.url());
      };
      await look();
      if (width < 900) await page.getByRole('button', { name: 'Open menu' }).click();
      const items = page.getByRole('menu').getByRole('menuitem');
      await expect(items.filter({ hasText: 'Orders' })).toBeVisible();
      const paths = await items.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(paths.length).toBeGreaterThan(8);
      // It would stay open over the next page.
      await page.keyboard.press('Escape');
      for (const path of [...paths, '/account']) {
        await page.goto(`${OFFICE}${path}`);
        await look();
        if (!WITH_PAGES.includes(path.slice(1))) continue;
        const answered = page.waitForResponse(`**/staff${path}/*`);
        await main(page).locator(`a[href^="${path}/"]`).first().click();
        await expect(page).toHaveURL(/\/show(\?|$)/);
        await answered;
        await look();
      }
      expect(withDialogs.length).toBeGreaterThan(8);
      await page.evaluate(() => localStorage.setItem('back-office-language', 'de'));
      for (const url of withDialogs) {
        await page.goto(url);
        await settle(page);
        expect(await lookIntoDialogs(page)).not.toEqual([]);
      }
    });
  }

  test('is used by keys alone: orders are selected and opened, a return, a customer and a role found', async ({
    page,
  }) => {
    test.slow();
    await signIn(page);
    await page.goto(`${OFFICE}/orders`);
    await settle(page);
    await tabTo(page, /^Select order V/);
    await page.keyboard.press('Space');
    await expect(page.getByText('1 order selected')).toBeVisible();
    await tabTo(page, /^V\d{10}$/);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/V\d{10}\/show(\?|$)/);
    await settle(page);
    await tabTo(page, /^Invoice \(PDF\)$/);
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await page.goto(`${OFFICE}/returns`);
    await settle(page);
    await tabTo(page, /^V\d{10}$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Returns and refunds' })).toBeVisible();

    const filter = JSON.stringify({ q: 'u6@vitrine.example' });
    await page.goto(`${OFFICE}/customers?${new URLSearchParams({ filter })}`);
    await settle(page);
    await tabTo(page, /Carpentier$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/customers\/.+\/show$/);

    await page.goto(`${OFFICE}/roles`);
    await settle(page);
    await tabTo(page, /^Make a role$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Make a role' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('selects orders on a telephone by keys, for what is done with many', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    await page.goto(`${OFFICE}/orders`);
    await settle(page);
    await tabTo(page, /^Select all orders of this page$/);
    await page.keyboard.press('Space');
    await expect(page.getByText(/^\d+ orders selected$/)).toBeVisible();
    await page.getByRole('button', { name: 'Select none' }).press('Enter');
    await tabTo(page, /^Select order V/);
    await page.keyboard.press('Space');
    await expect(page.getByText('1 order selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Packing slips (PDF)' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  test('comes with less than 400 kB of script up to the first page', async ({ page }) => {
    await signIn(page);
    await settle(page);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name) ? [entry] : [],
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
    expect(await page.evaluate(() => document.fonts.check("16px 'Fraunces Variable'"))).toBe(true);
  });

  test('prints papers of many orders together, and names those that cannot be marked as picked', async ({
    page,
  }) => {
    await signIn(page);
    // Of the demo: other tests buy, and send what they bought.
    const filter = JSON.stringify({ fulfilment: 'delivered' });
    await page.goto(`${OFFICE}/orders?${new URLSearchParams({ filter })}`);
    const boxes = page.getByRole('checkbox', { name: /^Select order V/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(page.getByText('2 orders selected')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Return labels (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe('return-labels.pdf');
    await page.getByRole('button', { name: 'Mark as picked' }).click();
    await expect(page.getByRole('status').getByText(/0 orders are picked/)).toBeVisible();
    await expect(
      page.getByRole('status').getByText(/^V\d{10}: is picked already, has left, or is not paid/),
    ).toHaveCount(2);
  });
});
