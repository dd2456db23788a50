import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test, vi } from 'vitest';

/** Which guards a route runs when it is entered, by entering it. */

const entered = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('./run-guards.ts', () => ({
  runGuards: async (names: readonly string[]) => {
    entered.names.push(...names);
  },
}));

const modules = import.meta.glob<{ Route: { options: Record<string, unknown> } }>(
  '../routes/$locale/**/*.tsx',
);

const entering = {
  context: {
    locale: 'fr-fr',
    queryClient: new QueryClient(),
    shop: { parameters: { params: {} }, lacks: [] },
  },
  location: { pathname: '/fr-fr/x', href: '/fr-fr/x' },
  params: { locale: 'fr-fr', catalogSlug: { id: 'f1200' }, productSlug: { id: '400101' } },
  search: {},
  preload: false,
};

/** File name of each route -> the guards that it runs, in their order. */
const guards = new Map<string, string[]>();

beforeAll(async () => {
  for (const [file, load] of Object.entries(modules)) {
    // The shop itself is loaded there, with no guard.
    if (file.endsWith('/$locale/route.tsx')) continue;
    const { beforeLoad } = (await load()).Route.options;
    entered.names = [];
    if (typeof beforeLoad === 'function') await beforeLoad(entering);
    guards.set(file.replace('../routes/$locale/', ''), entered.names);
  }
}, 60_000);

const running = (guard: string) =>
  [...guards].filter(([, names]) => names.includes(guard)).map(([file]) => file);

describe('which route runs what', () => {
  test('the order steps load the order, the confirmation and the check do not', {
    tags: ['GRD-06', 'A-034'],
  }, () => {
    expect(running('init-order')).toEqual([
      '_order/checkout.billing.tsx',
      '_order/checkout.delivery.tsx',
      '_order/checkout.payment.tsx',
      '_order/order-billing.tsx',
      '_order/order-delivery.tsx',
      '_order/order-overview.tsx',
      '_order/order-payment.tsx',
    ]);
  });

  test('exactly one page checks order exceptions', { tags: ['GRD-07'] }, () => {
    expect(running('order-exception')).toEqual(['_order/order-{$provider}-check.tsx']);
  });

  test('the short forms run their initialisation step first, no other page does', {
    tags: ['RTE-11', 'RTE-22', 'GRD-08', 'GRD-09'],
  }, () => {
    expect(guards.get('_default/$catalogSlug.tsx')).toEqual(['init-catalog']);
    expect(guards.get('_default/$productSlug.tsx')).toEqual(['init-product']);
    expect([...running('init-catalog'), ...running('init-product')]).toHaveLength(2);
  });

  test('the cart runs share-cart and nothing else', { tags: ['GRD-10', 'RTE-07'] }, () => {
    expect(guards.get('_cart/cart.tsx')).toEqual(['share-cart']);
    expect(running('share-cart')).toHaveLength(1);
  });

  test('the account and each page of an order ask for a secure session before anything else', {
    tags: ['GRD-03'],
  }, () => {
    const orders = [...guards.keys()].filter((file) => /^_order\/(?!route)/.test(file));
    expect(orders).toHaveLength(10);
    for (const file of [...orders, '_account/route.tsx']) {
      expect(guards.get(file)?.[0], file).toBe('secure-authent');
    }
    // The page that guests see instead of the account asks as well.
    expect(running('secure-authent')).toHaveLength(12);
  });
});
