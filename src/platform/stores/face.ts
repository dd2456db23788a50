/** What other nouns may ask of `stores`. */

export { findPickupPlace, findPlace } from './find-points.ts';
export { findStoreIds, savePoints, saveStores } from './save-places.ts';
export {
  findAllStores,
  findStore,
  findStoreNames,
  findStoresOf,
  hasStoresWith,
} from './store-search.ts';
export { storeReference } from './tables.ts';
