import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Language } from '#src/domain/shop/locales.ts';

const text = z.string();
const rowSchema = z.object({
  ...{ part: text, id: text },
  ...{ de: text, en: text, es: text, fr: text, it: text, pl: text },
});
type Row = z.infer<typeof rowSchema>;

const grouped = (rows: Row[], key: 'part' | 'id') =>
  Object.entries(Object.groupBy(rows, (row) => row[key]));

/** The words of a language by part and id; an id has as many as it has rows with a word. */
function wordsOf(rows: readonly Row[], lang: Language) {
  const idsOf = (own: Row[] = []) =>
    grouped(own, 'id').map(([id, cells = []]) => [id, cells.map((cell) => cell[lang])]);
  const parts = grouped(
    rows.filter((row) => row[lang] !== ''),
    'part',
  );
  return Object.fromEntries(parts.map(([part, own]) => [part, Object.fromEntries(idsOf(own))]));
}

/** A CSV of words with a column for each language; `schema` says which parts and ids it has. */
export function readWords<T>(file: URL, schema: z.ZodType<T>): Record<Language, T> {
  const rows = z.array(rowSchema).parse(parse(readFileSync(file, 'utf8'), { columns: true }));
  const of = (lang: Language) => schema.parse(wordsOf(rows, lang));
  return { de: of('de'), en: of('en'), es: of('es'), fr: of('fr'), it: of('it'), pl: of('pl') };
}

/** The only row of an id. */
export const oneWord = z.tuple([text]).transform(([only]) => only);

/** An id with two rows. */
export const titleAndText = z
  .tuple([text, text])
  .transform(([title, body]) => ({ title, text: body }));
