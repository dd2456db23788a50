import { TransactionRollbackError } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { isEmpty } from '../opening/face.ts';
import type { ImportNeeds } from './import-kinds.ts';
import { addLines, changeImport, findImport, forgetLines, lockImport } from './import-store.ts';
import type { ImportWork, WorkDone } from './import-work.ts';
import { openImport, questionsOf } from './open-import.ts';

export const CHECK_IMPORT = 'check-import';

/** What would come of all of a file; nothing of it is kept. */
async function foresee(database: Database, work: ImportWork, now: Date): Promise<WorkDone> {
  const found: WorkDone[] = [];
  const look = (tx: Transaction) =>
    work.foresee === undefined ? work.write(tx, 0, work.sizes.length, now) : work.foresee(tx, now);
  await inTransaction(database, async (tx) => {
    found.push(await look(tx));
    tx.rollback();
  }).catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  const last = found.at(-1);
  if (last === undefined) throw new Error('nothing was foreseen');
  return last;
}

type Deps = ImportNeeds & { now: () => Date };

/** Looks into a file and says what would come of it. */
export function checkImports(deps: Deps): Job {
  const { database, now } = deps;
  return {
    name: CHECK_IMPORT,
    maxSeconds: 1_800,
    run: async (importId) => {
      const row = await findImport(database, importId);
      if (row.state !== 'checking') return undefined;
      const opened = (await isEmpty(database))
        ? { problem: 'no-shops' as const, about: '' }
        : await openImport(row, deps);
      const work = 'work' in opened ? opened.work : null;
      const notes = (await work?.foretell?.()) ?? [];
      const done = work && (await foresee(database, work, now()));
      const questions =
        work && 'work' in opened ? await questionsOf(database, { ...row, ...opened }, work) : [];
      await inTransaction(database, async (tx) => {
        await lockImport(tx, importId, ['checking']);
        await forgetLines(tx, importId);
        await addLines(tx, importId, {
          refusals: [...(work?.refusals ?? []), ...(done?.refusals ?? [])],
          notes: [...notes, ...(done?.notes ?? [])],
        });
        await changeImport(tx, importId, {
          ...('kind' in opened && {
            ...{ kind: opened.kind, options: opened.options },
            ...{ encoding: opened.encoding, heading: opened.heading },
          }),
          ...('problem' in opened
            ? { problem: opened.problem, about: opened.about }
            : { problem: null, about: '' }),
          ...{ state: 'checked', questions, rows: work?.rows ?? null },
          ...{ unknownColumns: [...(work?.unknownColumns ?? [])], hosts: [...(work?.hosts ?? [])] },
          ...{ added: done?.added ?? 0, updated: done?.updated ?? 0 },
          unchanged: done?.unchanged ?? 0,
        });
      });
      return undefined;
    },
  };
}
