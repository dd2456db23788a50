import { requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/newsletter/subscription.calls.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { findSubscriptions, saveSubscriptions } from './subscription-store.ts';

/** What the customer is sent (API-60, API-61). */
export function serveSubscriptions(router: Router, { database, now }: PlatformDeps): void {
  serve(router, calls.getSubscriptions, async (_, { customerId }) =>
    ok({
      values: requireFound(await findSubscriptions(database, customerId), 'ACCOUNT_NOT_FOUND'),
    }),
  );

  serve(router, calls.saveSubscriptions, async ({ body }, { customerId }) => {
    const values = await inTransaction(database, (tx) =>
      saveSubscriptions(tx, customerId, body, now()),
    );
    return ok({ values: requireFound(values, 'ACCOUNT_NOT_FOUND') });
  });
}
