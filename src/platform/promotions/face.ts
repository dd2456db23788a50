/** What other nouns may ask of `promotions`. */

export { findGone, findOffers, type Offer } from './find-offers.ts';
export { promote } from './promote.ts';
export { findMarks } from './promotion-marks.ts';
export {
  holdPromotions,
  releasePromotions,
  returnPromotions,
  spendPromotions,
} from './promotion-uses.ts';
export {
  findPromotionsOf,
  movePromotions,
  stopPromotions,
} from './promotions-of-drop.ts';
export { TERM_IN_STATE, toTerm } from './terms.ts';
export {
  findCodeOf,
  findCodes,
  findTypedCodes,
  putTypedCode,
  removeTypedCode,
  type TypedCode,
} from './typed-codes.ts';
export { addWholeOrderCode } from './whole-order-code.ts';
export { addPromotion } from './write-promotion.ts';
