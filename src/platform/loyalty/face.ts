/** What other nouns may ask of `loyalty`. */

export { creditPoints, takePointsBack } from './credit-points.ts';
export { loyaltyMovements } from './tables.ts';
