import type { Logger } from 'pino';

/** Steps of one run, by the name that a failure is logged with. */
export type Steps = Readonly<Record<string, () => Promise<void>>>;

/** Runs steps one after the other; one that fails is logged by its name and keeps no other back. */
export async function runSteps(log: Pick<Logger, 'error'>, steps: Steps): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    await run().catch((err) => log.error({ err, step }, 'a step of settling failed'));
  }
}
