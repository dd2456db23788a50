import * as calls from '#src/domain/content/link-target.calls.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { checkTargets, findTargets } from './link-targets.ts';

/** Pages of a shop that editors link to. */
export function servePageSearchToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const requireShop = ({ shops }: StaffCaller, shop: OnlineLocale) => {
    if (!shops.has(shop)) throw new DomainError('NOT_FOUND');
  };
  serve(router, calls.findLinkTargets, async ({ params: { shop }, query }, caller) => {
    requireShop(caller, shop);
    return ok({ values: await findTargets(database, shop, query.q, now()) });
  });
  serve(router, calls.checkLinks, async ({ params: { shop }, body }, caller) => {
    requireShop(caller, shop);
    return ok({ values: await checkTargets(database, shop, body.urls, now()) });
  });
}
