import type { Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { noteEvent } from '../events/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { findWebDomains } from '../shops/face.ts';
import { currencyOfShop } from './price-points.ts';
import type { PriceRow } from './write-prices.ts';

/** Changes of the catalogue, told to other systems in the transaction that makes them. */

type ToldProduct = {
  productId: string;
  visibility: Visibility;
  /** What an import knows of it. */
  isNew?: boolean;
  handle?: string;
};

export async function noteProductChange(
  tx: Transaction,
  told: ToldProduct,
  now: Date,
): Promise<void> {
  const subject = { kind: 'product', id: told.productId };
  await noteEvent(tx, { type: 'product.changed', storeId: null, subject, data: told }, now);
}

/**
 * Tells what an option costs from now on in the shops, of those that are open, where that changed. What
 * nobody could buy before is told as a new product or colour.
 */
export async function notePriceChanges(
  tx: Transaction,
  { optionId, current }: { optionId: string; current: readonly PriceRow[] },
  changed: ReadonlySet<OnlineLocale>,
  now: Date,
): Promise<void> {
  if (changed.size === 0) return;
  for (const { domain, storeId } of await findWebDomains(tx)) {
    if (!changed.has(domain)) continue;
    const rows = current.filter((row) => row.domain === domain);
    const data = {
      ...{ optionId, currency: currencyOfShop(domain) },
      prices: rows.map(({ sku, type, centAmount }) => ({ sku, type, centAmount })),
    };
    const subject = { kind: 'option', id: optionId };
    await noteEvent(tx, { type: 'price.changed', storeId, subject, data }, now);
  }
}
