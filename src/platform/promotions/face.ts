/** What other nouns may ask of `promotions`. */

export { promote } from './promote.ts';
export { findMarks } from './promotion-marks.ts';
export {
  holdPromotions,
  releasePromotions,
  returnPromotions,
  spendPromotions,
} from './promotion-uses.ts';
export {
  findCodeOf,
  findTypedCodes,
  putTypedCode,
  removeTypedCode,
  type TypedCode,
} from './typed-codes.ts';
