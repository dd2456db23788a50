import type { RequestListener } from 'node:http';
import type { Database } from './database/database.ts';
import { readJobs } from './jobs/read-jobs.ts';
import type { Metrics } from './metrics.ts';

type Needs = { database: Database; metrics: Metrics };

/** What an operator asks on the machine itself: `/jobs` says what waits and fails, all else counts. */
export function answerOperator({ database, metrics }: Needs): RequestListener {
  return (request, response) => {
    const isJobs = request.url === '/jobs';
    const answer = isJobs
      ? readJobs(database).then((kinds) => JSON.stringify({ values: kinds }, null, 2))
      : metrics.text();
    response.setHeader('content-type', isJobs ? 'application/json' : 'text/plain');
    answer.then(
      (text) => response.end(text),
      () => response.writeHead(503).end(),
    );
  };
}
