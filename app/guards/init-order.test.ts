import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { GuardContext } from './guard.ts';
import { runGuards } from './run-guards.ts';

const read = vi.hoisted(() => ({ fetchCheckout: vi.fn() }));
vi.mock(import('#src/features/checkout/checkout.functions.ts'), async (original) => {
  const { checkoutQuery } = await original();
  return { checkoutQuery: { ...checkoutQuery, queryFn: () => read.fetchCheckout() } };
});
vi.mock('#src/features/sign-in/session.functions.ts', () => ({
  fetchAccountState: async () => ({ isDeleted: false }),
}));

function enter(step: string, ...names: string[]) {
  const parameters = { params: { funnel: { overview: false } } };
  const context: GuardContext = {
    locale: 'fr-fr',
    shop: Object.assign(Object.create(null), { checkoutVersion: 'v2', parameters }),
    queryClient: new QueryClient(),
    pathname: `/fr-fr/checkout/${step}`,
    href: `/fr-fr/checkout/${step}`,
    params: {},
    search: {},
    isPreload: false,
  };
  return runGuards(names, context);
}

const redirectTo = (to: string) => ({
  options: { statusCode: 302, to, params: { locale: 'fr-fr' } },
});

test('without anything to order, both guards of a step lead to the cart', {
  tags: ['GRD-05', 'GRD-06'],
}, async () => {
  read.fetchCheckout.mockResolvedValue(null);
  for (const name of ['order-access', 'init-order']) {
    await expect(enter('billing', name), name).rejects.toMatchObject(redirectTo('/$locale/cart'));
  }
});

test('the checkout is read once for both guards of a step', { tags: ['GRD-06'] }, async () => {
  const progress = { hasBilling: false, hasDelivery: false, hasPayment: false };
  read.fetchCheckout.mockReset().mockResolvedValue({ cart: { lineItems: [] }, progress });
  await enter('billing', 'order-access', 'init-order');
  expect(read.fetchCheckout).toHaveBeenCalledTimes(1);
});

test('a step past what the order has reached leads to the one it has reached', {
  tags: ['GRD-05'],
}, async () => {
  const progress = { hasBilling: true, hasDelivery: false, hasPayment: false };
  read.fetchCheckout.mockResolvedValue({ cart: { lineItems: [] }, progress });
  await expect(enter('payment', 'order-access')).rejects.toMatchObject(
    redirectTo('/$locale/checkout/delivery'),
  );
});
