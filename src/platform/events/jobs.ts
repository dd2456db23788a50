import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_NIGHT, type Job, recurring } from '../kernel/jobs/job-types.ts';
import { deliverEvent } from './deliver-event.job.ts';
import { forgetOldEvents } from './note-event.ts';

export const eventJobs = (deps: PlatformDeps): Job[] => [
  deliverEvent(deps),
  recurring('sweep-events', EVERY_NIGHT, () => forgetOldEvents(deps.database, deps.now())),
];
