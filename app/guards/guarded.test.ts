import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const runGuards = vi.hoisted(() => vi.fn());
vi.mock('./run-guards.ts', () => ({ runGuards }));

const { guarded } = await import('./guarded.ts');

const entering = {
  context: Object.assign(Object.create(null), {
    locale: 'fr-fr',
    shop: {},
    queryClient: new QueryClient(),
  }),
  location: { pathname: '/fr-fr/x', href: '/fr-fr/x?a=1' },
  preload: true,
};

test.each([
  [{ params: { productId: '400101' } }, { params: { productId: '400101' }, search: {} }],
  [
    { params: { familyId: 'f1200' }, search: { page: 2 } },
    { params: { familyId: 'f1200' }, search: { page: 2 } },
  ],
  [undefined, { params: {}, search: {} }],
])(
  'guards get where the shopper goes, and %j of its URL',
  { tags: ['RTE-22', 'GRD-08', 'GRD-07'] },
  async (named, told) => {
    await guarded('init-product')(entering, named);
    expect(runGuards).toHaveBeenLastCalledWith(['init-product'], {
      locale: 'fr-fr',
      shop: {},
      queryClient: entering.context.queryClient,
      pathname: '/fr-fr/x',
      href: '/fr-fr/x?a=1',
      isPreload: true,
      ...told,
    });
  },
);
