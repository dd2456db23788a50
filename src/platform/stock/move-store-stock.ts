import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { MoveReason } from '#src/domain/stock/stock.ts';
import { isOpen } from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { insertRows } from '../kernel/database/insert-rows.ts';
import { stockMovements, storeStocks } from './tables.ts';

/** Some items of a sku in a store. */
export type StoreItems = { storeId: string; sku: string; quantity: number };

type Moved = StoreItems & { before: number };
type Cause = { reason: MoveReason; actorName: string | null; now: Date };

/** Writes down how the shelves of stores moved, with the move itself. */
const noteMoves = (tx: Transaction, moved: readonly Moved[], { now, ...cause }: Cause) =>
  insertRows(
    tx,
    stockMovements,
    moved.map(({ storeId: place, sku, before, quantity: after }) => ({
      ...{ at: now, sku, place, difference: after - before, after, ...cause },
    })),
  );

/**
 * Takes one item off a store's shelf for somebody of a shop; false when there is none, or its product is
 * not sold there.
 */
export async function takeFromStore(
  tx: Transaction,
  { storeId, sku, domain }: Pick<StoreItems, 'storeId' | 'sku'> & { domain: OnlineLocale },
  now: Date,
): Promise<boolean> {
  const [taken] = await tx
    .update(storeStocks)
    .set({ quantity: sql`${storeStocks.quantity} - 1` })
    .where(
      and(
        eq(storeStocks.storeId, storeId),
        eq(storeStocks.sku, sku),
        gt(storeStocks.quantity, 0),
        sql`exists (select from skus s join product_options o on o.option_id = s.option_id
          join products p on p.product_id = o.product_id and ${isOpen(domain, now)} where s.sku = ${sku})`,
      ),
    )
    .returning({ after: storeStocks.quantity });
  if (taken === undefined) return false;
  const moved = { storeId, sku, before: taken.after + 1, quantity: taken.after };
  await noteMoves(tx, [moved], { reason: 'reserve', actorName: null, now });
  return true;
}

/** Puts items that were laid aside back onto the shelves of their stores. */
export async function giveToStores(
  tx: Transaction,
  items: readonly StoreItems[],
  { actorName = null, now }: { actorName?: string | null; now: Date },
): Promise<void> {
  const moved: Moved[] = [];
  // In one order, so that two that give several never wait for each other.
  for (const { storeId, sku, quantity } of items.toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  )) {
    const [given] = await tx
      .update(storeStocks)
      .set({ quantity: sql`${storeStocks.quantity} + ${quantity}` })
      .where(and(eq(storeStocks.storeId, storeId), eq(storeStocks.sku, sku)))
      .returning({ after: storeStocks.quantity });
    if (given === undefined) continue;
    moved.push({ storeId, sku, before: given.after - quantity, quantity: given.after });
  }
  await noteMoves(tx, moved, { reason: 'release', actorName, now });
}

const keyOf = ({ storeId, sku }: Pick<StoreItems, 'storeId' | 'sku'>) => `${storeId} ${sku}`;

/** Sets what stores have of skus, as a file tells; answers of how many that is another number. */
export async function setStoreStocks(
  tx: Transaction,
  items: readonly StoreItems[],
  now: Date,
): Promise<number> {
  if (items.length === 0) return 0;
  const inOrder = items.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const storeIds = [...new Set(items.map(({ storeId }) => storeId))];
  const held = await tx
    .select()
    .from(storeStocks)
    .where(
      and(
        inArray(storeStocks.storeId, storeIds),
        inArray(storeStocks.sku, [...new Set(items.map(({ sku }) => sku))]),
      ),
    )
    .orderBy(sql`${storeStocks.storeId} collate "C"`, sql`${storeStocks.sku} collate "C"`)
    .for('update');
  const before = new Map(held.map((row) => [keyOf(row), row.quantity]));
  const changed = inOrder.filter((item) => before.get(keyOf(item)) !== item.quantity);
  for (const { storeId, sku, quantity } of changed) {
    await tx
      .insert(storeStocks)
      .values({ storeId, sku, quantity })
      .onConflictDoUpdate({ target: [storeStocks.storeId, storeStocks.sku], set: { quantity } });
  }
  const moved = changed
    .map((item) => ({ ...item, before: before.get(keyOf(item)) ?? 0 }))
    .filter((item) => item.before !== item.quantity);
  await noteMoves(tx, moved, { reason: 'import', actorName: null, now });
  return changed.length;
}

/** Takes from the shelves of some stores what a file of all of them does not name. */
export async function clearStoreStocks(
  tx: Transaction,
  storeIds: readonly string[],
  named: readonly Pick<StoreItems, 'storeId' | 'sku'>[],
  now: Date,
): Promise<void> {
  if (storeIds.length === 0) return;
  const held = await tx
    .select()
    .from(storeStocks)
    .where(and(inArray(storeStocks.storeId, [...storeIds]), gt(storeStocks.quantity, 0)));
  const keys = new Set(named.map(keyOf));
  const gone = held.filter((row) => !keys.has(keyOf(row)));
  await setStoreStocks(
    tx,
    gone.map((row) => ({ ...row, quantity: 0 })),
    now,
  );
}
