import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import type { OrderMailTexts } from './text-types.ts';

type ItemWords = Pick<OrderMailTexts, 'colour' | 'size' | 'shoeSize'>;

/** The size of an item on its own line, shoes in their own word. */
export function itemSize(
  words: Pick<OrderMailTexts, 'size' | 'shoeSize'>,
  { sizeLabel: { full }, sizeScale }: Pick<LineProduct, 'sizeLabel' | 'sizeScale'>,
): string {
  if (sizeScale === 'one') return full;
  return isOfShoes(sizeScale) ? words.shoeSize(full) : words.size(full);
}

/** Which of a garment an item is, on a line of a mail or a paper. */
export const itemDetails = (
  words: ItemWords,
  product: Pick<LineProduct, 'colour' | 'sizeLabel' | 'sizeScale'>,
): string[] => [words.colour(product.colour.label), itemSize(words, product)];
