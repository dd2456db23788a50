import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { forgetOldStarts } from './sign-ins-under-way.ts';

export const signInProviderJobs = (deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] => [
  recurring('sweep-provider-sign-ins', EVERY_MINUTE, () =>
    forgetOldStarts(deps.database, deps.now()),
  ),
];
