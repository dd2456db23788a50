import { expect, test } from './shop-test.ts';

test('flags of the other countries are pictures of quality 50 (IMG-03, IMG-04, IMG-06)', async ({
  page,
}) => {
  await page.goto('/en');
  const flags = page.getByRole('contentinfo').locator('img[src*="/flag/"]');
  await expect(flags).toHaveCount(6);
  await flags.first().scrollIntoViewIfNeeded();
  for (const flag of await flags.all()) {
    await expect(flag).toHaveAttribute('src', /\/flag\/[A-Z]{2}\.webp\?w=40&q=50$/);
    await expect
      .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(40);
  }
});
