/** What other nouns may ask of `carts`. */

export { closeAgreedCart, openAgain, openAgreedCart, quoteCart } from './agreed-cart.ts';
export {
  type CartRow,
  cartNotFound,
  findOwnCart,
  loadCart,
  lockCart,
  lockOwnCart,
  type StoredCart,
} from './cart-store.ts';
export {
  seenDue,
  seenTotal,
  toCart,
  toDiscounts,
  toGiftCardPayments,
  toLineItems,
  toShippingInfo,
  type View,
} from './cart-view.ts';
export { assertChangeable, type Change, changeCart, requireShop } from './change-cart.ts';
export { requireAddress } from './checkout-steps.ts';
export { isBare } from './extras.ts';
export { createFindFacts, type LivePricing, priceLive } from './live-pricing.ts';
export { movePromoCodes } from './move-promo-codes.ts';
export { assertAsSeen, assertOrderable } from './orderable.ts';
export {
  freezeCart,
  holdCartPromotions,
  markCartOrdered,
  spendCartPromotions,
  unfreezeCart,
} from './ordered-cart.ts';
export { bringBack } from './set-aside.ts';
