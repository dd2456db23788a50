import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** Hangs what was not collected in time back onto the stores' shelves (A-096: two days). */
export async function releaseDue(tx: Transaction, now: Date): Promise<void> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with due as (
      update reservations set released_at = ${instant}
      where released_at is null and pick_up_before <= ${instant}
      returning store_id, sku
    ), pieces as (
      select store_id, sku, count(*)::int as many from due group by store_id, sku
    )
    update store_stocks held set quantity = held.quantity + pieces.many
    from pieces where held.store_id = pieces.store_id and held.sku = pieces.sku`);
}
