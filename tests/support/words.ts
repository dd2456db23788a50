import { readFileSync } from 'node:fs';
import { getDomain, type LocaleCode } from '#src/domain/locales.ts';

/** The words of the interface in a locale, looked up by their English: tests speak as shoppers do. */

const ENTRY = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm;
const unquote = (lines: string) =>
  [...lines.matchAll(/"(.*)"/g)].map(([, text]) => JSON.parse(`"${text}"`)).join('');

function catalogue(lang: string): ReadonlyMap<string, string> {
  const source = readFileSync(new URL(`../../locales/${lang}.po`, import.meta.url), 'utf8');
  return new Map([...source.matchAll(ENTRY)].map(([, id = '', text = '']) => [unquote(id), unquote(text)]));
}

const catalogues = new Map<string, ReadonlyMap<string, string>>();

/** Says an English message in the language of a locale; a message that is not there fails. */
export function wordsOf(locale: LocaleCode): (english: string, values?: Record<string, string>) => string {
  const { lang } = getDomain(locale);
  const known = catalogues.get(lang) ?? catalogue(lang);
  catalogues.set(lang, known);
  return (english, values = {}) => {
    const text = known.get(english) || (lang === 'en' ? english : undefined);
    if (text === undefined) throw new Error(`no ${lang} for "${english}"`);
    return Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, value), text);
  };
}
