import type { Page } from '@playwright/test';
import { allCalls } from '../support/inspection.ts';
import { privacyChosen } from '../support/known-browser.ts';
import { PLATFORM_URL } from '../support/test-ports.ts';
import { barriers, imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';
import { OFFICE, signIn } from './staff.ts';

/** The language of the pages of the staff. */
const ENGLISH = { locale: 'en-GB' };
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** What is wrong with a page at the width of a phone and of a desk. */
async function flawsOf(page: Page, judge = barriers): Promise<string[]> {
  const flaws: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const overhang = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    // What follows the width of the window is drawn again a moment later.
    await expect.poll(overhang, `at ${size.width} px`).toBeLessThanOrEqual(0);
    flaws.push(...(await judge(page)));
  }
  return flaws;
}

test('a switch that the owner flips is seen in its shop, and in no other', {
  tag: ['@DOM-12', '@A-149'],
}, async ({ page, browser }) => {
  const shopper = shopperOn(page, 'pl-pl');
  const context = await browser.newContext(ENGLISH);
  const owner = await context.newPage();
  const quickAdd = shopper.main.getByRole('article').getByRole('button');
  const swift = owner.getByRole('switch', { name: 'Poland', exact: true });
  await signIn(owner, 'owner');
  await owner.goto(`${OFFICE}/features`);
  await owner.getByRole('button', { name: 'Add to the cart from lists: all shops' }).click();
  await expect(swift).not.toBeChecked();
  await shopper.open(DRESSES);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(quickAdd).toHaveCount(0);

  await swift.press('Space');
  await expect(swift).toBeChecked();
  await shopper.open(DRESSES);
  await expect(quickAdd.first()).toBeVisible();

  await swift.press('Space');
  await expect(swift).not.toBeChecked();
  await shopper.open(DRESSES);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(quickAdd).toHaveCount(0);
  await context.close();
});

test('what an editor writes is previewed by its link alone, published and taken back', {
  tag: ['@CMS-06'],
}, async ({ page, browser, request }) => {
  test.slow();
  const context = await browser.newContext(ENGLISH);
  const desk = await context.newPage();
  const path = '/es-es/sastreria--tpt11';
  const title = async () =>
    /<h1[^>]*>([^<]*)</.exec(await (await request.get(path)).text())?.[1] ?? '';
  const before = await title();
  await signIn(desk, 'editor');
  await desk.goto(`${OFFICE}/content`);
  await desk.getByPlaceholder('Title or name').fill('t11');
  await desk.getByRole('link', { name: `${before}, t11, Spain` }).click();
  const heading = desk.getByRole('textbox', { name: 'Title', exact: true }).first();
  await heading.fill('Una línea nueva');
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk.getByRole('status')).toHaveText('Saved. Shoppers do not see it yet.');
  expect(await flawsOf(desk)).toEqual([]);
  expect(await title()).toBe(before);

  const editor = shopperOn(page, 'es-es');
  const link = await desk.getByRole('link', { name: 'Preview in the shop' }).getAttribute('href');
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
  expect(await flawsOf(page, imperfections)).toEqual([]);
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

  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByRole('status')).toContainText('Published.');
  await page.reload();
  await expect(newTitle).toBeVisible();
  await desk.getByRole('button', { name: /^Show this again/ }).click();
  await expect(desk.getByRole('status')).toContainText('Shown again.');
  expect(await title()).toBe(before);
  await context.close();
});

test('of two editors the second reads who was faster, keeps what was typed, and saves over it', async ({
  browser,
}) => {
  test.slow();
  const open = async (member: 'editor' | 'owner') => {
    const page = await (await browser.newContext(ENGLISH)).newPage();
    await signIn(page, member);
    await page.goto(`${OFFICE}/content/trend_page/t11/it-it`);
    const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
    await expect(title).not.toHaveValue('');
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    return { page, title, click };
  };
  const first = await open('editor');
  const second = await open('owner');
  await first.title.fill('Di Marta');
  await first.click('Save draft');
  await expect(first.page.getByRole('status')).toContainText('Saved.');

  await second.title.fill('Di Nadia');
  // Who leaves is asked first; here the answer is no.
  await second.page.getByRole('menuitem', { name: 'Reviews' }).click();
  await expect(second.title).toHaveValue('Di Nadia');
  await second.click('Save draft');
  await expect(second.page.getByRole('alert')).toContainText('Marta Ruiz was faster');
  await expect(second.title).toHaveValue('Di Nadia');
  await second.click('Save draft');
  await expect(second.page.getByRole('status')).toContainText('Saved.');
  await expect(second.page.getByText('Draft of Nadia Benali')).toBeVisible();

  await second.page.getByRole('textbox', { name: 'Name in the URL' }).fill('Non va');
  await second.click('Publish now');
  await expect(second.page.getByRole('alert')).toContainText('Please check: Name in the URL');
  await expect(second.page.getByRole('textbox', { name: 'Name in the URL' })).toHaveValue('Non va');
  await second.click('Discard draft');
  await second.page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(second.page.getByRole('status')).toHaveText('The draft is gone.');
  await expect(second.title).not.toHaveValue('Di Nadia');
  await first.page.context().close();
  await second.page.context().close();
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
  test('are measured without a name and read by finance, and not of whom refuses', async ({
    browser,
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
      // Named by what is beside the page, which measures it first.
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
    const office = await browser.newContext(ENGLISH);
    const finance = await office.newPage();
    await signIn(finance, 'finance');
    await finance.goto(`${OFFICE}/measurements`);
    await expect(
      finance.getByRole('group', { name: 'Germany' }).getByRole('row', { name: 'Product' }),
    ).toContainText(/≤ [\d.]+ m?s/);
    await finance.getByRole('button', { name: '7 days' }).click();
    await expect(finance.getByRole('button', { name: '7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await office.close();
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
