import { and, arrayContained, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  CellResult,
  cellsWrittenSchema,
  PriceCell,
  PriceSet,
} from '#src/domain/catalogue/price-grid.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { inTransaction, type Queryable, type Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { audit, isMade, requireOwn } from '../../staff/face.ts';
import { followListingsOf } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { nameOrOther } from '../products/product-names.ts';
import { tellPriceSet } from './begin-prices.job.ts';
import { tried } from './give-prices.ts';
import type { WantedCell } from './price-cells.ts';
import { priceChanges, priceSets, type WrittenCell } from './tables.ts';
import { readResults, writeCells } from './write-cells.ts';

/** Prices that the staff write in one go, and take back. */

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type SetRow = typeof priceSets.$inferSelect;
type Asked = { cells: readonly PriceCell[] };

/** Throws NOT_FOUND for a shop that is not the caller's. */
function requireShops({ shops }: StaffCaller, { cells }: Asked): void {
  if (cells.some(({ shop }) => !shops.has(shop))) throw new DomainError('NOT_FOUND');
}

/** What would become of cells; nothing is written. Throws NOT_FOUND. */
export async function forecastCells(
  { database, now }: Deps,
  caller: StaffCaller,
  { cells }: Asked,
): Promise<CellResult[]> {
  requireShops(caller, { cells });
  const time = now();
  return tried(database, async (tx) =>
    readResults(tx, cells, await writeCells(tx, cells, time), time),
  );
}

type Outcomes = Awaited<ReturnType<typeof writeCells>>;

/** Cells that were written, each with the rows that it ended. */
const writtenOf = (cells: readonly WantedCell[], outcomes: Outcomes) =>
  cells.flatMap(({ optionId, sku, shop, before, after }, at) => {
    const outcome = outcomes[at];
    if (outcome === undefined || outcome.refusal !== null) return [];
    const ended: WrittenCell['ended'] = outcome.ended.map((row) => ({
      ...{ sku: row.sku, type: row.type, centAmount: row.centAmount, planId: row.planId },
      validFrom: row.validFrom.toISOString(),
      validUntil: row.validUntil?.toISOString() ?? null,
    }));
    const cell: WrittenCell = { optionId, sku, shop, before, after, ended };
    return [{ productId: outcome.productId, cell }];
  });

type Written = ReturnType<typeof writtenOf>;

/** Changes of whole colours are told on the pages of their products, too. */
async function noteChanges(tx: Transaction, written: Written, madeBy: string, now: Date) {
  const whole = written.flatMap(({ productId, cell }) =>
    cell.sku === null && cell.after !== null ? [{ productId, cell, after: cell.after }] : [],
  );
  const groups = Map.groupBy(whole, ({ productId, cell }) => `${productId} ${cell.shop}`);
  const changes = [...groups.values()].flatMap((changed) => {
    const [first] = changed;
    if (first === undefined) return [];
    return [
      {
        ...{ priceChangeId: crypto.randomUUID(), productId: first.productId },
        ...{ domain: first.cell.shop, validFrom: now, madeBy, madeAt: now },
        prices: changed.map(({ cell: { optionId, ended }, after }) => ({
          ...{ optionId, ...after },
          before: ended.map(({ centAmount: _, planId: __, ...row }) => row),
        })),
      },
    ];
  });
  for (let first = 0; first < changes.length; first += 1_000) {
    await tx.insert(priceChanges).values(changes.slice(first, first + 1_000));
  }
}

/** Has lists, other systems and the audit log follow what was written. */
async function follow(
  tx: Transaction,
  caller: StaffCaller,
  {
    setId,
    written,
    action,
  }: { setId: string; written: Written; action: 'price-set.make' | 'price-set.undo' },
  now: Date,
): Promise<void> {
  const products = [...new Set(written.map(({ productId }) => productId))];
  await followListingsOf(
    tx,
    sql`select jsonb_array_elements_text(${JSON.stringify(products)}::jsonb)`,
  );
  await noteChanges(tx, written, caller.name, now);
  await tellPriceSet(tx, setId, now);
  for (const [shop, cells] of Map.groupBy(written, ({ cell }) => cell.shop)) {
    const said = (when: 'before' | 'after') =>
      cells.map(({ cell: { optionId, sku, ...costs } }) => ({ optionId, sku, ...costs[when] }));
    const subject = { kind: 'price-set', id: setId };
    const told = { before: said('before'), after: said('after') };
    await audit(tx, caller, now, { action, subject, shop, ...told });
  }
}

/**
 * Writes prices of many colours, once for each changeId; what cannot be written is named and the rest is.
 * Throws NOT_FOUND and IDEMPOTENCY_KEY_REUSED.
 */
export async function writePriceSet(
  { database, now }: Deps,
  caller: StaffCaller,
  { changeId: setId, cells }: Asked & { changeId: string },
): Promise<z.infer<typeof cellsWrittenSchema>> {
  requireShops(caller, { cells });
  const time = now();
  return inTransaction(database, async (tx) => {
    await lockListings(tx, time);
    const made = { changeId: setId, subjectKind: 'price-set', subjectId: setId };
    if (await isMade(tx, made, time)) {
      const [set] = await tx.select().from(priceSets).where(eq(priceSets.setId, setId));
      const wasWritten = (cell: PriceCell) =>
        set?.cells.some(
          (one) => one.optionId === cell.optionId && one.sku === cell.sku && one.shop === cell.shop,
        );
      const known = cells.map((cell) => ({
        refusal: wasWritten(cell) ? null : ('CHANGED_BY_OTHERS' as const),
      }));
      return { setId: set?.setId ?? null, results: await readResults(tx, cells, known, time) };
    }
    await requireOwn(tx, caller, ['prices'], time);
    const outcomes = await writeCells(tx, cells, time);
    const written = writtenOf(cells, outcomes);
    const results = await readResults(tx, cells, outcomes, time);
    if (written.length === 0) return { setId: null, results };
    const shops = [...new Set(written.map(({ cell }) => cell.shop))];
    await tx.insert(priceSets).values({
      ...{ setId, shops, cells: written.map(({ cell }) => cell) },
      ...{ madeBy: caller.name, madeAt: time },
    });
    await follow(tx, caller, { setId, written, action: 'price-set.make' }, time);
    return { setId, results };
  });
}

/** Names of cells that undoing left, in the language of the caller. */
async function namesOf(db: Queryable, caller: StaffCaller, cells: readonly WrittenCell[]) {
  const { language = 'en' } = caller;
  const ids = JSON.stringify(cells.map(({ optionId }) => optionId));
  const { rows } = await db.execute<{
    optionId: string;
    name: string;
    colour: string;
    sizes: Record<string, string>;
  }>(sql`
    select o.option_id as "optionId", ${nameOrOther(language)} as name,
      coalesce(c.labels ->> ${language}, '') as colour,
      (select coalesce(jsonb_object_agg(s.sku, s.size), '{}') from skus s
        where s.option_id = o.option_id) as sizes
    from product_options o join products p on p.product_id = o.product_id
    left join colours c on c.colour_id = o.colour_id
    where o.option_id in (select jsonb_array_elements_text(${ids}::jsonb))`);
  return new Map(rows.map((row) => [row.optionId, row]));
}

async function toSet(db: Queryable, caller: StaffCaller, row: SetRow): Promise<PriceSet> {
  const left = row.left.flatMap(({ cell, refusal }) => {
    const of = row.cells[cell];
    return of === undefined ? [] : [{ of, refusal }];
  });
  const names = await namesOf(
    db,
    caller,
    left.map(({ of }) => of),
  );
  return {
    ...{ id: row.setId, shops: row.shops, cells: row.cells.length, madeBy: row.madeBy },
    ...{ madeAt: row.madeAt.toISOString(), undoneAt: row.undoneAt?.toISOString() ?? null },
    left: left.map(({ of: { optionId, sku, shop }, refusal }) => {
      const { name = '', colour = '', sizes = {} } = names.get(optionId) ?? {};
      return { name, colour, size: sku === null ? null : (sizes[sku] ?? sku), shop, refusal };
    }),
  };
}

/** How many of the latest sets are shown. */
const SHOWN_SETS = 10;

/** The latest sets of which every shop is one of the caller's. */
export async function listPriceSets(db: Queryable, caller: StaffCaller): Promise<PriceSet[]> {
  const rows = await db
    .select()
    .from(priceSets)
    .where(arrayContained(priceSets.shops, [...caller.shops]))
    .orderBy(desc(priceSets.madeAt))
    .limit(SHOWN_SETS);
  return Promise.all(rows.map((row) => toSet(db, caller, row)));
}

/**
 * Gives back what prices were before a set, but where something newer was written, which is left and
 * named. Throws NOT_FOUND for a set with a shop that is not the caller's, CHANGED_BY_OTHERS for one that
 * was undone.
 */
export async function undoPriceSet(
  { database, now }: Deps,
  caller: StaffCaller,
  setId: string,
): Promise<PriceSet> {
  const time = now();
  return inTransaction(database, async (tx) => {
    await lockListings(tx, time);
    const isIt = and(eq(priceSets.setId, setId));
    const [found] = await tx.select().from(priceSets).where(isIt);
    const set = requireFound(found ?? null, 'NOT_FOUND');
    if (!set.shops.every((shop) => caller.shops.has(shop))) throw new DomainError('NOT_FOUND');
    if (set.undoneAt !== null) throw new DomainError('CHANGED_BY_OTHERS');
    await requireOwn(tx, caller, ['prices'], time);
    const back = set.cells.map(({ ended, before, after, ...cell }) => ({
      ...{ ...cell, before: after, after: before, restores: ended },
    }));
    const outcomes = await writeCells(tx, back, time, set.madeAt);
    const left = outcomes.flatMap(({ refusal }, cell) =>
      refusal === null ? [] : [{ cell, refusal }],
    );
    const undone = { ...set, undoneAt: time, left };
    await tx.update(priceSets).set({ undoneAt: time, left }).where(isIt);
    await follow(
      tx,
      caller,
      { setId, written: writtenOf(back, outcomes), action: 'price-set.undo' },
      time,
    );
    return toSet(tx, caller, undone);
  });
}
