import {
  type ImportReason,
  type ReasonCode,
  type ReasonParams,
  reasonOf,
} from '#src/domain/import/import-reason.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { SHEETS } from '../../catalogue/face.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';
import { lackWords } from './lack-words.ts';
import { words as pl } from './pl.ts';

/** A sentence for each code; `{name}` stands for what the reason names. */
export const REASON_WORDS: Record<Language, Record<ReasonCode, string>> = {
  de,
  en,
  es,
  fr,
  it,
  pl,
};

const familyTitles = (language: Language): ReadonlyMap<string, string> =>
  new Map(Object.entries(SHEETS[language].families).map(([key, { title }]) => [key, title]));

function wordReason({ code, params }: ImportReason, language: Language): string {
  return REASON_WORDS[language][code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (name === 'lacks') {
      const words = lackWords(language);
      return value
        .split(', ')
        .map((lack) => words.get(lack) ?? lack)
        .join(', ');
    }
    return name === 'family' ? (familyTitles(language).get(value) ?? value) : value;
  });
}

/** All that is said of a line; what ends in a colon is about what follows. */
export const wordReasons = (said: readonly ImportReason[], language: Language): string =>
  said
    .map((reason) => wordReason(reason, language))
    .reduce(
      (text, next) => (text === '' ? next : `${text}${text.endsWith(':') ? '' : ';'} ${next}`),
      '',
    );

/** A line that is left out or to be checked, and why: as codes, and in plain English for commands. */
export type Refusal = { line: number; said: readonly ImportReason[]; reason: string };

export const refusal = (line: number, said: readonly ImportReason[]): Refusal => ({
  ...{ line, said },
  reason: wordReasons(said, 'en'),
});

/** A refusal for one reason. */
export const refuse = <Code extends ReasonCode>(
  line: number,
  code: Code,
  params: ReasonParams<Code>,
): Refusal => refusal(line, [reasonOf(code, params)]);
