import { createCustomer, endAtProvider, signInAs } from '../support/customers.ts';
import { PLATFORM_URL, STOREFRONT_URL } from '../support/test-ports.ts';
import { recordCall, unownedBody } from './function-calls.ts';
import { ACCESS, CART } from './session-traces.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

test.describe('a session that was revoked at the provider', () => {
  test('leads from a link of the shop to sign in, and on to where it led', {
    tag: ['@F19', '@GRD-03'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    const { email } = await createCustomer(context.request, 'fr-fr');
    await shopper.open('/account/dashboard');
    await endAtProvider(context.request, PLATFORM_URL);
    await shopper.main
      .getByRole('link', { name: shopper.say('Orders'), exact: true })
      .first()
      .click();
    await page.waitForURL(/\/identity\//);
    expect(await cookieValue(context, ACCESS)).toBe('');
    await shopper.signIn(email);
    await expect(page).toHaveURL(`${STOREFRONT_URL}/fr-fr/account/orders`);
  });

  for (const path of ['/account/wishlist', '/checkout/billing', '/checkout/confirmation?cart=c1']) {
    test(`leads from ${path} to sign in with the way back, and keeps the guest’s cart`, {
      tag: ['@F19', '@GRD-03', '@GRD-05'],
    }, async ({ page, context }) => {
      const shopper = shopperOn(page, 'fr-fr');
      await putIntoCart(context.request, 'fr-fr', DRESS.sku);
      const guestCart = (await context.cookies()).filter(({ name }) => name === CART);
      await createCustomer(context.request, 'fr-fr');
      await endAtProvider(context.request, PLATFORM_URL);
      await context.addCookies(guestCart);
      const answer = await context.request.get(shopper.at(path), { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      const { searchParams } = new URL(answer.headers().location ?? '', STOREFRONT_URL);
      expect(searchParams.get('returnTo')).toBe(shopper.at(path));
      expect(await cookieValue(context, ACCESS)).toBe('');
      expect(await cookieValue(context, CART)).toBe(guestCart[0]?.value);
    });
  }
});

test.describe('a deleted customer', () => {
  test('signs in to the reactivation, is led there from account and checkout, and may call no function behind them', {
    tag: ['@T05', '@GRD-11'],
  }, async ({ page, context, otherContext }) => {
    const owner = shopperOn(page, 'fr-fr');
    await createCustomer(context.request, 'fr-fr');
    await owner.open(DRESS.path);
    const wish = await recordCall(page, () => owner.button('Add to wishlist').click());
    expect(await signInAs(otherContext.request, 'fr-fr', 'u3@vitrine.example')).toBe(
      `${STOREFRONT_URL}/fr-fr/account/delete`,
    );
    for (const path of [
      '/account/dashboard',
      '/account/orders',
      '/checkout/billing',
      '/checkout/confirmation?cart=c1',
      '/order-cardone-check?reference=r1',
    ]) {
      const found = await otherContext.request.get(owner.at(path), { maxRedirects: 0 });
      expect
        .soft([found.status(), found.headers().location], path)
        .toEqual([302, '/fr-fr/account/delete']);
    }
    const answer = await otherContext.request.post(wish.url, {
      headers: wish.headers,
      data: unownedBody(wish.body),
    });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('ACCOUNT_DELETED');
  });
});

test('a payment return of no provider of ours is not found, signed in or not', {
  tag: ['@RTE-44'],
}, async ({ request }) => {
  for (const path of ['/fr-fr/order-zzz-check', '/fr-fr/order-house-check?reference=r1']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(404);
  }
});
