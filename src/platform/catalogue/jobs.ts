import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { wordsThatAreTold } from './goods-words/tell-words.job.ts';
import { listingsThatFollow } from './listings/follow-listings.job.ts';
import { beginPlan, beginPrices, pricesOfSet } from './prices/begin-prices.job.ts';
import { beginPublications, publicationsOfSet } from './publications/begin-publications.job.ts';

export const catalogueJobs = (deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] => [
  listingsThatFollow(deps),
  beginPrices(deps),
  beginPlan(deps),
  pricesOfSet(deps),
  beginPublications(deps),
  publicationsOfSet(deps),
  wordsThatAreTold(deps),
];
