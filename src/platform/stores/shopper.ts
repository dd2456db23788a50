import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { PointMode } from '#src/domain/shipping/shipping.values.ts';
import * as calls from '#src/domain/store/store.calls.ts';
import type { PointSearch } from '#src/domain/store/store.schema.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findPoints } from './find-points.ts';
import { findAllStores, findStore, searchStores } from './store-search.ts';

/** The store locator (specification §7 "Stores"); nothing found is a 404. */
export function serveStores(router: Router, { database, now }: PlatformDeps): void {
  serve(router, calls.findStores, async ({ query }, caller) => {
    const stores = await searchStores(database, query, caller, now());
    if (stores.length === 0) throw new DomainError('STORE_NOT_FOUND');
    return ok({ stores });
  });

  serve(router, calls.getStore, async ({ params, query }, caller) =>
    ok(
      requireFound(
        await findStore(database, params.storeId, query, caller, now()),
        'STORE_NOT_FOUND',
      ),
    ),
  );

  serve(router, calls.getAllStores, async ({ query }) =>
    ok({ stores: await findAllStores(database, query.countryCode) }),
  );

  const pointsOf = async (mode: PointMode, search: PointSearch) => {
    const places = await findPoints(database, mode, search);
    if (places.length === 0) throw new DomainError('STORE_NOT_FOUND');
    return ok({ stores: places });
  };
  serve(router, calls.findPickups, ({ query }) => pointsOf('pickup', query));
  serve(router, calls.findLockers, ({ query }) => pointsOf('locker', query));
}
