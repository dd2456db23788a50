import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import type { OrderMailTexts } from './text-types.ts';

/** The size of an item on its own line, shoes in their own word. */
export function itemSize(
  words: Pick<OrderMailTexts, 'size' | 'shoeSize'>,
  { sizeLabel: { full }, sizeScale }: Pick<LineProduct, 'sizeLabel' | 'sizeScale'>,
): string {
  if (sizeScale === 'one') return full;
  return isOfShoes(sizeScale) ? words.shoeSize(full) : words.size(full);
}
