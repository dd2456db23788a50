/** When a job is to be done once more, in seconds; undefined when it is done. */
export type Again = { againInSeconds: number } | undefined;

/**
 * One kind of work of the queue (decision 033). A job is about one thing, named by its key, and
 * holds nothing of it: `run` reads the tables and does nothing where nothing is left to do, since a
 * job may run twice. What it throws is logged, and the job is tried again later, each time after
 * twice as long.
 */
export type Job = {
  /** As administrators read it, in metrics and in `jobs.job`. */
  name: string;
  /** Does it for the thing with that key (`''` for work that recurs). */
  run(key: string): Promise<Again>;
  /** When it recurs, in UTC, done by one process at a time; without it, once for each `enqueue`. */
  cron?: string;
  /** After this its process counts as dead, and another one takes it; 30 unless told. */
  maxSeconds?: number;
};

/** Work that the clock brings, such as sweeping. The library looks at its schedule by the minute. */
export function recurring(
  name: string,
  cron: string,
  work: () => Promise<unknown>,
  limits: Pick<Job, 'maxSeconds'> = {},
): Job {
  const run: Job['run'] = async () => {
    await work();
  };
  return { name, cron, run, ...limits };
}

export const EVERY_MINUTE = '* * * * *';
export const EVERY_NIGHT = '0 3 * * *';
