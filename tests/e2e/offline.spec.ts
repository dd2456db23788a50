import type { Page } from '@playwright/test';
import { imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

/** What the browser would show without a network, once the worker has the page. */
const keptPage = (page: Page) =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return '';
    return (await (await caches.match('/offline'))?.text()) ?? '';
  });

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network, any page says so, with the cart and what was looked at, and leads on once there is one', async ({
    page,
    context,
  }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await shopper.addToCart(DRESS.size);
    await expect.poll(() => keptPage(page)).toContain(`1 × ${name}`);

    await context.setOffline(true);
    await page.goto(shopper.at(DRESSES));
    await expect(shopper.heading('You are offline')).toBeVisible();
    const lines = shopper.main.getByRole('listitem');
    await expect(lines.filter({ hasText: `1 × ${name}` })).toContainText(DRESS.size);
    await expect(lines.filter({ hasText: shopper.say('Total') })).toContainText('29,99');
    await expect(lines.last()).toHaveText(name);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await imperfections(page)).toEqual([]);
    }
    // Nothing else is kept: a page that was open a moment ago is not there, nor a private one.
    for (const path of [DRESS.path, '/cart', '/account/dashboard']) {
      await page.goto(shopper.at(path));
      await expect(shopper.heading('You are offline')).toBeVisible();
    }
    expect(
      await page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(
          names.map(async (one) => (await (await caches.open(one)).keys()).map(({ url }) => url)),
        );
        return kept.flat().map((url) => new URL(url).pathname);
      }),
    ).toEqual(['/offline']);

    await page.goto(shopper.at('/cart'));
    await context.setOffline(false);
    await shopper.link('Try again').click();
    await expect(shopper.heading('Cart')).toBeVisible();
    await shopper.remove.click();
    await expect.poll(() => keptPage(page)).not.toContain('1 × ');

    const polish = shopperOn(page, 'pl-pl');
    await polish.open('');
    await expect.poll(() => keptPage(page)).toContain(polish.say('You are offline'));
    expect(await keptPage(page)).toContain('lang="pl-PL"');
  });
});

test('each shop can be installed under its own first page, with pictures that are there', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'de-de');
  await shopper.open('');
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest?locale=de-de');
  const answer = await page.request.get('/manifest.webmanifest?locale=de-de');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ start_url: '/de-de', lang: 'de', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
  expect((await page.request.get('/manifest.webmanifest?locale=xx')).status()).toBe(404);
});
