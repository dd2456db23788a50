import type { Seller } from '#src/domain/legal/seller.ts';
import type { Product } from './catalogue.schema.ts';
import type { ProductSafety } from './product-safety.schema.ts';

/**
 * Who made a product: what is written of it, or else, of the shop's own brand, the seller, who counts
 * as its manufacturer (regulation (EU) 2023/988, article 3). Null where nobody said.
 */
export function safetyOf(
  { brand, safety }: Pick<Product, 'brand' | 'safety'>,
  { name, address, email }: Pick<Seller, 'name' | 'address' | 'email'>,
): ProductSafety | null {
  if (safety?.manufacturer) return safety;
  if (brand !== null || name === '') return safety;
  const manufacturer = { name, address, contact: email };
  return { responsible: null, warnings: '', ...safety, manufacturer };
}
