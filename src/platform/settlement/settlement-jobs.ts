import type { Job } from '../jobs/job-types.ts';
import { findUnsettled } from './find-unsettled.job.ts';
import { giveBackPayment } from './give-back-payment.job.ts';
import { type SettlementDeps, settleAwaited, settlePayment } from './settle-payment.job.ts';

/** Every kind of job that payments need to be settled. */
export const settlementJobs = (deps: SettlementDeps): Job[] => [
  findUnsettled(deps),
  settlePayment(deps),
  settleAwaited(deps),
  giveBackPayment(deps),
];
