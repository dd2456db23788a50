import * as calls from '#src/domain/draft-order/draft-order.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { openLink, readLink } from './open-link.ts';

/** Where the link of a mail leads that asks for a payment. */
export function serveDraftOrders(router: Router, deps: PlatformDeps): void {
  serve(router, calls.readPaymentLink, async ({ body: { token } }, shopper) =>
    ok(await readLink(deps, shopper, token)),
  );

  serve(router, calls.openPaymentLink, async ({ body: { token } }, customer) =>
    ok(await openLink(deps, customer, token)),
  );
}
