import { z } from 'zod';
import { type ImportReason, reasonOf, reasonSchema } from '#src/domain/import/import-reason.ts';
import { type Renamed, readCsvRows, type Separator } from './csv-rows.ts';
import { type Refusal, refusal, refuse } from './reason-words/word-reasons.ts';

/** What a file of documented columns holds: rows that can be used, and why others cannot. */
export type Table<T> = {
  rows: { line: number; value: T }[];
  refusals: Refusal[];
  unknownColumns: string[];
  /** Headings of the file that were read, as the schema spells them. */
  columns: ReadonlySet<string>;
  separator: Separator;
};

/** A heading that lacks columns that every row needs. */
export class HeadingError extends Error {
  readonly missing: readonly string[];
  /** The system whose export it is; empty where its headings do not tell. */
  readonly system: string;

  constructor(missing: readonly string[], system = '') {
    const said =
      system === ''
        ? ''
        : ` It is that of an export of ${system}, which is not read: its columns need the headings above.`;
    super(`The heading lacks: ${missing.join(', ')}.${said}`);
    this.missing = missing;
    this.system = system;
  }
}

export const spelled = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
    .trim();

/** Columns that a row may not leave out: those whose cells may not be empty. */
export function neededColumns(columns: z.ZodRawShape): string[] {
  return Object.entries(columns)
    .filter(([, cell]) => !z.safeParse(cell, '').success)
    .map(([name]) => name);
}

/** The rule that an issue names (`rule`). */
function brokenRule(message: string): ImportReason {
  const unread = reasonOf('cell-unread', {});
  try {
    return reasonSchema.safeParse(JSON.parse(message)).data ?? unread;
  } catch {
    return unread;
  }
}

/**
 * Reads a file by the columns of a schema of cells, in any order and case. Throws where the heading
 * lacks a column that every row needs.
 */
export async function readTable<Shape extends z.ZodRawShape>(
  source: AsyncIterable<string>,
  columns: Shape,
  renamed?: Renamed,
): Promise<Table<z.infer<z.ZodObject<Shape>>>> {
  const rowSchema = z.object(columns);
  const names = Object.keys(columns);
  const table: Table<z.infer<z.ZodObject<Shape>>> = {
    ...{ rows: [], refusals: [], unknownColumns: [], columns: new Set(), separator: ',' },
  };
  for await (const item of readCsvRows(source, renamed)) {
    if ('heading' in item) {
      const given = new Set(item.heading.map(spelled));
      const missing = neededColumns(columns).filter((name) => !given.has(name));
      if (missing.length > 0) throw new HeadingError(missing);
      table.unknownColumns = item.heading.filter((name) => !names.includes(spelled(name)));
      table.columns = given;
      table.separator = item.separator;
    } else if ('refusal' in item) {
      table.refusals.push(item.refusal);
    } else {
      const { line, values } = item.row;
      const cells = new Map([...values].map(([name, text]) => [spelled(name), text]));
      const typed = Object.fromEntries(names.map((name) => [name, cells.get(name) ?? '']));
      const parsed = rowSchema.safeParse(typed);
      if (parsed.success) table.rows.push({ line, value: parsed.data });
      else {
        const said = parsed.error.issues.flatMap(({ path, message }) => {
          const column = String(path[0]);
          const value = typed[column] ?? '';
          return value === ''
            ? [reasonOf('cell-missing', { column })]
            : [reasonOf('cell', { column, value }), brokenRule(message)];
        });
        table.refusals.push(refusal(line, said));
      }
    }
  }
  return table;
}

/** The rows whose key no earlier row has; the others are refused. */
export function onlyOnce<T>(table: Table<T>, keyOf: (value: T) => string): Table<T> {
  const seen = new Map<string, number>();
  const rows: Table<T>['rows'] = [];
  const refusals = [...table.refusals];
  for (const row of table.rows) {
    const key = keyOf(row.value);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, row.line);
      rows.push(row);
    } else refusals.push(refuse(row.line, 'line-twice', { key, first: String(first) }));
  }
  return { ...table, rows, refusals };
}
