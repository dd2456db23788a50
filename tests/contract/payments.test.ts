import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  add,
  CARDS,
  cartOf,
  cartWith,
  checkOut,
  codeOf,
  getPayment,
  pay,
  RETURN_URL,
  readyCart,
  startedPayment,
  startPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('starting a payment', () => {
  test('cardone answers RedirectShopper with the card page and freezes the cart', {
    tags: ['API-33', 'PAY-11', 'ENT-26', 'T36'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const result = await startedPayment(customer, cart);
    expect(result).toMatchObject({ status: 'RedirectShopper', cartId: cart.id, orderNumber: null });
    expect(result.redirectUrl).toMatch(/\/pay\/[\w-]+$/);
    const change = await customer.call('POST', `/carts/${cart.id}/products/S1`, {
      query: { version: cart.version },
    });
    expect([change.status, codeOf(change)]).toEqual([423, 'CART_LOCKED']);
    const shown = cartOf(await customer.call('GET', `/carts/${cart.id}`));
    expect(shown.version).toBe(cart.version);
    expect(shown.payments).toEqual([
      {
        paymentProvider: 'cardone',
        paymentProduct: 'cb',
        amountPlanned: cart.totalPrice.centAmount,
      },
    ]);
  });

  test('an unknown provider answers 404', { tags: ['API-33'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { status, body } = await customer.call(
      'POST',
      `/carts-self/${cart.id}/payments/cardnine`,
      {
        query: { version: cart.version },
        body: { paymentProduct: 'cb', amountPlanned: 1, returnUrl: RETURN_URL },
      },
    );
    expect([status, codeOf({ body })]).toEqual([404, 'PAYMENT_PROVIDER_UNKNOWN']);
  });

  test.each([
    ['an amount that is not the total', { amountPlanned: 1 }, 412, 'CART_CHANGED'],
    [
      'a method that is not offered',
      { paymentProduct: 'paypal' },
      422,
      'PAYMENT_METHOD_UNAVAILABLE',
    ],
    ['a bot check that failed', { botCheck: '1.nobody' }, 422, 'BOT_CHECK_FAILED'],
    ['a return to elsewhere', { returnUrl: 'https://evil.example/x' }, 400, 'BAD_REQUEST'],
  ])(
    '%s is refused and nothing is frozen',
    { tags: ['PAY-09', 'T14', 'T36'] },
    async (_, wrong, status, code) => {
      const customer = await platform.customer('U2');
      const cart = await readyCart(customer);
      const answer = await startPayment(customer, cart, wrong);
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      expect((await add(customer, cart, 'S1')).version).toBe(cart.version + 1);
    },
  );

  test('a cart without delivery cannot be paid', { tags: ['T35'] }, async () => {
    const customer = await platform.customer('U2');
    const answer = await startPayment(customer, await cartWith(customer, 'S1'));
    expect([answer.status, codeOf(answer)]).toEqual([422, 'CART_INCOMPLETE']);
  });

  test('an old version answers 409', { tags: ['API-32', 'A-055'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    expect((await startPayment(customer, { ...cart, version: 1 })).status).toBe(409);
  });

  test('with a version, a method is planned on the cart', {
    tags: ['API-32', 'A-086'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const body = {
      paymentProvider: 'cardone',
      paymentProduct: 'cb',
      amountPlanned: cart.totalPrice.centAmount,
      returnUrl: null,
    };
    const planned = cartOf(
      await customer.call('POST', `/carts-self/${cart.id}/payments`, {
        query: { version: cart.version },
        body,
      }),
    );
    expect(planned.version).toBe(cart.version + 1);
    expect(planned.payments).toMatchObject([{ paymentProvider: 'cardone', paymentProduct: 'cb' }]);
    const more = await add(customer, planned, 'S1');
    expect(more.payments).toEqual([]);
  });

  test('in house, without a version, only a free cart is taken', {
    tags: ['API-31', 'A-086'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const house = (amountPlanned: number) =>
      customer.call('POST', `/carts-self/${cart.id}/payments`, {
        body: { paymentProvider: 'house', paymentProduct: 'free', amountPlanned, returnUrl: null },
      });
    expect(codeOf(await house(cart.totalPrice.centAmount))).toBe('PAYMENT_METHOD_UNAVAILABLE');
    const free = await customer.call('POST', `/carts/${cart.id}/promo-code/FREE100`, {
      query: { version: cart.version },
    });
    expect(cartOf(free).totalPrice.centAmount).toBe(0);
    const paid = await house(0);
    expect([paid.status, paid.body]).toMatchObject([
      200,
      { status: 'Authorised', redirectUrl: null },
    ]);
  });

  test('a second payment closes the first one', { tags: ['PAY-14'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const first = await startedPayment(customer, cart);
    const second = await startedPayment(customer, cart);
    expect(second.reference).not.toBe(first.reference);
    expect((await getPayment(customer, cart, first.reference)).status).toBe('Cancelled');
    const late = await submitCard(platform, first.redirectUrl, {});
    expect(late.status).toBe(303);
    expect((await getPayment(customer, cart, first.reference)).status).toBe('Cancelled');
    expect((await getPayment(customer, cart, second.reference)).status).toBe('RedirectShopper');
  });

  test('the fifth refused card within an hour is the last one (A-087)', async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    for (let tries = 0; tries < 5; tries += 1) {
      const { redirectUrl } = await startedPayment(customer, cart);
      await submitCard(platform, redirectUrl, { number: CARDS.refused });
    }
    const sixth = await startPayment(customer, cart);
    expect([sixth.status, codeOf(sixth)]).toEqual([429, 'PAYMENT_ATTEMPTS_EXCEEDED']);
    const wait = Number(sixth.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
  });

  test('what is cancelled, left or broken does not count as an attempt', {
    tags: ['PAY-14'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    for (let tries = 0; tries < 3; tries += 1) {
      const { redirectUrl } = await startedPayment(customer, cart);
      await submitCard(platform, redirectUrl, { action: 'cancel' });
      const again = await startedPayment(customer, cart);
      await submitCard(platform, again.redirectUrl, { number: CARDS.error });
      await startedPayment(customer, cart);
    }
    expect((await startPayment(customer, cart)).status).toBe(200);
  });

  test('a refresh lets go of a card page that was left without typing', {
    tags: ['PAY-14'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { reference } = await startedPayment(customer, cart);
    const refreshed = cartOf(
      await customer.call('PUT', `/carts/${cart.id}/refresh`, { query: { version: cart.version } }),
    );
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
    expect((await add(customer, refreshed, 'S1')).version).toBe(cart.version + 2);
  });
});

test('a payment is read by its reference alone, by its own customer alone', {
  tags: ['T37'],
}, async () => {
  const customer = await platform.customer('U2');
  const cart = await readyCart(customer);
  const { reference } = await startedPayment(customer, cart);
  const path = `/customers-self/payments/cardone/${reference}`;
  expect(await customer.call('GET', path)).toMatchObject({
    status: 200,
    body: { reference, cartId: cart.id, status: 'RedirectShopper' },
  });
  const stranger = await platform.customer('U5');
  const refusals = [
    await stranger.call('GET', path),
    await customer.call('GET', path.replace('cardone', 'cardtwo')),
    await customer.call('GET', '/customers-self/payments/cardone/nobody'),
  ];
  for (const { status, body } of refusals) {
    expect([status, codeOf({ body })]).toEqual([404, 'PAYMENT_NOT_FOUND']);
  }
  expect((await platform.guest().call('GET', path)).status).toBe(401);
});

test('what is paid cannot be changed any more', { tags: ['T36'] }, async () => {
  const customer = await platform.customer('U2');
  const cart = await readyCart(customer);
  await pay(platform, customer, cart);
  const change = await customer.call('PUT', `/carts/${cart.id}/refresh`, {
    query: { version: cart.version },
  });
  expect([change.status, codeOf(change)]).toEqual([423, 'CART_LOCKED']);
  const again = await startPayment(customer, cart);
  expect([again.status, codeOf(again)]).toEqual([423, 'CART_LOCKED']);
  expect((await validate(customer, cart)).status).toBe(200);
});

test('a shopper of another shop’s country pays there, too', { tags: ['API-03'] }, async () => {
  const customer = await platform.customer('U2', { storeId: '1003', locale: 'en' });
  const cart = await cartWith(customer, 'S1');
  const address = {
    country: 'GB',
    zipCode: 'SW1A 1AA',
    phoneNumber: '02079460000',
    phoneNumberCountry: 'GB',
  };
  const ready = await checkOut(customer, cart, address);
  const { redirectUrl } = await startedPayment(customer, ready, { paymentProduct: 'visa' });
  expect(await (await platform.openCardPage(redirectUrl)).text()).toContain('>Card number</label>');
});
