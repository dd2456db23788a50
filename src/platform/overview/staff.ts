import { getDropResults } from '#src/domain/drop/drop.calls.ts';
import { requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/overview/overview.calls.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { readLegalGaps } from '../content/face.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { readJobs } from '../kernel/jobs/read-jobs.ts';
import { findWebDomain, findWebDomainsOf } from '../shops/face.ts';
import { readDropResults } from './drop-results.ts';
import { findSales } from './find-sales.ts';
import { findSoldGoods } from './find-sold-goods.ts';
import { serveMeasurements } from './measurements.ts';

/** What looks across nouns: the first page of the staff, and measurements. */
export function serveOverviewToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serveMeasurements(router, { database, now });

  serve(router, calls.getSales, async (_, caller) =>
    ok(await findSales(database, await findWebDomainsOf(database, caller), now())),
  );

  serve(router, getDropResults, async ({ params: { dropId } }, caller) => {
    const shops = await findWebDomainsOf(database, caller);
    return ok({ days: await readDropResults(database, shops, dropId) });
  });

  serve(router, calls.getSoldGoods, async ({ query: { shop, ...asked } }, caller) => {
    const own = caller.shops.has(shop) ? await findWebDomain(database, shop) : null;
    const sold = requireFound(own, 'NOT_FOUND');
    const lang = caller.language ?? getDomain(shop).lang;
    return ok(await findSoldGoods(database, sold, { ...asked, lang, now: now() }));
  });

  serve(router, calls.getShopGaps, async (_, caller) => {
    const { shops } = await readLegalGaps(database);
    return ok({ shops: shops.filter(({ domain }) => caller.shops.has(domain)) });
  });

  serve(router, calls.getFailingJobs, async () => {
    const kinds = await readJobs(database);
    return ok({
      values: kinds.flatMap(({ name, failing, worst }) =>
        failing === 0 ? [] : [{ name, failing, reason: worst?.reason ?? null }],
      ),
    });
  });
}
