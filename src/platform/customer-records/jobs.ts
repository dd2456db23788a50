import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, EVERY_NIGHT, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { eraseDeletedAccounts, eraseOldOrders } from './erase-accounts.ts';
import { endGuests } from './guests.ts';

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'signIns' | 'endLinks' | 'config'>;

export const customerRecordJobs = (deps: Needs): Job[] => [
  recurring('end-guests', EVERY_MINUTE, () => endGuests(deps)),
  recurring('erase-deleted-accounts', EVERY_NIGHT, () =>
    eraseDeletedAccounts(deps.database, deps.now(), deps.config.eraseAfterDays),
  ),
  recurring('erase-old-orders', EVERY_NIGHT, () =>
    eraseOldOrders(deps.database, deps.now(), deps.config.keepOrdersYears),
  ),
];
