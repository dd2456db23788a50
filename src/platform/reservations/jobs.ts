import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { releaseDue } from './release-due.ts';
import { reservationMailJobs } from './reservation-mails.job.ts';

export const reservationJobs = (deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job[] => [
  ...reservationMailJobs(deps),
  recurring('release-reservations', EVERY_MINUTE, () =>
    inTransaction(deps.database, (tx) => releaseDue(tx, deps.now())),
  ),
];
