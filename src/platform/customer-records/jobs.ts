import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { endGuests } from './guests.ts';

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'signIns' | 'endLinks'>;

export const customerRecordJobs = (deps: Needs): Job[] => [
  recurring('end-guests', EVERY_MINUTE, () => endGuests(deps)),
];
