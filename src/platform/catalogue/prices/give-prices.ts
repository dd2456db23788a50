import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import type { NewPrices, PriceForecast } from '#src/domain/catalogue/staff-product.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { noteEvent } from '../../events/face.ts';
import { type Database, inTransaction, type Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import { audit, isMade, requireOwn } from '../../staff/face.ts';
import { followListings } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { noteCurrentPrices, planPricesToBegin } from './begin-prices.job.ts';
import { type PriceChangeRow, withdrawPrices, writeNewPrices } from './change-prices.ts';
import { lowestPriceOf } from './current-prices.ts';
import { currencyOfShop } from './price-points.ts';
import { priceChanges } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Asked = NewPrices & { productId: string };

/** Throws NOT_FOUND for a shop that is not the caller's. */
function requireShops({ shops: own }: StaffCaller, { shops }: NewPrices): void {
  if (shops.some(({ shop }) => !own.has(shop))) throw new DomainError('NOT_FOUND');
}

/** What a transaction would answer that is never committed. */
export async function tried<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const answer: T[] = [];
  await inTransaction(database, async (tx) => {
    answer.push(await work(tx));
    tx.rollback();
  }).catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  const [found] = answer;
  if (found === undefined) throw new Error('nothing was tried');
  return found;
}

type Announced = { centAmount: number; initial: number | null; lowest30Days: number | null };

/** What shoppers read of new prices at the instant at which they begin. */
async function readForecast(
  tx: Transaction,
  changes: readonly PriceChangeRow[],
): Promise<PriceForecast['values']> {
  const values: PriceForecast['values'] = [];
  for (const { domain, validFrom, prices } of changes) {
    for (const { optionId } of prices) {
      const asked = { option: sql`${optionId}`, domain: sql`${domain}`, now: validFrom };
      const { rows } = await tx.execute<{ price: Announced }>(
        sql`select announced.price from ${lowestPriceOf(asked)} announced`,
      );
      const price = rows[0]?.price;
      if (price === undefined) continue;
      values.push({
        ...{ shop: domain, currency: currencyOfShop(domain), optionId },
        ...{ from: validFrom.toISOString(), centAmount: price.centAmount },
        ...{ struckCents: price.initial, lowestCents: price.lowest30Days },
      });
    }
  }
  return values;
}

/** What shoppers would read of new prices; nothing is written. Throws as `givePrices` does. */
export async function forecastPrices(
  { database, now }: Deps,
  caller: StaffCaller,
  asked: Asked,
): Promise<PriceForecast['values']> {
  requireShops(caller, asked);
  return tried(database, async (tx) =>
    readForecast(tx, await writeNewPrices(tx, { ...asked, madeBy: caller.name }, now())),
  );
}

/** What is told and written down of new prices. */
async function followPrices(
  tx: Transaction,
  caller: StaffCaller,
  changes: readonly PriceChangeRow[],
  now: Date,
): Promise<void> {
  const shops = new Map(
    (await findWebDomainsOf(tx, caller)).map((one) => [one.domain, one.storeId]),
  );
  for (const change of changes) {
    const { domain, productId, validFrom, validUntil, prices } = change;
    const subject = { kind: 'product', id: productId };
    const told = prices.map(({ before: _, ...price }) => price);
    await planPricesToBegin(tx, change, now);
    if (validFrom <= now) {
      const optionIds = prices.map(({ optionId }) => optionId);
      await noteCurrentPrices(tx, { domain, optionIds }, { now, since: now });
    } else {
      const data = { from: validFrom.toISOString(), until: validUntil?.toISOString() ?? null };
      const storeId = shops.get(domain) ?? null;
      await noteEvent(
        tx,
        { type: 'price.planned', storeId, subject, data: { ...data, prices: told } },
        now,
      );
    }
    await audit(tx, caller, now, {
      action: 'product.prices',
      ...{ subject, shop: domain },
      before: prices.map(({ optionId, before }) => ({ optionId, prices: before })),
      after: {
        from: validFrom.toISOString(),
        until: validUntil?.toISOString() ?? null,
        prices: told,
      },
    });
  }
}

/**
 * Gives colours new prices, once for each changeId. Throws NOT_FOUND, PRICES_INVALID, PRICES_PLANNED and
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function givePrices(
  { database, now }: Deps,
  caller: StaffCaller,
  { changeId, ...asked }: Asked & { changeId: string },
): Promise<void> {
  const at = now();
  const subject = { kind: 'product', id: asked.productId };
  await inTransaction(database, async (tx) => {
    await lockListings(tx, at);
    if (await isMade(tx, { changeId, subjectKind: subject.kind, subjectId: subject.id }, at))
      return;
    await requireOwn(tx, caller, ['prices'], at);
    await givePricesOf(tx, caller, asked, at);
  });
}

/** The same, in a transaction of the caller that has locked the lists. */
export async function givePricesOf(
  tx: Transaction,
  caller: StaffCaller,
  asked: Asked,
  now: Date,
): Promise<void> {
  requireShops(caller, asked);
  const changes = await writeNewPrices(tx, { ...asked, madeBy: caller.name }, now);
  await followListings(tx, [asked.productId], now);
  await followPrices(tx, caller, changes, now);
}

/**
 * Withdraws a change. Throws NOT_FOUND for one that is not of a shop of the caller, and
 * CHANGED_BY_OTHERS for one that has begun.
 */
export async function withdrawPriceChange(
  { database, now }: Deps,
  caller: StaffCaller,
  { productId, priceChangeId }: { productId: string; priceChangeId: string },
): Promise<void> {
  const at = now();
  await inTransaction(database, async (tx) => {
    await lockListings(tx, at);
    const [found] = await tx
      .select()
      .from(priceChanges)
      .where(eq(priceChanges.priceChangeId, priceChangeId));
    const change = requireFound(found ?? null, 'NOT_FOUND');
    if (change.productId !== productId || !caller.shops.has(change.domain)) {
      throw new DomainError('NOT_FOUND');
    }
    await requireOwn(tx, caller, ['prices'], at);
    await withdrawPrices(tx, change, at);
    await followListings(tx, [productId], now());
    await audit(tx, caller, at, {
      action: 'product.prices-withdrawn',
      ...{ subject: { kind: 'product', id: productId }, shop: change.domain },
      before: { from: change.validFrom.toISOString(), prices: change.prices },
    });
  });
}
