import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import type { ToldWord, WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { noteEvent } from '../events/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { findWebDomains } from '../shops/face.ts';
import { currencyOfShop } from './price-points.ts';
import { prices } from './tables.ts';
import type { PriceRow } from './write-prices.ts';

/** Changes of the catalogue, told to other systems in the transaction that makes them. */

type ToldProduct = {
  productId: string;
  /** What a file says of who sees it. */
  visibility?: Visibility;
  /** What an import knows of it. */
  isNew?: boolean;
  handle?: string;
  /** Parts of its document that changed, as they were and as they are; `before` is null for a new one. */
  before: Partial<ProductDocument> | null;
  after: Partial<ProductDocument>;
  /** A brand, colour, material or care line of it that was changed or merged, for all that have it. */
  word?: { kind: WordKind; before: ToldWord; after: ToldWord };
};

/** The parts of a document that differ from what was there. */
export function changedParts(
  before: ProductDocument | null,
  after: ProductDocument,
): Pick<ToldProduct, 'before' | 'after'> {
  if (before === null) return { before, after };
  const isSame = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(new Map(Object.entries(before)).get(name));
  const differing = (document: ProductDocument) =>
    Object.fromEntries(
      Object.entries(document).filter(([name]) => {
        const value = new Map<string, unknown>(Object.entries(after)).get(name);
        return !isSame(name, value);
      }),
    );
  return { before: differing(before), after: differing(after) };
}

export async function noteProductChange(
  tx: Transaction,
  told: ToldProduct,
  now: Date,
): Promise<void> {
  const subject = { kind: 'product', id: told.productId };
  await noteEvent(tx, { type: 'product.changed', storeId: null, subject, data: told }, now);
}

type ToldPrices = {
  optionId: string;
  current: readonly PriceRow[];
  /** When it changed, where that was earlier than it is told. */
  since?: Date;
};

/** What an option cost until an instant at which prices changed. */
const pricesUntil = (tx: Transaction, optionId: string, since: Date) =>
  tx
    .select()
    .from(prices)
    .where(
      and(
        eq(prices.optionId, optionId),
        lt(prices.validFrom, since),
        or(isNull(prices.validUntil), gte(prices.validUntil, since)),
      ),
    );

/**
 * Tells what an option costs from now on in the shops, of those that are open, where that changed, and
 * what it cost before. What nobody could buy before is told as a new product or colour.
 */
export async function notePriceChanges(
  tx: Transaction,
  { optionId, current, since }: ToldPrices,
  changed: ReadonlySet<OnlineLocale>,
  now: Date,
): Promise<void> {
  if (changed.size === 0) return;
  const earlier = await pricesUntil(tx, optionId, since ?? now);
  for (const { domain, storeId } of await findWebDomains(tx)) {
    if (!changed.has(domain)) continue;
    const inShop = (rows: readonly PriceRow[]) =>
      rows
        .filter((row) => row.domain === domain)
        .map(({ sku, type, centAmount }) => ({ sku, type, centAmount }));
    const after = inShop(current);
    const data = {
      ...{ optionId, currency: currencyOfShop(domain), prices: after },
      ...{ before: inShop(earlier), after },
    };
    const subject = { kind: 'option', id: optionId };
    await noteEvent(tx, { type: 'price.changed', storeId, subject, data }, now);
  }
}
