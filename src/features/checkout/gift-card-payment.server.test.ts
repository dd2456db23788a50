import { beforeEach, expect, test, vi } from 'vitest';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';
import { askedCommerce } from '../../../tests/support/asked-commerce.ts';

const calls = vi.hoisted(() => [] as string[]);
const gateway = vi.hoisted(() => ({
  payByGiftCard: vi.fn(),
  removeGiftCard: vi.fn(),
  getCart: vi.fn(),
}));
const countAttempt = vi.hoisted(() => vi.fn());

vi.mock('#src/session/config.server.ts', () => ({ config: () => ({}) }));
vi.mock('#src/session/request-origin.server.ts', () => ({ requestOrigin: () => '' }));
vi.mock('#src/session/attempt-limits.server.ts', () => ({ countAttempt }));

const { useGiftCard } = await import('./gift-card-payment.server.ts');

const cartAt = (version: number) => ({
  id: 'c1',
  version,
  lineItems: [],
  payments: [],
  totalPrice: { centAmount: 5_998, currencyCode: 'EUR' },
});

function customerOf(giftCard: object | null): CustomerCommerce {
  return Object.assign(askedCommerce(gateway), Object.create(null), {
    session: {},
    shop: { params: { giftCard } },
    cartCookie: { read: () => 'c1', write: () => undefined, clear: () => undefined },
  });
}
const customer = customerOf({});
const card = { number: 'GC500', pin: '', version: 3 };

beforeEach(() => {
  calls.length = 0;
  for (const [name, call] of Object.entries(gateway)) {
    call.mockReset();
    call.mockImplementation(async () => {
      calls.push(name);
      return cartAt(name === 'getCart' && calls.includes('payByGiftCard') ? 4 : 3);
    });
  }
  countAttempt.mockReset();
});

const leaves = (amountLeft: number) =>
  gateway.payByGiftCard.mockImplementationOnce(async () => {
    calls.push('payByGiftCard');
    return { amountPlanned: 1, amountLeft };
  });

test('a part reloads the cart and orders nothing', { tags: ['PAY-03', 'PAY-05'] }, async () => {
  leaves(2_000);
  expect(await useGiftCard(customer, card)).toMatchObject({ version: 4 });
  expect(calls).toEqual(['getCart', 'payByGiftCard', 'getCart']);
  expect(gateway.payByGiftCard).toHaveBeenCalledExactlyOnceWith({
    params: { cartId: 'c1', giftCardId: 'GC500' },
    query: { version: 3 },
    body: { amount: 5_998 },
  });
});

test('one that covers everything orders nothing either: that is a click of its own', {
  tags: ['PAY-03', 'PAY-04'],
}, async () => {
  leaves(0);
  expect(await useGiftCard(customer, { ...card, pin: '2468' })).toMatchObject({ version: 4 });
  expect(calls).toEqual(['getCart', 'payByGiftCard', 'getCart']);
  expect(gateway.payByGiftCard.mock.calls).toMatchObject([[{ body: { pin: '2468' } }]]);
});

test('not where the shop has no gift cards, nor for a cart that is not the one on the screen', {
  tags: ['PRD-06', 'T36'],
}, async () => {
  const nowhere = useGiftCard(customerOf(null), card);
  await expect(nowhere).rejects.toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  const stale = useGiftCard(customer, { ...card, version: 2 });
  await expect(stale).rejects.toMatchObject({ code: 'CART_CHANGED' });
  expect(calls).not.toContain('payByGiftCard');
});

test('guesses are counted before they are made', { tags: ['T10', 'F35'] }, async () => {
  countAttempt.mockRejectedValueOnce(new CommerceError('TOO_MANY_REQUESTS', 'attempts'));
  await expect(useGiftCard(customer, card)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(calls).toEqual([]);
});
