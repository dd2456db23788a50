/** What other nouns may ask of `catalogue`. */

export { checkDocument, requireTaken } from './documents/check-document.ts';
export {
  type DocumentWords,
  findDocumentWords,
  knownProducts,
  writeMarks,
  writeRelations,
} from './documents/document-words.ts';
export { findProductIds } from './documents/list-products.ts';
export { nextOptionId, nextProductId } from './documents/new-ids.ts';
export { type DraftRow, findDraft, keepDraft, removeDraft } from './documents/product-drafts.ts';
export {
  type Author,
  authorOf,
  findVersions,
  latestVersion,
} from './documents/product-versions.ts';
export { readProductWords } from './documents/product-vocabulary.ts';
export { readDocument, readDocuments } from './documents/read-document.ts';
export { findPhotosFrom, type NewColour, type Photo } from './documents/write-option.ts';
export { rememberMaker, type WrittenProduct, writeProduct } from './documents/write-product.ts';
export type { RefusedSkus } from './documents/write-skus.ts';
export { nearestFamily } from './families/nearest-family.ts';
export { fillVocabularies } from './goods-words/fill-vocabularies.ts';
export { brandsOf } from './goods-words/merged-words.ts';
export type { Localized } from './goods-words/tables.ts';
export { followListings } from './listings/follow-listings.job.ts';
export {
  lockListings,
  noteListingChanges,
  refreshListingsIfDue,
} from './listings/refresh-listings.ts';
export { findTiles } from './listings/tile-rows.ts';
export { at, lowestPriceOf } from './prices/current-prices.ts';
export { givePricesOf } from './prices/give-prices.ts';
export {
  findPlansOf,
  movePlans,
  stopPlans,
} from './prices/plans-of-drop.ts';
export { addPlan } from './prices/price-plans.ts';
export { currencyOfShop } from './prices/price-points.ts';
export { writePrices, writeShopPrices } from './prices/write-prices.ts';
export { countNames } from './products/count-names.ts';
export { drawnViewsOf } from './products/drawn-views.ts';
export { findGoodsNames } from './products/goods-names.ts';
export { checkDigit, toGtin13 } from './products/gtin.ts';
export { findLineProducts, type LineFacts } from './products/line-products.ts';
export {
  changedParts,
  notePriceChanges,
  noteProductChanges,
  type ToldPrices,
  type ToldProduct,
} from './products/note-changes.ts';
export { findFamilyOfSlug, findNamedProducts, findProductSlug } from './products/page-names.ts';
export { findProductNames, namedIn, nameOrOther } from './products/product-names.ts';
export { sizeOf } from './products/product-words.ts';
export { findPromotedProducts } from './products/promoted-products.ts';
export { type FoundMark, type MarkedItem, markTiles } from './products/promotion-marks.ts';
export { findSellable } from './products/sellable-items.ts';
export {
  findOptionsOfSkus,
  findSkusNamed,
  findSkusOfOptions,
  findSkusOfProducts,
} from './products/sku-store.ts';
export { optionReference, productReference, skuReference } from './products/tables.ts';
export { notePublications, type PublicationMove } from './publications/begin-publications.job.ts';
export {
  type FileTerm,
  type PlannedTerm,
  publishAsSaid,
  readTermsOf,
} from './publications/file-publications.ts';
export {
  addProducts,
  findProductsOf,
  moveProducts,
  stopProducts,
} from './publications/products-of-drop.ts';
export { publishByFile } from './publications/publications.ts';
export { lacking, shownIn } from './publications/readiness.ts';
export { isOpen } from './publications/visibility.ts';
export { plainWord } from './search/colour-words.ts';
export { searchWordsOf } from './search/search-words.ts';
export type { ShopView } from './shop-view.ts';
export { signPlanPreviews, signPreviews } from './sign-previews.ts';
export { slugOf } from './slug-of.ts';
export { FAMILIES, familySlug, SALE_FAMILY } from './vocabularies/families.ts';
export { GARMENT_KINDS, type GarmentKind } from './vocabularies/garment-kinds.ts';
export { placeOfGarment } from './vocabularies/garment-places.ts';
export type { Pattern } from './vocabularies/patterns.ts';
export { SHEETS } from './vocabularies/sheets.ts';
export { ONE_SIZE } from './vocabularies/sizes.ts';
export {
  COLOURS,
  type ColourId,
  type FamilyId,
  inEachLanguage,
  type SegmentationWord,
} from './vocabularies/word-lists.ts';
export { oneWord, readWords, titleAndText } from './vocabularies/word-table.ts';
