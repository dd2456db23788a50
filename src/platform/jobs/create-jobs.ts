import type { Logger } from 'pino';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueue, openQueue, queueOver } from './job-queue.ts';
import type { Job } from './job-types.ts';
import { prepareQueues } from './prepare-queues.ts';
import { sayFailure } from './say-failure.ts';
import { startWorker, type Worker } from './worker.ts';

export type Jobs = {
  /** Makes the queues of all kinds and lines up what recurs; may be done again, by any process. */
  prepare(): Promise<void>;
  /** Does what recurs and all that is due, until nothing is; for tests. */
  runNow(): Promise<void>;
  /** Does jobs as they fall due, beside other processes that do the same. */
  start(): Worker;
};

type Needs = { database: Database; log: Pick<Logger, 'error' | 'warn'> };

/** The jobs of a platform over its database. */
export function createJobs({ database, log }: Needs, kinds: readonly Job[]): Jobs {
  const queue = openQueue(database);
  // Without a listener the library's complaints would end the process.
  queue.on('error', (err) => log.error({ err }, 'the queue of jobs complains'));
  queue.on('warning', (about) => log.warn({ about }, 'the queue of jobs warns'));

  /** Takes the first job of a kind that is due, if there is one, and does it. */
  async function runNext(job: Job, options: { ignoreStartAfter?: boolean } = {}): Promise<boolean> {
    const { name, everySeconds } = job;
    const [taken] = await queue.fetch(name, { includeMetadata: true, ...options });
    if (taken === undefined) return false;
    const key = taken.singletonKey ?? '';
    try {
      const again = await job.run(key);
      const afterSeconds = again?.againInSeconds ?? everySeconds;
      // Together, or a process that dies in between would end what recurs.
      await inTransaction(database, async (tx) => {
        await queueOver(tx).complete(name, taken);
        if (afterSeconds !== undefined) await enqueue(tx, name, key, { afterSeconds });
      });
    } catch (err) {
      log.error({ err, job: name, reference: key, failures: taken.retryCount + 1 }, 'a job failed');
      await queue.fail(name, taken, { message: sayFailure(err) });
    }
    return true;
  }

  return {
    prepare: () => prepareQueues(database, kinds),
    runNow: async () => {
      const recurs = kinds.filter(({ everySeconds }) => everySeconds !== undefined);
      for (const job of recurs) await runNext(job, { ignoreStartAfter: true });
      for (let isDone = false; !isDone; ) {
        isDone = true;
        for (const job of kinds) while (await runNext(job)) isDone = false;
      }
    },
    start: () => startWorker({ database, log, queue, kinds, runNext }),
  };
}
