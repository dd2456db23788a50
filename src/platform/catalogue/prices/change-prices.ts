import { and, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { NewPrices } from '#src/domain/catalogue/staff-product.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { productOptions } from '../products/tables.ts';
import { type PriceBefore, priceChanges, prices } from './tables.ts';

/** Prices that the staff give: now, or at a midnight of each shop. */

type Row = typeof prices.$inferSelect;
type PricePlace = { optionId: string; domain: OnlineLocale };
export type PriceChangeRow = typeof priceChanges.$inferSelect;

const isPriceOf = ({ optionId, domain }: PricePlace) =>
  and(eq(prices.optionId, optionId), eq(prices.domain, domain));

/** One row of prices, by its key. */
const isRow = (
  place: PricePlace,
  { sku, type, validFrom }: Pick<Row, 'sku' | 'type' | 'validFrom'>,
) =>
  and(
    isPriceOf(place),
    sku === null ? isNull(prices.sku) : eq(prices.sku, sku),
    eq(prices.type, type),
    eq(prices.validFrom, validFrom),
  );

/** The instant with which a day begins in a shop. */
async function midnightOf(db: Queryable, day: string, shop: OnlineLocale): Promise<Date> {
  const zone = shopTimeZone(getDomain(shop).iso2);
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from ${day}::date::timestamp at time zone ${zone}) * 1000)::bigint::text as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}

const refuse = (field: string) => new DomainError('PRICES_INVALID', { field });

/** From when to when new prices hold in a shop; throws PRICES_INVALID, which names the field. */
export async function termOf(
  db: Queryable,
  shop: OnlineLocale,
  { from, lastDay }: Pick<NewPrices, 'from' | 'lastDay'>,
  now: Date,
): Promise<{ validFrom: Date; validUntil: Date | null }> {
  const today = shopDay(now, getDomain(shop).iso2);
  if (from !== null && from < today) throw refuse('from');
  if (lastDay !== null && lastDay < (from ?? today)) throw refuse('lastDay');
  const validFrom = from === null || from === today ? now : await midnightOf(db, from, shop);
  const validUntil = lastDay === null ? null : await midnightOf(db, dayAfter(lastDay, 1), shop);
  return { validFrom, validUntil };
}

/** Ends the rows of a colour in a shop at an instant, and answers how they were. */
async function endRows(tx: Transaction, place: PricePlace, at: Date, now: Date) {
  const later = await tx
    .select({ type: prices.type })
    .from(prices)
    // What begins at this very moment began already.
    .where(and(isPriceOf(place), at > now ? gte(prices.validFrom, at) : gt(prices.validFrom, at)));
  if (later.length > 0) throw new DomainError('PRICES_PLANNED');
  const running = await tx
    .select()
    .from(prices)
    .where(
      and(
        isPriceOf(place),
        lte(prices.validFrom, at),
        or(isNull(prices.validUntil), gt(prices.validUntil, at)),
      ),
    );
  for (const row of running) {
    // One that began this very moment was never seen by anybody.
    if (row.validFrom >= now) await tx.delete(prices).where(isRow(place, row));
    else await tx.update(prices).set({ validUntil: at }).where(isRow(place, row));
  }
  return running.map(
    ({ sku, type, validFrom, validUntil }): PriceBefore => ({
      ...{ sku, type, validFrom: validFrom.toISOString() },
      validUntil: validUntil?.toISOString() ?? null,
    }),
  );
}

/** Throws NOT_FOUND where a product has not all of these colours. */
async function requireOptions(tx: Transaction, productId: string, optionIds: readonly string[]) {
  const own = await tx
    .select({ optionId: productOptions.optionId })
    .from(productOptions)
    .where(
      and(
        eq(productOptions.productId, productId),
        inArray(productOptions.optionId, [...optionIds]),
      ),
    );
  if (own.length !== new Set(optionIds).size) throw new DomainError('NOT_FOUND');
}

type Wanted = NewPrices & { productId: string; madeBy: string };

/**
 * Gives colours of a product new prices in shops, and writes down the change of each shop. Throws
 * NOT_FOUND, PRICES_INVALID, and PRICES_PLANNED where a price is to change later already.
 */
export async function writeNewPrices(
  tx: Transaction,
  { productId, madeBy, optionIds, shops, ...days }: Wanted,
  now: Date,
): Promise<PriceChangeRow[]> {
  await requireOptions(tx, productId, optionIds);
  if (days.lastDay !== null && shops.every(({ saleCents }) => saleCents === null)) {
    throw refuse('lastDay');
  }
  const changes: PriceChangeRow[] = [];
  for (const { shop, initialCents, saleCents } of shops) {
    if (saleCents !== null && saleCents >= initialCents) throw refuse('saleCents');
    const { validFrom, validUntil } = await termOf(tx, shop, days, now);
    const written: PriceChangeRow['prices'] = [];
    for (const optionId of new Set(optionIds)) {
      const before = await endRows(tx, { optionId, domain: shop }, validFrom, now);
      const row = { optionId, sku: null, domain: shop, validFrom };
      await tx
        .insert(prices)
        .values([
          { ...row, type: 'I', validUntil: null, centAmount: initialCents },
          ...(saleCents === null
            ? []
            : [{ ...row, type: 'S' as const, validUntil, centAmount: saleCents }]),
        ]);
      written.push({ optionId, initialCents, saleCents, before });
    }
    changes.push({
      ...{ priceChangeId: crypto.randomUUID(), productId, domain: shop, validFrom },
      validUntil: saleCents === null ? null : validUntil,
      ...{ prices: written, madeBy, madeAt: now, withdrawnAt: null },
    });
  }
  await tx.insert(priceChanges).values(changes);
  return changes;
}

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Takes back a change that has not begun: what it ended goes on as before. Throws CHANGED_BY_OTHERS
 * where it has begun, was withdrawn, or something else has been written at its place.
 */
export async function withdrawPrices(
  tx: Transaction,
  { priceChangeId, domain, validFrom, withdrawnAt, ...change }: PriceChangeRow,
  now: Date,
): Promise<void> {
  if (withdrawnAt !== null || validFrom <= now) throw new DomainError('CHANGED_BY_OTHERS');
  for (const { optionId, before } of change.prices) {
    const place = { optionId, domain };
    const begins = and(isPriceOf(place), gte(prices.validFrom, validFrom), isNull(prices.planId));
    const gone = await tx.delete(prices).where(begins).returning();
    if (!gone.some((row) => row.type === 'I')) throw new DomainError('CHANGED_BY_OTHERS');
    const ended = await tx
      .select()
      .from(prices)
      .where(and(isPriceOf(place), eq(prices.validUntil, validFrom)));
    for (const row of ended) {
      const known = before.find(
        (one) =>
          one.sku === row.sku &&
          one.type === row.type &&
          one.validFrom === row.validFrom.toISOString(),
      );
      // What was written since was to last until this change.
      const validUntil = dateOrNull(known?.validUntil ?? null);
      await tx.update(prices).set({ validUntil }).where(isRow(place, row));
    }
  }
  await tx
    .update(priceChanges)
    .set({ withdrawnAt: now })
    .where(eq(priceChanges.priceChangeId, priceChangeId));
}
