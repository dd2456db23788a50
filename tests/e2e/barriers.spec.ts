import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { REFUSED_ON_TOUR, tourAsCustomer, tourAsStranger } from './tour.ts';

/** What everybody must be able to use (WCAG 2.2 AA). */

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 900 };

test.describe('on a phone and on a laptop', () => {
  /**
   * Looks at a page as it is, on both; at its colours in the light on the laptop, and in the dark on the
   * phone: each layout and each scheme once.
   */
  const lookAt = (page: Page) => async (name: string) => {
    await page.setViewportSize(LAPTOP);
    expect.soft(await barriers(page), `${name} on a laptop, light`).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await barriers(page), `${name} on a phone, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  };

  test('what a stranger sees keeps nobody out', async ({ page, missing }) => {
    test.slow();
    missing.push(...REFUSED_ON_TOUR);
    await tourAsStranger(page, 'fr-fr', lookAt(page));
  });

  test('cart, checkout, card page and account keep nobody out', { tag: ['@CHK-01'] }, async ({
    page,
  }) => {
    test.slow();
    await tourAsCustomer(page, lookAt(page));
  });
});

test('in the dark a heart is still seen on its picture, which stays light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/dresses--plf1200');
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to wishlist/ });
  await expect(heart).toHaveCSS('color', 'rgb(27, 24, 21)');
});
