import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { turnPromotion } from './turn-promotion.job.ts';

export const promotionJobs = (deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] => [
  turnPromotion(deps),
];
