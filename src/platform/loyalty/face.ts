/** What other nouns may ask of `loyalty`. */

export { creditPoints, takePointsBack } from './credit-points.ts';
export { findMovements, sumMovements } from './movement-store.ts';
