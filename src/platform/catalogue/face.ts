/** What other nouns may ask of `catalogue`. */

export { plainWord } from './colour-words.ts';
export { countNames } from './count-names.ts';
export { at, lowestPriceOf } from './current-prices.ts';
export { drawnViewsOf } from './drawn-views.ts';
export { fillVocabularies } from './fill-vocabularies.ts';
export { checkDigit, toGtin13 } from './gtin.ts';
export { findLineProducts, type LineFacts } from './line-products.ts';
export { notePriceChanges, noteProductChange } from './note-changes.ts';
export { currencyOfShop } from './price-points.ts';
export { findProductNames, namedIn } from './product-names.ts';
export { safetyColumn } from './product-store.ts';
export { sizeOf } from './product-words.ts';
export { lockListings, noteListingChange, refreshListingsIfDue } from './refresh-listings.ts';
export { searchWordsOf } from './search-words.ts';
export type { ShopView } from './shop-view.ts';
export { findAllSkus, findSkusNamed, findSkusOfOptions } from './sku-store.ts';
export { slugOf } from './slug-of.ts';
export {
  type Localized,
  optionReference,
  productReference,
  skuReference,
} from './tables.ts';
export { findTiles } from './tile-rows.ts';
export { isListed, isOpen } from './visibility.ts';
export { FAMILIES, familySlug, SALE_FAMILY } from './vocabularies/families.ts';
export type { GarmentKind } from './vocabularies/garment-kinds.ts';
export { placeOfGarment } from './vocabularies/garment-places.ts';
export type { Pattern } from './vocabularies/patterns.ts';
export { SHEETS } from './vocabularies/sheets.ts';
export { sizeChartOf } from './vocabularies/size-charts.ts';
export { isRanged, ONE_SIZE, SIZE_RANGES } from './vocabularies/sizes.ts';
export {
  COLOURS,
  type ColourId,
  type FamilyId,
  inEachLanguage,
  type SegmentationWord,
} from './vocabularies/word-lists.ts';
export { oneWord, readWords, titleAndText } from './vocabularies/word-table.ts';
export { type WantedGtin, writeGtins } from './write-gtins.ts';
export {
  clearPlaces,
  findPhotosFrom,
  type NewColour,
  type Photo,
  putLast,
  writeOption,
} from './write-option.ts';
export { writePrices } from './write-prices.ts';
export { type ProductSheet, type UnsaidField, writeSheet } from './write-sheet.ts';
export { type RefusedSkus, writeSkus } from './write-skus.ts';
