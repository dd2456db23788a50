/** Whether a shop shows a product, and what it lacks to do so. */

/** All shoppers find it (`listed`), or only those who have its URL, barcode or sku (`by-link`). */
export const SHOWN_AS = ['listed', 'by-link'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

export const PUBLICATION_STATES = ['draft', 'planned', 'published', 'withdrawn'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

type Term = { validFrom: Date; validUntil: Date | null };

/** Read from the dates of a publication; null is a product that a shop never showed. */
export function publicationState(term: Term | null, now: Date): PublicationState {
  if (term === null) return 'draft';
  if (term.validUntil !== null && term.validUntil <= now) return 'withdrawn';
  return term.validFrom > now ? 'planned' : 'published';
}

/** What a product may lack in a shop. */
export const LACKS = [
  ...(['text', 'price', 'size', 'picture', 'safety'] as const),
  ...(['materials', 'care', 'origin', 'gtin', 'certificate'] as const),
] as const;
export type Lack = (typeof LACKS)[number];

/**
 * Without these a product cannot be offered: nobody could read or buy it, and the law of the Union wants
 * its picture and its maker on the offer (regulation (EU) 2023/988, article 19).
 */
export const NEEDED: readonly Lack[] = ['text', 'price', 'size', 'picture', 'safety'];

/** What keeps a product from being shown. */
export const neededOf = (lacks: readonly Lack[]): Lack[] =>
  lacks.filter((lack) => NEEDED.includes(lack));
