import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { findWebDomains } from './web-domain-store.ts';

/** The parameter sets as they are stored; the reader sorts by rank. */
export function webDomainRoutes({ database }: PlatformDeps) {
  const router = createRouter();
  serve(router, getWebDomains, async () => ok(await findWebDomains(database)));
  return router;
}
