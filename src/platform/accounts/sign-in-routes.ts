import * as calls from '#src/contract/calls/sign-ins.ts';
import { inTransaction } from '../database/database.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';

/** Where a customer is signed in, and the end of it (decision 053). */
export function signInRoutes({ database, signIns, now }: PlatformDeps) {
  const router = createRouter();

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
    const isEnded = await inTransaction(database, (tx) =>
      signIns.end(tx, customerId, params.signInId, now()),
    );
    if (!isEnded) throw new Problem('NOT_FOUND');
    return { status: 204, body: null };
  });

  serve(router, calls.endOtherSignIns, async (_, { customerId, signInId = null }) => {
    await inTransaction(database, (tx) => signIns.endOthers(tx, customerId, signInId, now()));
    return { status: 204, body: null };
  });

  return router;
}
