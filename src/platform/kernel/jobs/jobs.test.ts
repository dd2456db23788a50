import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createJobs } from './create-jobs.ts';
import { enqueue, queueOver } from './job-queue.ts';
import { EVERY_MINUTE, type Job, recurring } from './job-types.ts';
import { readJobs } from './read-jobs.ts';

let db: TestDatabase;
let logged: unknown[];
beforeEach(async () => {
  db = await createTestDatabase();
  logged = [];
});
afterEach(() => db.drop());

const log = {
  error: (about: unknown) => logged.push(about),
  warn: (about: unknown) => logged.push(about),
};

/** A kind of job that notes what it did, and fails for some keys. */
function noting(name: string, broken: ReadonlySet<string> = new Set()) {
  const done: string[] = [];
  const run: Job['run'] = async (key) => {
    if (broken.has(key)) throw new Error(`${key} is broken`);
    done.push(key);
  };
  return { done, job: { name, run } };
}

async function prepared(...kinds: Job[]) {
  const jobs = createJobs({ database: db.database, log }, kinds);
  await jobs.prepare();
  return jobs;
}

describe('a job', () => {
  test('is there when the transaction that asks for it commits, and gone when it does not', {
    tags: ['F23'],
  }, async () => {
    const { done, job } = noting('mails');
    const jobs = await prepared(job);
    await db.database.transaction((tx) => enqueue(tx, 'mails', 'kept'));
    const undone = db.database.transaction(async (tx) => {
      await enqueue(tx, 'mails', 'undone');
      throw new Error('the order failed');
    });
    await expect(undone).rejects.toThrow('the order failed');
    await jobs.runNow();
    expect(done).toEqual(['kept']);
  });

  test('asked for twice before it is done is done once, afterwards again', async () => {
    const { done, job } = noting('mails');
    const jobs = await prepared(job);
    await enqueue(db.database, 'mails', 'one');
    await enqueue(db.database, 'mails', 'one');
    await jobs.runNow();
    await enqueue(db.database, 'mails', 'one');
    await jobs.runNow();
    expect(done).toEqual(['one', 'one']);
  });

  test('that fails is shown with its reason, tried again, and stops no other', async () => {
    const broken = new Set(['two']);
    const { done, job } = noting('mails', broken);
    const jobs = await prepared(job);
    for (const key of ['one', 'two', 'three']) await enqueue(db.database, 'mails', key);
    await jobs.runNow();
    expect(done).toEqual(['one', 'three']);
    expect(await readJobs(db.database)).toMatchObject([
      {
        ...{ name: 'mails', due: 0, running: 0, failing: 1 },
        worst: { key: 'two', failures: 1, reason: 'two is broken' },
      },
    ]);
    expect(logged).toMatchObject([{ job: 'mails', reference: 'two', failures: 1 }]);
    broken.clear();
    await db.database.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    await jobs.runNow();
    expect(done).toEqual(['one', 'three', 'two']);
  });

  test('for later waits for its time', async () => {
    const { done, job } = noting('mails');
    const jobs = await prepared(job);
    await enqueue(db.database, 'mails', 'later', { afterSeconds: 60 });
    await jobs.runNow();
    expect(done).toEqual([]);
    expect(await readJobs(db.database)).toMatchObject([{ due: 0, planned: 1 }]);
  });

  test('that waits or fails tells for how long, one for later does not', async () => {
    const { job } = noting('mails', new Set(['broken']));
    const jobs = await prepared(job);
    await enqueue(db.database, 'mails', 'later', { afterSeconds: 60 });
    const oldest = async () => (await readJobs(db.database))[0]?.oldestSeconds ?? Number.NaN;
    expect(await oldest()).toBe(0);
    await enqueue(db.database, 'mails', 'broken');
    await jobs.runNow();
    await db.database.execute(
      sql`update jobs.job set created_on = now() - interval '200 s' where state = 'retry'`,
    );
    expect(await oldest()).toBeGreaterThanOrEqual(200);
    await enqueue(db.database, 'mails', 'due');
    await db.database.execute(
      sql`update jobs.job set start_after = now() - interval '300 s' where singleton_key = 'due'`,
    );
    expect(await oldest()).toBeGreaterThanOrEqual(300);
  });

  test('of a process that died is done by another one', { tags: ['F24'] }, async () => {
    const { done, job } = noting('mails');
    const jobs = await prepared({ ...job, maxSeconds: 1 });
    await enqueue(db.database, 'mails', 'left');
    const queue = queueOver(db.database);
    expect(await queue.fetch('mails')).toHaveLength(1);
    await jobs.runNow();
    expect(done).toEqual([]);
    await db.database.execute(sql`update jobs.job set started_on = now() - interval '2 s'`);
    await queue.supervise();
    await db.database.execute(sql`update jobs.job set start_after = now()`);
    await jobs.runNow();
    expect(done).toEqual(['left']);
  });

  test('of minutes is done by another process soon after its own gives no sign of life', async () => {
    const { done, job } = noting('files');
    const jobs = await prepared({ ...job, maxSeconds: 900 });
    await enqueue(db.database, 'files', 'left');
    const queue = queueOver(db.database);
    expect(await queue.fetch('files')).toHaveLength(1);
    await db.database.execute(sql`update jobs.job set heartbeat_on = now() - interval '31 s'`);
    await queue.supervise();
    await db.database.execute(sql`update jobs.job set start_after = now()`);
    await jobs.runNow();
    expect(done).toEqual(['left']);
  });
});

test('what recurs runs once when many processes start, and is scheduled once for all', async () => {
  let runs = 0;
  const sweep = recurring('sweep', '0 0 29 2 *', async () => {
    runs += 1;
  });
  const [one, other] = await Promise.all([prepared(sweep), prepared(sweep)]);
  const workers = await Promise.all([one.start(), other.start()]);
  await vi.waitFor(() => expect(runs).toBe(1), 5_000);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(runs).toBe(1);
  expect(await queueOver(db.database).getSchedules()).toMatchObject([
    { name: 'sweep', cron: '0 0 29 2 *' },
  ]);
  expect(await readJobs(db.database)).toMatchObject([{ name: 'sweep', due: 0, running: 0 }]);
  expect(logged).toEqual([]);
});

test('what recurs is done again when its time comes', { timeout: 90_000 }, async () => {
  let runs = 0;
  const jobs = await prepared(
    recurring('sweep', EVERY_MINUTE, async () => {
      runs += 1;
    }),
  );
  const worker = await jobs.start();
  await vi.waitFor(() => expect(runs).toBeGreaterThan(1), 75_000);
  await worker.stop();
  expect(logged).toEqual([]);
});

test('a job that asks for it is done again later, and never twice at a time', async () => {
  let runs = 0;
  const settle: Job = {
    name: 'settle',
    run: async () => {
      runs += 1;
      return runs < 3 ? { againInSeconds: runs === 1 ? 0 : 600 } : undefined;
    },
  };
  const jobs = await prepared(settle);
  await enqueue(db.database, 'settle', 'one');
  const worker = await jobs.start();
  await vi.waitFor(async () => {
    expect(await readJobs(db.database)).toMatchObject([{ due: 0, running: 0, planned: 1 }]);
  }, 5_000);
  await worker.stop();
  expect(runs).toBe(2);
  expect(logged).toEqual([]);
});

test('a job that fails while a platform runs says why to administrators, and stops no other', async () => {
  const { done, job } = noting('mails', new Set(['two']));
  const jobs = await prepared(job);
  for (const key of ['one', 'two', 'three']) await enqueue(db.database, 'mails', key);
  const worker = await jobs.start();
  await vi.waitFor(() => expect(done).toEqual(['one', 'three']), 5_000);
  await worker.stop();
  expect(await readJobs(db.database)).toMatchObject([
    { failing: 1, worst: { key: 'two', reason: 'two is broken' } },
  ]);
});

test('two processes share what is due, each job done once; a slow kind keeps no other waiting', async () => {
  const mails = noting('mails');
  let finish = () => {};
  const slow: Job = {
    name: 'lists',
    run: () =>
      new Promise((resolve) => {
        finish = () => resolve(undefined);
      }),
  };
  const another = openDatabase(db.url);
  const one = await prepared(slow, mails.job);
  const other = createJobs({ database: another.database, log }, [slow, mails.job]);
  await enqueue(db.database, 'lists', '');
  const keys = Array.from({ length: 40 }, (_, place) => String(place));
  for (const key of keys) await enqueue(db.database, 'mails', key);
  const workers = await Promise.all([one.start(), other.start()]);
  await vi.waitFor(() => expect(mails.done).toHaveLength(40), 10_000);
  expect(new Set(mails.done)).toEqual(new Set(keys));
  let isStopped = false;
  const stopping = Promise.all(workers.map((worker) => worker.stop())).then(() => {
    isStopped = true;
  });
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  await another.close();
  expect(logged).toEqual([]);
});
