import type { Footwear } from '#src/domain/catalogue/footwear.schema.ts';
import { FOOTWEAR_PARTS } from '#src/domain/catalogue/footwear.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { SHEETS } from '../vocabularies/sheets.ts';

/** What shoes are made of, a line for each part, in the words of directive 94/11/EC (annex I). */
export function footwearLines(footwear: Footwear | null, lang: Language): string[] {
  if (footwear === null) return [];
  const { shoeParts, shoeMaterials } = SHEETS[lang];
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  return FOOTWEAR_PARTS.map((part) => `${shoeParts[part]}${colon}${shoeMaterials[footwear[part]]}`);
}
