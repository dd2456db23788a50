import { exportCustomerData } from '#src/domain/account/customer-data.calls.ts';
import { requireFound } from '#src/domain/errors.ts';
import { limitAttempts } from '../kernel/attempts/attempt-store.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { requireRecentSignIn } from '../kernel/http/require-recent-sign-in.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { labelsIn } from '../sign-in-providers/face.ts';
import { serveGuests } from './guests.ts';
import { readCustomerData } from './read-customer-data.ts';

/** It reads a whole life as a customer: nobody needs it more often. */
const LIMIT = { most: 10, seconds: 3_600 };

/** What is saved of a customer, right after a sign-in (T39), and what becomes of guests. */
export function serveCustomerRecords(router: Router, deps: PlatformDeps): void {
  serveGuests(router, deps);
  const { database, now, config } = deps;
  serve(router, exportCustomerData, async (_, customer) => {
    await requireRecentSignIn(deps, customer);
    const { customerId, lang } = customer;
    await limitAttempts(database, now(), [{ what: 'data of', who: customerId, limit: LIMIT }]);
    const { sealing, signInProviders } = config;
    const labelOf = labelsIn(signInProviders, lang);
    const found = await readCustomerData({ database, sealing, labelOf }, customerId, now());
    return ok(requireFound(found, 'ACCOUNT_NOT_FOUND'));
  });
}
