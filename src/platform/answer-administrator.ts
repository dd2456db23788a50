import { Hono } from 'hono';
import { OWN_HOST } from '#src/process/hosts.ts';
import type { Database } from './kernel/database/database.ts';
import { readJobs } from './kernel/jobs/read-jobs.ts';
import type { Metrics } from './metrics.ts';

type Needs = { database: Database; metrics: Pick<Metrics, 'text'> };

/** Whether a request calls this machine by one of its own names. */
function isOwnHost({ headers, url }: Request): boolean {
  return OWN_HOST.test(headers.get('host') ?? new URL(url).host);
}

/** What an administrator asks on the machine itself: `/jobs` says what waits and fails, all else counts. */
export function answerAdministrator({ database, metrics }: Needs): Hono {
  const app = new Hono();
  app.onError((_error, c) => c.body(null, 503));
  // Another site could point its name to this IP address, and read what is said here.
  app.use(async (c, next) => (isOwnHost(c.req.raw) ? next() : c.body(null, 421)));
  app.get('/jobs', async (c) => {
    const kinds = await readJobs(database);
    return c.body(JSON.stringify({ values: kinds }, null, 2), 200, {
      'content-type': 'application/json',
    });
  });
  app.get('*', async (c) => c.text(await metrics.text()));
  return app;
}
