/** What other nouns may ask of `opening`. */

export { writeShopChange } from './change-shop.ts';
export { HOW_TO_OPEN, isEmpty } from './open-shops.ts';
