import { type Assume, type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { Queryable } from '../kernel/database/database.ts';

type Sorted = { sort: string; order: 'asc' | 'desc' };

/** How the rows of a list of the staff are found. */
export type ListRows<Query extends Sorted> = {
  /** What a row says, as SQL that `from` gives names to. */
  columns: SQL;
  from: SQL;
  /** What rows have to be: those of the caller, then those that are asked for. */
  which: (query: Query) => readonly (SQL | null)[];
  sorted: Record<Query['sort'], SQL>;
  /** Tells rows apart that are sorted alike. */
  key: SQL;
  /** Rows that have nothing of what is sorted by come last in both directions. */
  hasNullsLast?: true;
  /** Columns are read for the rows of the page alone, which `key` names, and not for those before it. */
  hasCostlyColumns?: true;
};

/** A condition for what was asked for; none where nothing was. */
export const when = <Value>(
  value: Value | undefined,
  condition: (value: Value) => SQL,
): SQL | null => (value === undefined ? null : condition(value));

/** All conditions at once. */
export function allOf(conditions: readonly (SQL | null)[]): SQL {
  const asked = conditions.filter((condition) => condition !== null);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}

const directionOf = (order: Sorted['order']): SQL => (order === 'asc' ? sql`asc` : sql`desc`);

/** Rows that a condition finds. `after` sorts and limits them. */
export async function findRows<Row extends Record<string, unknown>>(
  db: Queryable,
  { columns, from }: Pick<ListRows<Sorted>, 'columns' | 'from'>,
  { which, after = sql`` }: { which: SQL; after?: SQL },
): Promise<Assume<Row, QueryResultRow>[]> {
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from ${from} where ${which} ${after}`,
  );
  return rows;
}

/** The rows of a page, and how many there are on all pages. */
export async function findPage<
  Row extends Record<string, unknown>,
  Query extends Sorted & { page: number; size: number },
>(
  db: Queryable,
  list: ListRows<Query>,
  query: Query,
): Promise<{ rows: Assume<Row, QueryResultRow>[]; total: number }> {
  const { from, key, hasNullsLast, hasCostlyColumns } = list;
  const sort: Query['sort'] = query.sort;
  const { limit, offset } = rowsOf(query);
  const which = allOf(list.which(query));
  const sorted = sql`order by ${list.sorted[sort]} ${directionOf(query.order)}${hasNullsLast ? sql` nulls last` : sql``}, ${key}`;
  const after = sql`${sorted} limit ${limit} offset ${offset}`;
  const onPage = hasCostlyColumns
    ? { which: sql`${key} in (select ${key} from ${from} where ${which} ${after})`, after: sorted }
    : { which, after };
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${from} where ${which}`,
  );
  return {
    rows: await findRows<Row>(db, list, onPage),
    total: counted.rows[0]?.total ?? 0,
  };
}
