import { readFileSync } from 'node:fs';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { SITES } from '#src/demo/seed/sites.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { withShopValues } from '#src/domain/content/shop-values.ts';
import { getLocale } from '#src/domain/shop/locale-record.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { buildContentEntries } from '#src/platform/opening/content/build-content.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

/** What the platform has for the footer of the French shop. */
function footerContent() {
  const entry = buildContentEntries(SITES).find(
    (one) => one.contentType === 'footer_layout' && one.locale === 'fr-fr',
  );
  return CONTENT_SCHEMAS.footer_layout.parse(entry?.fields);
}

test('the footer says what the content says: promises, columns, whom to follow, and the name; outside prod with the version', {
  tag: ['@FTR-01', '@FTR-03', '@FTR-04', '@FTR-05', '@FTR-06'],
}, async ({ page }) => {
  await shopperOn(page, 'fr-fr').open('');
  const footer = page.getByRole('contentinfo');
  const { reinsurances, links_modular, community, own_social_networks } = footerContent();
  const shop = buildWebDomains(daysFrom(new Date())).find(({ domain }) => domain === 'fr-fr');
  if (shop === undefined) throw new Error('there is no French shop');
  for (const promise of reinsurances) {
    const [title, text] = [promise.title, promise.text].map((words) => withShopValues(words, shop));
    await expect(footer.getByRole('listitem').filter({ hasText: title })).toContainText(text ?? '');
  }
  // From the tablet on, columns stand open and nothing opens them.
  for (const { title, links } of links_modular) {
    await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(footer.getByRole('button', { name: title, exact: true })).toBeHidden();
    for (const { label } of links) {
      await expect(footer.getByRole('link', { name: label, exact: true }).first()).toBeVisible();
    }
  }
  await expect(footer.getByText(community?.text ?? '')).toBeVisible();
  expect(own_social_networks.length).toBeGreaterThan(0);
  for (const { label, url } of own_social_networks) {
    const network = footer.getByRole('link', { name: label, exact: true });
    await expect(network).toHaveAttribute('href', url);
  }
  await expect(footer.getByRole('link', { name: /^Vitrine/ })).toBeVisible();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  await expect(footer.getByText(/^© Vitrine/)).toHaveText(`© Vitrine Version ${version}`);
});

test('the legal text is asked for when it is first opened, and once', { tag: ['@FTR-07'] }, async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('');
  const footer = page.getByRole('contentinfo');
  const legals = footer.getByRole('button', { name: footerContent().legals?.label ?? '' });
  await legals.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const text = footer.locator('[data-open] section').first();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) asked += 1;
  });
  await legals.click();
  await expect(text).toBeVisible();
  expect(asked).toBe(1);
  await legals.click();
  await expect(text).toBeHidden();
  await legals.click();
  await expect(text).toBeVisible();
  expect(asked).toBe(1);
});

test('the other countries stand there with name and language, and a flag unless the content says no', {
  tag: ['@FTR-08', '@FTR-09'],
}, async ({ page }) => {
  for (const own of ['en', 'fr-fr'] as const) {
    await page.goto(`/${own}`);
    const sites = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem');
    const others = ONLINE_LOCALES.filter((code) => code !== own);
    await expect(sites).toHaveCount(6);
    for (const code of others) {
      const { name, language } = getLocale(code);
      const entry = sites.filter({ hasText: `${name} · ${language}` });
      await expect(entry.getByRole('link')).toHaveAttribute('href', new RegExp(`/${code}$`));
      await expect(entry.locator('img[src*="/flag/"]')).toHaveCount(code === 'en' ? 0 : 1);
    }
  }
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a column is closed, opens on tap and closes again', {
    tag: ['@FTR-04', '@LAY-14'],
  }, async ({ page }) => {
    await shopperOn(page, 'fr-fr').open('');
    const footer = page.getByRole('contentinfo');
    const [column] = footerContent().links_modular;
    const trigger = footer.getByRole('button', { name: column?.title ?? '', exact: true });
    const link = footer.getByRole('link', { name: column?.links[1]?.label ?? '', exact: true });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(link.first()).toBeHidden();
    await trigger.tap();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(link.first()).toBeVisible();
    await trigger.tap();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(link.first()).toBeHidden();
  });
});
