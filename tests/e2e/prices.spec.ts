import type { Locator, Page } from '@playwright/test';
import { isPrivateSale } from '#src/demo/seed/build-facts.ts';
import { planProducts } from '#src/demo/seed/plan-products.ts';
import { createCustomer } from '../support/customers.ts';
import { mailsTo } from './mail-links.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';
import { openPayment } from './shopper-at.ts';

/** What a size costs, and what it costs a member, from the list to the mail. */

const TOWELS = '/towels--plf9520';
const LEEDS = { zipCode: 'LS1 4DT', city: 'Leeds' };

const amountIn = async (where: Locator) =>
  /€[\d.]+/.exec((await where.textContent()) ?? '')?.[0] ?? '';
const number = (amount: string) => Number(amount.slice(1));

/** The first towel whose largest size is left, on its own page. */
async function openTowel(page: Page) {
  const shopper = shopperOn(page, 'en');
  await shopper.open(`${TOWELS}?size=100x150`);
  const tile = shopper.main.getByRole('article').first();
  await expect(tile).toContainText(/from €\d/);
  const from = await amountIn(tile.getByText(/^from €/));
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  const href = (await tile.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await shopper.open(href.replace(/^\/en/, '').replace(/\?.*$/, ''));
  return { shopper, from, name };
}

test('a shopper who chooses the larger towel sees its price at once, and pays it: cart, order and mail agree', {
  tag: ['@ENU-09'],
}, async ({ page }) => {
  const { email } = await createCustomer(page.request, 'en');
  const { shopper, from, name } = await openTowel(page);
  const { main } = shopper;
  const price = main.getByRole('status').filter({ hasText: '€' });
  await expect(price).toContainText(`from ${from}`);
  await main.getByRole('radio', { name: /^100.×.150/ }).check();
  await expect(price).not.toContainText('from');
  const large = await amountIn(price);
  expect(number(large)).toBeGreaterThan(number(from));
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toContainText(large);
  await shopper.seeCount(1);

  await shopper.open('/cart');
  const line = main.getByRole('article', { name });
  await expect(line).toContainText('100 × 150 cm');
  await expect(line).toContainText(large);
  await expect(line).not.toContainText('from');
  await openPayment(page, 'en', LEEDS);
  await expect(page.getByRole('complementary')).toContainText(large);
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();
  await expect(main).toContainText(large);
  await expect
    .poll(async () => (await mailsTo(page.request, email)).some((mail) => mail.includes(large)))
    .toBe(true);
});

test('the sizes of a tile say what each costs, and the one that is clicked is in the cart at that', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(`${TOWELS}?size=100x150`);
  const tile = shopper.main.getByRole('article').first();
  await tile.getByRole('button', { name: /^Quick add/ }).click();
  const size = tile.getByRole('button', { name: /^100.×.150\s*€/ });
  const large = await amountIn(size);
  await size.click();
  await expect(shopper.cartEntry).toHaveAccessibleName(
    new RegExp(`, ${large.replace('.', '\\.')}`),
  );
});

test('a private sale is told to a signed-in customer alone, with the price that it is then', {
  tag: ['@PRD-09'],
}, async ({ page, otherContext }) => {
  const [sold] = planProducts().filter(isPrivateSale);
  const path = `/x--p${sold?.productId}`;
  const told = 'Private sale: your price as a member.';
  const visitor = shopperOn(await otherContext.newPage(), 'fr-fr');
  await visitor.open(path);
  await expect(visitor.main.locator('s')).toHaveCount(0);
  await expect(visitor.main.getByText(visitor.say(told))).toHaveCount(0);
  await createCustomer(page.request, 'fr-fr');
  const member = shopperOn(page, 'fr-fr');
  await member.open(path);
  await expect(member.main.getByText(member.say(told))).toBeVisible();
  await expect(member.main.locator('s').first()).toBeVisible();
});
