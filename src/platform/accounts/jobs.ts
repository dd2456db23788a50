import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { accountMailJobs } from './account-mails.job.ts';
import { forgetOldEmailChanges } from './email-change.ts';
import { forgetOldResets } from './password-reset.ts';
import { forgetOldCodes } from './sign-in-code.ts';

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'config'>;

export const accountJobs = (deps: Needs): Job[] => [
  ...accountMailJobs(deps),
  recurring('sweep-password-resets', EVERY_MINUTE, () =>
    forgetOldResets(deps.database, deps.now()),
  ),
  recurring('sweep-sign-in-codes', EVERY_MINUTE, () => forgetOldCodes(deps.database, deps.now())),
  recurring('sweep-email-changes', EVERY_MINUTE, () =>
    forgetOldEmailChanges(deps.database, deps.now()),
  ),
];
