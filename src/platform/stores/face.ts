/** What other nouns may ask of `stores`. */

export { findPickupPlace, findPlace } from './find-points.ts';
export { findAllStores, findStore, findStoreNames, findStoresOf } from './store-search.ts';
export { deliveryPoints, storeReference, stores } from './tables.ts';
