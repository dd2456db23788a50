/** What other nouns may ask of `stock`. */

export { findStocks, isInStock } from './in-stock.ts';
export {
  clearStock,
  giveBackStock,
  type StockMove,
  setStock,
  takeStock,
} from './move-stock.ts';
export {
  clearStoreStocks,
  giveToStores,
  setStoreStocks,
  takeFromStore,
} from './move-store-stock.ts';
