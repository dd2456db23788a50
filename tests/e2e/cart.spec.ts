import { createCustomer } from '../support/customers.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { changes, openCartOfOne } from './cart-page.ts';
import { CART } from './session-traces.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS, isFunctionCall, shopperOn, startsWith } from './shopper.ts';
import { putIntoCart, shopperAtCart } from './shopper-at.ts';

/** The same dress in other sizes. */
const SIZE_34 = '500201-34';
const SIZE_36 = '500201-36';

test.describe('promo codes', () => {
  test('a code that is good is taken off the total, and given back', {
    tag: ['@any-platform', '@CRT-04'],
  }, async ({ page }) => {
    const shopper = await openCartOfOne(page);
    const { main, say, button } = shopper;
    const field = main.getByRole('textbox', { name: say('Promo code'), exact: true });
    await field.fill('welcome10');
    await button('Apply').click();
    await expect(main.getByText('WELCOME10', { exact: true })).toBeVisible();
    await expect(main.getByText(/26,99\s€/).first()).toBeVisible();
    await expect(field).toHaveValue('');
    await button('Remove code {code}', { code: 'WELCOME10' }).click();
    await expect(main.getByText('WELCOME10', { exact: true })).toBeHidden();
    await shopper.seeCount(1);
  });

  test('a code below its minimum says what is missing in its place, and counts again with more', {
    tag: ['@CRT-04'],
  }, async ({ page }) => {
    const shopper = await openCartOfOne(page);
    const { main, say, button, quantity } = shopper;
    await quantity.selectOption('7');
    await expect(main.getByText(/209,93\s€/).first()).toBeVisible();
    await main.getByRole('textbox', { name: say('Promo code'), exact: true }).fill('plus200');
    await button('Apply').click();
    await expect(main.getByText(/189,93\s€/).first()).toBeVisible();
    await quantity.selectOption('6');
    const counts = say('This code applies from {minimum}: add {missing} more.', {
      minimum: '200 €',
      missing: '20,06 €',
    });
    await expect(main.getByText(counts)).toBeVisible();
    await expect(main.getByText('PLUS200', { exact: true })).toBeVisible();
    await expect(main.getByText(/179,94\s€/).first()).toBeVisible();
    await quantity.selectOption('7');
    await expect(main.getByText(counts)).toBeHidden();
    await expect(main.getByText(/189,93\s€/).first()).toBeVisible();
  });

  const REFUSED = [
    ['NOPE', 'This code is not valid. Please check the spelling.'],
    ['ça!', 'This code is not valid. Please check the spelling.'],
    ['SUMMER20', 'This code has expired.'],
    ['OOSGIFT', 'Sorry, this item has just sold out.'],
    ['PLUS200', 'Your cart has not reached the minimum amount for this code.'],
  ] as const;

  test('codes that do not count are refused beside their field, and the cart stays', {
    tag: ['@CRT-04', '@CRT-17', '@ERR-15'],
  }, async ({ page }) => {
    const shopper = await openCartOfOne(page);
    const field = shopper.main.getByRole('textbox', {
      name: shopper.say('Promo code'),
      exact: true,
    });
    for (const [code, message] of REFUSED) {
      await field.fill(code);
      const answered = page.waitForResponse((response) => isFunctionCall(response.url()));
      await shopper.button('Apply').click();
      await answered;
      await expect(field, code).toHaveAccessibleDescription(shopper.say(message));
      await expect(field).toHaveValue(code);
      await expect(shopper.toasts, code).toBeEmpty();
      await expect(shopper.main.getByText(/29,99\s€/).first()).toBeVisible();
      await expect(shopper.main.getByText(code, { exact: true })).toBeHidden();
    }
  });
});

test.describe('removing', () => {
  test('a removed line says so in its place for 4 s, the others stay', {
    tag: ['@any-platform', '@CRT-01', '@CRT-20', '@CRT-21', '@CST-07'],
  }, async ({ page }) => {
    await page.clock.install();
    const shopper = await shopperAtCart(page, 'fr-fr', SIZE_34, SIZE_36, DRESS.sku);
    const rows = shopper.main.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(rows).toHaveCount(3);
    for (const size of ['34', '36', '38']) {
      const row = rows.filter({ hasText: `, taille ${size}` });
      await expect(row).toContainText('Robe midi');
      await expect(row).toContainText(/29,99\s€/);
      await expect(row.getByRole('combobox')).toHaveValue('1');
    }
    await rows
      .nth(1)
      .getByRole('button', { name: startsWith(shopper.say('Remove')) })
      .click();
    const undo = shopper.button('Undo');
    await expect(rows.nth(1).getByRole('button', { name: shopper.say('Undo') })).toBeVisible();
    await shopper.seeCount(2);
    await expect(rows).toHaveCount(3);
    // The clock runs on beside these jumps; its unit test holds the 4 s to the millisecond.
    await page.clock.runFor(1_500);
    await expect(undo).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(undo).toBeHidden();
    await expect(rows).toHaveCount(2);
    await shopper.seeCount(2);
  });

  test('undo puts the line back in its place with its quantity', {
    tag: ['@any-platform', '@CRT-22', '@CRT-23', '@A-056'],
  }, async ({ page }) => {
    const shopper = await shopperAtCart(page, 'fr-fr', SIZE_34, SIZE_36);
    const rows = shopper.main.getByRole('listitem').filter({ has: page.getByRole('button') });
    const first = rows.first();
    await first.getByRole('combobox').selectOption('3');
    await shopper.seeCount(4);
    await expect
      .poll(async () => (await changes(shopper)).some((line) => line.endsWith('/quantity/3 200')))
      .toBe(true);
    const before = await first.textContent();
    await expect.poll(async () => (await changes(shopper)).at(-1)).toContain('/quantity/3');
    const mark = (await changes(shopper)).length;
    await first.getByRole('button', { name: startsWith(shopper.say('Remove')) }).click();
    await shopper.seeCount(1);
    await first.getByRole('button', { name: shopper.say('Undo') }).click();
    await shopper.seeCount(4);
    await expect(first).toHaveText(before ?? '');
    await expect
      .poll(async () => (await changes(shopper, mark)).map((line) => line.split(' ')[0]))
      .toEqual(['DELETE', 'POST', 'PUT']);
  });

  test('the last item gone for good leaves no cart', {
    tag: ['@any-platform', '@CRT-29', '@A-053', '@A-054'],
  }, async ({ page, context }) => {
    await page.clock.install();
    const shopper = await openCartOfOne(page);
    const id = await shopper.cartId();
    await shopper.remove.click();
    await shopper.seeCount(0);
    await expect(shopper.heading('Your cart is empty')).toBeHidden();
    await page.clock.runFor(4_100);
    await expect(shopper.heading('Your cart is empty')).toBeVisible();
    await expect.poll(() => cookieValue(context, 'cart-id-test-fr')).toBe('');
    await expect.poll(() => changes(shopper)).toContain(`DELETE /carts/${id} 204`);
    await shopper.link('Discover the collection').click();
    await expect(page).toHaveURL(/\/fr-fr\/?$/);
  });
});

test.describe('sharing', () => {
  test('a shared cart is copied for the shopper who opens its link, and stays with its owner', {
    tag: ['@PRD-12', '@CRT-33', '@GRD-10', '@LAY-12', '@T07'],
  }, async ({ page, context, otherContext }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const shopper = await openCartOfOne(page);
    await shopper.button('Share cart').click();
    // What was said of the piece a moment ago may still stand beside it.
    await expect(shopper.toasts).toContainText(shopper.say('The link to your cart is copied.'));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = shopperOn(await otherContext.newPage(), 'fr-fr');
    await friend.page.goto(link);
    await expect(friend.quantity).toHaveValue('1');
    await expect(
      friend.main.getByText(friend.say('The shared items are in your cart.')),
    ).toBeVisible();
    expect(new URL(friend.page.url()).searchParams.has('share')).toBe(false);
    expect(await friend.cartId()).not.toBe(await shopper.cartId());
    await friend.quantity.selectOption('2');
    await friend.seeCount(2);
    await shopper.open('/cart');
    await expect(shopper.quantity).toHaveValue('1');
    const [list] = (await callsOf(await friend.sessionId())).filter(({ path }) =>
      path.endsWith('/products-list/'),
    );
    expect(list?.body).toEqual(['S1']);
  });

  test('what cannot be added of a shared cart is left out, and said', {
    tag: ['@CRT-16', '@ERR-14', '@F14'],
  }, async ({ page, otherContext }) => {
    const shopper = shopperOn(page, 'en');
    // Of the second few are left; the friend holds them all already.
    await putIntoCart(page.request, 'en', SIZE_34, 'S2');
    const friend = await shopperAtCart(await otherContext.newPage(), 'en', 'S2');
    const choices = friend.quantity.getByRole('option');
    const most = await choices.last().textContent();
    await friend.quantity.selectOption(most);
    await friend.seeCount(Number(most));
    // The header counts what is on its way; the platform must have it before another page comes.
    await expect
      .poll(async () => linesOf(await callsOf(await friend.sessionId())).join('\n'))
      .toMatch(new RegExp(`/quantity/${most} 200$`, 'm'));
    await friend.page.goto(friend.at(`/cart?share=${await shopper.cartId()}`));
    const notice = friend.say('Some of the shared items are sold out and were left out.');
    await expect(friend.main.getByText(notice)).toBeVisible();
    await expect(friend.main.getByText(/Not added: Midi dress, UK 12/)).toBeVisible();
    await friend.seeCount(Number(most) + 1);
    expect(linesOf(await callsOf(await friend.sessionId()))).toContain(
      `POST /carts/${await friend.cartId()}/products-list/ 206`,
    );
  });

  test('a link to a cart that is not there is ignored', {
    tag: ['@any-platform', '@A-036', '@T07'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await page.goto(shopper.at('/cart?share=00000000-0000-4000-8000-000000000000'));
    await expect(shopper.heading('Your cart is empty')).toBeVisible();
    expect(await shopper.cartId()).toBe('');
  });
});

test('the answer to each change of the cart writes its cookie for another 30 days', {
  tag: ['@any-platform', '@CRT-14'],
}, async ({ page }) => {
  const answers = new Map<string, string>();
  page.on('response', async (response) => {
    const headers = await response.allHeaders();
    answers.set(headers['x-correlation-id'] ?? '', headers['set-cookie'] ?? '');
  });
  await createCustomer(page.request, 'fr-fr');
  const shopper = shopperOn(page, 'fr-fr');
  const { main, say, button, quantity } = shopper;
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await shopper.open('/cart');
  await quantity.selectOption('3');
  await expect(main.getByText(/89,97\s€/).first()).toBeVisible();
  await main.getByRole('textbox', { name: say('Promo code'), exact: true }).fill('WELCOME10');
  await button('Apply').click();
  await button('Remove code {code}', { code: 'WELCOME10' }).click();
  await expect(main.getByText('WELCOME10', { exact: true })).toBeHidden();
  await page.goto(shopper.at('/checkout/billing'));
  await shopper.goToPayment({ zipCode: '75002', city: 'Paris' });
  const id = await shopper.cartId();
  const calls = await callsOf(await shopper.sessionId());
  const changed = calls.filter(
    ({ method, path, status }) => method !== 'GET' && path.includes(id) && status < 300,
  );
  expect(linesOf(changed).length).toBeGreaterThan(5);
  for (const call of changed) {
    const cookies = answers.get(call.headers['x-correlation-id'] ?? '') ?? '';
    expect
      .soft(cookies, `${call.method} ${call.path}`)
      .toContain(`${CART}=${id}; Max-Age=2592000;`);
  }
});
