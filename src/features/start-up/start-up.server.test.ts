import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { askedCommerce } from '../../../tests/support/asked-commerce.ts';

const calls = vi.hoisted(() => [] as string[]);
const gateway = {
  getAccount: vi.fn(),
  getCart: vi.fn(),
  mergeCarts: vi.fn(),
  getShippingMethods: vi.fn(),
};

vi.mock('#src/session/log.server.ts', () => ({ log: { warn: () => undefined } }));

const { startUp } = await import('./start-up.server.ts');

const client = {
  firstName: 'JEAN',
  isDeleted: false,
  email: 'u1@vitrine.example',
  optinNews: 'YES',
  loyaltyType: null,
  loyaltyCreationDate: null,
};
const cartOf = (customer: object | null) => ({
  id: 'c1',
  version: 1,
  lineItems: [{ quantity: 1 }],
  loyaltyCard: null,
  giftCards: [],
  donations: [],
  customer,
});
const cookie = { id: undefined as string | undefined };

function commerce(isSignedIn: boolean): ShopperCommerce {
  return Object.assign(askedCommerce(gateway), Object.create(null), {
    locale: 'fr-fr',
    shop: { countryCodeISO2: 'FR', params: {} },
    session: isSignedIn ? { newCustomer: true } : null,
    cartCookie: {
      read: () => cookie.id,
      write: (id: string) => {
        cookie.id = id;
      },
      clear: () => {
        cookie.id = undefined;
      },
    },
  });
}

beforeEach(() => {
  calls.length = 0;
  cookie.id = undefined;
  const answers = {
    getAccount: client,
    getCart: cartOf(null),
    mergeCarts: { status: 226, body: cartOf({}) },
    getShippingMethods: [],
  };
  for (const [name, answer] of Object.entries(answers)) {
    const call = gateway[name as keyof typeof gateway];
    call.mockReset();
    call.mockImplementation(async () => {
      calls.push(name);
      return answer;
    });
  }
});

describe('the start-up call', () => {
  test('a guest without a cart asks the platform for nothing', {
    tags: ['CRT-09', 'A-042'],
  }, async () => {
    expect(await startUp(commerce(false), false)).toMatchObject({
      identity: { loggedIn: false },
      cart: null,
      shippingMethods: [],
      notice: null,
    });
    expect(calls).toEqual([]);
  });

  test('a guest with a cart gets it, then its shipping methods', { tags: ['STA-10'] }, async () => {
    cookie.id = 'c1';
    await startUp(commerce(false), false);
    expect(calls).toEqual(['getCart', 'getShippingMethods']);
    expect(gateway.getShippingMethods).toHaveBeenCalledWith({
      query: { country: 'FR', cartId: 'c1' },
    });
  });

  test('a deleted customer is greeted, and nothing else is read or merged', {
    tags: ['A-031'],
  }, async () => {
    cookie.id = 'guest';
    gateway.getAccount.mockResolvedValue({ ...client, isDeleted: true });
    const answer = await startUp(commerce(true), false);
    expect(answer).toMatchObject({ identity: { loggedIn: true }, wishlist: null, notice: null });
    expect(calls).toEqual(['getCart', 'getShippingMethods']);
  });

  test('a customer with a guest cart: personal data, merge, shipping methods, in that order; the newsletter flag is that of the client', {
    tags: ['STA-02', 'STA-08', 'STA-12', 'HDR-14'],
  }, async () => {
    cookie.id = 'guest';
    const answer = await startUp(commerce(true), false);
    expect(calls).toEqual(['getAccount', 'getCart', 'mergeCarts', 'getShippingMethods']);
    expect(gateway.mergeCarts.mock.calls).toMatchObject([[{ body: { cartId: 'guest' } }]]);
    expect(answer).toMatchObject({
      identity: {
        loggedIn: true,
        newCustomer: true,
        firstName: 'Jean',
        email: 'u1@vitrine.example',
        isNewsletterSubscribed: true,
      },
      notice: 'cart-merged',
    });
    expect(cookie.id).toBe('c1');
  });

  test('a customer whose cart is known is not merged again', { tags: ['A-043'] }, async () => {
    cookie.id = 'c1';
    gateway.getCart.mockResolvedValueOnce(cartOf({ loyaltyCardId: null }));
    await startUp(commerce(true), false);
    expect(gateway.mergeCarts).not.toHaveBeenCalled();
  });

  test('nothing is merged on the confirmation', { tags: ['STA-09', 'CHK-14'] }, async () => {
    cookie.id = 'guest';
    await startUp(commerce(true), true);
    expect(gateway.mergeCarts).not.toHaveBeenCalled();
  });

  test('no cart from the merge resets', { tags: ['CRT-28'] }, async () => {
    cookie.id = 'guest';
    gateway.mergeCarts.mockResolvedValueOnce({ status: 204, body: null });
    expect(await startUp(commerce(true), false)).toMatchObject({ cart: null, notice: null });
    expect(cookie.id).toBeUndefined();
  });

  test('a merge that fails keeps the guest cart for the next time', {
    tags: ['A-041'],
  }, async () => {
    cookie.id = 'guest';
    gateway.mergeCarts.mockRejectedValueOnce(new CommerceError('PLATFORM_UNREACHABLE', 'merge'));
    await startUp(commerce(true), false);
    expect(cookie.id).toBe('guest');
  });

  test('a failing part is silent, and the rest is answered', { tags: ['STA-11'] }, async () => {
    cookie.id = 'c1';
    gateway.getAccount.mockRejectedValueOnce(new CommerceError('PLATFORM_UNREACHABLE', 'client'));
    gateway.getShippingMethods.mockRejectedValueOnce(
      new CommerceError('PLATFORM_UNREACHABLE', 'shipping'),
    );
    expect(await startUp(commerce(true), false)).toMatchObject({
      identity: { loggedIn: false },
      cart: { id: 'c1' },
      shippingMethods: [],
    });
  });
});
