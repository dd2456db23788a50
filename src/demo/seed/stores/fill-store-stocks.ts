import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/database/database.ts';
import { P1 } from '../fixtures.ts';

/** A store carries so many of a hundred garments in their first colour, and in each other one. */
const FIRST_COLOUR = 6;
const OTHER_COLOURS = 1;
/** What a store holds of a size at most. */
const MAX = 6;

/**
 * Gives every store its own part of the collection, in one statement: which garments, and how many
 * of each size, follows from a number drawn from their names. The dress of the ledger hangs in
 * every store of Paris, London and Geneva, in all sizes that the shop sells at all.
 */
export async function fillStoreStocks(tx: Transaction): Promise<void> {
  const drawn = (name: ReturnType<typeof sql>) => sql`abs(hashtext(${name})::bigint)`;
  await tx.execute(sql`
    insert into store_stocks (store_id, sku, quantity)
    select carried.store_id, s.sku, held.quantity
    from (
      select st.store_id, o.option_id
      from stores st cross join product_options o
      where ${drawn(sql`st.store_id || ' ' || o.option_id`)} % 100
        < case when o.position = 0 then ${FIRST_COLOUR}::int else ${OTHER_COLOURS}::int end
        and o.option_id <> ${P1.optionId}
    ) carried
    join skus s on s.option_id = carried.option_id
    cross join lateral (
      select ${drawn(sql`carried.store_id || s.sku`)} % ${MAX + 2}::int - 1 as quantity) held
    where held.quantity > 0`);
  await tx.execute(sql`
    insert into store_stocks (store_id, sku, quantity)
    select st.store_id, s.sku, ${MAX}::int
    from stores st cross join skus s join stocks on stocks.sku = s.sku
    where st.city in ('Paris', 'London', 'Genève') and s.option_id = ${P1.optionId} and stocks.quantity > 0`);
}
