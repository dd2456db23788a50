/** What other nouns may ask of `opening`. */

export { HOW_TO_OPEN, isEmpty } from './open-shops.ts';
