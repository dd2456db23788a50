import { and, eq, inArray, or } from 'drizzle-orm';
import type { WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import { LANGUAGES, type Language } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { type Localized, mergedWords } from './tables.ts';

/** Words that stand for others: what a file or an earlier version writes is read as what it is now. */

/** Has a word stand for another one, and for all that did so before. */
export async function standFor(
  tx: Transaction,
  kind: WordKind,
  { word, now }: { word: string; now: string },
): Promise<void> {
  const isKind = eq(mergedWords.kind, kind);
  await tx
    .update(mergedWords)
    .set({ now })
    .where(and(isKind, eq(mergedWords.now, word)));
  await forgetWord(tx, kind, now);
  await tx
    .insert(mergedWords)
    .values({ kind, word, now })
    .onConflictDoUpdate({ target: [mergedWords.kind, mergedWords.word], set: { now } });
}

/** A word that is there stands for itself. */
export async function forgetWord(tx: Transaction, kind: WordKind, word: string): Promise<void> {
  await tx.delete(mergedWords).where(and(eq(mergedWords.kind, kind), eq(mergedWords.word, word)));
}

type Standing = (kind: WordKind, word: string) => string;

async function readStanding(
  db: Queryable,
  asked: Partial<Record<WordKind, readonly string[]>>,
): Promise<Standing> {
  const conditions = Object.entries(asked).flatMap(([kind, words]) =>
    words.length === 0
      ? []
      : [and(eq(mergedWords.kind, kind as WordKind), inArray(mergedWords.word, [...words]))],
  );
  if (conditions.length === 0) return (_, word) => word;
  const rows = await db
    .select()
    .from(mergedWords)
    .where(or(...conditions));
  const known = new Map(rows.map(({ kind, word, now }) => [`${kind} ${word}`, now]));
  return (kind, word) => known.get(`${kind} ${word}`) ?? word;
}

/** The brands that some names stand for. */
export async function brandsOf(
  db: Queryable,
  names: readonly string[],
): Promise<(name: string) => string> {
  const standing = await readStanding(db, { brand: names });
  return (name) => standing('brand', name);
}

/** The brand that a name stands for. */
export async function brandOf(db: Queryable, name: string): Promise<string> {
  return (await brandsOf(db, [name]))(name);
}

const distinct = (words: readonly string[]) => [...new Set(words)];

/** A document in the words of now. A product that has two colours, one of which stands for both, keeps them. */
export async function asMerged(db: Queryable, document: ProductDocument): Promise<ProductDocument> {
  const { brand, colours, materials, care } = document;
  const standing = await readStanding(db, {
    brand: brand === null ? [] : [brand],
    colour: colours.map(({ colour }) => colour.colourId),
    material: materials.map(({ materialId }) => materialId),
    care,
  });
  const percents = new Map<string, number>();
  for (const { materialId, percent } of materials) {
    const id = standing('material', materialId);
    percents.set(id, (percents.get(id) ?? 0) + percent);
  }
  const ids = colours.map(({ colour: { colourId } }) => standing('colour', colourId));
  const isTwice = distinct(ids).length !== ids.length;
  return {
    ...document,
    brand: brand === null ? null : standing('brand', brand),
    materials: [...percents].map(([materialId, percent]) => ({ materialId, percent })),
    care: distinct(care.map((one) => standing('care', one))),
    colours: isTwice
      ? colours
      : colours.map((one, at) => ({
          ...one,
          colour: { ...one.colour, colourId: ids[at] ?? one.colour.colourId },
        })),
  };
}

/** A word in all languages, those that nobody said in that of another one. */
export function inWhole(labels: Readonly<Record<Language, string>>): {
  labels: Localized;
  missing: Language[];
} {
  const first = LANGUAGES.map((lang) => labels[lang]).find((label) => label !== '') ?? '';
  const of = (lang: Language) => labels[lang] || first;
  return {
    labels: {
      ...{ de: of('de'), en: of('en'), es: of('es') },
      ...{ fr: of('fr'), it: of('it'), pl: of('pl') },
    },
    missing: LANGUAGES.filter((lang) => labels[lang] === ''),
  };
}
