/** What other nouns may ask of `stores`. */

export { findPlace } from './find-points.ts';
export { findAllStores, findStore } from './store-search.ts';
export { deliveryPoints, storeStocks, stores } from './tables.ts';
