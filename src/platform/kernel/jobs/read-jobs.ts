import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/** One kind of job as an administrator sees it. */
export type JobsOfKind = {
  name: string;
  /** Due, and not taken yet. */
  due: number;
  /** For later. */
  planned: number;
  running: number;
  /** Failed, and to be tried again. */
  failing: number;
  /** How long the oldest is due, or has failed again and again; 0 where none waits. */
  oldestSeconds: number;
  /** Of those that fail, the one that has failed most often; a key names the thing it is about. */
  worst: { key: string; failures: number; reason: string | null; nextAt: string } | null;
};

/** All kinds of jobs, with what waits of each; without the library's own queue. */
export async function readJobs(db: Queryable): Promise<JobsOfKind[]> {
  const { rows } = await db.execute<JobsOfKind>(sql`
    select queue.name,
      count(*) filter (where state = 'created' and start_after <= jobs.job_now())::int as due,
      count(*) filter (where state = 'created' and start_after > jobs.job_now())::int as planned,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry')::int as failing,
      greatest(0, coalesce(extract(epoch from jobs.job_now() - least(
        min(start_after) filter (where state = 'created'),
        min(job.created_on) filter (where state = 'retry'))), 0))::float as "oldestSeconds",
      (array_agg(json_build_object(
        'key', singleton_key, 'failures', retry_count + 1,
        'reason', output ->> 'message', 'nextAt', start_after)
        order by retry_count desc) filter (where state = 'retry'))[1] as worst
    from jobs.queue left join jobs.job on job.name = queue.name and state <= 'active'
    where not starts_with(queue.name, '__pgboss')
    group by queue.name order by queue.name`);
  return rows;
}
