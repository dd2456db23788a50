import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/promotion/promotion.calls.ts';
import { findSellable } from '../catalogue/face.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { readResults } from './promotion-results.ts';
import { listPromotions, readPromotion } from './read-promotions.ts';
import { exportCodes, listCodes, makeCodes, withdrawCode } from './single-codes.ts';
import { tryPromotions } from './try-promotions.ts';
import { changePromotion, makePromotion, stopPromotion } from './write-promotion.ts';

/** Promotions for the staff. */
export function servePromotionsToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const { database, now } = deps;
  serve(router, calls.listPromotions, async ({ query }, caller) =>
    ok(await listPromotions(database, caller, query, now())),
  );
  serve(router, calls.getPromotion, async ({ params: { promotionId } }, caller) =>
    ok(await readPromotion(database, caller, promotionId, now())),
  );
  serve(router, calls.makePromotion, async ({ body }, caller) =>
    ok(await makePromotion(deps, caller, body)),
  );
  serve(router, calls.changePromotion, async ({ params, body }, caller) =>
    ok(await changePromotion(deps, caller, { ...params, ...body })),
  );
  serve(router, calls.stopPromotion, async ({ params, body }, caller) =>
    ok(await stopPromotion(deps, caller, { ...params, ...body })),
  );
  serve(router, calls.getPromotionResults, async ({ params: { promotionId } }, caller) =>
    ok(await readResults(database, caller, promotionId, now())),
  );
  serve(router, calls.listPromotionCodes, async ({ params, query }, caller) =>
    ok(await listCodes(database, caller, { ...params, query }, now())),
  );
  serve(router, calls.makePromotionCodes, async ({ params, body }, caller) =>
    ok(await makeCodes(deps, caller, { ...params, ...body })),
  );
  serve(router, calls.withdrawPromotionCode, async ({ params }, caller) =>
    ok(await withdrawCode(deps, caller, params)),
  );
  serve(router, calls.exportPromotionCodes, async ({ params: { promotionId } }, caller) =>
    ok(await exportCodes(deps, caller, promotionId)),
  );
  serve(router, calls.findTrialItems, async ({ query: { shop, q } }, caller) => {
    if (!caller.shops.has(shop)) throw new DomainError('NOT_FOUND');
    return ok({ values: await findSellable(database, shop, q, now()) });
  });
  serve(router, calls.tryPromotions, async ({ body }, caller) =>
    ok(await tryPromotions(database, caller, body, now())),
  );
}
