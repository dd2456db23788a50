import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { deleteOldKeys } from './cart-store.ts';

export const cartJobs = (deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] => [
  recurring('sweep-presses', EVERY_MINUTE, () => deleteOldKeys(deps.database, deps.now())),
];
