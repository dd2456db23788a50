/** What other nouns may ask of `content`. */

export { contentGapsIn } from './content-gaps.ts';
export { findEntries } from './entry-store.ts';
export { readLegalGaps } from './legal/legal-gaps.ts';
export { findOrderDocuments, type LegalDocument } from './legal/legal-texts.ts';
export { contentAssets, contentEntries, cspRules } from './tables.ts';
