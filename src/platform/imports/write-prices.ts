import { and, eq, isNull } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { currencyOfShop, labelPrice, toEuroCents } from '../catalogue/price-points.ts';
import { prices } from '../catalogue/tables.ts';
import type { Transaction } from '../database/database.ts';
import type { ImportedVariant } from './read-variant.ts';

type PriceRow = typeof prices.$inferInsert;

/** An amount of the export in a shop's currency: as it stands, or as a label price of it. */
function inCurrency(cents: number, from: Currency, to: Currency): number {
  return from === to ? cents : labelPrice(toEuroCents(cents, from), to);
}

/**
 * The prices of an option in all shops: its dearest size counts, since a colour has one price
 * here. A reduction is a sale price (S) beside the initial one (I).
 */
export function pricesOf(
  optionId: string,
  variants: readonly ImportedVariant[],
  currency: Currency,
  now: Date,
): PriceRow[] {
  const [dearest] = [...variants].sort((one, other) => other.centAmount - one.centAmount);
  if (dearest === undefined) return [];
  const { centAmount, compareAtCents } = dearest;
  return ONLINE_LOCALES.flatMap((domain) => {
    const row = (type: 'I' | 'S', cents: number): PriceRow => ({
      optionId,
      domain,
      type,
      validFrom: now,
      validUntil: null,
      centAmount: inCurrency(cents, currency, currencyOfShop(domain)),
    });
    if (compareAtCents === null) return [row('I', centAmount)];
    return [row('I', compareAtCents), row('S', centAmount)];
  });
}

/** Replaces what is valid now: a price that changed ends today, so that its history stays true. */
export async function writePrices(
  tx: Transaction,
  optionId: string,
  wanted: readonly PriceRow[],
  now: Date,
): Promise<void> {
  const running = await tx
    .select()
    .from(prices)
    .where(and(eq(prices.optionId, optionId), isNull(prices.validUntil)));
  const isSame = (one: PriceRow, other: PriceRow) =>
    one.domain === other.domain && one.type === other.type && one.centAmount === other.centAmount;
  for (const row of running.filter((one) => !wanted.some((other) => isSame(one, other)))) {
    const { domain, type, validFrom } = row;
    const key = and(
      eq(prices.optionId, optionId),
      eq(prices.domain, domain),
      eq(prices.type, type),
      eq(prices.validFrom, validFrom),
    );
    // One that began this very moment was never seen by anybody.
    if (validFrom >= now) await tx.delete(prices).where(key);
    else await tx.update(prices).set({ validUntil: now }).where(key);
  }
  const added = wanted.filter((one) => !running.some((other) => isSame(one, other)));
  if (added.length > 0) await tx.insert(prices).values([...added]);
}
