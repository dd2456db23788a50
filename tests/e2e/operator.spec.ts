import type { Page } from '@playwright/test';
import { allCalls } from '../support/inspection.ts';
import { privacyChosen } from '../support/known-browser.ts';
import { PLATFORM_URL, PORTS } from '../support/test-ports.ts';
import { imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

/** On the platform's metrics port, which listens on this machine alone. */
const OPERATOR = `http://127.0.0.1:${PORTS.platformMetrics}`;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** What is wrong with a page at the width of a phone and of a desk. */
async function flawsOf(page: Page): Promise<string[]> {
  const flaws: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isTooWide) flaws.push(`wider than ${size.width} px`);
    flaws.push(...(await imperfections(page)));
  }
  return flaws;
}

test('a switch that an operator presses is seen in its shop, and in no other', {
  tag: ['@DOM-12', '@A-149'],
}, async ({ page, otherContext }) => {
  const shopper = shopperOn(page, 'pl-pl');
  const operator = await otherContext.newPage();
  const quickAdd = shopper.main.getByRole('article').getByRole('button');
  const press = operator.getByRole('button', { name: 'swiftAddToCart, pl-pl', exact: true });
  await operator.goto(`${OPERATOR}/shops`);
  expect(await flawsOf(operator)).toEqual([]);
  await expect(press).toHaveAttribute('aria-pressed', 'false');
  await shopper.open(DRESSES);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(quickAdd).toHaveCount(0);

  await press.focus();
  await operator.keyboard.press('Enter');
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await shopper.open(DRESSES);
  await expect(quickAdd.first()).toBeVisible();

  await press.click();
  await expect(press).toHaveAttribute('aria-pressed', 'false');
  await shopper.open(DRESSES);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(quickAdd).toHaveCount(0);
});

test('what an editor writes is previewed by its link alone, published and taken back', {
  tag: ['@CMS-06'],
}, async ({ page, browser, otherContext, request }) => {
  const operator = await otherContext.newPage();
  const path = '/es-es/sastreria--tpt11';
  const title = async () =>
    /<h1[^>]*>([^<]*)</.exec(await (await request.get(path)).text())?.[1] ?? '';
  const before = await title();
  await operator.goto(`${OPERATOR}/content`);
  expect(await flawsOf(operator)).toEqual([]);
  await operator.getByRole('link', { name: `${before}, t11, es-es` }).click();
  const heading = operator.getByLabel('title', { exact: true });
  await operator.getByLabel('Your name').fill('Ada');
  await heading.fill('Una línea nueva');
  await heading.press('Enter');
  await expect(operator.getByRole('status')).toHaveText('Saved. Shoppers do not see it yet.');
  expect(await flawsOf(operator)).toEqual([]);
  expect(await title()).toBe(before);

  const editor = shopperOn(page, 'es-es');
  const link = await operator
    .getByRole('link', { name: 'Preview in the shop' })
    .getAttribute('href');
  const shown = page.waitForResponse((response) => response.url().endsWith(path));
  await page.goto(link ?? '');
  expect((await shown).headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const newTitle = page.getByRole('heading', { level: 1, name: 'Una línea nueva' });
  await expect(newTitle).toBeVisible();
  expect(await title()).toBe(before);
  const bar = page.getByRole('complementary', { name: editor.say('Preview') });
  await expect(bar).toContainText(editor.say('Preview: shoppers do not see this yet.'));
  expect(await flawsOf(page)).toEqual([]);
  // The browser keeps it, and says it without script, too.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plainPage = await plain.newPage();
  await plainPage.goto(path);
  await plainPage.getByRole('button', { name: editor.say('Leave preview') }).click();
  await expect(plainPage.getByRole('heading', { level: 1, name: before })).toBeVisible();
  await expect(plainPage.getByRole('complementary')).toHaveCount(0);
  await plain.close();
  await bar.getByRole('button', { name: editor.say('Leave preview') }).click();
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect((await request.get('/api/preview?token=forged')).status()).toBe(404);

  await operator.getByRole('button', { name: 'Publish now' }).click();
  await expect(operator.getByRole('status')).toContainText('Published.');
  await page.reload();
  await expect(newTitle).toBeVisible();
  await operator.getByRole('button', { name: 'Show this again' }).click();
  await expect(operator.getByRole('status')).toContainText('Shown again.');
  expect(await title()).toBe(before);
});

test.describe('page loads', () => {
  /** Of a kind of page that no other test lets measure in these shops. */
  const measured = async (pageKind: 'product' | 'FAQ', shops: readonly string[]) =>
    (await allCalls(PLATFORM_URL)).filter(
      ({ path, body, headers }) =>
        path === '/web-vitals' &&
        Object(body).pageKind === pageKind &&
        shops.includes(headers['accept-language'] ?? ''),
    );
  test('are measured without a name and read by the operator, and not of whom refuses', async ({
    browser,
    page: operator,
  }) => {
    const visit = async (isRefused: boolean, locale: 'de-de' | 'it-it') => {
      const context = await browser.newContext({
        // Its own country's: another is not offered.
        locale,
        storageState: isRefused ? privacyChosen(1) : { cookies: [], origins: [] },
      });
      const page = await context.newPage();
      const shopper = shopperOn(page, locale);
      await shopper.open(DRESS.path);
      await shopper.main.getByRole('radio', { name: shopper.chip(DRESS.size) }).click();
      // Named by what stands beside the page, which measures it first.
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /locale=/);
      // Leaving sends; what is sent is nobody's request any more.
      await page.goto('about:blank');
      if (!isRefused) await expect.poll(() => measured('product', [locale])).toHaveLength(1);
      await context.close();
    };
    await visit(true, 'it-it');
    await visit(false, 'de-de');
    const [load, ...more] = await measured('product', ['de-de', 'it-it']);
    expect(more).toEqual([]);
    expect(load).toMatchObject({
      ...{ status: 204, headers: { 'accept-language': 'de-de' } },
      body: { pageKind: 'product', values: { LCP: expect.any(Number), CLS: expect.any(Number) } },
    });
    await operator.goto(`${OPERATOR}/vitals`);
    await expect(
      operator.getByRole('region', { name: 'de-de' }).getByRole('row', { name: 'product' }),
    ).toContainText(/≤ [\d.]+ m?s/);
    expect(await flawsOf(operator)).toEqual([]);
    await operator.getByRole('link', { name: '7 days' }).click();
    await expect(operator.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current');
  });

  test('of other sites, and what no page measures, are not counted', { tag: ['@T02'] }, async ({
    request,
  }) => {
    const send = (data: unknown, site: string) =>
      request.post('/api/vitals', { data, headers: { 'sec-fetch-site': site } });
    const load = { locale: 'fr-ch', pageKind: 'FAQ', values: { LCP: 900 } };
    expect((await send(load, 'cross-site')).status()).toBe(403);
    for (const wrong of [
      { ...load, locale: 'xx' },
      { ...load, pageKind: 'cart of Ada' },
      { ...load, values: { LCP: '900' } },
      { ...load, email: 'ada@example.org' },
    ]) {
      expect((await send(wrong, 'same-origin')).status()).toBe(400);
    }
    expect(await measured('FAQ', ['fr-ch'])).toEqual([]);
  });
});
