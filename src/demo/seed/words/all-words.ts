import type { Language } from '#src/domain/shop/locales.ts';
import { NAMES_DE } from './names-de.ts';
import { NAMES_EN } from './names-en.ts';
import { NAMES_ES } from './names-es.ts';
import { NAMES_FR } from './names-fr.ts';
import { NAMES_IT } from './names-it.ts';
import { NAMES_PL } from './names-pl.ts';
import { SENTENCES_DE } from './sentences-de.ts';
import { SENTENCES_EN } from './sentences-en.ts';
import { SENTENCES_ES } from './sentences-es.ts';
import { SENTENCES_FR } from './sentences-fr.ts';
import { SENTENCES_IT } from './sentences-it.ts';
import { SENTENCES_PL } from './sentences-pl.ts';
import type { NameWords, SentenceWords } from './word-lists.ts';

export const NAMES: Record<Language, NameWords> = {
  de: NAMES_DE,
  en: NAMES_EN,
  es: NAMES_ES,
  fr: NAMES_FR,
  it: NAMES_IT,
  pl: NAMES_PL,
};

export const SENTENCES: Record<Language, SentenceWords> = {
  de: SENTENCES_DE,
  en: SENTENCES_EN,
  es: SENTENCES_ES,
  fr: SENTENCES_FR,
  it: SENTENCES_IT,
  pl: SENTENCES_PL,
};
