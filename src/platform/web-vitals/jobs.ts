import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_NIGHT, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { sweepVitals } from './vitals-store.ts';

export const webVitalsJobs = (deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] => [
  recurring('sweep-vitals', EVERY_NIGHT, () => sweepVitals(deps.database, deps.now())),
];
