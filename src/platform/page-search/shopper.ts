import * as calls from '#src/domain/content/content.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { createPageSearch } from './find-pages.ts';

/** Pages of the shop for what a shopper typed, beside the products. */
export function servePageSearch(router: Router, { database }: PlatformDeps): void {
  const findPages = createPageSearch(database);
  serve(router, calls.findPages, async ({ query }, caller) =>
    ok({ values: await findPages(caller, query.q) }),
  );
}
