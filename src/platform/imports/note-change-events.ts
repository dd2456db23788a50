import { createHash } from 'node:crypto';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { currencyOfShop, type PriceRow } from '../catalogue/face.ts';
import { noteEvent } from '../events/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { findWebDomains } from '../shops/face.ts';
import type { ImportedProduct } from './gather-products.ts';

/** What an import changes, told to other systems in its transaction. */

/** Tells a product's description from another: all of an export but its lines, prices and stock. */
export function fingerprintOf({ line: _, variants, ...product }: ImportedProduct): string {
  const sizes = variants.map(
    ({ line: _line, centAmount: _price, compareAtCents: _before, quantity: _stock, ...size }) =>
      size,
  );
  return createHash('sha256')
    .update(JSON.stringify([product, sizes]))
    .digest('base64url');
}

type Told = { productId: string; isNew: boolean } & Pick<ImportedProduct, 'handle' | 'visibility'>;

export async function noteProductChange(tx: Transaction, told: Told, now: Date): Promise<void> {
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
