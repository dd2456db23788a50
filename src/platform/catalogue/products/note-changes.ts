import { and, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import type { ToldWord, WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { type NotedEvent, noteEvents } from '../../events/face.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { findWebDomains } from '../../shops/face.ts';
import { isOneOf } from '../listings/listing-rows.ts';
import { currencyOfShop } from '../prices/price-points.ts';
import { prices } from '../prices/tables.ts';
import type { PriceRow } from '../prices/write-prices.ts';

/** Changes of the catalogue, told to other systems in the transaction that makes them. */

export type ToldProduct = {
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

export const noteProductChanges = (
  tx: Transaction,
  told: readonly ToldProduct[],
  now: Date,
): Promise<void> =>
  noteEvents(
    tx,
    told.map((data) => ({
      ...{ type: 'product.changed', storeId: null, data },
      subject: { kind: 'product', id: data.productId },
    })),
    now,
  );

/** What an option costs from now on, and the shops where that changed. */
export type ToldPrices = {
  optionId: string;
  current: readonly PriceRow[];
  shops: ReadonlySet<OnlineLocale>;
};

/** What options cost until an instant at which prices changed, by option. */
async function pricesUntil(tx: Transaction, optionIds: readonly string[], since: Date) {
  const rows = await tx
    .select()
    .from(prices)
    .where(
      and(
        isOneOf(sql`${prices.optionId}`, optionIds),
        lt(prices.validFrom, since),
        or(isNull(prices.validUntil), gte(prices.validUntil, since)),
      ),
    );
  return Map.groupBy(rows, ({ optionId }) => optionId);
}

/**
 * Tells what options cost from now on in the shops, of those that are open, where that changed, and
 * what they cost before. What nobody could buy before is told as a new product or colour. `since`: when it
 * changed, where that was earlier than it is told.
 */
export async function notePriceChanges(
  tx: Transaction,
  told: readonly ToldPrices[],
  now: Date,
  since: Date = now,
): Promise<void> {
  const changed = told.filter(({ shops }) => shops.size > 0);
  if (changed.length === 0) return;
  const earlier = await pricesUntil(
    tx,
    changed.map(({ optionId }) => optionId),
    since,
  );
  const open = await findWebDomains(tx);
  const noted = changed.flatMap(({ optionId, current, shops }) =>
    open
      .filter(({ domain }) => shops.has(domain))
      .map(({ domain, storeId }): NotedEvent => {
        const inShop = (rows: readonly PriceRow[]) =>
          rows
            .filter((row) => row.domain === domain)
            .map(({ sku, type, centAmount }) => ({ sku, type, centAmount }));
        const after = inShop(current);
        const data = {
          ...{ optionId, currency: currencyOfShop(domain), prices: after },
          ...{ before: inShop(earlier.get(optionId) ?? []), after },
        };
        return { type: 'price.changed', storeId, subject: { kind: 'option', id: optionId }, data };
      }),
  );
  await noteEvents(tx, noted, now);
}
