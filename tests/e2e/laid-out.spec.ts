import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

/** What a page spares a phone: the layout of what nobody sees yet (decision 078). */

const DRESSES = '/dresses--plf1200';
test.use({ viewport: { width: 390, height: 844 } });

test('a list as sent lays its tiles out as they come near, and its footer; one come back to is laid out whole (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  const tile = (nth: number) => shopper.main.getByRole('article').nth(nth);
  const isLaidOut = (nth: number) =>
    tile(nth).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const version = page.getByRole('contentinfo').getByText(/^Version/);
  const isFooterLaidOut = () =>
    version.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect([await isLaidOut(0), await isLaidOut(23), await isFooterLaidOut()]).toEqual([
    true,
    false,
    false,
  ]);
  await tile(23).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => isLaidOut(23)).toBe(true);
  await expect.poll(isFooterLaidOut).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const name = await tile(0).getByRole('heading').textContent();
  await tile(0).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(tile(23)).toBeAttached();
  expect(await isLaidOut(23)).toBe(true);
});

test('the stylesheet that comes after the page gives it no typeface a second time (performance.md)', async ({
  page,
}) => {
  await shopperOn(page, 'en').open(DRESSES);
  const sheet = page.locator('link[rel="stylesheet"][media="all"]');
  await expect(sheet).toBeAttached();
  const faces = await sheet.evaluate((link: HTMLLinkElement) => {
    const ownFaces = (rules: Iterable<CSSRule>): CSSRule[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSGroupingRule
          ? ownFaces(rule.cssRules)
          : [rule].filter((one) => one instanceof CSSFontFaceRule),
      );
    return ownFaces(link.sheet?.cssRules ?? []).length;
  });
  expect(faces).toBe(0);
  expect(await page.evaluate(() => document.fonts.size)).toBe(7);
});
