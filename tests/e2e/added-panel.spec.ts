import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

/** The panel about what was just added, and the cart's drop-down. */

const panelOf = (page: Page) => page.getByRole('region', { name: 'Added to your cart' });

test('an added item is shown with its size, its day of delivery and what is missing for free delivery; Tab leads from the button into the panel, Escape closes it', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  const add = shopper.button('Add to cart');
  await add.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toContainText(`size UK ${shopper.chip(DRESS.size)}`);
  await expect(panel).toContainText(/Expected: \w{3}/);
  await expect(panel).toContainText('more for free delivery');
  await expect(add).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(add).toBeFocused();
});

test('the panel leads to the cart and to the checkout, leaves the page usable, and is gone on the next page', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  await shopper.button('Add to cart').click();
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: 'Checkout' })).toBeVisible();
  await shopper.button('Add to cart').click();
  await shopper.seeCount(2);
  await panel.getByRole('link', { name: 'See cart' }).click();
  await expect(shopper.heading('Cart')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('the drop-down of the cart leads to the checkout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await panelOf(page).getByRole('button', { name: 'Close' }).click();
  await shopper.cartEntry.hover();
  const checkout = page.getByRole('banner').getByRole('link', { name: 'Checkout' });
  await checkout.click();
  await expect(page).toHaveURL(/\/identity\//);
});
