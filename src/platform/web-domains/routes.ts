import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import type { Router } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { findWebDomains } from './web-domain-store.ts';

/** The parameter sets as they are stored; the reader sorts by rank. */
export function serveWebDomains(router: Router, { database }: PlatformDeps): void {
  serve(router, getWebDomains, async () => ok(await findWebDomains(database)));
}
