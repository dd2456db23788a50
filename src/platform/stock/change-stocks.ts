import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { ChangedLine, ChangeLine, StockChange } from '#src/domain/stock/stock.schema.ts';
import { stockAfter, WAREHOUSE } from '#src/domain/stock/stock.ts';
import { findSkusNamed } from '../catalogue/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import { insertRows } from '../kernel/database/insert-rows.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { audit, requireOwn } from '../staff/face.ts';
import { noteLowStock } from './low-stock.ts';
import { lockStocks, writeStocks } from './move-stock.ts';
import { findPlaces, type Place } from './places.ts';
import { stockChanges, stockMovements, storeStocks } from './tables.ts';

/** What there is, by place and sku. */
type Stocks = Map<string, Map<string, number>>;

/** A line with what it leads to; `sku` null where nothing does. */
type FoundLine = ChangeLine & { sku: string | null };

/** The skus that items name by themselves or by their barcode. */
async function findItems(db: Queryable, lines: readonly ChangeLine[]): Promise<FoundLine[]> {
  const known = await findSkusNamed(db, [...new Set(lines.map(({ item }) => item))]);
  return lines.map((line) => ({ ...line, sku: known.get(line.item) ?? null }));
}

/** Locks what stores have of skus; what one never had begins with nothing. */
async function lockStoreStocks(tx: Transaction, storeId: string, wanted: readonly string[]) {
  const rows = wanted.toSorted().map((sku) => ({ storeId, sku, quantity: 0 }));
  await tx.insert(storeStocks).values(rows).onConflictDoNothing();
  const held = await tx
    .select({ sku: storeStocks.sku, quantity: storeStocks.quantity })
    .from(storeStocks)
    .where(and(eq(storeStocks.storeId, storeId), inArray(storeStocks.sku, [...wanted])))
    .orderBy(asc(sql`${storeStocks.sku} collate "C"`))
    .for('update');
  return new Map(held.map(({ sku, quantity }) => [sku, quantity]));
}

/** Locks all that lines may change: the warehouse first, then stores by their ids. */
async function lockAll(
  tx: Transaction,
  lines: readonly FoundLine[],
  places: ReadonlyMap<string, Place>,
): Promise<Stocks> {
  const found: Stocks = new Map();
  const wanted = (place: string) => [
    ...new Set(lines.flatMap((line) => (line.place === place && line.sku ? [line.sku] : []))),
  ];
  if (places.get(WAREHOUSE)?.mayChange) {
    found.set(WAREHOUSE, await lockStocks(tx, wanted(WAREHOUSE)));
  }
  const named = [...new Set(lines.map(({ place }) => place))].filter(
    (place) => place !== WAREHOUSE && places.has(place) && wanted(place).length > 0,
  );
  for (const place of named.toSorted()) {
    found.set(place, await lockStoreStocks(tx, place, wanted(place)));
  }
  return found;
}

/** What comes of each line, one after the other; `stocks` holds what there is after them. */
function tryLines(
  lines: readonly FoundLine[],
  places: ReadonlyMap<string, Place>,
  stocks: Stocks,
): ChangedLine[] {
  return lines.map(({ item, sku, place, ...wanted }) => {
    const line = { item, sku, place, before: null, after: null };
    if (sku === null) return { ...line, outcome: 'unknown-item' };
    if (!places.has(place)) return { ...line, outcome: 'unknown-place' };
    const held = stocks.get(place);
    if (held === undefined) return { ...line, outcome: 'not-allowed' };
    const before = held.get(sku) ?? 0;
    const after = stockAfter(before, wanted);
    if (typeof after !== 'number') return { ...line, outcome: after, before, after: before };
    held.set(sku, after);
    return { ...line, outcome: 'done', before, after };
  });
}

type Done = { sku: string; place: string; before: number; after: number } & Pick<
  ChangeLine,
  'reason'
>;

const doneOf = (lines: readonly ChangedLine[], asked: readonly FoundLine[]): Done[] =>
  lines.flatMap(({ outcome, sku, place, before, after }, at) => {
    const reason = asked[at]?.reason;
    if (outcome !== 'done' || sku === null || before === null || after === null || !reason)
      return [];
    return [{ sku, place, before, after, reason }];
  });

/** From the first line of a sku to its last. */
function wholeMoves(done: readonly Done[]): Done[] {
  const moved = new Map<string, Done>();
  for (const line of done) {
    const before = moved.get(line.sku)?.before ?? line.before;
    moved.set(line.sku, { ...line, before });
  }
  return [...moved.values()];
}

async function writeDone(
  tx: Transaction,
  caller: StaffCaller,
  { changeId, done }: { changeId: string; done: readonly Done[] },
  now: Date,
): Promise<void> {
  for (const place of new Set(done.map((line) => line.place))) {
    const moved = wholeMoves(done.filter((line) => line.place === place));
    if (place === WAREHOUSE) {
      await writeStocks(
        tx,
        moved.map(({ sku, after: quantity }) => ({ sku, quantity })),
      );
      await noteLowStock(tx, moved, now);
      continue;
    }
    for (const { sku, after: quantity } of moved) {
      await tx
        .update(storeStocks)
        .set({ quantity })
        .where(and(eq(storeStocks.storeId, place), eq(storeStocks.sku, sku)));
    }
  }
  await insertRows(
    tx,
    stockMovements,
    done.map(({ sku, place, before, after, reason }) => ({
      ...{ at: now, sku, place, reason, difference: after - before, after, changeId },
      actorName: caller.name,
    })),
  );
  await audit(tx, caller, now, {
    ...{ action: 'stock.change', subject: { kind: 'stock', id: changeId }, shop: null },
    before: done.map(({ sku, place, before }) => ({ sku, place, quantity: before })),
    after: done.map(({ sku, place, after, reason }) => ({ sku, place, quantity: after, reason })),
  });
}

/** What a change that was made before came to; null where it is made now. */
async function beginChange(
  tx: Transaction,
  { id: actorId }: StaffCaller,
  asked: StockChange,
  madeAt: Date,
): Promise<ChangedLine[] | null> {
  const { changeId } = asked;
  const begun = await tx
    .insert(stockChanges)
    .values({ changeId, actorId, asked, madeAt })
    .onConflictDoNothing()
    .returning({ changeId: stockChanges.changeId });
  if (begun.length > 0) return null;
  const [before] = await tx.select().from(stockChanges).where(eq(stockChanges.changeId, changeId));
  // As it is stored: JSON has no fields of undefined.
  const isSame = isDeepStrictEqual(before?.asked, JSON.parse(JSON.stringify(asked)));
  if (!isSame || before?.actorId !== actorId || before.lines === null) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  }
  return before.lines;
}

/**
 * Changes stocks line by line, in one transaction with their movements and one entry of the audit log.
 * A line that cannot be done says why and keeps the others, unless all or nothing was wanted. The same
 * change again answers what it answered. Throws IDEMPOTENCY_KEY_REUSED.
 */
export function changeStocks(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  asked: StockChange,
): Promise<ChangedLine[]> {
  return inTransaction(database, async (tx) => {
    const at = now();
    const { changeId } = asked;
    const made = await beginChange(tx, caller, asked, at);
    if (made !== null) return made;
    await requireOwn(tx, caller, ['stock'], at);
    const places = await findPlaces(tx, caller);
    const found = await findItems(tx, asked.lines);
    const tried = tryLines(found, places, await lockAll(tx, found, places));
    const isLeft = asked.allOrNothing && tried.some(({ outcome }) => outcome !== 'done');
    const lines = isLeft
      ? tried.map((line) =>
          line.outcome === 'done'
            ? { ...line, outcome: 'left-out' as const, after: line.before }
            : line,
        )
      : tried;
    const done = doneOf(lines, found);
    if (done.length > 0) await writeDone(tx, caller, { changeId, done }, at);
    await tx.update(stockChanges).set({ lines }).where(eq(stockChanges.changeId, changeId));
    return lines;
  });
}
