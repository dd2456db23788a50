import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { declarationOf } from '#src/domain/wire/capabilities.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomains } from './web-domain-store.ts';

/**
 * The parameter sets of the shops that are open, with what is served in them; the reader sorts by rank.
 * `served` takes payment products away that nobody takes.
 */
export function serveWebDomains(
  router: Router,
  { database, config }: PlatformDeps,
  closedShops: () => Promise<ReadonlySet<OnlineLocale>>,
  served: (shop: WebDomain) => Promise<WebDomain>,
): void {
  serve(router, getWebDomains, async () => {
    const [shops, closed] = await Promise.all([findWebDomains(database), closedShops()]);
    const open = shops.filter(({ domain }) => !closed.has(domain));
    const capabilities = declarationOf(config.capabilities);
    const shown = await Promise.all(open.map(served));
    return ok(shown.map((shop) => ({ ...shop, params: { ...shop.params, capabilities } })));
  });
}
