/** What other nouns may ask of `gift-cards`. */

export { cardIdsOf } from './card-number.ts';
export { findPlans, fundedBy, type GiftCardPlan, writePlans } from './gift-card-plans.ts';
export { assertSpendable, openGiftCard } from './gift-card-store.ts';
export {
  findSpent,
  holdShares,
  refundShares,
  releaseShares,
  returnShares,
  spendShares,
} from './gift-card-uses.ts';
export {
  findSaleOf,
  type IssuedGiftCard,
  issueGiftCard,
  isUntouched,
  renewGiftCard,
} from './issue-gift-card.ts';
export { findCardsOf } from './list-gift-cards.ts';
export type { CardOrder, ReadCardHistory } from './read-gift-card.ts';
