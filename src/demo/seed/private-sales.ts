import { randomFor } from './random.ts';

/** Whether a piece is offered to signed-in customers at a price of their own. */
export function isPrivateSale({ productId }: { productId: string }): boolean {
  return productId !== '400101' && randomFor(`private ${productId}`).chance(0.06);
}
