import type { Transaction } from '../kernel/database/database.ts';
import type { Table } from './read-table.ts';
import type { Refusal } from './reason-words/word-reasons.ts';

/** What came of some things of a file. */
export type WorkDone = {
  added: number;
  updated: number;
  /** What was as the file says already: nothing of it was written. */
  unchanged: number;
  refusals: readonly Refusal[];
  /** What is to be checked, or has changed. */
  notes: readonly Refusal[];
};

/** What a file holds, ready to be written one thing after the other. */
export type ImportWork = {
  /** Of the file, those included that are refused. */
  rows: number;
  /** How many rows each thing has that is written as a whole. */
  sizes: readonly number[];
  /** Why rows cannot be read. */
  refusals: readonly Refusal[];
  unknownColumns: readonly string[];
  /** Hosts that its pictures are on. */
  hosts: readonly string[];
  /** How many rows a file of all that there is has now, where that is known. */
  wholeRows?: number;
  /** What is to be checked of its things as the file tells; takes time, and no transaction. */
  foretell?(): Promise<readonly Refusal[]>;
  /** What would come of all of it; without it, that is found by writing what is not kept. */
  foresee?(tx: Transaction, now: Date): Promise<WorkDone>;
  /** Does what takes time and no transaction. */
  prepare?(from: number, to: number): Promise<void>;
  /** Writes the things from one to before another. */
  write(tx: Transaction, from: number, to: number, now: Date): Promise<WorkDone>;
};

export const NOTHING_DONE: WorkDone = {
  ...{ added: 0, updated: 0, unchanged: 0 },
  ...{ refusals: [], notes: [] },
};

/** How many rows of a file some refusals are about: a row may be refused for several reasons. */
export const refusedRows = (refusals: readonly Refusal[]): number =>
  new Set(refusals.map(({ line }) => line)).size;

/** A file of documented columns, whose rows are written one by one. */
export function workOfRows<T>(
  table: Table<T>,
  write: (tx: Transaction, rows: Table<T>['rows'], now: Date) => Promise<Partial<WorkDone>>,
): ImportWork {
  return {
    rows: table.rows.length + refusedRows(table.refusals),
    sizes: table.rows.map(() => 1),
    refusals: table.refusals,
    unknownColumns: table.unknownColumns,
    hosts: [],
    write: async (tx, from, to, now) => {
      const rows = table.rows.slice(from, to);
      const done = { ...NOTHING_DONE, ...(await write(tx, rows, now)) };
      const through = done.added + done.updated + refusedRows(done.refusals);
      return { ...done, unchanged: Math.max(0, rows.length - through) };
    },
  };
}
