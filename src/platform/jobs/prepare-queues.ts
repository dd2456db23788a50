import type { Database } from '../database/database.ts';
import { enqueue, queueOver } from './job-queue.ts';
import type { Job } from './job-types.ts';

const DAY_SECONDS = 86_400;

/** A job that fails is tried after 3 to 6 s, then after twice as long, and never given up. */
const RETRIES = {
  retryLimit: 100_000,
  retryDelay: 3,
  retryBackoff: true,
  retryDelayMax: 600,
  retentionSeconds: 3_650 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};

/** Makes the queues of all kinds, with what they are allowed now, and lines up what recurs. */
export async function prepareQueues(database: Database, kinds: readonly Job[]): Promise<void> {
  const queue = queueOver(database);
  const known = new Set((await queue.getQueues()).map(({ name }) => name));
  for (const { name, everySeconds, maxSeconds = 30 } of kinds) {
    const options = { ...RETRIES, expireInSeconds: maxSeconds };
    // One job at a time for each key.
    if (known.has(name)) await queue.updateQueue(name, options);
    else await queue.createQueue(name, { ...options, policy: 'exclusive' });
    if (everySeconds !== undefined) await enqueue(database, name, '');
  }
}
