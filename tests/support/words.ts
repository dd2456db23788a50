import { readFileSync } from 'node:fs';
import { getDomain, type Language, type LocaleCode } from '#src/domain/shop/locales.ts';

/**
 * The words of the interface in a locale, looked up by their English: tests speak as shoppers do.
 * Catalogues are keyed by the English itself, or by a name whose English stands in `en.po`.
 */

const QUOTED = String.raw`((?:"(?:[^"\\]|\\.)*"\n?)+)`;
const ENTRY = new RegExp(`^msgid ${QUOTED}msgstr ${QUOTED}`, 'gm');

function unquote(lines = ''): string {
  const parts = lines.split('\n').filter((line) => line !== '');
  return parts.map((line): string => JSON.parse(line)).join('');
}

function readCatalogue(lang: Language): ReadonlyMap<string, string> {
  const source = ['order/', 'offer/', 'failures/', 'layers/', '']
    .map((part) => new URL(`../../locales/${part}${lang}.po`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return new Map([...source.matchAll(ENTRY)].map(([, id, text]) => [unquote(id), unquote(text)]));
}

const catalogues = new Map<Language, ReadonlyMap<string, string>>();

/** What the interface says in a language, by its English or a name. */
export function catalogueOf(lang: Language): ReadonlyMap<string, string> {
  const known = catalogues.get(lang) ?? readCatalogue(lang);
  catalogues.set(lang, known);
  return known;
}

function idOf(english: string): string {
  const source = catalogueOf('en');
  if (source.has(english)) return english;
  for (const [id, text] of source) if (text === english) return id;
  throw new Error(`no message says "${english}"`);
}

export type Say = (english: string, values?: Record<string, string>) => string;

/** Says an English message as the pages of a locale do; one that nobody says fails. */
export function wordsOf(locale: LocaleCode): Say {
  const { lang } = getDomain(locale);
  return (english, values = {}) => {
    // A message that is not translated shows its English.
    const text = catalogueOf(lang).get(idOf(english)) || english;
    return Object.entries(values).reduce(
      (said, [name, value]) => said.replace(`{${name}}`, value),
      text,
    );
  };
}
