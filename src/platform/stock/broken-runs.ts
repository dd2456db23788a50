import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requireFound } from '#src/domain/errors.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { listBrokenRuns } from '#src/domain/stock/stock.calls.ts';
import type { BrokenRun } from '#src/domain/stock/stock.schema.ts';
import { nameOrOther } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findPlaces } from './places.ts';
import { lyingAt, type SizeRun } from './size-runs.ts';

type Query = z.output<typeof listBrokenRuns.request.query>;

const inOrder = ({ sort, order }: Query) => {
  const by = sort === 'gone' ? 'gone' : 'items';
  const direction = order === 'asc' ? 1 : -1;
  return (one: SizeRun, other: SizeRun) =>
    direction * (one[by] - other[by]) || (one.id < other.id ? -1 : 1);
};

async function findOptions(db: Queryable, productId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select option_id as id from product_options where product_id = ${productId}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** A page of the broken size runs of a place; throws NOT_FOUND for a place that is not the caller's. */
export async function listBrokenRunsAt(
  db: Queryable,
  caller: StaffCaller,
  query: Query,
  runsOf: (place: string) => Promise<SizeRun[]>,
): Promise<{ values: BrokenRun[]; total: number }> {
  const { q, lang, advice } = query;
  const place = requireFound((await findPlaces(db, caller)).get(query.place), 'NOT_FOUND').id;
  const ofProduct = q === undefined ? null : await findOptions(db, q);
  const fitting = (await runsOf(place)).filter(
    (run) => (advice === undefined || run.advice === advice) && (ofProduct?.has(run.id) ?? true),
  );
  const { limit, offset } = rowsOf(query);
  const page = fitting.sort(inOrder(query)).slice(offset, offset + limit);
  const { rows } = await db.execute<Omit<BrokenRun, keyof SizeRun> & { id: string }>(sql`
    select o.option_id as id, o.product_id as "productId", ${nameOrOther(lang)} as name,
      coalesce(c.labels ->> ${lang}, '') as colour, ${place} as place, (
        select jsonb_agg(jsonb_build_object(
          'size', s.size, 'quantity', coalesce(lying.quantity, 0)) order by s.position)
        from skus s left join ${lyingAt(place)} lying on lying.sku = s.sku
        where s.option_id = o.option_id) as sizes
    from product_options o
    join colours c on c.colour_id = o.colour_id
    join products p on p.product_id = o.product_id
    where o.option_id = any (string_to_array(${page.map(({ id }) => id).join(',')}, ','))`);
  const said = new Map(rows.map((row) => [row.id, row]));
  const values = page.flatMap((run) => {
    const row = said.get(run.id);
    return row === undefined ? [] : [{ ...row, ...run }];
  });
  return { values, total: fitting.length };
}
