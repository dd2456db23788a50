import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '#src/domain/errors.ts';
import {
  type ImportOptions,
  importOptionsSchema,
  type NewImport,
} from '#src/domain/import/import.schema.ts';
import type { ImportKind, ImportQuestion } from '#src/domain/import/import.values.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { audit, requireAllShops, requireOwn } from '../staff/face.ts';
import { CHECK_IMPORT } from './check-import.job.ts';
import { KINDS } from './import-kinds.ts';
import {
  changeImport,
  countBytes,
  forgetLines,
  type ImportRow,
  lockImport,
} from './import-store.ts';
import { RUN_IMPORT } from './run-import.job.ts';
import { importParts, imports } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/** Begins an import once for each changeId. Throws IDEMPOTENCY_KEY_REUSED. */
export async function beginImport(
  { database, now }: Deps,
  caller: StaffCaller,
  { changeId, fileName, size, savedAt }: NewImport,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const file = { fileName, size, savedAt: savedAt === null ? null : new Date(savedAt) };
    const begun = await tx
      .insert(imports)
      .values({
        ...{ importId: changeId, ...file, state: 'uploading', madeAt: now() },
        ...{ options: importOptionsSchema.parse({}) },
        ...{ madeById: caller.id, madeByName: caller.name },
      })
      .onConflictDoNothing()
      .returning({ importId: imports.importId });
    if (begun.length > 0) return;
    const row = await lockImport(tx, changeId, ['uploading']);
    const known = { fileName: row.fileName, size: row.size, savedAt: row.savedAt };
    if (!isDeepStrictEqual(known, file) || row.madeById !== caller.id) {
      throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    }
  });
}

/** Keeps a part of a file; the same part sent again replaces it. */
export async function addPart(
  { database }: Deps,
  importId: string,
  { number, content: text }: { number: number; content: string },
): Promise<void> {
  const content = Buffer.from(text, 'base64');
  await inTransaction(database, async (tx) => {
    await lockImport(tx, importId, ['uploading']);
    await tx
      .insert(importParts)
      .values({ importId, number, content })
      .onConflictDoUpdate({ target: [importParts.importId, importParts.number], set: { content } });
  });
}

/** Has a file checked that is here as a whole. Throws CHANGED_BY_OTHERS where it is not. */
export async function startCheck(
  { database }: Deps,
  importId: string,
  { kind, options }: { kind: ImportKind | null; options: ImportOptions },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await lockImport(tx, importId, ['uploading', 'checked']);
    if ((await countBytes(tx, importId)) !== row.size) throw new DomainError('CHANGED_BY_OTHERS');
    await changeImport(tx, importId, { ...{ kind, options, state: 'checking', problem: null } });
    await enqueue(tx, CHECK_IMPORT, importId);
  });
}

const auditedImport = ({ importId, fileName, kind, rows, options }: ImportRow) => ({
  ...{ subject: { kind: 'import', id: importId }, shop: null },
  after: { fileName, kind, rows, isFull: options.isFull },
});

/** Imports a file that was checked, once what it asks is confirmed. */
export async function startRun(
  { database, now }: Deps,
  caller: StaffCaller,
  { importId, confirmed }: { importId: string; confirmed: readonly ImportQuestion[] },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await lockImport(tx, importId, ['checked']);
    const { kind, problem, questions } = row;
    if (kind === null || problem !== null) throw new DomainError('CHANGED_BY_OTHERS');
    if (questions.some(({ question }) => !confirmed.includes(question))) {
      throw new DomainError('CHANGED_BY_OTHERS');
    }
    requireAllShops(caller, KINDS[kind].needs);
    await requireOwn(tx, caller, KINDS[kind].writes ?? [], now());
    await runChecked(tx, caller, row, now());
  });
}

/** Imports a file that was checked, and writes down who has it imported. */
export async function runChecked(
  tx: Transaction,
  actor: Parameters<typeof audit>[1],
  row: ImportRow,
  now: Date,
): Promise<void> {
  await beginRun(tx, row.importId, now);
  await audit(tx, actor, now, { action: 'import.run', ...auditedImport(row) });
}

async function beginRun(tx: Transaction, importId: string, now: Date): Promise<void> {
  await forgetLines(tx, importId);
  await changeImport(tx, importId, {
    ...{ state: 'running', position: 0, done: 0, startedAt: now },
    ...{ added: 0, updated: 0, unchanged: 0 },
  });
  await enqueue(tx, RUN_IMPORT, importId);
}

/** Stops an import before its next rows: what is written stays. */
export async function cancelImport(
  { database, now }: Deps,
  caller: StaffCaller,
  importId: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const states = ['uploading', 'checking', 'checked', 'running'] as const;
    const row = await lockImport(tx, importId, states);
    await changeImport(tx, importId, { state: 'cancelled', endedAt: now() });
    await audit(tx, caller, now(), { action: 'import.cancel', ...auditedImport(row) });
  });
}
