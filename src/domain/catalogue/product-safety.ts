import type { Seller } from '#src/domain/legal/seller.ts';
import type { Product } from './catalogue.schema.ts';
import type { ProductSafety } from './product-safety.schema.ts';

type Named = Pick<
  Seller,
  'name' | 'address' | 'email' | 'responsibleName' | 'responsibleAddress' | 'responsibleContact'
>;

/**
 * Who made a product, and who answers for it in the Union: what is written of it, or else, of the shop's
 * own brand, the seller, who counts as its manufacturer (regulation (EU) 2023/988, article 3), and
 * whom the seller names. Null where nobody said.
 */
export function safetyOf(
  { brand, safety }: Pick<Product, 'brand' | 'safety'>,
  { name, address, email, ...seller }: Named,
): ProductSafety | null {
  if (safety?.manufacturer) return safety;
  if (brand !== null || name === '') return safety;
  const { responsibleName, responsibleAddress, responsibleContact } = seller;
  const responsible =
    responsibleName === ''
      ? null
      : { name: responsibleName, address: responsibleAddress, contact: responsibleContact };
  return {
    warnings: safety?.warnings ?? '',
    responsible: safety?.responsible ?? responsible,
    manufacturer: { name, address, contact: email },
  };
}
