/** What other nouns may ask of `catalogue`. */

export { notePublications, type PublicationMove } from './begin-publications.job.ts';
export { checkDocument, requireTaken } from './check-document.ts';
export { plainWord } from './colour-words.ts';
export { countNames } from './count-names.ts';
export { at, lowestPriceOf } from './current-prices.ts';
export {
  type DocumentWords,
  findDocumentWords,
  knownProducts,
  writeMarks,
  writeRelations,
} from './document-words.ts';
export { drawnViewsOf } from './drawn-views.ts';
export {
  type FileTerm,
  type PlannedTerm,
  publishAsSaid,
  readTermsOf,
} from './file-publications.ts';
export { fillVocabularies } from './fill-vocabularies.ts';
export { followListings } from './follow-listings.job.ts';
export { givePricesOf } from './give-prices.ts';
export { findGoodsNames } from './goods-names.ts';
export { checkDigit, toGtin13 } from './gtin.ts';
export { findLineProducts, type LineFacts } from './line-products.ts';
export { findProductIds } from './list-products.ts';
export { brandsOf } from './merged-words.ts';
export { nearestFamily } from './nearest-family.ts';
export { nextOptionId, nextProductId } from './new-ids.ts';
export {
  changedParts,
  notePriceChanges,
  noteProductChanges,
  type ToldPrices,
  type ToldProduct,
} from './note-changes.ts';
export { findFamilyOfSlug, findNamedProducts, findProductSlug } from './page-names.ts';
export {
  findPlansOf,
  movePlans,
  stopPlans,
} from './plans-of-drop.ts';
export { addPlan } from './price-plans.ts';
export { currencyOfShop } from './price-points.ts';
export { type DraftRow, findDraft, keepDraft, removeDraft } from './product-drafts.ts';
export { findProductNames, namedIn, nameOrOther } from './product-names.ts';
export { type Author, authorOf, findVersions, latestVersion } from './product-versions.ts';
export { readProductWords } from './product-vocabulary.ts';
export { sizeOf } from './product-words.ts';
export {
  addProducts,
  findProductsOf,
  moveProducts,
  stopProducts,
} from './products-of-drop.ts';
export { findPromotedProducts } from './promoted-products.ts';
export { type FoundMark, type MarkedItem, markTiles } from './promotion-marks.ts';
export { publishByFile } from './publications.ts';
export { readDocument, readDocuments } from './read-document.ts';
export { lacking, shownIn } from './readiness.ts';
export {
  lockListings,
  noteListingChanges,
  refreshListingsIfDue,
} from './refresh-listings.ts';
export { searchWordsOf } from './search-words.ts';
export { findSellable } from './sellable-items.ts';
export type { ShopView } from './shop-view.ts';
export { signPlanPreviews, signPreviews } from './sign-previews.ts';
export {
  findOptionsOfSkus,
  findSkusNamed,
  findSkusOfOptions,
  findSkusOfProducts,
} from './sku-store.ts';
export { slugOf } from './slug-of.ts';
export {
  type Localized,
  optionReference,
  productReference,
  skuReference,
} from './tables.ts';
export { findTiles } from './tile-rows.ts';
export { isOpen } from './visibility.ts';
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
export { findPhotosFrom, type NewColour, type Photo } from './write-option.ts';
export { writePrices, writeShopPrices } from './write-prices.ts';
export { rememberMaker, type WrittenProduct, writeProduct } from './write-product.ts';
export type { RefusedSkus } from './write-skus.ts';
