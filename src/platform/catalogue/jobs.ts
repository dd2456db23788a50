import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { beginPlan, beginPrices, pricesOfSet } from './begin-prices.job.ts';
import { beginPublications, publicationsOfSet } from './begin-publications.job.ts';
import { listingsThatFollow } from './follow-listings.job.ts';
import { wordsThatAreTold } from './tell-words.job.ts';

export const catalogueJobs = (deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] => [
  listingsThatFollow(deps),
  beginPrices(deps),
  beginPlan(deps),
  pricesOfSet(deps),
  beginPublications(deps),
  publicationsOfSet(deps),
  wordsThatAreTold(deps),
];
