import type { Locator } from '@playwright/test';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { SITES } from '#src/demo/seed/sites.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { shopHeader } from '#src/domain/content/shop-links.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { buildContentEntries } from '#src/platform/opening/content/build-content.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

const LONG_MS = 1_000;

test('at 1280 px the cart drops its lines down, though not over the cart itself; at 390 px it only leads to the cart', {
  tag: ['@HDR-11'],
}, async ({ page }) => {
  await page.clock.install();
  const shopper = shopperOn(page, 'fr-fr');
  const lines = page.getByRole('banner').getByRole('link', { name: 'Robe midi' });
  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  await shopper.open(DRESS.path);
  await shopper.cartEntry.hover();
  await expect(lines).toBeVisible();
  await shopper.cartEntry.click();
  await expect(shopper.quantity).toHaveValue('1');
  // The pointer rests where it pressed.
  await shopper.cartEntry.hover();
  await page.clock.runFor(LONG_MS);
  await expect(lines).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open(DRESS.path);
  await shopper.cartEntry.hover();
  await page.clock.runFor(LONG_MS);
  await expect(lines).toHaveCount(0);
  await expect(shopper.cartEntry).toHaveAttribute('href', shopper.at('/cart'));
  await shopper.cartEntry.click();
  await expect(page).toHaveURL(/\/fr-fr\/cart$/);
});

const SHOPS = buildWebDomains(daysFrom(new Date()));

/** What the platform has for the header of a shop, without what the shop does not have. */
function headerContent(locale: LocaleCode) {
  const entry = buildContentEntries(SITES).find(
    (one) => one.contentType === 'header_layout' && one.locale === locale,
  );
  const shop = SHOPS.find(({ domain }) => domain === locale);
  if (shop === undefined) throw new Error(`no shop ${locale}`);
  return shopHeader(CONTENT_SCHEMAS.header_layout.parse(entry?.fields), shop);
}

test('a shop’s announcement stands above the header in its type, and none where there is none', {
  tag: ['@HDR-12'],
}, async ({ page }) => {
  for (const [locale, type] of [
    ['fr-fr', 'info'],
    ['pl-pl', 'success'],
  ] as const) {
    await page.goto(`/${locale}`);
    const { notification } = headerContent(locale);
    expect(notification?.type).toBe(type);
    const banner = page.getByRole('banner').getByText(notification?.content ?? '');
    await expect(banner).toBeVisible();
    await expect(banner).toHaveClass(new RegExp(`notice--type_${type}`));
  }
  await page.goto('/de-de');
  await expect(page.getByRole('banner').locator('[class*=notice]')).toHaveCount(0);
});

test('the menu is what the content says, in each shop, with its sub-menus and More', {
  tag: ['@HDR-03', '@HDR-06'],
}, async ({ page }) => {
  for (const locale of ['fr-fr', 'de-de'] as const) {
    const shopper = shopperOn(page, locale);
    await shopper.open('');
    const { navigation_group: groups, navigation_modular: more } = headerContent(locale);
    const menu = page.getByRole('navigation', { name: shopper.say('Main menu') });
    const top = menu.getByRole('list').first().locator(':scope > li > *:first-child');
    await expect(top).toHaveText([...groups.map(({ label }) => label), shopper.say('More')]);
    const women = groups.find(({ url }) => url.endsWith('f1000'));
    await menu.getByRole('button', { name: women?.label ?? '', exact: true }).click();
    for (const { label } of women?.columns.flatMap(({ links }) => links) ?? []) {
      await expect(menu.getByRole('link', { name: label, exact: true }).first()).toBeVisible();
    }
    await menu.getByRole('button', { name: shopper.say('More'), exact: true }).click();
    for (const { label } of more) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
  }
});

test('at 1280 px the logo leads home, no button leads back, and the account drops down', {
  tag: ['@HDR-01', '@HDR-02', '@HDR-08'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  const banner = page.getByRole('banner');
  await shopper.open('/cart');
  await expect(banner.getByRole('link', { name: /^Vitrine/ })).toHaveAttribute(
    'href',
    /^\/fr-fr\/?$/,
  );
  await expect(banner.getByRole('button', { name: shopper.say('Back') })).toBeHidden();
  const account = banner.getByRole('link', { name: shopper.say('Account'), exact: true });
  await account.click();
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(banner.getByRole('link', { name: shopper.say('Sign in') })).toBeVisible();
  await expect(page).toHaveURL(/\/fr-fr\/cart$/);
});

test('two pieces are two items and their total in the header', { tag: ['@HDR-10'] }, async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await putIntoCart(page.request, 'fr-fr', DRESS.sku, DRESS.sku);
  await shopper.open('');
  await shopper.seeCount(2);
  await expect(shopper.cartEntry).toHaveText(/^2.*59,98\s€$/);
});

test('an open layer holds the page behind it where it is', { tag: ['@LAY-13'] }, async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  const guide = shopper.button('Size guide');
  await guide.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const html = page.locator('html');
  const place = () => page.evaluate(() => window.scrollY);
  await expect(guide).toBeVisible();
  await guide.click();
  const layer = page.getByRole('dialog', { name: shopper.say('Size guide') });
  await expect(layer).toBeVisible();
  await expect(html).toHaveCSS('overflow-y', 'hidden');
  const before = await place();
  await page.mouse.wheel(0, 600);
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(html).not.toHaveCSS('overflow-y', 'hidden');
  expect(await place()).toBe(before);
});

test('the layout changes at 768 px, the header at 1280 px', {
  tag: ['@CST-01', '@CST-02'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('');
  const banner = page.getByRole('banner');
  const opener = banner.getByRole('button', { name: shopper.say('Menu') });
  const menu = page.getByRole('navigation', { name: shopper.say('Main menu') });
  const column = page.getByRole('contentinfo').getByRole('button', { name: 'Aide', exact: true });
  for (const [width, isStaff, isTablet] of [
    [1280, true, true],
    [1279, false, true],
    [768, false, true],
    [767, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu, `menu at ${width}`).toBeVisible({ visible: isStaff });
    await expect(opener, `opener at ${width}`).toBeVisible({ visible: !isStaff });
    await expect(column, `columns at ${width}`).toBeVisible({ visible: !isTablet });
  }
});

test.describe('at 390 px, under a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens on tap, and so do its groups; home, search and account are in it', {
    tag: ['@HDR-05', '@HDR-07'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open('');
    await page
      .getByRole('banner')
      .getByRole('button', { name: shopper.say('Menu') })
      .tap();
    const layer = page.getByRole('dialog', { name: shopper.say('Menu') });
    const group = layer.getByRole('button', { name: 'Femme', exact: true });
    const dresses = layer.getByRole('link', { name: 'Robes', exact: true });
    await expect(group).toBeInViewport();
    await expect(dresses).toBeHidden();
    await group.tap();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(dresses).toBeVisible();
    for (const name of ['Home', 'Search', 'Account']) {
      await expect(layer.getByRole('link', { name: shopper.say(name), exact: true })).toBeVisible();
    }
    await group.tap();
    await expect(dresses).toBeHidden();
    // Girls and boys both have trousers: each part says whose they are.
    await layer.getByRole('button', { name: 'Enfant', exact: true }).tap();
    for (const child of ['Fille', 'Garçon']) {
      const part = layer.getByRole('region', { name: child, exact: true });
      await expect(part.getByRole('link', { name: 'Pantalons et jeans' })).toBeVisible();
    }
    await expect(layer.getByRole('link', { name: 'Promotions', exact: true })).toBeVisible();
    await layer.getByRole('button', { name: shopper.say('More'), exact: true }).tap();
    for (const name of ['Carte cadeau', 'Nos magasins', 'Aide']) {
      await expect(layer.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });

  test('a button leads back from every page but home, and the account is a plain link', {
    tag: ['@HDR-02', '@HDR-08'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    const banner = page.getByRole('banner');
    const back = banner.getByRole('button', { name: shopper.say('Back') });
    await shopper.open('');
    await expect(back).toHaveCount(0);
    await shopper.open('/cart');
    await back.tap();
    await expect(page).toHaveURL(/\/fr-fr\/?$/);
    await banner.getByRole('link', { name: shopper.say('Account'), exact: true }).tap();
    await expect(page).toHaveURL(/\/identity\//);
  });
});

for (const { width, lower } of [
  { width: 1280, lower: 8 },
  { width: 390, lower: 12 },
]) {
  test(`at ${width} px the header is lower once the page goes by, moves nothing, and hides nothing that takes the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    const bar = page.locator('header > div').first();
    const bottomOf = (locator: Locator) =>
      locator.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    // The footer has its own height from when it first came near.
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(footer).toBeInViewport();
    // So have the parts that the page fetches when they come near.
    const parts = [
      ['#reviews', 'What our customers say'],
      ['#related', 'You may also like'],
    ] as const;
    for (const [part, title] of parts) {
      await page.locator(part).scrollIntoViewIfNeeded();
      const heading = shopper.main.getByRole('heading', { name: shopper.say(title) });
      await expect(heading).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const before = await length();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => bottomOf(bar)).toBe(Math.round(height) - lower);
    expect(await length()).toBe(before);
    const home = page.getByRole('banner').getByRole('link', { name: /^Vitrine/ });
    for (const entry of [home, shopper.cartEntry]) {
      await expect(entry).toBeInViewport({ ratio: 1 });
    }
    const choice = shopper.main.getByRole('radio').first();
    await choice.focus();
    const top = await choice.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(await bottomOf(bar));
  });
}
