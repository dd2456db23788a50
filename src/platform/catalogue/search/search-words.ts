import { SKU } from '#src/domain/catalogue/catalogue.values.ts';

/** What of a typed search is looked for. */

const MAX_WORDS = 8;

/**
 * The words of a search, lower case, at most eight. Single letters carry no meaning in any of
 * the six languages ("robe à pois", "sukienka w kropki") and are left out.
 */
export function searchWordsOf(q: string): string[] {
  return q
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, MAX_WORDS);
}

/** Before a number on a product's page or an invoice: "Réf. 500201", "R500201". */
const REFERENCE = /^(?:r(?:[eé]|i)f[\p{L}]*\.?|r)[\s:#-]*(?=\d)/iu;

/** The search as a product id, option id or gtin when it can be one: 6 or 8 to 14 digits. */
export function searchKey(q: string): string | null {
  const digits = q.trim().replace(REFERENCE, '').replace(/\s/g, '');
  return /^(\d{6}|\d{8,14})$/.test(digits) ? digits : null;
}

/** The search as the sku of a size when it can be one, as it was typed and in capitals. */
export function searchSkus(q: string): string[] {
  const typed = q.trim();
  if (!/\d/.test(typed) || !SKU.test(typed)) return [];
  return [...new Set([typed, typed.toUpperCase()])];
}
