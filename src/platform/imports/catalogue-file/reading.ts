import {
  type ImportReason,
  type ReasonCode,
  type ReasonParams,
  reasonOf,
} from '#src/domain/import/import-reason.ts';
import { readCents } from '../read-numbers.ts';
import { readGtin } from '../read-variant.ts';
import { type Refusal, refusal } from '../reason-words/word-reasons.ts';
import { readYesOrNo } from '../yes-or-no.ts';
import type { Cells } from './columns.ts';

/** The cells of one level of a file beside those of the shop, and what cannot be understood of them. */
export type Reading = {
  /** What a cell says; where the file does not have the column, what the shop says. */
  get(column: string): string;
  /** Whether the file says any of some columns otherwise than the shop. */
  isChanged(...columns: string[]): boolean;
  fail<Code extends ReasonCode>(column: string, code: Code, params: ReasonParams<Code>): void;
};

const LISTS: ReadonlySet<string> = new Set([
  ...['families', 'materials', 'care', 'labels', 'pictures', 'look', 'similar'],
]);

const YES_OR_NO: ReadonlySet<string> = new Set([
  ...['recyclable', 'hazardous_substances', 'microplastics', 'eco_design'],
]);

const MINUTE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::00)?)?$/;

/** A minute of a shop's clocks as a cell writes it: `2027-01-31 08:00`, or a day for its midnight. */
export function minuteOf(cell: string): string | null {
  const [, day = '', time = '00:00'] = MINUTE.exec(cell) ?? [];
  const ms = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(ms)) return null;
  const written = new Date(ms).toISOString();
  return written.startsWith(day) ? `${day} ${time}` : null;
}

/** The values of a cell that may have several. */
export const listOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What a cell means, however it is written: `80` is `80.00`. */
function meaning(column: string, cell: string): string {
  if (column.startsWith('price_')) return String(readCents(cell) ?? cell);
  if (YES_OR_NO.has(column)) return String(readYesOrNo(cell) ?? cell);
  if (column.startsWith('published_')) return minuteOf(cell) ?? cell;
  if (column === 'stock') return cell.replace(/^0+(?=\d)/, '');
  if (column === 'gtin') return readGtin(cell) ?? cell;
  if (column === 'colour_hex') return cell.toLowerCase();
  return LISTS.has(column) ? listOf(cell).join(';') : cell;
}

type Told = { line: number; said: Cells; known: Cells | undefined };

/** Of columns that the file has; refusals are added to `wrong`. */
export function readCells(
  { line, said, known }: Told,
  columns: ReadonlySet<string>,
  wrong: Refusal[],
): Reading {
  const get = (column: string) =>
    (columns.has(column) ? said.get(column) : known?.get(column)) ?? '';
  return {
    get,
    isChanged: (...some) =>
      some.some(
        (column) => meaning(column, get(column)) !== meaning(column, known?.get(column) ?? ''),
      ),
    fail: (column, code, params) => {
      const about: ImportReason[] =
        code === 'cell-missing' ? [] : [reasonOf('cell', { column, value: get(column) })];
      wrong.push(refusal(line, [...about, reasonOf(code, params)]));
    },
  };
}
