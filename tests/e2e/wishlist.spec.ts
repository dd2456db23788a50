import { createCustomer } from '../support/customers.ts';
import { imperfections } from './barriers.ts';
import { isFunctionCall } from './function-calls.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

test('a wishlist says of which piece few are left, and is shared by a link from which anybody puts its pieces into a cart, until sharing is stopped', async ({
  page,
  context,
  otherContext,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await createCustomer(otherContext.request, 'fr-fr');
  const owner = shopperOn(page, 'fr-fr');
  await owner.open(DRESS.path);
  await owner.button('Add to wishlist').click();
  await owner.signIn(email);
  await expect(owner.button('Remove from wishlist')).toBeVisible();
  await owner.open(`${DRESSES}?availability=FEW_REMAINING`);
  const scarce = owner.main.getByRole('article').first();
  const scarceName = (await scarce.getByRole('heading').textContent()) ?? '';
  const heart = owner.say('Add to wishlist: {name}', { name: scarceName });
  // The page is left by its address: a browser that goes takes back what it has not sent.
  const wished = page.waitForResponse((answer) => isFunctionCall(answer.url()));
  await scarce.getByRole('button', { name: heart, exact: true }).click();
  await wished;
  await expect(scarce.getByRole('button', { pressed: true })).toBeVisible();
  await owner.open('/account/wishlist');
  const wishes = owner.main.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(wishes).toHaveCount(2);
  await expect(wishes.filter({ hasText: owner.say('Few left') })).toContainText(scarceName);
  await owner.button('Share wishlist').click();
  await expect(owner.toasts).toHaveText(owner.say('The link to your wishlist is copied.'));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = shopperOn(await otherContext.newPage(), 'fr-fr');
  const answer = await visitor.open(new URL(link).pathname.replace('/fr-fr', ''));
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(visitor.heading('A wishlist shared with you')).toBeVisible();
  await expect(visitor.page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex, nofollow',
  );
  const tile = visitor.main.getByRole('article');
  await expect(tile).toHaveCount(2);
  expect(await answer?.text()).not.toContain(email);
  expect(await imperfections(visitor.page, { inside: 'main' })).toEqual([]);
  const add = visitor.button('Quick add: {name}', { name: 'Robe midi' });
  await add.focus();
  await add.press('Enter');
  const sizes = tile.getByRole('group', { name: visitor.say('Size') });
  await expect(sizes.getByRole('button').first()).toBeFocused();
  await sizes.getByRole('button', { name: visitor.chip(DRESS.size), exact: true }).press('Enter');
  await visitor.seeCount(1);
  await tile.getByRole('link', { name: 'Robe midi', exact: true }).click();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Robe midi');

  await owner.button('Stop sharing').click();
  await expect(owner.toasts).toHaveText(owner.say('Your wishlist is no longer shared.'));
  await expect(owner.button('Share wishlist')).toBeFocused();
  await visitor.page.goto(link);
  await expect(visitor.heading('This wishlist is not shared any more.')).toBeVisible();
});

for (const locale of ['fr-fr', 'fr-ch'] as const) {
  test(`the wishlist of ${locale} lists what was wished for, which leads to it and can be put into the cart`, {
    tag: ['@WSH-05'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, locale);
    await createCustomer(page.request, locale);
    await shopper.open(DRESS.path);
    const wished = page.waitForResponse((answer) => isFunctionCall(answer.url()));
    await shopper.button('Add to wishlist').click();
    await wished;
    await expect(shopper.button('Remove from wishlist')).toBeVisible();
    await shopper.open('/account/wishlist');
    const wish = shopper.main.getByRole('article');
    await expect(wish).toHaveCount(1);
    const link = wish.getByRole('heading').getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`^/${locale}/.*--p400101$`));
    const name = (await link.textContent()) ?? '';
    await wish.getByRole('button', { name: shopper.say('Quick add: {name}', { name }) }).click();
    await wish.getByRole('button', { name: shopper.chip(DRESS.size), exact: true }).click();
    await shopper.seeCount(1);
    await link.click();
    await expect(page).toHaveURL(/--p400101$/);
  });
}
