import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { ErrorCode } from '#src/domain/errors.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';
import { askedCommerce } from '../../../tests/support/asked-commerce.ts';

const calls = vi.hoisted(() => [] as string[]);
const gateway = vi.hoisted(() => ({
  validateCart: vi.fn(),
  getCart: vi.fn(),
  refreshCart: vi.fn(),
  getStocks: vi.fn(),
  getOwnPayment: vi.fn(),
  getOrderByCart: vi.fn(),
  startPayment: vi.fn(),
  pay: vi.fn(),
}));

vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({ cardUrl: 'http://cards.test', paymentPages: ['https://www.mollie.com'] }),
}));
vi.mock('#src/session/request-origin.server.ts', () => ({
  requestOrigin: () => 'http://shop.test',
}));

const { checkPayment, completeFreeCart, startPayment, validate } = await import(
  './payment.server.ts'
);

const at = (version: number): Cart =>
  Object.assign(Object.create(null), {
    id: 'c1',
    version,
    lineItems: [{ sku: 'S1' }, { sku: 'S2' }],
    payments: [],
    totalPrice: { centAmount: 5998, currencyCode: 'EUR' },
  });
const order = { orderNumber: 'V-1' };
const fails = (code: ErrorCode) => new CommerceError(code, 'call');

const cookie = { id: 'c1' as string | undefined };
const customer: CustomerCommerce = Object.assign(askedCommerce(gateway), Object.create(null), {
  session: {},
  locale: 'fr-fr',
  shop: {
    params: { paymentProducts: [{ name: 'cb', rank: 1, minAmount: 100, maxAmount: 10_000 }] },
  },
  cartCookie: {
    read: () => cookie.id,
    write: () => undefined,
    clear: () => {
      cookie.id = undefined;
    },
  },
});

beforeEach(() => {
  calls.length = 0;
  cookie.id = 'c1';
  for (const [name, call] of Object.entries(gateway)) {
    call.mockReset();
    call.mockImplementation(async () => {
      calls.push(name);
      return name === 'getCart' || name === 'refreshCart' ? at(4) : order;
    });
  }
});

function thatFailsOnce(call: typeof gateway.validateCart, code: ErrorCode) {
  call.mockImplementationOnce(async () => {
    calls.push('validateCart');
    throw fails(code);
  });
}

describe('validation', () => {
  test('412 refreshes the cart, then the stock, then rethrows', {
    tags: ['PAY-01', 'ERR-13'],
  }, async () => {
    thatFailsOnce(gateway.validateCart, 'CART_CHANGED');
    await expect(validate(customer, at(3), 'k')).rejects.toMatchObject({
      code: 'CART_CHANGED',
      status: 412,
    });
    expect(calls).toEqual(['validateCart', 'getCart', 'refreshCart', 'getStocks']);
    expect(gateway.getStocks).toHaveBeenCalledWith({ query: { skus: 'S1,S2' } });
  });

  test('409 reloads the cart and tries once more', { tags: ['PAY-02'] }, async () => {
    thatFailsOnce(gateway.validateCart, 'CART_VERSION_CONFLICT');
    await expect(validate(customer, at(3), 'k')).resolves.toBe(order);
    expect(calls).toEqual(['validateCart', 'getCart', 'validateCart']);
  });
});

describe('the result of a payment', () => {
  const result = (status: string, more: object = {}) =>
    gateway.getOwnPayment.mockResolvedValueOnce({
      status,
      reference: 'r',
      cartId: 'c1',
      redirectUrl: null,
      orderNumber: null,
      ...more,
    });

  test('authorised validates and goes on to the confirmation', { tags: ['PAY-13'] }, async () => {
    result('Authorised');
    expect(await checkPayment(customer, 'cardone', 'r')).toEqual({
      to: 'confirmation',
      cartId: 'c1',
    });
    expect(calls).toContain('validateCart');
  });

  test('a voucher is ordered at once, to wait for its payment', {
    tags: ['PAY-13', 'A-087'],
  }, async () => {
    result('PresentToShopper');
    expect(await checkPayment(customer, 'cardtwo', 'r')).toEqual({
      to: 'confirmation',
      cartId: 'c1',
    });
    expect(calls).toContain('validateCart');
  });

  test('a payment that already became an order is not validated again', async () => {
    result('Authorised', { orderNumber: 'V-1' });
    expect(await checkPayment(customer, 'cardone', 'r')).toEqual({
      to: 'confirmation',
      cartId: 'c1',
    });
    expect(calls).not.toContain('validateCart');
  });

  test('a cart that changed leads back to it, any other refusal lets the confirmation ask', {
    tags: ['A-089', 'A-093'],
  }, async () => {
    result('Authorised');
    thatFailsOnce(gateway.validateCart, 'CART_CHANGED');
    expect(await checkPayment(customer, 'cardone', 'r')).toEqual({ to: 'cart' });
    result('Authorised');
    thatFailsOnce(gateway.validateCart, 'PLATFORM_UNREACHABLE');
    expect(await checkPayment(customer, 'cardone', 'r')).toEqual({
      to: 'confirmation',
      cartId: 'c1',
    });
  });

  test.each([
    ['Refused', { to: 'payment', reason: 'refused' }],
    ['Error', { to: 'payment', reason: 'failed' }],
    ['Cancelled', { to: 'payment', reason: 'cancelled' }],
    ['Pending', { to: 'confirmation', cartId: 'c1' }],
    ['Received', { to: 'confirmation', cartId: 'c1' }],
    ['AuthenticationFinished', { to: 'confirmation', cartId: 'c1' }],
  ])(
    '%s leads to %j and orders nothing',
    { tags: ['PAY-13', 'PAY-14'] },
    async (status, outcome) => {
      result(status);
      expect(await checkPayment(customer, 'cardone', 'r')).toEqual(outcome);
      expect(calls).not.toContain('validateCart');
    },
  );

  test('a challenge leads to the card page, and to no other address', {
    tags: ['PAY-15', 'T14'],
  }, async () => {
    result('ChallengeShopper', { redirectUrl: 'http://cards.test/secure/1' });
    expect(await checkPayment(customer, 'cardone', 'r')).toEqual({
      to: 'provider',
      page: 'http://cards.test/secure/1',
    });
    result('RedirectShopper', { redirectUrl: 'https://evil.example/' });
    await expect(checkPayment(customer, 'cardone', 'r')).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    });
  });

  test('what the provider sent along reaches the platform, which has it read', {
    tags: ['T37'],
  }, async () => {
    const returned = { sessionId: 'CS1', sessionResult: 'Ab02!x' };
    result('Authorised');
    await checkPayment(customer, 'cardtwo', 'r', returned);
    expect(gateway.getOwnPayment).toHaveBeenCalledExactlyOnceWith({
      params: { provider: 'cardtwo', reference: 'r' },
      query: returned,
    });
  });

  test('it is read by reference, with no cookie of a cart', {
    tags: ['T37', 'A-034'],
  }, async () => {
    cookie.id = undefined;
    result('Authorised', { cartId: 'c7' });
    expect(await checkPayment(customer, 'cardone', 'r')).toEqual({
      to: 'confirmation',
      cartId: 'c7',
    });
    expect(gateway.getOwnPayment).toHaveBeenCalledExactlyOnceWith({
      params: { provider: 'cardone', reference: 'r' },
      query: {},
    });
    expect(gateway.getCart).toHaveBeenCalledWith({ params: { cartId: 'c7' } });
  });
});

describe('a cart that costs nothing', () => {
  const free = { ...at(4), totalPrice: { centAmount: 0, currencyCode: 'EUR' } };
  const place = (version = 4) => completeFreeCart(customer, { version, attempt: 'a1' });

  test('is ordered by validation alone', { tags: ['PAY-06', 'A-066'] }, async () => {
    gateway.getCart.mockResolvedValueOnce(free);
    expect(await place()).toEqual({ cartId: 'c1' });
    expect(gateway.validateCart).toHaveBeenCalledWith({
      params: { cartId: 'c1' },
      query: { version: 4 },
      headers: { 'idempotency-key': 'a1' },
    });
    expect(gateway.startPayment).not.toHaveBeenCalled();
    expect(gateway.pay).not.toHaveBeenCalled();
  });

  test('is not ordered when it costs something, or is not the one on the screen', {
    tags: ['T36'],
  }, async () => {
    await expect(place()).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
    gateway.getCart.mockResolvedValueOnce(free);
    await expect(place(3)).rejects.toMatchObject({ code: 'CART_CHANGED' });
    expect(calls).not.toContain('validateCart');
  });

  test('is paid with no card', { tags: ['PAY-06'] }, async () => {
    gateway.getCart.mockResolvedValueOnce(free);
    await expect(
      startPayment(customer, { method: 'cb', version: 4, attempt: 'a1', botCheck: null }),
    ).rejects.toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  });
});

describe('starting a payment', () => {
  const start = (method: 'cb' | 'free' | 'visa', version = 4) =>
    startPayment(customer, { method, version, attempt: 'a1', botCheck: null });

  test('pays what is left of the cart the shopper saw, and comes back to our check', {
    tags: ['PAY-11', 'T36'],
  }, async () => {
    gateway.startPayment.mockResolvedValueOnce({ redirectUrl: 'http://cards.test/pay/1' });
    expect(await start('cb')).toEqual({ page: 'http://cards.test/pay/1' });
    expect(gateway.startPayment).toHaveBeenCalledExactlyOnceWith({
      params: { cartId: 'c1', provider: 'cardone' },
      query: { version: 4 },
      headers: { 'idempotency-key': 'a1' },
      body: {
        paymentProduct: 'cb',
        amountPlanned: 5998,
        returnUrl: 'http://shop.test/fr-fr/order-cardone-check',
      },
    });
  });

  test('a cart that is not the one on the screen is not paid', { tags: ['T36'] }, async () => {
    await expect(start('cb', 3)).rejects.toMatchObject({ code: 'CART_CHANGED' });
  });

  test('a price that changed since stops it, and the cart is refreshed for the screen that says so', {
    tags: ['A-093'],
  }, async () => {
    gateway.startPayment.mockImplementationOnce(async () => {
      calls.push('startPayment');
      throw fails('CART_CHANGED');
    });
    await expect(start('cb')).rejects.toMatchObject({ code: 'CART_CHANGED', status: 412 });
    const after = calls.slice(calls.indexOf('startPayment') + 1);
    expect(after).toEqual(['getCart', 'refreshCart', 'getStocks']);
  });

  test('a method that the shop does not offer is refused', {
    tags: ['DOM-16', 'PAY-09'],
  }, async () => {
    await expect(start('visa')).rejects.toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
    await expect(start('free')).rejects.toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  });
});
