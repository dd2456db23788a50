import * as calls from '#src/domain/store/staff-store.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { addStore, changeStore, listStores, readStore, undoStore } from './staff-stores.ts';

/** Stores, pickup points and lockers for the staff. */
export function serveStoresToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const { database } = deps;
  serve(router, calls.listStaffStores, async ({ query }, caller) =>
    ok(await listStores(database, caller, query)),
  );
  serve(router, calls.getStaffStore, async ({ params }, caller) =>
    ok(await readStore(database, caller, params.placeId)),
  );
  serve(router, calls.addStaffStore, async ({ body }, caller) =>
    ok(await addStore(deps, caller, body)),
  );
  serve(router, calls.changeStaffStore, async ({ params, body }, caller) =>
    ok(await changeStore(deps, caller, { ...params, ...body })),
  );
  serve(router, calls.undoStaffStore, async ({ params, body }, caller) =>
    ok(await undoStore(deps, caller, { ...params, ...body })),
  );
}
