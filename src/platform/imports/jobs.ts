import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import type { PhotoArchive } from '../pictures/face.ts';
import { checkImports } from './check-import.job.ts';
import { openInbox } from './open-inbox.ts';
import { runImports, sweepImports } from './run-import.job.ts';
import { watchInbox } from './watch-inbox.job.ts';

export function importJobs({
  database,
  now,
  config,
  archive,
}: Pick<PlatformDeps, 'database' | 'now' | 'config'> & { archive: PhotoArchive }): Job[] {
  const deps = { database, now, archive, isDrawn: config.hasDemo };
  return [
    ...[checkImports(deps), runImports(deps), sweepImports(deps)],
    watchInbox({ database, now, inbox: () => openInbox(config) }),
  ];
}
