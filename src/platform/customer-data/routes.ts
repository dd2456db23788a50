import { exportCustomerData } from '#src/domain/account/customer-data.calls.ts';
import { DomainError } from '#src/domain/errors.ts';
import { countAttempt } from '../attempts/attempt-store.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { serve } from '../http/serve.ts';
import { readCustomerData } from './read-customer-data.ts';

/** It reads a whole life as a customer: nobody needs it more often. */
const LIMIT = { most: 10, seconds: 3_600 };

/** What is saved of a customer, right after the password was typed (T39). */
export function customerDataRoutes(deps: PlatformDeps) {
  const { database, now } = deps;
  const router = createRouter();
  serve(router, exportCustomerData, async (_, customer) => {
    await requireRecentSignIn(deps, customer);
    const { customerId } = customer;
    const attempt = { what: 'data of', who: customerId, limit: LIMIT };
    const retryAfterSeconds = await countAttempt(database, now(), [attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    const data = await readCustomerData(database, customerId, now());
    if (data === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    return { status: 200, body: data };
  });
  return router;
}
