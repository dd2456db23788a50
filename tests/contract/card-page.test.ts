import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  add,
  CARDS,
  cartOf,
  codeOf,
  getPayment,
  RETURN_URL,
  readyCart,
  startedPayment,
  submitCard,
} from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('the card page', () => {
  test('shows the amount, the four fields and the test cards, in the shopper’s language', {
    tags: ['PAY-18'],
  }, async () => {
    const customer = await platform.customer('U2');
    const { redirectUrl } = await startedPayment(customer, await readyCart(customer));
    const response = await platform.openCardPage(redirectUrl);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(page).toContain('lang="fr"');
    expect(page).toContain('34,98');
    expect(page.match(/<input /g)).toHaveLength(4);
    expect(page).toContain('4242 4242 4242 4242');
  });

  test('lists what is paid for, to the cent, in the look of the house, and loads nothing from others', {
    tags: ['PAY-18'],
  }, async () => {
    const customer = await platform.customer('U2');
    const { redirectUrl } = await startedPayment(customer, await readyCart(customer));
    const response = await platform.openCardPage(redirectUrl);
    const page = await response.text();
    const order = /<aside[\s\S]+<\/aside>/.exec(page)?.[0] ?? '';
    expect(order).toMatch(/Dress S1<small>Red · Taille.: 38<\/small>/);
    expect(order).toContain('Livraison à domicile');
    const cents = [...order.matchAll(/class="sum">(-?)([\d\s]+),(\d\d)/g)].map(
      ([, sign, euros = '', rest = '']) => Number(`${sign}${euros.replace(/\s/g, '')}${rest}`),
    );
    const total = cents.pop();
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(total).toBe(3498);
    const style = /rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const sheet = await platform.openCardPage(new URL(style, redirectUrl).href);
    expect(sheet.headers.get('content-type')).toMatch(/^text\/css/);
    expect(sheet.headers.get('cache-control')).toMatch(/immutable/);
    const font = /url\(([^)]+latin\.woff2)\)/.exec(await sheet.text())?.[1] ?? '';
    const drawn = await platform.openCardPage(new URL(font, new URL(style, redirectUrl)).href);
    expect(drawn.headers.get('content-type')).toBe('font/woff2');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+'; font-src 'self'; img-src data:;/);
    expect(policy).not.toMatch(/unsafe|https?:.*(style|font|script)-src/);
  });

  test('bad input says what to do and keeps what was typed but the security code', {
    tags: ['PAY-14'],
  }, async () => {
    const customer = await platform.customer('U2');
    const { redirectUrl } = await startedPayment(customer, await readyCart(customer));
    const response = await submitCard(platform, redirectUrl, {
      number: '42',
      expiry: '12/20',
      securityCode: '546',
      name: '<b>Zoé</b>',
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(page).toContain('value="42"');
    expect(page).toContain('&lt;b&gt;Zoé&lt;/b&gt;');
    expect(page).not.toContain('546');
  });

  test.each([
    ['authorised', 'Authorised'],
    ['refused', 'Refused'],
    ['error', 'Error'],
    ['other', 'Refused'],
  ] as const)(
    'a card that is %s comes back with its reference and %s',
    { tags: ['PAY-13', 'PAY-14'] },
    async (card, status) => {
      const customer = await platform.customer('U2');
      const cart = await readyCart(customer);
      const { redirectUrl, reference } = await startedPayment(customer, cart);
      const response = await submitCard(platform, redirectUrl, { number: CARDS[card] });
      expect(response.headers.get('location')).toBe(`${RETURN_URL}?reference=${reference}`);
      expect(await getPayment(customer, cart, reference)).toMatchObject({
        status,
        redirectUrl: null,
      });
    },
  );

  test.each(['refused', 'error'] as const)(
    'after a card that is %s the cart is as it was and can be changed',
    { tags: ['PAY-14'] },
    async (card) => {
      const customer = await platform.customer('U2');
      const cart = await readyCart(customer);
      const { redirectUrl } = await startedPayment(customer, cart);
      await submitCard(platform, redirectUrl, { number: CARDS[card] });
      const after = cartOf(await customer.call('GET', `/carts/${cart.id}`));
      expect(after).toEqual({ ...cart, payments: [] });
      expect((await add(customer, after, 'S1')).version).toBe(cart.version + 1);
    },
  );

  test('Cancel comes back with Cancelled and an unlocked cart', { tags: ['PAY-14'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { redirectUrl, reference } = await startedPayment(customer, cart);
    await submitCard(platform, redirectUrl, { action: 'cancel' });
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
    await add(customer, cart, 'S1');
  });

  test.each([
    ['approve', 'Authorised'],
    ['decline', 'Refused'],
    ['abandon', 'Cancelled'],
  ])(
    'the bank’s question answered with %s ends %s',
    { tags: ['PAY-15'] },
    async (action, status) => {
      const customer = await platform.customer('U2');
      const cart = await readyCart(customer);
      const { redirectUrl, reference } = await startedPayment(customer, cart);
      const asked = await submitCard(platform, redirectUrl, { number: CARDS.challenge });
      expect(asked.headers.get('location')).toBe(new URL(redirectUrl).pathname);
      const between = await getPayment(customer, cart, reference);
      expect(between).toMatchObject({ status: 'ChallengeShopper', redirectUrl });
      expect(await (await platform.openCardPage(redirectUrl)).text()).toContain('value="approve"');
      const answered = await submitCard(platform, redirectUrl, { action });
      expect(answered.headers.get('location')).toBe(`${RETURN_URL}?reference=${reference}`);
      expect((await getPayment(customer, cart, reference)).status).toBe(status);
    },
  );

  test('a payment that does not exist answers 404 on the page and to the call', {
    tags: ['PAY-14'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { redirectUrl, reference } = await startedPayment(customer, cart);
    const page = await platform.openCardPage(new URL('/pay/nobody', redirectUrl).href);
    expect(page.status).toBe(404);
    const stranger = await platform.customer('U5');
    const { status, body } = await stranger.call(
      'GET',
      `/carts-self/${cart.id}/payments/cardone/${reference}`,
    );
    expect([status, codeOf({ body })]).toEqual([404, 'PAYMENT_NOT_FOUND']);
  });
});
