import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { listImports as listCall } from '#src/domain/import/import.calls.ts';
import type { Import, ListedImport } from '#src/domain/import/import.schema.ts';
import {
  type ImportKind,
  type ImportState,
  SHOWN_LINES,
} from '#src/domain/import/import.values.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { insertRows } from '../kernel/database/insert-rows.ts';
import { containing, findPage, type ListRows, when } from '../staff/face.ts';
import { columnsIn } from './import-kinds.ts';
import type { Bytes } from './open-text.ts';
import { type Refusal, wordReasons } from './reason-words/word-reasons.ts';
import { importLines, importParts, imports } from './tables.ts';

export type ImportRow = typeof imports.$inferSelect;

export async function findImport(db: Queryable, importId: string): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.importId, importId));
  return requireFound(row, 'NOT_FOUND');
}

/** An import that nobody else changes until the transaction ends; refused in another state. */
export async function lockImport(
  tx: Transaction,
  importId: string,
  states: readonly ImportState[],
): Promise<ImportRow> {
  const [found] = await tx
    .select()
    .from(imports)
    .where(eq(imports.importId, importId))
    .for('update');
  const row = requireFound(found, 'NOT_FOUND');
  if (!states.includes(row.state)) throw new DomainError('CHANGED_BY_OTHERS');
  return row;
}

export async function changeImport(
  tx: Transaction,
  importId: string,
  change: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx.update(imports).set(change).where(eq(imports.importId, importId));
}

/** The file of an import, part by part. */
export const fileOf = (db: Queryable, importId: string): Bytes =>
  async function* () {
    const { number, content } = importParts;
    const isOf = eq(importParts.importId, importId);
    const numbers = await db.select({ number }).from(importParts).where(isOf).orderBy(asc(number));
    for (const part of numbers) {
      const [read] = await db
        .select({ content })
        .from(importParts)
        .where(and(isOf, eq(number, part.number)));
      if (read !== undefined) yield read.content;
    }
  };

/** How many bytes of a file have come. */
export async function countBytes(db: Queryable, importId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${importParts.content})), 0)::int` })
    .from(importParts)
    .where(eq(importParts.importId, importId));
  return row?.bytes ?? 0;
}

export async function addLines(
  tx: Transaction,
  importId: string,
  lines: { refusals: readonly Refusal[]; notes: readonly Refusal[] },
): Promise<void> {
  const toRows = (refusals: readonly Refusal[], isRefused: boolean) =>
    refusals.map(({ line, reason, said }) => ({
      ...{ importId, line, isRefused, reason: reason.slice(0, 1_000) },
      said: [...said],
    }));
  await insertRows(tx, importLines, [
    ...toRows(lines.refusals, true),
    ...toRows(lines.notes, false),
  ]);
}

export const forgetLines = (tx: Transaction, importId: string) =>
  tx.delete(importLines).where(eq(importLines.importId, importId));

/** What is said of a line, in a language; as it was kept where an earlier version wrote it. */
const worded =
  (language: Language) =>
  ({ reason, said }: Pick<Refusal, 'reason' | 'said'>): string =>
    said.length === 0 ? reason : wordReasons(said, language);

/** Why rows were refused, by their lines. */
export async function findReasons(
  db: Queryable,
  importId: string,
  language: Language,
): Promise<Map<number, string>> {
  const rows = await db
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, importId), eq(importLines.isRefused, true)))
    .orderBy(asc(importLines.line));
  const reasons = Map.groupBy(rows, ({ line }) => line);
  return new Map([...reasons].map(([line, said]) => [line, said.map(worded(language)).join('; ')]));
}

type Last = Pick<ImportRow, 'kind' | 'rows' | 'savedAt' | 'options' | 'heading'>;

/** The last import of a kind, or of any (null), that was done, before the one that is asked about. */
export async function findLast(
  db: Queryable,
  { importId }: Pick<ImportRow, 'importId'>,
  which: { kind: ImportKind | null; isFull?: true; heading?: readonly string[] },
): Promise<Last | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(
      and(
        which.kind === null ? undefined : eq(imports.kind, which.kind),
        eq(imports.state, 'done'),
        ne(imports.importId, importId),
        which.isFull && sql`(${imports.options} ->> 'isFull')::boolean`,
        which.heading && sql`${imports.heading} = ${JSON.stringify(which.heading)}::jsonb`,
      ),
    )
    .orderBy(desc(imports.startedAt))
    .limit(1);
  return row ?? null;
}

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

type Query = z.output<typeof listCall.request.query>;
type Row = Omit<ListedImport, 'madeAt' | 'endedAt'> & { madeAt: string; endedAt: string | null };

const ROWS: ListRows<Query> = {
  columns: sql`i.import_id as id, i.kind, i.file_name as "fileName", i.state,
    i.made_by_name as "madeBy", i.made_at as "madeAt", i.ended_at as "endedAt", i.rows, i.done,
    i.added, i.updated, i.unchanged, (select count(distinct l.line)::int from import_lines l
      where l.import_id = i.import_id and l.is_refused) as refused`,
  from: sql`imports i`,
  which: ({ q, kind, state }) => [
    when(kind, (one) => sql`i.kind = ${one}`),
    when(state, (one) => sql`i.state = ${one}`),
    when(q, (typed) => sql`i.file_name ilike ${containing(typed)}`),
  ],
  sorted: { madeAt: sql`i.made_at`, fileName: sql`i.file_name` },
  key: sql`i.import_id`,
};

export async function listImports(
  db: Queryable,
  query: Query,
): Promise<{ values: ListedImport[]; total: number }> {
  const { rows, total } = await findPage<Row, Query>(db, ROWS, query);
  const values = rows.map(({ madeAt, endedAt, ...row }) => ({
    ...row,
    madeAt: new Date(madeAt).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
  }));
  return { values, total };
}

/** An import as its page shows it. */
export async function readImport(
  db: Queryable,
  importId: string,
  language: Language = 'en',
): Promise<Import> {
  const row = await findImport(db, importId);
  const isOf = eq(importLines.importId, importId);
  const { line, isRefused, reason, said } = importLines;
  const found = await db
    .select({ line, isRefused, reason, said })
    .from(importLines)
    .where(isOf)
    .orderBy(desc(isRefused), asc(line))
    .limit(SHOWN_LINES);
  const lines = found.map((one) => ({ ...one, reason: worded(language)(one) }));
  const [counted] = await db
    .select({
      refused: sql<number>`count(distinct ${line}) filter (where ${isRefused})::int`,
      notes: sql<number>`count(*) filter (where not ${isRefused})::int`,
    })
    .from(importLines)
    .where(isOf);
  const [parts] = await db
    .select({ many: count() })
    .from(importParts)
    .where(eq(importParts.importId, importId));
  const { kind, fileName, state, options, problem, about, questions, encoding, heading } = row;
  const { unknownColumns, hosts, rows, done, added, updated, unchanged } = row;
  return {
    ...{ id: importId, kind, fileName, state, options, problem, about, questions, encoding },
    ...{ heading, unknownColumns, hosts, rows, done, added, updated, unchanged, lines },
    ...{ refused: counted?.refused ?? 0, notes: counted?.notes ?? 0 },
    columns: kind === null ? [] : columnsIn(kind, heading, options.columns),
    hasFile: (parts?.many ?? 0) > 0,
    ...{ madeBy: row.madeByName, madeAt: row.madeAt.toISOString() },
    ...{ endedAt: isoOrNull(row.endedAt), savedAt: isoOrNull(row.savedAt) },
  };
}
