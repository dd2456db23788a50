import type { Page } from '@playwright/test';
import { box } from './account-form.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './shop-test.ts';
import { DRESSES, shopperOn } from './shopper.ts';
import { shopperAtCart } from './shopper-at.ts';

/** What a screen reader hears, and where the focus goes (WCAG 2.2: 2.4.3, 4.1.3). */

/** The region that announces what changes beside the focus; it stands in the page before its text. */
const announced = (page: Page) => page.locator('body > [role=status]');

test('quick add by keyboard: Escape closes the sizes, an added size is shown and announced with the cart, and the focus stays on the button', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  const tile = shopper.main.getByRole('article').first();
  const name = await tile.getByRole('heading').innerText();
  const quick = tile.getByRole('button', { name: /^Quick add/ });
  const sizes = tile.getByRole('group', { name: 'Size' });
  await quick.press('Enter');
  await expect(sizes.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sizes).toBeHidden();
  await expect(quick).toBeFocused();

  await quick.press('Enter');
  await sizes.getByRole('button', { name: '8', exact: true }).press('Enter');
  await expect(quick).toBeFocused();
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toContainText(name);
  await shopper.seeCount(1);
  await expect(announced(page)).toHaveText(
    new RegExp(`^Added to your cart: ${name}\\. Cart, 1 item`),
  );
});

test('a page that is reached by a link is announced by its title and has the focus on its heading; a new order of the list and Back move no focus', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  const sort = shopper.main.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  await sort.selectOption('price-asc');
  await expect(announced(page)).toContainText('Price, low to high');
  await expect(sort).toBeFocused();
  await shopper.link('Load more').press('Enter');
  await expect(announced(page)).toContainText(/^(\d+) of \1 items$/);

  await shopper.main.getByRole('article').first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/--p\d+/);
  const title = shopper.main.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());

  await shopper.cartEntry.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(title).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/--plf1200/);
  await expect(announced(page)).toContainText(await page.title());
  await expect(title).not.toBeFocused();
});

test('in the cart a new quantity, a refused code, a removed line and one that is saved for later are announced', async ({
  page,
}) => {
  const shopper = await shopperAtCart(page, 'en');
  await shopper.quantity.selectOption('2');
  await expect(announced(page)).toContainText(/Midi dress: quantity 2/);
  await expect(announced(page)).toContainText('Cart, 2 items');

  await box(shopper, 'Promo code').fill('NOSUCHCODE');
  await shopper.button('Apply').click();
  const field = box(shopper, 'Promo code');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(announced(page)).toHaveText((await describedBy(page)) ?? '');

  const row = shopper.main.getByRole('listitem').filter({ hasText: 'Midi dress' });
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(announced(page)).toHaveText('Midi dress removed');
  await shopper.button('Undo').click();
  await row.getByRole('button', { name: /^Save for later/ }).click();
  await expect(announced(page)).toContainText('Saved for later: Midi dress');
});

/** What stands below the field for codes. */
function describedBy(page: Page): Promise<string | null> {
  return page.locator('[aria-invalid=true]').evaluate((field) => {
    const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(id)?.textContent ?? null;
  });
}

test('an Undo that has the focus of a keyboard stays until the focus has left it', async ({
  page,
}) => {
  await page.clock.install();
  const shopper = await shopperAtCart(page, 'en');
  const remove = shopper.main.getByRole('button', { name: /^Remove/ });
  await tabTo(remove);
  await page.keyboard.press('Enter');
  const undo = shopper.button('Undo');
  await expect(undo).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(4_001);
  await expect(undo).toBeHidden();
});
