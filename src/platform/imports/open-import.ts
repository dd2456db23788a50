import type { Import } from '#src/domain/import/import.schema.ts';
import { EXPECTED_SHARE, type ImportKind, maxBytesOf } from '#src/domain/import/import.values.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { NoRowError, type Renamed, readCsvRows } from './csv-rows.ts';
import { otherSystem } from './export-columns.ts';
import {
  type ImportNeeds,
  KINDS,
  LanguageError,
  recogniseKind,
  renamedBy,
} from './import-kinds.ts';
import { fileOf, findLast, type ImportRow } from './import-store.ts';
import type { ImportWork } from './import-work.ts';
import { ENCODINGS, type Encoding, openText, WorkbookError } from './open-text.ts';
import { HeadingError } from './read-table.ts';

/** What is known of a file once it was looked into. */
type Looked = {
  kind: ImportKind | null;
  options: ImportRow['options'];
  encoding: Encoding | null;
  heading: string[];
};
export type Opened = Looked &
  ({ work: ImportWork } | { problem: NonNullable<Import['problem']>; about: string });

async function readHeading(text: AsyncIterable<string>): Promise<readonly string[]> {
  for await (const item of readCsvRows(text)) if ('heading' in item) return item.heading;
  return [];
}

function problemOf(error: unknown): { problem: NonNullable<Import['problem']>; about: string } {
  if (error instanceof WorkbookError) return { problem: 'workbook', about: '' };
  if (error instanceof NoRowError) {
    return { problem: error.isEmpty ? 'empty' : 'heading-alone', about: '' };
  }
  if (error instanceof LanguageError) {
    return { problem: 'language-unknown', about: error.spoken.join(', ') };
  }
  if (error instanceof HeadingError) {
    return error.system === ''
      ? { problem: 'columns-missing', about: error.missing.join(', ') }
      : { problem: 'other-system', about: error.system };
  }
  throw error;
}

/** Which kind a file is, and what its headings stand for, as told or as the last one like it was. */
async function recognise(
  db: Queryable,
  row: ImportRow,
  heading: readonly string[],
): Promise<{ kind: ImportKind | null; options: ImportRow['options']; renamed: Renamed }> {
  const told = renamedBy(row.options.columns);
  const seen = row.kind ?? recogniseKind(heading, told);
  const { columns, language } = row.options;
  const isTold = language !== null || Object.keys(columns).length > 0;
  // A sender writes files the same way each time; its own headings do not say a kind.
  const last = isTold ? null : await findLast(db, row, { kind: seen, heading });
  const kind = seen ?? last?.kind ?? null;
  const { isFull } = row.options;
  const options = last === null ? row.options : { ...last.options, isFull };
  return { kind, options, renamed: renamedBy(options.columns) };
}

/** Opens the file of an import: what is to be written of it, or why nothing can be read. */
export async function openImport(row: ImportRow, needs: ImportNeeds): Promise<Opened> {
  const { database } = needs;
  const bytes = fileOf(database, row.importId);
  const looked: Looked = {
    ...{ kind: row.kind, options: row.options, encoding: null, heading: [] },
  };
  try {
    // The check has found it, in all of the file.
    const found = ENCODINGS.find((one) => one === row.encoding);
    const { encoding, text } = await openText(bytes, found);
    looked.encoding = encoding;
    const heading = await readHeading(text);
    if (heading.length === 0) throw new NoRowError(true);
    looked.heading = [...heading];
    const { kind, options, renamed } = await recognise(database, row, heading);
    Object.assign(looked, { kind, options });
    if (kind === null) {
      const system = otherSystem(heading);
      return system === ''
        ? { ...looked, problem: 'unknown-kind', about: '' }
        : { ...looked, problem: 'other-system', about: system };
    }
    if (row.size > maxBytesOf(kind)) return { ...looked, problem: 'too-large', about: '' };
    return {
      ...looked,
      work: await KINDS[kind].open(text, renamed, options, {
        ...needs,
        importId: row.importId,
        by: { madeAs: 'file', madeBy: row.madeByName, writerId: row.madeById },
      }),
    };
  } catch (error) {
    return { ...looked, ...problemOf(error) };
  }
}

/** What makes a file look like the wrong one. */
export async function questionsOf(
  db: Queryable,
  row: Pick<ImportRow, 'importId' | 'savedAt'> & Looked,
  { rows, wholeRows = 0 }: ImportWork,
): Promise<Import['questions']> {
  const { kind, savedAt, options } = row;
  if (kind === null) return [];
  const questions: Import['questions'] = [];
  const last = options.isFull ? await findLast(db, row, { kind, isFull: true }) : null;
  const whole = options.isFull ? Math.max(last?.rows ?? 0, wholeRows) : 0;
  if (rows < whole * EXPECTED_SHARE) {
    questions.push({ question: 'smaller', before: String(whole), now: String(rows) });
  }
  const before = (await findLast(db, row, { kind }))?.savedAt ?? null;
  if (before !== null && savedAt !== null && savedAt < before) {
    questions.push({
      question: 'older',
      ...{ before: before.toISOString(), now: savedAt.toISOString() },
    });
  }
  return questions;
}
