import { z } from 'zod';
import { SEGMENTATION_IDS } from '#src/platform/catalogue/vocabularies/word-lists.ts';
import { oneWord, readWords } from '#src/platform/catalogue/vocabularies/word-table.ts';
import { FABRIC_IDS, GENDERS, MODELS, PATTERN_IDS, STYLINGS } from './word-lists.ts';

const fabrics = z.record(z.enum(FABRIC_IDS), oneWord);
const patterns = z.record(z.enum(PATTERN_IDS), oneWord);

/** A noun after its gender; behind a plus, what follows the noun after its adjectives. */
const noun = oneWord.transform((word) => {
  const [, gender, head = '', tail] = /^(\w+) ([^+]+?)(?: \+ (.+))?$/.exec(word) ?? [];
  return { head, gender: z.enum(GENDERS).parse(gender), ...(tail && { tail }) };
});

const namesSchema = z.object({
  nouns: z.record(z.enum(MODELS), noun),
  fabrics,
  patterns,
  /** What else shoppers type when they look for a model. */
  keywords: z.record(z.enum(MODELS), oneWord),
  /** The same for a fabric, where the language says it in other words: "lniana koszula". */
  fabricKeywords: z.partialRecord(z.enum(FABRIC_IDS), oneWord).optional(),
  /** The same for whom a garment is for. */
  wearerKeywords: z.partialRecord(z.enum(SEGMENTATION_IDS), oneWord),
});

const sentencesSchema = z.object({
  models: z.record(z.enum(MODELS), z.tuple([z.string()], z.string())),
  fabrics,
  patterns,
  stylings: z.record(z.enum(STYLINGS), z.tuple([z.string(), z.string()])),
  /** The dematerialised fixture. */
  digitalPattern: z.record(z.enum(['name', 'description', 'keywords']), oneWord),
});

/** Words that make product names in oneWord language, without its cuts (`CUT_WORDS`). */
export type NameWords = z.infer<typeof namesSchema>;
export const NAMES = readWords(new URL('./names.csv', import.meta.url), namesSchema);

/** Sentences that make descriptions; none of them needs agreement. */
export const SENTENCES = readWords(new URL('./sentences.csv', import.meta.url), sentencesSchema);
