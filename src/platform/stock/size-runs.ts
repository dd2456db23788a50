import { type SQL, sql } from 'drizzle-orm';
import type { BrokenRun } from '#src/domain/stock/stock.schema.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import type { Queryable } from '../kernel/database/database.ts';

/** Fewer sizes make no run. */
const FEWEST_SIZES = 3;
/** So few items are not worth a page in the shop. */
const LAST_ITEMS = 2;
/** An order may be this long under way before its stock is to be seen, in seconds. */
const SLOWEST_ORDER = 15;

/** A colour of which some sizes lie while a middle one or several are gone. */
export type SizeRun = Pick<BrokenRun, 'id' | 'gone' | 'items' | 'advice'>;

/** What a place has of each size, as `lying`; a size that it never had lies with none. */
export const lyingAt = (place: string): SQL =>
  place === WAREHOUSE
    ? sql`(select sku, quantity from stocks where quantity > 0)`
    : sql`(select sku, quantity from store_stocks where store_id = ${place} and quantity > 0)`;

/** Colours whose sizes are broken at a place, of those of a condition on `skus s`. */
async function findBroken(db: Queryable, place: string, which: SQL): Promise<SizeRun[]> {
  const { rows } = await db.execute<SizeRun>(sql`
    select sized.option_id as id, sized.gone, sized.items,
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
        where ${which}
      ) ranked
      where ranked.many >= ${FEWEST_SIZES}
      group by ranked.option_id
    ) sized
    where sized.items > 0 and (sized.lacks_middle or sized.gone > 1)`);
  return rows;
}

/** A store has few goods beside the warehouse: only the colours that it has are looked at. */
const findInStore = (db: Queryable, place: string) =>
  findBroken(
    db,
    place,
    sql`s.option_id in (select held.option_id from skus held
      join ${lyingAt(place)} lying on lying.sku = held.sku)`,
  );

const inOptions = (options: readonly string[]) =>
  sql`s.option_id = any (string_to_array(${options.join(',')}, ','))`;

/**
 * Gives the broken size runs of a place. Those of the warehouse are held in memory and follow its stock as
 * it moves: to tell them from all sizes of 50,000 products takes a second.
 */
export function createSizeRuns(db: Queryable): (place: string) => Promise<SizeRun[]> {
  let known: Promise<{ runs: Map<string, SizeRun>; at: string }> | undefined;

  const readClock = async () =>
    (await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)).rows[0]?.at ?? '';

  async function readAll() {
    const at = await readClock();
    const runs = await findBroken(db, WAREHOUSE, sql`true`);
    return { at, runs: new Map(runs.map((run) => [run.id, run])) };
  }

  async function follow({ runs, at: since }: { runs: Map<string, SizeRun>; at: string }) {
    const at = await readClock();
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct s.option_id as id from stocks moved join skus s on s.sku = moved.sku
      where moved.changed_at > ${since}::timestamptz - ${SLOWEST_ORDER} * interval '1 second'`);
    const moved = rows.map(({ id }) => id);
    const broken = moved.length === 0 ? [] : await findBroken(db, WAREHOUSE, inOptions(moved));
    for (const id of moved) runs.delete(id);
    for (const run of broken) runs.set(run.id, run);
    return { runs, at };
  }

  return async function runsOf(place) {
    if (place !== WAREHOUSE) return findInStore(db, place);
    // One after the other; what failed is read as a whole by the next.
    const before = known;
    const now = (before ?? readAll()).then((read) => (before === undefined ? read : follow(read)));
    known = now;
    now.catch(() => {
      if (known === now) known = undefined;
    });
    return [...(await now).runs.values()];
  };
}
