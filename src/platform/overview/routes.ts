import * as calls from '#src/domain/overview/overview.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { readJobs } from '../kernel/jobs/read-jobs.ts';
import { readLegalGaps } from '../legal/legal-gaps.ts';
import { findWebDomainsOf } from '../web-domains/web-domain-store.ts';
import { findSales } from './find-sales.ts';

/** What the first page of the staff shows beside their lists. */
export function serveOverview(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, calls.getSales, async (_, caller) =>
    ok(await findSales(database, await findWebDomainsOf(database, caller), now())),
  );

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
