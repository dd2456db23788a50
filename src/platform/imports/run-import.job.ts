import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { refreshListingsIfDue } from '../catalogue/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import { isDatabaseUnavailable } from '../kernel/database/database-errors.ts';
import { EVERY_NIGHT, type Job, recurring } from '../kernel/jobs/job-types.ts';
import type { ImportNeeds } from './import-kinds.ts';
import { addLines, changeImport, findImport, type ImportRow } from './import-store.ts';
import { type ImportWork, refusedRows } from './import-work.ts';
import { openImport } from './open-import.ts';
import { imports } from './tables.ts';

export const RUN_IMPORT = 'run-import';

/** Rows that one transaction writes, unless a single thing has more. */
const BATCH_ROWS = 100;
/** Rests for so many times what a batch took: shoppers and staff have the machine. */
const REST = 2;
/** A batch may wait for minutes until lists are built: that is no work to rest after. */
const MAX_REST_MS = 5_000;
/** A job that takes longer begins again with the next rows, and lets others in between. */
const SLICE_MS = 60_000;

/** The thing before which a batch ends that begins with one. */
export function endOfBatch(sizes: readonly number[], from: number): number {
  let rows = 0;
  let to = from;
  while (to < sizes.length && (to === from || rows + (sizes[to] ?? 0) <= BATCH_ROWS)) {
    rows += sizes[to] ?? 0;
    to += 1;
  }
  return to;
}

/** How long an import rests after a batch, in ms. */
export const restAfter = (tookMs: number): number => Math.min(REST * tookMs, MAX_REST_MS);

type Deps = ImportNeeds & { now: () => Date };

/** An import was cancelled, or another process went on with it, while a batch was written. */
class OvertakenError extends Error {}

const goesOn = (row: ImportRow | undefined, from: number) =>
  row?.state === 'running' && row.position === from;

/**
 * Writes a batch; false where the import was cancelled, or another process has written it. Its row is
 * locked at the end alone: a batch may take longer than somebody waits who cancels it.
 */
async function writeBatch(
  { database, now }: Deps,
  { importId }: ImportRow,
  work: ImportWork,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const find = (tx: Transaction) => tx.select().from(imports).where(eq(imports.importId, importId));
  const writing = inTransaction(database, async (tx) => {
    if (!goesOn((await find(tx))[0], from)) return false;
    const done = await work.write(tx, from, to, now());
    const [row] = await find(tx).for('update');
    if (row === undefined || !goesOn(row, from)) throw new OvertakenError();
    const isFirst = from === 0;
    await addLines(tx, importId, {
      refusals: isFirst ? [...work.refusals, ...done.refusals] : done.refusals,
      notes: done.notes,
    });
    const rows = work.sizes.slice(from, to).reduce((sum, size) => sum + size, 0);
    const unread = isFirst ? refusedRows(work.refusals) : 0;
    await changeImport(tx, importId, {
      ...{ position: to, done: row.done + rows + unread },
      ...{ added: row.added + done.added, updated: row.updated + done.updated },
      unchanged: row.unchanged + done.unchanged,
    });
    return true;
  });
  return writing.catch((error: unknown) => {
    if (error instanceof OvertakenError) return false;
    throw error;
  });
}

/** Ends an import that runs. */
async function endImport(
  { database, now }: Deps,
  { importId }: ImportRow,
  end: { state: 'done' | 'failed'; about?: string },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { state, about = '' } = end;
    await changeImport(tx, importId, {
      ...{ state, endedAt: now(), about },
      ...(state === 'failed' && { problem: 'broken-off' }),
    });
  });
  await refreshListingsIfDue(database, now());
}

/** Writes a file batch by batch; begins where it was when it is done again. */
export function runImports(deps: Deps): Job {
  const { database } = deps;
  /** What is gone on with: a large file takes seconds to be read. */
  let held: { importId: string; work: ImportWork } | undefined;

  async function open(row: ImportRow): Promise<ImportWork> {
    const opened = await openImport(row, deps);
    if (!('work' in opened)) throw new Error(`the file cannot be read: ${opened.problem}`);
    return opened.work;
  }

  return {
    name: RUN_IMPORT,
    maxSeconds: 900,
    run: async (importId) => {
      const row = await findImport(database, importId);
      const begun = held?.importId === importId ? held.work : undefined;
      held = undefined;
      if (row.state !== 'running') return undefined;
      try {
        const work = begun ?? (await open(row));
        // From here on: opening a large file takes a part of it.
        const end = Date.now() + SLICE_MS;
        for (let from = row.position; from < work.sizes.length; ) {
          const to = endOfBatch(work.sizes, from);
          await work.prepare?.(from, to);
          const begunAt = performance.now();
          if (!(await writeBatch(deps, row, work, { from, to }))) return undefined;
          from = to;
          if (from < work.sizes.length) await pause(restAfter(performance.now() - begunAt));
          if (Date.now() > end && from < work.sizes.length) {
            held = { importId, work };
            return { againInSeconds: 0 };
          }
        }
        if (work.sizes.length === 0) await writeBatch(deps, row, work, { from: 0, to: 0 });
        await endImport(deps, row, { state: 'done' });
      } catch (error) {
        // The job is tried again once the database is back.
        if (isDatabaseUnavailable(error)) throw error;
        const about = error instanceof Error ? error.message : String(error);
        await endImport(deps, row, { state: 'failed', about: about.slice(0, 500) });
      }
      return undefined;
    },
  };
}

/** Forgets files of imports that ended some weeks ago, and uploads that nobody went on with. */
export const sweepImports = ({ database, now }: Pick<Deps, 'database' | 'now'>): Job =>
  recurring('sweep-imports', EVERY_NIGHT, async () => {
    const before = (days: number) => new Date(now().getTime() - days * 86_400_000);
    await database.execute(sql`delete from import_parts where import_id in (
      select import_id from imports where made_at < ${before(30).toISOString()}
        and state in ('done', 'failed', 'cancelled'))`);
    await database.execute(sql`delete from imports where made_at < ${before(7).toISOString()}
      and state in ('uploading', 'checking', 'checked')`);
  });
