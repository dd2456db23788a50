/** What other nouns may ask of `knowledges`. */

export { stockAlerts, wishlistProducts } from './tables.ts';
