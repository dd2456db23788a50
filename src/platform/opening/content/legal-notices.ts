import type { LegalNotice } from '#src/domain/content/content.schema.ts';
import { type Site, withAmount } from './site.ts';

/** The terms of the offers of a shop. */
export function legalNotices({ locale, words }: Site): { notices: LegalNotice[] } {
  return {
    notices: [
      { title: words.welcomeTitle, text: words.welcomeText },
      { title: words.freeDeliveryTitle, text: withAmount(words.freeDeliveryText, locale) },
    ],
  };
}
