import * as calls from '#src/domain/drop/drop.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import {
  addPlanTo,
  addProductsTo,
  addPromotionTo,
  addTextTo,
  removeTextFrom,
} from './add-parts.ts';
import { listDrops, readDrop } from './read-drops.ts';
import { changeDrop, makeDrop, stopDrop } from './write-drop.ts';

/** What begins together, for the staff. */
export function serveDropsToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database, now } = deps;
  serve(router, calls.listDrops, async ({ query }, caller) =>
    ok(await listDrops(database, caller, query, now())),
  );
  serve(router, calls.getDrop, async ({ params: { dropId } }, caller) =>
    ok(await readDrop(database, deps, caller, dropId)),
  );
  serve(router, calls.makeDrop, async ({ body }, caller) => ok(await makeDrop(deps, caller, body)));
  serve(router, calls.changeDrop, async ({ params, body }, caller) =>
    ok(await changeDrop(deps, caller, { ...params, ...body })),
  );
  serve(router, calls.stopDrop, async ({ params, body }, caller) =>
    ok(await stopDrop(deps, caller, { ...params, ...body })),
  );
  serve(router, calls.addPlanToDrop, async ({ params, body }, caller) =>
    ok(await addPlanTo(deps, caller, { ...body, ...params })),
  );
  serve(router, calls.addPromotionToDrop, async ({ params, body }, caller) =>
    ok(await addPromotionTo(deps, caller, { ...body, ...params })),
  );
  serve(router, calls.addTextToDrop, async ({ params, body }, caller) =>
    ok(await addTextTo(deps, caller, { ...body, ...params })),
  );
  serve(router, calls.removeTextFromDrop, async ({ params }, caller) =>
    ok(await removeTextFrom(deps, caller, params)),
  );
  serve(router, calls.addProductsToDrop, async ({ params, body }, caller) =>
    ok(await addProductsTo(deps, caller, { ...body, ...params })),
  );
}
