/** What other nouns may ask of `promotions`. */

export { promote } from './promote.ts';
