/** What other nouns may ask of `content`. */

export { contentGapsIn } from './content-gaps.ts';
export { findDraftsIn, findEntries } from './entry-store.ts';
export {
  addEntries,
  type ContentAsset,
  type ContentEntry,
  type CspRule,
  fillAssets,
} from './fill-content.ts';
export { readLegalGaps } from './legal/legal-gaps.ts';
export { findOrderDocuments, type LegalDocument } from './legal/legal-texts.ts';
export { findUncheckedShops } from './legal/unchecked-shops.ts';
export { findMedia } from './media-store.ts';
export {
  addText,
  findTextsOf,
  moveTexts,
  releaseDrafts,
  takeBackTexts,
} from './texts-of-drop.ts';
