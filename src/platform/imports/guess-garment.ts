import { isOfShoes } from '#src/domain/size/shoes.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import {
  type FamilyId,
  type GarmentKind,
  type Pattern,
  placeOfGarment,
  type SegmentationWord,
} from '../catalogue/face.ts';
import { GROUP_WORDS, KIND_WORDS, PATTERN_WORDS } from './garment-words.ts';
import type { ImportedProduct } from './gather-products.ts';
import { plainWords } from './plain-words.ts';

/** What an imported product is, and where it is listed in this shop. */
export type GuessedGarment = {
  /** Null when no word tells what it is. */
  kind: GarmentKind | null;
  /** Null for plain cloth. */
  pattern: Pattern | null;
  family: FamilyId;
  /** The scale that its sizes may belong to; null where there is none. */
  sizes: SizeScale | null;
};

type Known<T> = { word: string; means: T }[];

/** Longest words first: "denim jacket" before "jacket". */
function byLength<T extends string>(
  words: Partial<Record<T, string>>,
  names: readonly T[],
): Known<T> {
  return names
    .flatMap((means) =>
      (words[means] ?? '').split(',').map((word) => ({ word: plainWords(word), means })),
    )
    .filter(({ word }) => word !== '')
    .sort((one, other) => other.word.length - one.word.length);
}

const keysOf = <T extends string>(
  words: Partial<Record<T, string>>,
  isKey: (key: string) => key is T,
) => Object.keys(words).filter(isKey);
const isIn =
  <T extends string>(words: Partial<Record<T, string>>) =>
  (key: string): key is T =>
    key in words;
const known = <T extends string>(words: Partial<Record<T, string>>) =>
  byLength(words, keysOf(words, isIn(words)));

const KINDS = known(KIND_WORDS);
const PATTERNS = known(PATTERN_WORDS);
const GROUPS = known(GROUP_WORDS);

/** Endings that make several of a thing, or fit an adjective to it, in the six languages. */
const ENDINGS = ['', 's', 'e', 'es', 'n', 'en', 'er', 'i', 'y'];

/** Whether a text says a phrase, its words in a row, each with any of the endings. */
function says(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((_, from) =>
    phrase.every((word, at) => ENDINGS.some((ending) => text[from + at] === word + ending)),
  );
}

/** The first text that says a known word decides. */
function find<T>(words: Known<T>, texts: readonly string[]): T | null {
  for (const text of texts) {
    const spoken = text.split(' ');
    const hit = words.find(({ word }) => says(spoken, word.split(' ')));
    if (hit !== undefined) return hit.means;
  }
  return null;
}

/** Where a group of people looks for what the shop has no line of. */
const DEPARTMENTS: Partial<Record<SegmentationWord, FamilyId>> = {
  women: 'f1000',
  men: 'f2000',
  girls: 'f5000',
  boys: 'f6000',
  baby: 'f7000',
  sport: 'f9000',
};
const ACCESSORIES: FamilyId = 'f3000';

/** All shoes hang in one place; their sizes are those of whom they are for. */
const SHOES: Partial<Record<SegmentationWord, SizeScale>> = {
  men: 'shoes-men',
  girls: 'shoes-kids',
  boys: 'shoes-kids',
  baby: 'shoes-kids',
};

/**
 * Guesses by the words of title and type, and by whom the export says it is for. What no word
 * describes has no kind.
 */
export function guessGarment({
  title,
  kind: type,
  audience,
}: Pick<ImportedProduct, 'title' | 'kind' | 'audience'>): GuessedGarment {
  const texts = [plainWords(title), plainWords(type)];
  const kind = find(KINDS, texts);
  const group = audience ?? find(GROUPS, texts);
  if (kind === null) {
    const family = DEPARTMENTS[group ?? 'accessories'] ?? ACCESSORIES;
    return { kind, pattern: null, family, sizes: null };
  }
  const pattern = find(PATTERNS, texts);
  const place = placeOfGarment(kind, group);
  // Jewellery is an accessory in every department.
  if (place === null) return { kind, pattern, family: ACCESSORIES, sizes: null };
  const { family, sizes } = place;
  const own = isOfShoes(sizes) ? (SHOES[group ?? 'women'] ?? sizes) : sizes;
  return { kind, pattern, family, sizes: own };
}
