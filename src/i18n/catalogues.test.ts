import { readFileSync } from 'node:fs';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/domain/shop/locales.ts';

/** Keys that the specification names (§5, §8). */
const GIVEN_KEYS = [
  'newsletterSubscription.emailInvalid',
  'newsletterSubscription.subscription.success',
  'newsletterSubscription.subscription.fail',
  'order.commons.infoMessage.cartMerged',
];

/** The plural forms that a sentence needs, as CLDR has them for each language. */
const PLURAL_FORMS: Record<Language, readonly string[]> = {
  de: ['one', 'other'],
  en: ['one', 'other'],
  es: ['many', 'one', 'other'],
  fr: ['many', 'one', 'other'],
  it: ['many', 'one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
};

/** A compiled message: texts, and `[name, type?, forms?]` for each value. */
type Part = string | [name: string, type?: string, forms?: Record<string, string | Part[]>];

type Facts = { placeholders: string[]; plurals: string[][] };

/** Ids and sentences of one file of a language. */
async function readFile(
  lang: Language,
  part: '' | 'order/' | 'failures/' | 'layers/',
): Promise<Record<string, string>> {
  const filename = new URL(`../../locales/${part}${lang}.po`, import.meta.url).pathname;
  const entries = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: lang,
    sourceLocale: 'en',
    filename,
  });
  return Object.fromEntries(
    Object.entries(entries).map(([id, { translation = '' }]) => [id, translation]),
  );
}

/** Ids and sentences of a language, straight from its files. */
async function readCatalogue(lang: Language): Promise<Record<string, string>> {
  const [order, failures, layers, shop] = await Promise.all([
    readFile(lang, 'order/'),
    readFile(lang, 'failures/'),
    readFile(lang, 'layers/'),
    readFile(lang, ''),
  ]);
  return { ...order, ...failures, ...layers, ...shop };
}

/** What the values of a message are, and which forms its plurals have. */
function collect(parts: readonly Part[], facts: Facts): void {
  for (const part of parts) {
    if (typeof part === 'string') {
      facts.placeholders.push(...(part.match(/<\/?\d+\/?>/g) ?? []));
      continue;
    }
    const [name, type, forms] = part;
    if (name === '#') continue;
    facts.placeholders.push(type === undefined ? name : `${name}, ${type}`);
    if (forms === undefined) continue;
    if (type === 'plural') facts.plurals.push(Object.keys(forms));
    for (const form of Object.values(forms)) collect([form].flat() as Part[], facts);
  }
}

/** Compiles a catalogue as the build does: a sentence that does not parse fails. */
function compile(lang: Language, catalogue: Record<string, string>): Record<string, Facts> {
  const { source, errors } = createCompiledCatalog(lang, catalogue, { namespace: 'json' });
  expect(errors).toEqual([]);
  const { messages } = JSON.parse(source) as { messages: Record<string, Part[]> };
  return Object.fromEntries(
    Object.entries(messages).map(([id, parts]) => {
      const facts: Facts = { placeholders: [], plurals: [] };
      collect(parts, facts);
      return [id, { ...facts, placeholders: [...new Set(facts.placeholders)].sort() }];
    }),
  );
}

const source = await readCatalogue('en');

describe.each(LANGUAGES)('the catalogue of %s', (lang) => {
  test('has every message of the source, none of them empty', { tags: ['I18-01'] }, async () => {
    const catalogue = await readCatalogue(lang);
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(source).sort());
    const empty = Object.entries(catalogue).filter(([, sentence]) => sentence.trim() === '');
    expect(empty).toEqual([]);
  });

  test('puts the same values and tags into every message', { tags: ['I18-01'] }, async () => {
    const originals = compile('en', source);
    const placeholders = Object.entries(compile(lang, await readCatalogue(lang))).map(
      ([id, facts]) => [id, facts.placeholders],
    );
    expect(Object.fromEntries(placeholders)).toEqual(
      Object.fromEntries(Object.entries(originals).map(([id, facts]) => [id, facts.placeholders])),
    );
  });

  test('has every plural form of the language', { tags: ['I18-01'] }, async () => {
    const plurals = Object.values(compile(lang, await readCatalogue(lang))).flatMap(
      (facts) => facts.plurals,
    );
    expect(plurals.length).toBeGreaterThan(0);
    for (const forms of plurals) {
      expect(forms).toEqual(expect.arrayContaining([...PLURAL_FORMS[lang]]));
    }
  });

  test('translates what several of its files contain in one way', {
    tags: ['I18-01'],
  }, async () => {
    const shop = await readFile(lang, '');
    for (const part of ['order/', 'failures/'] as const) {
      const other = await readFile(lang, part);
      for (const id of Object.keys(other)) expect(shop[id] ?? other[id]).toBe(other[id]);
    }
  });

  test('has the message of merged carts under its name of the specification', async () => {
    const { 'order.commons.infoMessage.cartMerged': sentence } = await readCatalogue(lang);
    expect(sentence).toMatch(/\S\.$/);
  });
});

test.each(LANGUAGES)(
  '%s says what the specification names by key',
  { tags: ['I18-10'] },
  async (lang) => {
    const catalogue = await readCatalogue(lang);
    for (const key of GIVEN_KEYS) expect(catalogue[key], key).toMatch(/\p{L}+ \p{L}+/u);
  },
);
