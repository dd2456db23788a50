import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, EVERY_NIGHT, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { eraseDeletedAccounts } from './erase-accounts.ts';
import { endGuests } from './guests.ts';

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'signIns' | 'endLinks'>;

export const customerRecordJobs = (deps: Needs): Job[] => [
  recurring('end-guests', EVERY_MINUTE, () => endGuests(deps)),
  recurring('erase-deleted-accounts', EVERY_NIGHT, () =>
    eraseDeletedAccounts(deps.database, deps.now()),
  ),
];
