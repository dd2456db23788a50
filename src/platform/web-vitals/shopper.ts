import * as calls from '#src/domain/measurement/web-vitals.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { serve } from '../kernel/http/serve.ts';
import { countPageLoad } from './vitals-store.ts';

/** Page loads as browsers measured them, counted for the shop of the call (decision 062). */
export function serveWebVitals(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, calls.countPageLoad, async ({ body }, { domain }) => {
    await countPageLoad(database, { domain, ...body }, now());
    return { status: 204, body: null };
  });
}
