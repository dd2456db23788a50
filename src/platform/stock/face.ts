/** What other nouns may ask of `stock`. */

export { findStocks, isInStock } from './in-stock.ts';
export { giveBackStock, type StockMove, setStock, takeStock } from './move-stock.ts';
export { giveToStores, replaceStoreStocks, takeFromStore } from './move-store-stock.ts';
