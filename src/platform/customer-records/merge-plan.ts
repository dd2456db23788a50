import { sql } from 'drizzle-orm';
import type { Transaction } from '../kernel/database/database.ts';

/** What becomes of the rows of the account that is closed. */
type Fate =
  /** They become the survivor's. */
  | 'moves'
  /** So do those that the survivor has none of with the same values here; the others go. */
  | { once: readonly string[] }
  /** They end with the account, as they do where one is deleted. */
  | 'ends'
  /** They tell what happened to that account. */
  | 'stays';

/** Every table that knows customers: a new one is decided about here, too. */
export const MERGE_PLAN: ReadonlyMap<string, Fate> = new Map<string, Fate>([
  ['orders', 'moves'],
  ['payments', 'moves'],
  ['carts', 'moves'],
  ['draft_orders', 'moves'],
  ['customer_notes', 'moves'],
  ['reservations', 'moves'],
  ['promotion_uses', 'moves'],
  ['promo_code_uses', { once: ['code'] }],
  ['loyalty_movements', { once: ['id'] }],
  ['wishlist_products', { once: ['product_id'] }],
  ['stock_alerts', { once: ['store', 'sku'] }],
  ['reviews', { once: ['product_id'] }],
  ['subscriptions', { once: ['type'] }],
  [
    'delivery_addresses',
    {
      once: [
        ...['first_name', 'last_name', 'line1', 'line2', 'line3', 'line4'],
        ...['zip_code', 'city', 'country'],
      ],
    },
  ],
  // One a customer.
  ['billing_addresses', { once: [] }],
  ['bank_details', { once: [] }],
  ['email_changes', 'ends'],
  ['passkeys', 'ends'],
  ['provider_connections', 'ends'],
  ['refresh_token_families', 'ends'],
  ['wishlist_shares', 'ends'],
  ['customers', 'stays'],
  ['customer_files', 'stays'],
  ['account_notices', 'stays'],
]);

type Move = { from: string; into: string };

/** What rows of both have to agree on before they lie side by side. */
async function prepare(tx: Transaction, { from, into }: Move): Promise<void> {
  // One cart a customer and shop: the survivor's stays.
  await tx.execute(sql`
    update carts theirs set state = 'deleted' where customer_id = ${from} and state = 'active'
      and exists (select from carts mine where mine.customer_id = ${into}
        and mine.state = 'active' and mine.store_id = theirs.store_id)`);
  await tx.execute(sql`
    update delivery_addresses set favorite = false where customer_id = ${from}
      and exists (select from delivery_addresses where customer_id = ${into} and favorite)`);
  // A no in either account counts.
  await tx.execute(sql`
    update subscriptions mine set optin = theirs.optin, store = theirs.store,
      source = theirs.source, complement = theirs.complement, said_at = theirs.said_at
    from subscriptions theirs
    where mine.customer_id = ${into} and theirs.customer_id = ${from}
      and mine.type = theirs.type and mine.optin = 'YES' and theirs.optin = 'NO'`);
}

/** Moves what an account has to the survivor; answers how many rows of each table moved. */
export async function moveRows(
  tx: Transaction,
  { from, into }: Move,
): Promise<Record<string, number>> {
  await prepare(tx, { from, into });
  const moved: Record<string, number> = {};
  for (const [name, fate] of MERGE_PLAN) {
    if (fate === 'ends' || fate === 'stays') continue;
    const table = sql.identifier(name);
    if (fate !== 'moves') {
      const isSame = fate.once.map((column) => {
        const same = sql.identifier(column);
        return sql` and mine.${same} is not distinct from theirs.${same}`;
      });
      await tx.execute(sql`
        delete from ${table} theirs using ${table} mine
        where theirs.customer_id = ${from} and mine.customer_id = ${into}${sql.join(isSame)}`);
    }
    const { rowCount } = await tx.execute(
      sql`update ${table} set customer_id = ${into} where customer_id = ${from}`,
    );
    if (rowCount) moved[name] = rowCount;
  }
  return moved;
}
