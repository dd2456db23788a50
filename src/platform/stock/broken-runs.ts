import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requireFound } from '#src/domain/errors.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { listBrokenRuns } from '#src/domain/stock/stock.calls.ts';
import type { BrokenRun } from '#src/domain/stock/stock.schema.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { nameOrOther } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { allOf, when } from '../staff/face.ts';
import { findPlaces } from './places.ts';

type Query = z.output<typeof listBrokenRuns.request.query>;

/** Fewer sizes make no run. */
const FEWEST_SIZES = 3;
/** So few items are not worth a page in the shop. */
const LAST_ITEMS = 2;

/** What a place has of each size, as `lying`; a size that it never had lies with none. */
const lyingAt = (place: string): SQL =>
  place === WAREHOUSE
    ? sql`(select sku, quantity from stocks where quantity > 0)`
    : sql`(select sku, quantity from store_stocks where store_id = ${place} and quantity > 0)`;

/** Colours whose sizes are broken at a place, as `runs`. */
const brokenAt = (place: string): SQL => sql`(
  select sized.option_id, sized.many, sized.gone, sized.items,
    case when sized.items <= ${LAST_ITEMS} then 'hide'
      when sized.gone * 2 > sized.many then 'reduce' else 'reorder' end as advice
  from (
    select ranked.option_id, max(ranked.many)::int as many,
      count(*) filter (where ranked.quantity = 0)::int as gone, sum(ranked.quantity)::int as items,
      bool_or(ranked.quantity = 0
        and ranked.at in ((ranked.many + 1) / 2, ranked.many / 2 + 1)) as lacks_middle
    from (
      select s.option_id, coalesce(lying.quantity, 0) as quantity,
        count(*) over (partition by s.option_id) as many,
        row_number() over (partition by s.option_id order by s.position) as at
      from skus s left join ${lyingAt(place)} lying on lying.sku = s.sku
    ) ranked
    where ranked.many >= ${FEWEST_SIZES}
    group by ranked.option_id
  ) sized
  where sized.items > 0 and (sized.lacks_middle or sized.gone > 1)) runs`;

/** A page of the broken size runs of a place; throws NOT_FOUND for a place that is not the caller's. */
export async function listBrokenRunsAt(
  db: Queryable,
  caller: StaffCaller,
  query: Query,
): Promise<{ values: BrokenRun[]; total: number }> {
  const { q, lang, advice, sort } = query;
  const place = requireFound((await findPlaces(db, caller)).get(query.place), 'NOT_FOUND').id;
  const which = allOf([
    when(advice, (one) => sql`runs.advice = ${one}`),
    when(
      q,
      (typed) => sql`runs.option_id in (
      select option_id from product_options where product_id = ${typed})`,
    ),
  ]);
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const by = sort === 'gone' ? sql`runs.gone` : sql`runs.items`;
  const { limit, offset } = rowsOf(query);
  const { rows } = await db.execute<BrokenRun & { total: number }>(sql`
    with runs as materialized (
      select runs.*, count(*) over ()::int as total from ${brokenAt(place)} where ${which}
      order by ${by} ${direction}, runs.option_id limit ${limit} offset ${offset})
    select runs.option_id as id, o.product_id as "productId", ${nameOrOther(lang)} as name,
      coalesce(c.labels ->> ${lang}, '') as colour, ${place} as place, runs.gone, runs.items,
      runs.advice, runs.total, (
        select jsonb_agg(jsonb_build_object(
          'size', s.size, 'quantity', coalesce(lying.quantity, 0)) order by s.position)
        from skus s left join ${lyingAt(place)} lying on lying.sku = s.sku
        where s.option_id = runs.option_id) as sizes
    from runs
    join product_options o on o.option_id = runs.option_id
    join colours c on c.colour_id = o.colour_id
    join products p on p.product_id = o.product_id
    order by ${by} ${direction}, runs.option_id`);
  const values = rows.map(({ total: _, ...run }) => run);
  return { values, total: rows[0]?.total ?? 0 };
}
