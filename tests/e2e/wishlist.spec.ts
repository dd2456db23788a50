import { createCustomer } from '../support/customers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

test('a wishlist is shared by a link that shows its pieces to anybody, until sharing is stopped', async ({
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
  await owner.open('/account/wishlist');
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
  await expect(tile).toHaveCount(1);
  expect(await answer?.text()).not.toContain(email);
  await expect(tile.getByRole('button', { name: /Robe midi/ }).first()).toBeVisible();
  await tile.getByRole('link', { name: 'Robe midi' }).click();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Robe midi');

  await owner.button('Stop sharing').click();
  await expect(owner.toasts).toHaveText(owner.say('Your wishlist is no longer shared.'));
  await visitor.page.goto(link);
  await expect(visitor.heading('This wishlist is not shared any more.')).toBeVisible();
});
