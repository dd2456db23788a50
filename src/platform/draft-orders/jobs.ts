import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, EVERY_NIGHT, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { endDrafts, forgetOldDrafts } from './change-draft.ts';
import { writePaymentLinkMail } from './payment-link-mail.job.ts';

export const draftOrderJobs = (deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job[] => [
  writePaymentLinkMail(deps),
  recurring('end-draft-orders', EVERY_MINUTE, () => endDrafts(deps)),
  recurring('sweep-draft-orders', EVERY_NIGHT, () => forgetOldDrafts(deps)),
];
