import type { Page } from '@playwright/test';
import { openCartOfOne } from './cart-page.ts';
import { expect, test } from './shop-test.ts';
import { DRESSES, shopperOn, startsWith } from './shopper.ts';

/** Pages that the browser translates: it puts elements of its own in the place of each text. */

/** What Chrome's translator does to a page; "translated" is what it would say. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isSaid = node.parentElement?.closest('script, style, noscript, textarea') === null;
      if (node instanceof Text && isSaid && /\S/.test(node.data)) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add('translated-ltr');
  });
}

test('a translated cart goes on telling: amounts, free delivery, a code that waits', async ({
  page,
}) => {
  const shopper = await openCartOfOne(page);
  const { main, say, quantity, button } = shopper;
  await expect(main.getByText(/29,99\s€/).first()).toBeVisible();
  const free = main.getByText(say('Your delivery is free.'));
  await expect(main.getByRole('progressbar')).toBeVisible();
  await translate(page);
  await quantity.selectOption('7');
  await expect(free).toBeVisible();
  await main.getByRole('textbox', { name: say('Promo code'), exact: true }).fill('plus200');
  await button('Apply').click();
  await expect(main.getByText(/189,93\s€/).first()).toBeVisible();
  await translate(page);
  await quantity.selectOption('1');
  await expect(free).toBeHidden();
  const counts = say('This code applies from {minimum}: add {missing} more.', {
    minimum: '200 €',
    missing: '170,01 €',
  });
  await expect(main.getByText(counts)).toBeVisible();
  await translate(page);
  await main
    .getByRole('button', { name: startsWith(say('Remove')) })
    .first()
    .click();
  await expect(main.getByText('PLUS200', { exact: true })).toBeHidden();
});

test('a translated list goes on counting, with filters and without', async ({ page }) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  const count = shopper.main.getByRole('status').filter({ hasText: /items?$/ });
  const all = await count.textContent();
  await shopper.main.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const size = sheet.getByRole('group', { name: 'Size' }).getByRole('checkbox', { name: /^8\b/ });
  await expect(size).toBeVisible();
  await translate(page);
  await size.check();
  await expect(count).not.toHaveText(all ?? '');
  await translate(page);
  await size.uncheck();
  await expect(count).toHaveText(all ?? '');
});

test('on paper an order has neither header, menu, newsletter nor footer', async ({ page }) => {
  const shopper = await openCartOfOne(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shopper.main.getByText(/29,99\s€/).first()).toBeVisible();
});
