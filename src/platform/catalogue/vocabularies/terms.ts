import type { catalogueTerms, colours, TermKind } from '../goods-words/tables.ts';
import { SHEETS, type SheetWords } from './sheets.ts';
import { OF_SHOES, ONE_SIZE } from './sizes.ts';
import { CARE_LINES, COLOURS, COUNTRIES, inEachLanguage, MATERIALS } from './word-lists.ts';

type TermRow = typeof catalogueTerms.$inferInsert;

function terms(
  kind: TermKind,
  ids: readonly string[],
  pick: (sheet: SheetWords, id: string) => string | undefined,
): TermRow[] {
  return ids.map((termId) => ({
    kind,
    termId,
    labels: inEachLanguage(SHEETS, (sheet) => pick(sheet, termId) ?? ''),
  }));
}

const entry = (list: Record<string, string>, id: string) => list[id];

/** The closed word lists that product sheets refer to. */
export function buildTerms(): TermRow[] {
  return [
    ...terms('material', MATERIALS, (sheet, id) => entry(sheet.materials, id)),
    ...terms('care', CARE_LINES, (sheet, id) => entry(sheet.care, id)),
    ...terms('country', COUNTRIES, (sheet, id) => entry(sheet.countries, id)),
    ...terms('size', [ONE_SIZE], (sheet) => sheet.sizes.one),
    ...terms('size', [OF_SHOES], (sheet) => sheet.sizes.shoes),
  ];
}

export function buildColours(): (typeof colours.$inferInsert)[] {
  return Object.entries(COLOURS).map(([colourId, hex]) => ({
    colourId,
    hex,
    labels: inEachLanguage(SHEETS, (words) => entry(words.colours, colourId) ?? ''),
  }));
}
