import { breakCalls, callsOf, linesOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

test('"Checkout" pressed while a change is on its way waits for it: nothing is lost', {
  tag: ['@any-platform', '@CRT-03', '@CHK-01'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await shopper.cartEntry.click();
  await expect(shopper.quantity).toHaveValue('1');
  const id = await shopper.cartId();
  await breakCalls({ path: `/carts/${id}/products/*/quantity/3`, delayMs: 1_200 });
  await shopper.quantity.selectOption('3');
  await shopper.link('Checkout').click();
  await page.waitForURL(/\/identity\//);
  const lines = linesOf(await callsOf(await shopper.sessionId()));
  expect(lines.some((line) => /^PUT .*\/quantity\/3 200$/.test(line))).toBe(true);
});
