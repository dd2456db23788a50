/** What other nouns may ask of `orders`. */

export { requireOrder } from './change-order.ts';
export {
  findBoughtSize,
  findOrderNumber,
  findPurchases,
  isOrdered,
} from './find-purchases.ts';
export { countGiftsTo } from './gift-cards/given-by-hand.ts';
export { listOrders } from './list-orders.ts';
export { findSampleOrder, findSampleOrders, ORDER_MAIL_SAMPLES } from './mail-samples.ts';
export { limitLinkUse } from './order-links.ts';
export { placeOrder } from './place-order.ts';
export { settleFailed } from './refunds/settle-failed.ts';
export { listReturns } from './returns/list-returns.ts';
export { cancelAwaitingOrder, confirmAwaitingOrder } from './settle-awaiting-order.ts';
