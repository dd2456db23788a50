import { z } from 'zod';
import { type Currency, toDecimal } from '#src/domain/money/money.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';

/**
 * The one way that lists of the back office are asked for: `?page&size&sort&order&q&<filters>`, pages from 1.
 * What is sorted by comes from `sortable`, the first of which is the default.
 */
export function listQuery<
  const Filters extends z.ZodRawShape,
  const Sortable extends readonly [string, ...string[]],
>(filters: Filters, sortable: Sortable, order: 'asc' | 'desc' = 'asc') {
  return z.object({
    page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
    size: z.coerce.number<number>().int().min(1).max(100).default(25),
    sort: z.enum(sortable).default(sortable[0]),
    order: z.enum(['asc', 'desc']).default(order),
    /** What is looked for in the words of the list. */
    q: z.string().trim().min(1).max(200).optional(),
    ...filters,
  });
}

/** What is asked of a list on all its pages. */
export const ALL_PAGES = { page: true, size: true } as const;

/** What a list answers: the values of the page, and how many there are on all pages. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ values: z.array(item), total: z.number().int().min(0) });
}

/** The rows of a page that `listQuery` read. */
export function rowsOf({ page, size }: { page: number; size: number }) {
  return { limit: size, offset: (page - 1) * size };
}

/** What a column shows of a row. Days are `YYYY-MM-DD` or instants, moments are instants. */
type Shown<Row> =
  | { kind: 'text'; of: (row: Row) => string | null }
  /** One of a few values, which each language names. */
  | { kind: 'word'; of: (row: Row) => string }
  | { kind: 'shop'; of: (row: Row) => OnlineLocale | null }
  | { kind: 'number'; of: (row: Row) => number }
  | { kind: 'money'; of: (row: Row) => { centAmount: number; currencyCode: Currency } }
  | { kind: 'day' | 'moment'; of: (row: Row) => string | null };

export type ListColumn<Row, Sort extends string = string> = Shown<Row> & {
  /** What its head sorts by. */
  sort?: Sort;
  /** Where a telephone shows it: in the title of a row or in the line below; nowhere without. */
  narrow?: 'title' | 'line';
};

/** Cells of an exported table by their heads: a column of the page, or a value of its own. */
type FileCells<Row, Name> = Record<string, Name | ((row: Row) => string | number | null)>;

/**
 * One list of the staff, said once: how it is asked for and answered, and what its page and its file show
 * of a row. The platform adds the SQL (`ListRows`), the back office the words (`ListPage`).
 */
export type StaffList<Row, Sort extends string, Name extends string> = {
  /** Of the file. */
  name: string;
  sortable: readonly [Sort, ...Sort[]];
  order: 'asc' | 'desc';
  columns: Readonly<Record<Name, ListColumn<Row, Sort>>>;
  file?: FileCells<Row, Name>;
};

export function describeList<
  Item extends z.ZodType,
  const Filters extends z.ZodRawShape,
  const Sortable extends readonly [string, ...string[]],
  Name extends string,
>({
  item,
  filters,
  order = 'asc',
  ...list
}: {
  name: string;
  item: Item;
  filters: Filters;
  sortable: Sortable;
  order?: 'asc' | 'desc';
  columns: Record<Name, ListColumn<z.output<Item>, Sortable[number]>>;
  file?: FileCells<z.output<Item>, NoInfer<Name>>;
}) {
  return {
    ...list,
    order,
    query: listQuery(filters, list.sortable, order),
    answer: listOf(item),
  };
}

/** What a file says of a column: sums as decimals, all else as the wire writes it. */
function fileCell<Row>(column: ListColumn<Row>, row: Row): string | number | null {
  return column.kind === 'money' ? toDecimal(column.of(row).centAmount).toFixed(2) : column.of(row);
}

/** The cells of a list's file by their heads. */
export function fileColumns<Row, Name extends string>({
  columns,
  file = {},
}: Pick<StaffList<Row, string, Name>, 'columns' | 'file'>) {
  return Object.fromEntries(
    Object.entries(file).map(([head, cell]) => [
      head,
      typeof cell === 'function' ? cell : (row: Row) => fileCell(columns[cell], row),
    ]),
  );
}
