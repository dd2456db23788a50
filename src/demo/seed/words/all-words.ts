import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Language } from '#src/domain/shop/locales.ts';
import { CUT_WORDS } from './cuts.ts';
import { FABRIC_IDS, GENDERS, MODELS, PATTERN_IDS, STYLINGS } from './word-lists.ts';

const text = z.string();
const rowSchema = z.object({
  ...{ part: text, id: text },
  ...{ de: text, en: text, es: text, fr: text, it: text, pl: text },
});
type Row = z.infer<typeof rowSchema>;

/** A file with a column for each language. */
function readRows(file: string): Row[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return z.array(rowSchema).parse(parse(source, { columns: true }));
}

/** The words of a language by part and id; an id has as many as it has rows with a word. */
function wordsOf(rows: readonly Row[], lang: Language) {
  const filled = rows.filter((row) => row[lang] !== '');
  const grouped = (own: Row[], key: 'part' | 'id') =>
    Object.entries(Object.groupBy(own, (row) => row[key]));
  const idsOf = (own: Row[] = []) =>
    grouped(own, 'id').map(([id, cells = []]) => [id, cells.map((cell) => cell[lang])]);
  return Object.fromEntries(
    grouped(filled, 'part').map(([part, own]) => [part, Object.fromEntries(idsOf(own))]),
  );
}

const one = z.tuple([text]).transform(([only]) => only);
const fabrics = z.record(z.enum(FABRIC_IDS), one);
const patterns = z.record(z.enum(PATTERN_IDS), one);

/** A noun after its gender; behind a plus, what follows the noun after its adjectives. */
const noun = one.transform((word) => {
  const [, gender, head = '', tail] = /^(\w+) ([^+]+?)(?: \+ (.+))?$/.exec(word) ?? [];
  return { head, gender: z.enum(GENDERS).parse(gender), ...(tail && { tail }) };
});

const namesSchema = z.object({
  nouns: z.record(z.enum(MODELS), noun),
  fabrics,
  patterns,
  /** What else shoppers type when they look for a model. */
  keywords: z.record(z.enum(MODELS), one),
  /** The same for a fabric, where the language says it in other words: "lniana koszula". */
  fabricKeywords: z.partialRecord(z.enum(FABRIC_IDS), one).optional(),
});

const sentencesSchema = z.object({
  models: z.record(z.enum(MODELS), z.tuple([z.string()], z.string())),
  fabrics,
  patterns,
  stylings: z.record(z.enum(STYLINGS), z.tuple([text, text])),
  /** The dematerialised fixture. */
  digitalPattern: z.record(z.enum(['name', 'description', 'keywords']), one),
});

const nameRows = readRows('./names.csv');
const sentenceRows = readRows('./sentences.csv');

const namesOf = (lang: Language) => ({
  ...namesSchema.parse(wordsOf(nameRows, lang)),
  cuts: CUT_WORDS[lang],
});
const sentencesOf = (lang: Language) => sentencesSchema.parse(wordsOf(sentenceRows, lang));

const inAllLanguages = <T>(of: (lang: Language) => T): Record<Language, T> => ({
  ...{ de: of('de'), en: of('en'), es: of('es') },
  ...{ fr: of('fr'), it: of('it'), pl: of('pl') },
});

/** Words that make product names in one language (`names.csv`). */
export type NameWords = ReturnType<typeof namesOf>;
export const NAMES = inAllLanguages(namesOf);

/** Sentences that make descriptions (`sentences.csv`); none of them needs agreement. */
export const SENTENCES = inAllLanguages(sentencesOf);
