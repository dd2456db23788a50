import { createHash } from 'node:crypto';
import type { ImportedProduct } from './gather-products.ts';

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
