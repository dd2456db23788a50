import type { Locator } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { breakCalls, callsOf } from '../support/inspection.ts';
import { changes, openCartOfOne } from './cart-page.ts';
import { CART } from './session-traces.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

const CONFLICT = {
  status: 409,
  body: {
    status: 409,
    code: 'CART_VERSION_CONFLICT',
    message: 'cart version is stale',
    version: 9,
  },
};

test.describe('versions', () => {
  test('a change at a stale version reloads the cart and is tried once more, unseen', {
    tag: ['@any-platform', '@CRT-11', '@CRT-12', '@ERR-11', '@F10'],
  }, async ({ page, context }) => {
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    // The same shopper elsewhere: this tab does not hear of the new version.
    await putIntoCart(context.request, 'fr-fr', '500201-36');
    const mark = (await changes(shopper)).length;
    await shopper.quantity.selectOption('2');
    await shopper.seeCount(3);
    const seen = await changes(shopper, mark);
    expect(seen).toHaveLength(3);
    expect(seen[0]).toMatch(/^PUT .+\/quantity\/2 409$/);
    expect(seen[1]).toBe(`GET /carts/${id} 200`);
    expect(seen[2]).toMatch(/^PUT .+\/quantity\/2 200$/);
    await expect(shopper.toasts).toBeEmpty();
  });

  test('a second conflict is told, and the cart is shown as it is', {
    tag: ['@any-platform', '@CRT-12', '@F10'],
  }, async ({ page }) => {
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    await breakCalls({ path: `/carts/${id}/products/*/quantity/*`, times: 2, ...CONFLICT });
    const mark = (await changes(shopper)).length;
    await shopper.quantity.selectOption('3');
    // What was said of the piece a moment ago may still stand beside it.
    await expect(shopper.toasts).toContainText(
      shopper.say('Your cart changed in another window. Here is the latest version.'),
    );
    await expect(shopper.quantity).toHaveValue('1');
    await shopper.seeCount(1);
    const puts = (await changes(shopper, mark)).filter((line) => line.startsWith('PUT'));
    expect(puts).toHaveLength(2);
  });

  test('changing the quantity twice quickly keeps the last one, each at the version before', {
    tag: ['@any-platform', '@CRT-02', '@CRT-11'],
  }, async ({ page }) => {
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    await breakCalls({ path: `/carts/${id}/products/*/quantity/2`, delayMs: 600 });
    await shopper.quantity.selectOption('2');
    await shopper.quantity.selectOption('4');
    await expect(shopper.quantity).toHaveValue('4');
    await shopper.seeCount(4);
    await expect
      .poll(async () => (await changes(shopper)).some((line) => line.endsWith('/quantity/4 200')))
      .toBe(true);
    await shopper.seeCount(4);
    await shopper.open('/cart');
    await expect(shopper.quantity).toHaveValue('4');
    const puts = (await callsOf(await shopper.sessionId())).filter(
      ({ method }) => method === 'PUT',
    );
    expect(puts.map(({ status }) => status)).toEqual([200, 200]);
    expect(Number(puts[1]?.query.version)).toBe(Number(puts[0]?.query.version) + 1);
  });
});

test.describe('lost carts', () => {
  test('a cart that is gone leaves an empty one and no cookie; the next add makes a new one', {
    tag: ['@any-platform', '@CRT-13', '@CRT-29', '@ERR-10', '@F12'],
  }, async ({ page, context }) => {
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    await breakCalls({
      method: 'GET',
      path: `/carts/${id}`,
      status: 404,
      body: { status: 404, code: 'CART_NOT_FOUND', message: `No cart found for id '${id}'` },
    });
    await shopper.open('/cart');
    await expect(shopper.heading('Your cart is empty')).toBeVisible();
    expect(await cookieValue(context, 'cart-id-test-fr')).toBe('');
    await shopper.seeCount(0);
    await shopper.open(DRESS.path);
    await shopper.addToCart(DRESS.size);
    await shopper.seeCount(1);
    expect(await shopper.cartId()).not.toBe(id);
  });

  test('another 404 is an error, and keeps the cart', {
    tag: ['@any-platform', '@CRT-13'],
  }, async ({ page }) => {
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    await breakCalls({
      method: 'GET',
      path: `/carts/${id}`,
      status: 404,
      body: { status: 404, code: 'NOT_FOUND', message: 'not found' },
    });
    await shopper.open('');
    expect(await shopper.cartId()).toBe(id);
    await shopper.open('/cart');
    await expect(shopper.quantity).toHaveValue('1');
  });

  test('a cart that cannot be read is not said to be empty, and is there again at the next try', {
    tag: ['@any-platform', '@CRT-13', '@F07'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'en');
    await putIntoCart(page.request, 'en', DRESS.sku);
    const path = `/carts/${await shopper.cartId()}`;
    const body = { status: 404, code: 'NOT_FOUND', message: 'Something else is missing.' };
    await breakCalls({ method: 'GET', path, status: 404, body, times: 1 });
    await page.goto(shopper.at('/cart'));
    await expect(page.getByRole('alert')).toContainText(
      'Your cart could not be loaded. What you have chosen is still in it.',
    );
    await expect(page.getByText('Your cart is empty')).toBeHidden();
    await shopper.button('Try again').click();
    await expect(shopper.quantity).toHaveValue('1');
  });

  test('a customer who has a cart already gets that one', {
    tag: ['@any-platform', '@CRT-10', '@CRT-15', '@ERR-12', '@F13'],
  }, async ({ page, context, otherContext }) => {
    await createCustomer(context.request, 'fr-fr');
    await otherContext.addCookies(await context.cookies());
    const here = shopperOn(page, 'fr-fr');
    await here.open(DRESS.path);
    await putIntoCart(otherContext.request, 'fr-fr', '500201-36');
    // This browser has not heard of the cart that was made in the other one.
    const mark = (await changes(here)).length;
    await here.addToCart(DRESS.size);
    await here.seeCount(2);
    expect(await here.cartId()).toBe(await cookieValue(otherContext, CART));
    const lines = await changes(here, mark);
    expect(lines).toContain('POST /carts 406');
    expect(lines).toContain('GET /carts-self 200');
    const calls = await callsOf(await here.sessionId());
    const created = calls.find(({ path, status }) => path === '/carts' && status === 406);
    expect(created?.body).toHaveProperty('user');
  });
});

/** Presses a button, and once more as soon as it says that it is busy, however slow the machine. */
function pressAgainWhileBusy(button: Locator): Promise<void> {
  return button.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (element.getAttribute('aria-busy') !== 'true') return;
          observer.disconnect();
          element.click();
          resolve();
        });
        observer.observe(element, { attributes: true });
        element.click();
      }),
  );
}

test.describe('a platform in trouble', () => {
  test('a slow platform keeps the button busy, and a second press adds nothing', {
    tag: ['@F06', '@F27'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await putIntoCart(page.request, 'fr-fr', '500201-36');
    await shopper.open(DRESS.path);
    const id = await shopper.cartId();
    await breakCalls({ method: 'POST', path: `/carts/${id}/products/S1`, delayMs: 1_500 });
    await shopper.chooseSize(DRESS.size);
    const add = shopper.button('Add to cart');
    await pressAgainWhileBusy(add);
    await shopper.seeCount(2);
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
    await shopper.seeCount(2);
    const adds = (await changes(shopper)).filter((line) => line.includes('/products/S1'));
    expect(adds).toEqual([`POST /carts/${id}/products/S1 200`]);
  });

  test('a write that fails is told, and the cart shows the truth', { tag: ['@F07'] }, async ({
    page,
  }) => {
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    await breakCalls({ path: `/carts/${id}/products/*/quantity/*`, status: 500 });
    await shopper.quantity.selectOption('3');
    await expect(shopper.toasts).toContainText(
      shopper.say('Something went wrong on our side. Please try again in a moment.'),
    );
    await expect(shopper.quantity).toHaveValue('1');
    await shopper.seeCount(1);
    await shopper.quantity.selectOption('2');
    await shopper.seeCount(2);
  });

  test('a write whose answer was lost is told, and the cart shows that it was done', {
    tag: ['@F08', '@F11'],
  }, async ({ page }) => {
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    await breakCalls({
      path: `/carts/${id}/products/*/quantity/*`,
      when: 'after',
      malformed: 'truncated',
    });
    await shopper.quantity.selectOption('3');
    await expect(shopper.toasts).not.toBeEmpty();
    await expect(shopper.quantity).toHaveValue('3');
    await shopper.seeCount(3);
  });
});
