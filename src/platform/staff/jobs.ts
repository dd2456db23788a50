import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { failedSignInsJob } from './failed-sign-ins.job.ts';
import { invitationMailJob } from './invitation-mail.job.ts';
import { forgetOldPasswordLinks } from './password-links.ts';
import { passwordMailJob } from './password-mail.job.ts';
import { sweepStaffSessions } from './sessions.ts';

export const staffJobs = (deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job[] => [
  invitationMailJob(deps),
  passwordMailJob(deps),
  failedSignInsJob(deps),
  recurring('sweep-staff-password-links', EVERY_MINUTE, () =>
    forgetOldPasswordLinks(deps.database, deps.now()),
  ),
  recurring('sweep-staff-sessions', EVERY_MINUTE, () =>
    sweepStaffSessions(deps.database, deps.now()),
  ),
];
