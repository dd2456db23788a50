/** Goods that are never shipped (specification §6, §9). */
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.ts';

/** Whether the dematerialised method may be offered (§6; necessary, not sufficient: A-068). */
export function mayShipDematerialised(
  cart: Pick<ShopperCart, 'lineItems' | 'giftCards' | 'loyaltyCard'>,
): boolean {
  const { lineItems, giftCards, loyaltyCard } = cart;
  if (giftCards.length > 0) return true;
  if (lineItems.length === 0) return loyaltyCard !== null;
  return lineItems.every((line) => line.segmentationId === DEMATERIALISED_SEGMENTATION);
}
