import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const runGuards = vi.hoisted(() => vi.fn());
vi.mock('./run-guards.ts', () => ({ runGuards }));

const { guarded } = await import('./guarded.ts');

test.each([
  [{ productSlug: { name: 'robe', id: '400101' } }, { productId: '400101' }],
  [{ catalogSlug: { name: 'robes', id: 'f1200' } }, { familyId: 'f1200' }],
  [{ provider: 'cardone' }, { provider: 'cardone' }],
])(
  'guards read the ids of a route with %j',
  { tags: ['RTE-22', 'GRD-08', 'GRD-07'] },
  async (own, ids) => {
    const entering = {
      context: Object.assign(Object.create(null), { queryClient: new QueryClient() }),
      location: Object.assign(Object.create(null), { pathname: '/fr-fr/x', href: '/fr-fr/x' }),
      // The router makes its params without a prototype.
      params: Object.assign(Object.create(null), { locale: 'fr-fr', ...own }),
      search: {},
      preload: false,
    };
    await guarded('init-product')(entering);
    expect(runGuards).toHaveBeenLastCalledWith(
      ['init-product'],
      expect.objectContaining({ params: expect.objectContaining(ids) }),
    );
  },
);
