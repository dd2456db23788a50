import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction, openDatabase, outlastFailover } from './database.ts';
import { databaseCode, isDatabaseUnavailable, violatedUnique } from './database-errors.ts';
import { emptyDatabase, migrateDatabase } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.execute(sql`CREATE TABLE tallies (id integer PRIMARY KEY, n integer)`);
  await test.database.execute(sql`INSERT INTO tallies VALUES (1, 0), (2, 0)`);
});
afterAll(() => test.drop());

const tally = async () => {
  const { rows } = await test.database.execute(sql`SELECT sum(n)::int AS n FROM tallies`);
  return rows[0]?.n;
};

describe('inTransaction', () => {
  it('runs a transaction again after a serialization failure, so no write is lost', {
    tags: ['F29'],
  }, async () => {
    const before = Number(await tally());
    const add = () =>
      inTransaction(test.database, async (tx) => {
        await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`);
        await tx.execute(sql`SELECT n FROM tallies WHERE id = 1`);
        await tx.execute(sql`UPDATE tallies SET n = n + 1 WHERE id = 1`);
      });
    await Promise.all([add(), add(), add()]);
    expect(await tally()).toBe(before + 3);
  });

  it('runs a transaction again after a deadlock', { tags: ['F29'] }, async () => {
    const before = Number(await tally());
    const both = (first: number, second: number) =>
      inTransaction(test.database, async (tx) => {
        await tx.execute(sql`UPDATE tallies SET n = n + 1 WHERE id = ${first}`);
        await tx.execute(sql`SELECT pg_sleep(0.02)`);
        await tx.execute(sql`UPDATE tallies SET n = n + 1 WHERE id = ${second}`);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(await tally()).toBe(before + 4);
  });

  it('leaves nothing of a transaction that throws', { tags: ['F29'] }, async () => {
    const before = await tally();
    const failing = inTransaction(test.database, async (tx) => {
      await tx.execute(sql`UPDATE tallies SET n = 99`);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await tally()).toBe(before);
  });
});

/** An error as the driver or the server gives it. */
const failure = (code: string) => Object.assign(new Error('no'), { code });

describe('a connection that is lost', () => {
  it.each([
    ['57P01', 'ended by an administrator'],
    ['57P02', 'of a server that crashed'],
    ['57P03', 'to a server that starts'],
    ['25006', 'to a leader that is none any more'],
    ['08006', 'broken'],
    ['08P01', 'refused by a pooler (server_login_retry)'],
    ['ECONNREFUSED', 'refused'],
    ['ECONNRESET', 'reset'],
  ])('%s, %s, begins a work again that has had no effect', { tags: ['F39'] }, async (code) => {
    const outcomes = [() => Promise.reject(failure(code)), async () => 'done'];
    expect(await outlastFailover(() => outcomes.shift()?.() ?? Promise.reject(), 'read')).toBe(
      'done',
    );
  });

  it.each([
    ['23505', 'a constraint'],
    ['57014', 'a statement that took too long'],
    ['53100', 'a full disk'],
  ])('%s, %s, begins nothing again', { tags: ['F39'] }, async (code) => {
    const tried: string[] = [];
    const work = () => {
      tried.push(code);
      return Promise.reject(failure(code));
    };
    await expect(outlastFailover(work, 'write')).rejects.toThrow('no');
    expect(tried).toEqual([code]);
  });

  it('is the end of a work that may have had an effect', { tags: ['F39'] }, async () => {
    const broken = () => Promise.reject(failure('ECONNRESET'));
    await expect(outlastFailover(broken, 'write', () => false)).rejects.toThrow('no');
  });

  it.each([
    ['read', 1_000],
    ['write', 3_000],
  ] as const)('of a %s is told within %i ms', { tags: ['F39'] }, async (call, budgetMs) => {
    vi.useFakeTimers();
    const refused = () => Promise.reject(failure('ECONNREFUSED'));
    const told = outlastFailover(refused, call).catch(databaseCode);
    await vi.advanceTimersByTimeAsync(budgetMs);
    vi.useRealTimers();
    expect(await told).toBe('ECONNREFUSED');
  });
});

describe('a server in trouble', () => {
  it.each([
    ['53100', 'a full disk'],
    ['53200', 'no memory left'],
    ['58030', 'a file that cannot be written'],
  ])('%s, %s, is a reason to come again', { tags: ['F36'] }, async (code) => {
    const raise = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
    const failure = await test.database.execute(raise).catch((error: unknown) => error);
    expect(databaseCode(failure)).toBe(code);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });
});

describe('limits of the server', () => {
  it('ends a wait for a row that another holds, as a reason to come again', {
    tags: ['F29'],
  }, async () => {
    const waiting = inTransaction(test.database, async (tx) => {
      await tx.execute(sql`UPDATE tallies SET n = n WHERE id = 1`);
      await inTransaction(test.database, async (other) => {
        await other.execute(sql`UPDATE tallies SET n = n WHERE id = 1`);
      });
    });
    const error = await waiting.catch((reason: unknown) => reason);
    expect([databaseCode(error), isDatabaseUnavailable(error)]).toEqual(['55P03', true]);
  });

  it('runs a transaction again whose connection the server ends in the middle', {
    tags: ['T45', 'F29', 'F39'],
  }, async () => {
    const before = Number(await tally());
    let tries = 0;
    await inTransaction(test.database, async (tx) => {
      tries += 1;
      await tx.execute(sql`UPDATE tallies SET n = n + 1 WHERE id = 1`);
      const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
      if (tries === 1) {
        await test.database.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
      }
      await tx.execute(sql`SELECT 1`);
    });
    expect([tries, await tally()]).toEqual([2, before + 1]);
  });

  it('keeps connections for reads while transactions hold all of theirs', {
    tags: ['T34', 'T45'],
  }, async () => {
    const release = Promise.withResolvers<void>();
    const holders = Array.from({ length: 20 }, () =>
      inTransaction(test.database, () => release.promise).catch(() => undefined),
    );
    expect(await tally()).toBeDefined();
    release.resolve();
    await Promise.all(holders);
  });
});

describe('database errors', () => {
  it('names the constraint of a unique violation', async () => {
    const error = await test.database.execute(sql`INSERT INTO tallies VALUES (1, 0)`).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(violatedUnique(error)).toBe('tallies_pkey');
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('knows a server that is not there from a wrong statement', { tags: ['F29'] }, async () => {
    const { database, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const error = await database.execute(sql`SELECT 1`).then(
      () => null,
      (reason: unknown) => reason,
    );
    await close();
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe('migrateDatabase', () => {
  it('may run twice at once and again later, changing nothing', { tags: ['A-157'] }, async () => {
    await Promise.all([migrateDatabase(test.url), migrateDatabase(test.url)]);
    await migrateDatabase(test.url);
    const { rows } = await test.database.execute(
      sql`SELECT count(*)::int AS n FROM migration_lock`,
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('says so of a database that an older version made, and fills it again once it is emptied', async () => {
    const old = await createTestDatabase();
    await old.database.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = 'older'`);
    await expect(migrateDatabase(old.url)).rejects.toThrow(
      'The database was made by an older version of this shop',
    );
    await emptyDatabase(old.url);
    await migrateDatabase(old.url);
    expect((await old.database.execute(sql`SELECT * FROM carts`)).rows).toEqual([]);
    await old.drop();
  });
});
