import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { askedCommerce } from '../../../tests/support/asked-commerce.ts';

const gateway = vi.hoisted(() => ({
  mergeCarts: vi.fn(),
  getOwnCart: vi.fn(),
  refreshCart: vi.fn(),
  getCart: vi.fn(),
}));

const { mergeOwnCarts } = await import('./merge-carts.server.ts');
const { changeCart } = await import('./cart.server.ts');

const cookie = { id: 'guest' as string | undefined };
const commerce: ShopperCommerce = Object.assign(askedCommerce(gateway), {
  ...{ locale: 'fr-fr' as const, shop: Object.create(null), session: null },
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
const client = Object.assign(Object.create(null), { loyaltyType: null, loyaltyCreationDate: null });
const locked = new CommerceError('CART_LOCKED', 'merge');
const merged = { status: 226, body: { id: 'own', version: 9 } };

beforeEach(() => {
  cookie.id = 'guest';
  for (const call of Object.values(gateway)) call.mockReset();
  gateway.getOwnCart.mockResolvedValue({ id: 'own', version: 7 });
  gateway.getCart.mockResolvedValue({ id: 'guest', version: 7 });
  gateway.refreshCart.mockResolvedValue({ id: 'guest', version: 8 });
});

describe('a cart that an abandoned card page has locked', () => {
  test('it is let go by a refresh, then merged', { tags: ['CRT-26', 'PAY-14'] }, async () => {
    gateway.mergeCarts.mockRejectedValueOnce(locked).mockResolvedValueOnce(merged);
    expect(await mergeOwnCarts(commerce, client)).toEqual({ cart: merged.body, isMerged: true });
    expect(gateway.refreshCart).toHaveBeenCalledExactlyOnceWith({
      params: { cartId: 'own' },
      query: { version: 7 },
    });
    expect(cookie.id).toBe('own');
  });

  test('while money is under way it stays locked, and the guest cart is kept', {
    tags: ['CRT-26'],
  }, async () => {
    gateway.mergeCarts.mockRejectedValue(locked);
    gateway.refreshCart.mockRejectedValue(locked);
    await expect(mergeOwnCarts(commerce, client)).rejects.toBe(locked);
    expect(cookie.id).toBe('guest');
  });

  test('a change refreshes it and is made on what comes back, once', {
    tags: ['CRT-12', 'PAY-14'],
  }, async () => {
    const change = vi
      .fn()
      .mockRejectedValueOnce(locked)
      .mockResolvedValueOnce({ id: 'guest', version: 9 });
    await changeCart(commerce, 7, change);
    expect(change.mock.calls).toEqual([
      [{ id: 'guest', version: 7 }],
      [{ id: 'guest', version: 8 }],
    ]);
  });
});

test('a merge that brings no cart forgets the guest cart', { tags: ['CRT-28'] }, async () => {
  gateway.mergeCarts.mockResolvedValue({ status: 204, body: null });
  await mergeOwnCarts(commerce, client);
  expect(cookie.id).toBeUndefined();
});
