import type { Language } from '#src/domain/shop/locales.ts';
import { SHEETS_DE } from './sheets-de.ts';
import { SHEETS_EN } from './sheets-en.ts';
import { SHEETS_ES } from './sheets-es.ts';
import { SHEETS_FR } from './sheets-fr.ts';
import { SHEETS_IT } from './sheets-it.ts';
import { SHEETS_PL } from './sheets-pl.ts';
import type { SheetWords } from './word-lists.ts';

/** The words that every catalogue is shown with, by language. */
export const SHEETS: Record<Language, SheetWords> = {
  de: SHEETS_DE,
  en: SHEETS_EN,
  es: SHEETS_ES,
  fr: SHEETS_FR,
  it: SHEETS_IT,
  pl: SHEETS_PL,
};
