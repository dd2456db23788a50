import type { Language } from '#src/domain/shop/locales.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as pl } from './pl.ts';
import type { PlatformTexts } from './text-types.ts';

const TEXTS: Record<Language, PlatformTexts> = { de, en, es, fr, it, pl };

/** Words of the platform's own pages in one language. */
export function textsFor(language: Language): PlatformTexts {
  return TEXTS[language];
}
