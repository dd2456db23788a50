/** What other nouns may ask of `stock`. */

export { giveBackStock, type StockMove, setStock, takeStock } from './move-stock.ts';
export { giveToStores, replaceStoreStocks, takeFromStore } from './move-store-stock.ts';
