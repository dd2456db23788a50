import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { newsletterMailJobs } from './newsletter-mails.job.ts';
import { forgetOldRequests } from './newsletter-store.ts';

export const newsletterJobs = (deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job[] => [
  ...newsletterMailJobs(deps),
  recurring('sweep-newsletters', EVERY_MINUTE, () => forgetOldRequests(deps.database, deps.now())),
];
