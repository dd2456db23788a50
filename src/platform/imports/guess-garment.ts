import type { Fabric, Pattern, Silhouette } from '#src/domain/garments.ts';
import { FABRIC_SHEETS } from '../seed/fabrics.ts';
import type { ProductLine } from '../seed/line-shape.ts';
import { PRODUCT_LINES } from '../seed/product-lines.ts';
import { FABRIC_WORDS, GROUP_WORDS, PATTERN_WORDS, SILHOUETTE_WORDS } from './garment-words.ts';
import type { ImportedProduct } from './gather-products.ts';
import { plainWords } from './plain-words.ts';

/** What an imported product is drawn as, and which line of this shop it hangs beside. */
export type GuessedGarment = {
  silhouette: Silhouette;
  fabric: Fabric;
  pattern: Pattern;
  line: ProductLine;
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

const SILHOUETTES = known(SILHOUETTE_WORDS);
const FABRICS = known(FABRIC_WORDS);
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

function lineFor(silhouette: Silhouette, group: string | null): ProductLine {
  const lines = PRODUCT_LINES.filter((line) => line.silhouette === silhouette);
  const line = lines.find(({ segmentation }) => segmentation === group) ?? lines[0];
  if (line === undefined) throw new Error(`no line of the shop has the silhouette ${silhouette}`);
  return line;
}

/** Guesses by the words of title and kind; what says nothing becomes a plain T-shirt. */
export function guessGarment({
  title,
  kind,
}: Pick<ImportedProduct, 'title' | 'kind'>): GuessedGarment {
  const texts = [plainWords(title), plainWords(kind)];
  const silhouette = find(SILHOUETTES, texts) ?? 't-shirt';
  const line = lineFor(silhouette, find(GROUPS, texts));
  const usual = line.fabrics[0] === undefined ? 'jersey' : FABRIC_SHEETS[line.fabrics[0]].drawn;
  return {
    silhouette,
    line,
    fabric: find(FABRICS, texts) ?? line.drawn ?? usual,
    pattern: find(PATTERNS, texts) ?? 'plain',
  };
}
