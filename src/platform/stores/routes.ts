import { DomainError } from '#src/domain/errors.ts';
import type { PointMode } from '#src/domain/shipping/shipping.ts';
import * as calls from '#src/domain/store/store.calls.ts';
import type { PointSearch } from '#src/domain/store/store.schema.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { findPoints } from './find-points.ts';
import { findAllStores, findStore, searchStores } from './store-search.ts';

/** The store locator (specification §7 "Stores"); nothing found is a 404. */
export function storeRoutes({ database }: PlatformDeps) {
  const router = createRouter();

  serve(router, calls.findStores, async ({ query }, caller) => {
    const stores = await searchStores(database, query, caller);
    if (stores.length === 0) throw new DomainError('STORE_NOT_FOUND');
    return { status: 200, body: { stores } };
  });

  serve(router, calls.getStore, async ({ params, query }, caller) => {
    const store = await findStore(database, params.storeId, query, caller);
    if (store === null) throw new DomainError('STORE_NOT_FOUND');
    return { status: 200, body: store };
  });

  serve(router, calls.getAllStores, async ({ query }) => ({
    status: 200,
    body: { stores: await findAllStores(database, query.countryCode) },
  }));

  const pointsOf = async (mode: PointMode, search: PointSearch) => {
    const places = await findPoints(database, mode, search);
    if (places.length === 0) throw new DomainError('STORE_NOT_FOUND');
    return { status: 200, body: { stores: places } } as const;
  };
  serve(router, calls.findPickups, ({ query }) => pointsOf('pickup', query));
  serve(router, calls.findLockers, ({ query }) => pointsOf('locker', query));

  return router;
}
