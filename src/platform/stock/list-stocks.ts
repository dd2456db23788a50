import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requireFound } from '#src/domain/errors.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { listStockMovements, listStocks } from '#src/domain/stock/stock.calls.ts';
import type { StockMovement, StockRow } from '#src/domain/stock/stock.schema.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { nameOrOther } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { allOf, beginningWith, when } from '../staff/face.ts';
import { findStockSettings } from './low-stock.ts';
import { findPlaces } from './places.ts';

type Query = z.output<typeof listStocks.request.query>;

/** What a place has, as `held`. */
const heldAt = (place: string): SQL =>
  place === WAREHOUSE
    ? sql`(select sku, quantity, changed_at from stocks)`
    : sql`(select sku, quantity, null::timestamptz as changed_at from store_stocks where store_id = ${place})`;

/** What is held for somebody at a place, by sku, as `kept`. */
const keptAt = (place: string): SQL =>
  place === WAREHOUSE
    ? sql`(select line ->> 'sku' as sku, sum((line ->> 'quantity')::int)::int as many
        from orders o cross join jsonb_array_elements(o.line_items) line
        where o.status = 'awaiting-payment' group by 1)`
    : sql`(select sku, count(*)::int as many from reservations
        where store_id = ${place} and released_at is null group by 1)`;

/** Skus that begin as typed, or have it as barcode or product; each by an index of its own. */
function foundBy(typed: string): SQL {
  return sql`held.sku in (
    select sku from skus where sku like ${beginningWith(typed)}
    union select sku from skus where gtin = ${typed}
    union select s.sku from skus s join product_options o on o.option_id = s.option_id
      where o.product_id = ${typed})`;
}

type Row = Omit<StockRow, 'place' | 'isLow' | 'changedAt'> & { changedAt: string | null };

/** The statements that read a page of stocks, and how many there are. */
export function stocksQueries(query: Query, low: number): { page: SQL; total: SQL } {
  const { q, sku, level, sort, lang } = query;
  const which = allOf([
    when(sku, (one) => sql`held.sku = ${one}`),
    when(level, (one) => sql`held.quantity <= ${one === 'out' ? 0 : low}`),
    level === 'few' ? sql`held.quantity > 0` : null,
    when(q, foundBy),
  ]);
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const order =
    sort === 'sku'
      ? sql`held.sku ${direction}`
      : sql`held.quantity ${direction}, held.sku ${direction}`;
  const { limit, offset } = rowsOf(query);
  const held = sql`${heldAt(query.place)} held`;
  return {
    page: sql`
      with held as materialized (
        select held.* from ${held} where ${which} order by ${order} limit ${limit} offset ${offset})
      select held.sku, s.gtin, o.product_id as "productId", ${nameOrOther(lang)} as name, held.quantity,
        coalesce(kept.many, 0) as reserved, coalesce(c.labels ->> ${lang}, '') as colour, s.size,
        held.changed_at as "changedAt"
      from held
      left join ${keptAt(query.place)} kept on kept.sku = held.sku
      join skus s on s.sku = held.sku
      join product_options o on o.option_id = s.option_id
      join colours c on c.colour_id = o.colour_id
      join products p on p.product_id = o.product_id
      order by ${order}`,
    total: sql`select count(*)::int as total from ${held} where ${which}`,
  };
}

/** A page of what a place has; throws NOT_FOUND for a place that is not the caller's. */
export async function listStocksAt(
  db: Queryable,
  caller: StaffCaller,
  query: Query,
): Promise<{ values: StockRow[]; total: number }> {
  const place = requireFound((await findPlaces(db, caller)).get(query.place), 'NOT_FOUND');
  const { low } = await findStockSettings(db);
  const { page, total } = stocksQueries(query, low);
  const { rows } = await db.execute<Row>(page);
  const counted = await db.execute<{ total: number }>(total);
  return {
    values: rows.map((row) => ({
      ...row,
      ...{ place: place.id, isLow: place.id === WAREHOUSE && row.quantity <= low },
      changedAt: row.changedAt === null ? null : new Date(row.changedAt).toISOString(),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

type MovementRow = Omit<StockMovement, 'at'> & { at: string };

/** How a sku moved at the places of the caller; orders of other shops are not named. */
export async function listMovements(
  db: Queryable,
  caller: StaffCaller,
  query: z.output<typeof listStockMovements.request.query>,
): Promise<{ values: StockMovement[]; total: number }> {
  const own = [...(await findPlaces(db, caller)).keys()];
  const storeIds = (await findWebDomainsOf(db, caller)).map(({ storeId }) => storeId);
  const which = sql.join(
    [
      sql`m.sku = ${query.sku} and m.place in ${own}`,
      ...(query.place === undefined ? [] : [sql`m.place = ${query.place}`]),
      ...(query.reason === undefined ? [] : [sql`m.reason = ${query.reason}`]),
    ],
    sql` and `,
  );
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const { limit, offset } = rowsOf(query);
  const isOwn = storeIds.length === 0 ? sql`false` : sql`o.store_id in ${storeIds}`;
  const { rows } = await db.execute<MovementRow>(sql`
    select m.movement_id::int as id, m.at, m.sku, m.place, m.reason, m.difference, m.after,
      m.actor_name as by, o.order_number as "orderNumber"
    from stock_movements m left join orders o on o.order_number = m.order_number and ${isOwn}
    where ${which} order by m.movement_id ${direction} limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from stock_movements m where ${which}`,
  );
  return {
    values: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    total: counted.rows[0]?.total ?? 0,
  };
}
