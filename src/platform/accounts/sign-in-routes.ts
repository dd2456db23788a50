import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/sign-in/sign-in.calls.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import type { EndingEvent } from '../links/end-links.ts';

/** Where a customer is signed in, and the end of it (decision 017). */
export function signInRoutes({ database, signIns, endLinks, now }: PlatformDeps) {
  const router = createRouter();

  /** Who ends sign-ins may fear for the account: links that change it end too. */
  async function ended(tx: Transaction, event: EndingEvent, customerId: string): Promise<void> {
    const customer = await findCustomer(tx, customerId);
    if (customer !== null) await endLinks(tx, event, customer);
  }

  serve(router, calls.getSignIns, async (_, { customerId, signInId = null }) => {
    const found = await signIns.list(customerId, now());
    const values = found
      .map(({ signedInAt, lastSeenAt, ...device }) => ({
        ...device,
        signedInAt: signedInAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: device.signInId === signInId,
      }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis));
    return { status: 200, body: { values } };
  });

  serve(router, calls.endSignIn, async ({ params }, { customerId }) => {
    await inTransaction(database, async (tx) => {
      const isEnded = await signIns.end(tx, customerId, params.signInId, now());
      if (!isEnded) throw new DomainError('NOT_FOUND');
      await ended(tx, 'deviceSignedOut', customerId);
    });
    return { status: 204, body: null };
  });

  serve(router, calls.endOtherSignIns, async (_, { customerId, signInId = null }) => {
    await inTransaction(database, async (tx) => {
      await signIns.endOthers(tx, customerId, signInId, now());
      await ended(tx, 'signedOutEverywhere', customerId);
    });
    return { status: 204, body: null };
  });

  return router;
}
