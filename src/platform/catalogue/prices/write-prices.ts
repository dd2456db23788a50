import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { skus } from '../products/tables.ts';
import { currencyOfShop, labelPrice, toEuroCents } from './price-points.ts';
import { prices } from './tables.ts';

export type PriceRow = typeof prices.$inferInsert;

/** An amount of the export in a shop's currency: as it stands, or as a label price of it. */
function inCurrency(cents: number, from: Currency, to: Currency): number {
  return from === to ? cents : labelPrice(toEuroCents(cents, from), to);
}

/** Cents in the currency of an import; `compareAtCents` before the reduction, null without one. */
type Cost = { centAmount: number; compareAtCents: number | null };
type SizePrice = Cost & { sku: string };

/** What a size costs in a shop, in its cents; `sale` where it is reduced. */
type ShopCost = { sku: string; initial: number; sale: number | null };

/**
 * The prices of an option in a shop: one for all its sizes where they cost the same, else one for each.
 * A reduction is a sale price (S) beside the initial one (I).
 */
function rowsOfShop(
  { optionId, domain }: Pick<PriceRow, 'optionId' | 'domain'>,
  priced: readonly ShopCost[],
  now: Date,
): PriceRow[] {
  const [first] = priced;
  const areAlike = priced.every(
    ({ initial, sale }) => initial === first?.initial && sale === first.sale,
  );
  const told = areAlike && first !== undefined ? [{ ...first, sku: null }] : priced;
  return told.flatMap(({ sku, initial, sale }) => {
    const of = { optionId, sku, domain, validFrom: now, validUntil: null };
    const row: PriceRow = { ...of, type: 'I', centAmount: initial };
    return sale === null ? [row] : [row, { ...of, type: 'S' as const, centAmount: sale }];
  });
}

/** The prices of an option in some shops. */
export function pricesOf(
  optionId: string,
  sizes: readonly SizePrice[],
  { currency, shops }: Pick<Priced, 'currency' | 'shops'>,
  now: Date,
): PriceRow[] {
  return shops.flatMap((domain) => {
    const inShop = (cents: number) => inCurrency(cents, currency, currencyOfShop(domain));
    const priced = sizes.map(({ sku, centAmount, compareAtCents }) => ({
      sku,
      initial: inShop(compareAtCents ?? centAmount),
      sale: compareAtCents === null ? null : inShop(centAmount),
    }));
    return rowsOfShop({ optionId, domain }, priced, now);
  });
}

/** Sizes that an export no longer has cost what they did, where sizes have their own prices. */
function pricesOfGone(
  gone: readonly string[],
  wanted: readonly PriceRow[],
  running: readonly PriceRow[],
  now: Date,
): PriceRow[] {
  const bySize = new Set(wanted.flatMap(({ sku, domain }) => (sku === null ? [] : domain)));
  return gone.flatMap((sku) =>
    running
      .filter((row) => bySize.has(row.domain) && (row.sku === null || row.sku === sku))
      .map((row) => ({ ...row, sku, validFrom: now })),
  );
}

/** What an export sells of an option. */
type Priced = {
  optionId: string;
  variants: readonly (Cost & { size: string })[];
  currency: Currency;
  /** What others cost stays as it is. */
  shops: readonly OnlineLocale[];
};

/** Rows of an option that are valid now or later in some shops. */
const lastingRows = (
  tx: Transaction,
  optionId: string,
  shops: readonly OnlineLocale[],
  now: Date,
) =>
  tx
    .select()
    .from(prices)
    .where(
      and(
        eq(prices.optionId, optionId),
        // What plans reduce, promotions and adjusted prices are no matter of files.
        isNull(prices.planId),
        inArray(prices.type, ['I', 'S']),
        or(isNull(prices.validUntil), gt(prices.validUntil, now)),
        inArray(prices.domain, [...shops]),
      ),
    );

const isSame = (one: PriceRow, other: PriceRow) =>
  one.sku === other.sku &&
  one.domain === other.domain &&
  one.type === other.type &&
  one.centAmount === other.centAmount;

function earliest(instants: readonly (Date | null | undefined)[]): Date | null {
  const times = instants.flatMap((one) => one?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** When reductions of the same sizes were to end: another amount does not make them last longer. */
const endsOf = ({ type, domain, sku }: PriceRow, ended: readonly PriceRow[]) =>
  type === 'I'
    ? []
    : ended
        .filter((row) => row.type === type && row.domain === domain)
        .filter((row) => row.sku === sku || row.sku === null || sku === null)
        .map(({ validUntil }) => validUntil);

/** Ends what is valid now and not wanted, and writes what is wanted and new. Answers both. */
async function replaceRunning(
  tx: Transaction,
  lasting: readonly (typeof prices.$inferSelect)[],
  wanted: readonly PriceRow[],
  now: Date,
): Promise<PriceRow[]> {
  // What begins later was planned: it stays, and what is written now lasts until then.
  const running = lasting.filter(({ validFrom }) => validFrom <= now);
  const beginOf = (shop: OnlineLocale) =>
    earliest(
      lasting.flatMap(({ domain, validFrom }) =>
        domain === shop && validFrom > now ? validFrom : [],
      ),
    );
  const ended = running.filter((one) => !wanted.some((other) => isSame(one, other)));
  for (const row of ended) {
    const { optionId, sku, domain, type, validFrom } = row;
    const key = and(
      eq(prices.optionId, optionId),
      sku === null ? isNull(prices.sku) : eq(prices.sku, sku),
      eq(prices.domain, domain),
      eq(prices.type, type),
      eq(prices.validFrom, validFrom),
    );
    // One that began this very moment was never seen by anybody.
    if (validFrom >= now) await tx.delete(prices).where(key);
    else await tx.update(prices).set({ validUntil: now }).where(key);
  }
  const added = wanted
    .filter((one) => !running.some((other) => isSame(one, other)))
    .map((row) => ({ ...row, validUntil: earliest([beginOf(row.domain), ...endsOf(row, ended)]) }));
  if (added.length > 0) await tx.insert(prices).values(added);
  return [...ended, ...added];
}

/**
 * Replaces what is valid now in some shops: a price that changed ends today, so that its history stays
 * true. Answers what is valid from now on, and the shops where somebody could buy it for another price before.
 */
export async function writePrices(
  tx: Transaction,
  { optionId, variants, currency, shops }: Priced,
  now: Date,
): Promise<{ current: PriceRow[]; changed: ReadonlySet<OnlineLocale>; isChanged: boolean }> {
  const known = await tx.select().from(skus).where(eq(skus.optionId, optionId));
  const sold = known.flatMap(({ sku, size }) => {
    const variant = variants.find((one) => one.size === size);
    return variant === undefined ? [] : [{ ...variant, sku }];
  });
  const lasting = await lastingRows(tx, optionId, shops, now);
  const running = lasting.filter(({ validFrom }) => validFrom <= now);
  const current = pricesOf(optionId, sold, { currency, shops }, now);
  const gone = known.flatMap(({ sku }) => (sold.some((one) => one.sku === sku) ? [] : sku));
  const wanted = [...current, ...pricesOfGone(gone, current, running, now)];
  const changed = await replaceRunning(tx, lasting, wanted, now);
  const told = running.length === 0 ? [] : changed;
  return {
    ...{ current: wanted, changed: new Set(told.map(({ domain }) => domain)) },
    isChanged: changed.length > 0,
  };
}

/** What a file says of a size; a price before reductions leaves them as they are. */
type GivenPrice = SizePrice | { sku: string; initialCents: number };

type Given = {
  current: PriceRow[];
  isChanged: boolean;
  /** Sizes whose reduction would be none beside the initial price given: they keep their prices. */
  refused: string[];
  /** Sizes that are reduced no more. */
  ended: string[];
};

/**
 * Gives some sizes of an option another price in one shop from now on; the others cost what they did.
 * Answers what is valid from now on, and whether that is another price.
 */
export async function writeShopPrices(
  tx: Transaction,
  { optionId, domain }: Pick<PriceRow, 'optionId' | 'domain'>,
  given: readonly GivenPrice[],
  now: Date,
): Promise<Given> {
  const known = await tx.select().from(skus).where(eq(skus.optionId, optionId));
  const lasting = await lastingRows(tx, optionId, [domain], now);
  const running = lasting.filter(({ validFrom }) => validFrom <= now);
  const centsNow = (sku: string, type: PriceRow['type']) => {
    const own = running.filter((row) => row.sku === sku);
    const rows = own.length > 0 ? own : running.filter((row) => row.sku === null);
    return rows.find((row) => row.type === type)?.centAmount ?? null;
  };
  const [refused, ended]: [string[], string[]] = [[], []];
  const priced = known.flatMap(({ sku }): ShopCost[] => {
    const cost = given.find((one) => one.sku === sku);
    const saleNow = centsNow(sku, 'S');
    if (cost !== undefined && 'centAmount' in cost) {
      const { centAmount, compareAtCents } = cost;
      if (compareAtCents === null && saleNow !== null) ended.push(sku);
      const sale = compareAtCents === null ? null : centAmount;
      return [{ sku, initial: compareAtCents ?? centAmount, sale }];
    }
    const isRefused = cost !== undefined && saleNow !== null && cost.initialCents <= saleNow;
    if (isRefused) refused.push(sku);
    const initial = cost === undefined || isRefused ? centsNow(sku, 'I') : cost.initialCents;
    return initial === null ? [] : [{ sku, initial, sale: saleNow }];
  });
  const current = rowsOfShop({ optionId, domain }, priced, now);
  const changed = await replaceRunning(tx, lasting, current, now);
  return { current, isChanged: changed.length > 0, refused, ended };
}
