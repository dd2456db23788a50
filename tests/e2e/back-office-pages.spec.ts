import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/customers.ts';
import { barriers } from './barriers.ts';
import { lookIntoDialogs } from './dialogs.ts';
import { expect, test } from './shop-test.ts';
import { OFFICE, signIn } from './staff.ts';

/** Lists with a page for each of what they list. */
const WITH_PAGES: readonly string[] = ['orders', 'customers', 'products', 'members'];
/** With the words of all pages, in one language. */
const FIRST_LOAD_BYTES = 450_000;
const ALWAYS = ['landmark-unique', 'empty-table-header'];
const WIDE = 1280;
const NARROW = 390;
/** Dialogs have one field a line: what fits a telephone fits. At a release they are seen at both. */
const DIALOG_WIDTHS = process.env.IS_RELEASE === '1' ? [WIDE, NARROW] : [NARROW];
/** Tests that share the pages of the menu among them. */
const PARTS = [1, 2, 3];

async function signInByForm(page: Page) {
  await page.goto(OFFICE);
  await page.getByLabel('Email address').fill('owner@vitrine.example');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
}

/** Until the page has its name, and nothing is fetched any more. */
async function settle(page: Page, pending?: () => number) {
  await page.waitForLoadState('networkidle');
  if (pending) await expect.poll(pending, `${page.url()}: still asking`).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // A table that is about to ask has columns without names.
  await expect(page.getByRole('columnheader').filter({ hasText: /^\u00a0$/ })).toHaveCount(0);
  await expect(page.getByRole('main'), page.url()).not.toContainText('[object');
}

/** Once for each width. As long as nobody opens or closes it, the menu follows the width. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>) {
  for (const width of [WIDE, NARROW]) {
    await page.setViewportSize({ width, height: 900 });
    // What follows the width of the window is drawn again a moment later.
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, `${page.url()} at ${width} px`).toBe(width);
    await look(width);
  }
  await page.setViewportSize({ width: WIDE, height: 900 });
}

/** How much a browser is waiting for: a page that the menu leads to is no document of its own. */
function countPending(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

/** What its policy has forbidden on the pages of a browser. */
async function noteForbidden(page: Page): Promise<readonly string[]> {
  const forbidden: string[] = [];
  await page.exposeFunction('noteForbidden', (what: string) => forbidden.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Reflect.get(globalThis, 'noteForbidden')(`${effectiveDirective} ${blockedURI}`);
    }),
  );
  return forbidden;
}

/** Pages of the menu, by path, with the names that it calls them. */
async function readMenu(page: Page): Promise<{ path: string; name: string }[]> {
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items.filter({ hasText: /^(Orders|Bestellungen)$/ })).toBeVisible();
  return items.evaluateAll((links) =>
    links.map((link) => ({
      path: link.getAttribute('href') ?? '',
      name: link.textContent?.trim() ?? '',
    })),
  );
}

const main = (page: Page) => page.getByRole('main');

/** Goes on with the tab key until what is in focus has this name. */
async function tabTo(page: Page, name: RegExp) {
  const focused = page.locator(':focus');
  for (let steps = 0; steps < 90; steps += 1) {
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
  test.describe.configure({ mode: 'parallel' });
  test.use({ locale: 'en-GB' });

  for (const part of PARTS) {
    test(`keeps nobody out, fits a laptop and a telephone, and does nothing that its policy forbids: part ${part} of ${PARTS.length}`, async ({
      page,
    }) => {
      test.slow();
      let dialogs = 0;
      const forbidden = await noteForbidden(page);
      const pending = countPending(page);
      const look = async () => {
        await settle(page, pending);
        const { pathname } = new URL(page.url());
        await atEachWidth(page, async (width) => {
          const hasKnownColours = width === NARROW;
          const found = await barriers(page, { always: ALWAYS, hasKnownColours });
          expect([pathname, width, found, forbidden]).toEqual([pathname, width, [], []]);
          if (DIALOG_WIDTHS.includes(width)) dialogs += (await lookIntoDialogs(page)).length;
        });
      };
      // Its words are the longest: what fits in German fits.
      await page.addInitScript(() => localStorage.setItem('back-office-language', 'de'));
      await signIn(page, 'owner');
      await page.goto(OFFICE);
      const menu = await readMenu(page);
      expect(menu.length).toBeGreaterThan(8);
      const own = menu.filter((_, index) => index % PARTS.length === part - 1);
      for (const { path, name } of own) {
        await page.getByRole('menu').locator(`a[href="${path}"]`).click();
        const title = path === '/' ? 'Heute' : name;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await look();
        if (!WITH_PAGES.includes(path.slice(1))) continue;
        const answered = page.waitForResponse(`**/staff${path}/*`);
        await main(page).locator(`a[href^="${path}/"][href*="/show"]`).first().click();
        await expect(page).toHaveURL(/\/show(\?|$)/);
        await answered;
        await look();
      }
      if (part === 1) {
        await page.goto(`${OFFICE}/account`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto');
        await look();
      }
      expect(dialogs).toBeGreaterThan(3);
    });
  }

  test('shows its menu on a telephone to who opens it, and hides it again', async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 900 });
    await signIn(page, 'owner');
    await page.goto(OFFICE);
    await settle(page);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect((await readMenu(page)).length).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    // The tip of the button that has the focus again comes slowly: pale letters are hard to read.
    await expect(page.getByRole('tooltip').locator('div').first()).toHaveCSS('opacity', '1');
    expect(await barriers(page, { always: ALWAYS })).toEqual([]);
  });

  test('is used by keys alone: orders are selected and opened, a return, a customer and a role found', async ({
    page,
  }) => {
    test.slow();
    await signIn(page, 'owner');
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

    await page.keyboard.press('/');
    const find = page.getByRole('combobox', { name: /^A page, an order/ });
    await expect(find).toBeFocused();
    await expect(page.getByRole('option', { name: 'Price plans' })).toBeVisible();
    await page.keyboard.type('u6@vitrine.example');
    await expect(page.getByRole('option', { name: /^V\d{10}/ }).first()).toBeVisible();
    await expect(page.getByRole('option', { name: 'u6@vitrine.example' })).toBeVisible();
    expect(await barriers(page, { always: ALWAYS })).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/customers\/.+\/show$/);
    await settle(page);
    await page.keyboard.press('/');
    await page.keyboard.type('role');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/roles(\?|$)/);
    await settle(page);

    await tabTo(page, /^Make a role$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Make a role' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('selects orders on a telephone by keys, for what is done with many', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'owner');
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

  test('makes a promotion with words for the customers, and tries it on a cart', async ({
    page,
  }) => {
    await signIn(page, 'buyer');
    await page.goto(`${OFFICE}/promotions`);
    await page.getByRole('button', { name: 'New promotion' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name for the staff').fill('Third dress');
    await form.getByLabel('Italy').check();
    // So late that no cart of another test has it.
    await form.getByLabel('Begins').fill('2031-01-01T10:00');
    await form.getByLabel('What do customers get?').click();
    await page.getByRole('option', { name: /third item free/ }).click();
    await form.getByLabel('Percent off').fill('100');
    await expect(form.getByLabel('What customers read: Italian')).toHaveValue(
      /^3º.articolo in omaggio$/,
    );
    expect(await barriers(page)).toEqual([]);
    await form.getByRole('button', { name: 'Make the promotion' }).click();
    await expect(main(page).getByText(/In Italy, from 1 Jan 2031/)).toBeVisible();

    await main(page).getByRole('link', { name: 'Try on a cart' }).click();
    await page.getByLabel('Shop').click();
    await page.getByRole('option', { name: 'Italy' }).click();
    await page.getByLabel('When').fill('2031-01-02T10:00');
    await page.getByLabel('Find items').fill('S1');
    const add = page.getByRole('button', { name: /^Add / }).first();
    await add.click();
    const result = page.getByRole('region', { name: 'What it gets' });
    await expect(result.getByText('2 items are missing.')).toBeVisible();
    await add.dblclick();
    await expect(result.getByText(/^Applied: -/)).toBeVisible();
    await atEachWidth(page, async (width) => {
      expect([width, await barriers(page, { always: ALWAYS })]).toEqual([width, []]);
    });
  });

  test('comes with less than 450 kB of script up to the first page', async ({ page }) => {
    await signInByForm(page);
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
    await signIn(page, 'owner');
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
