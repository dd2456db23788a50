import { isDeepStrictEqual } from 'node:util';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  type DocumentWords,
  GARMENT_KINDS,
  type GarmentKind,
  type PlannedTerm,
} from '../../catalogue/face.ts';
import { type Refusal, refuse } from '../reason-words/word-reasons.ts';
import { cellsOf, type KnownProduct } from './cells-of.ts';
import { type ProductCells, RELATION_COLUMNS } from './columns.ts';
import {
  type KnownColour,
  type PlannedColour,
  type PlannedPrice,
  type PlannedStock,
  planColour,
} from './plan-colour.ts';
import { readList, readSheet } from './read-sheet.ts';
import { readTerms } from './read-terms.ts';
import { type Reading, readCells } from './reading.ts';

/** What a file changes of a product; what it leaves as it is, is left out. */
export type ProductPlan = {
  document: ProductDocument;
  isDocumentChanged: boolean;
  /** Of the colours of the document, in their order. */
  keys: string[];
  kind?: GarmentKind | null;
  labels?: string[];
  relations?: Partial<Record<'look' | 'similar', string[]>>;
  publications: PlannedTerm[];
  prices: PlannedPrice[];
  stock: PlannedStock[];
};

/** Whether anything of a product is other than it was. */
export const isChange = ({
  isDocumentChanged,
  kind,
  labels,
  relations,
  publications,
  prices,
  stock,
}: ProductPlan) =>
  isDocumentChanged ||
  publications.length > 0 ||
  relations !== undefined ||
  kind !== undefined ||
  labels !== undefined ||
  prices.length > 0 ||
  stock.length > 0;

const NEW: ProductDocument = {
  ...{ texts: {}, brand: null, families: [], sizeScale: null, materials: [], care: [] },
  ...{
    footwear: null,
    certificate: null,
    environment: null,
    originCountry: null,
    safety: null,
    colours: [],
  },
};

const isKind = (text: string): text is GarmentKind => GARMENT_KINDS.some((kind) => kind === text);
const LABEL = /^[\w-]{1,40}$/;

/** Keys in the order of a file, where that is another for those that were there; new ones last. */
function placed(known: readonly string[], said: readonly string[]): string[] {
  const kept = said.filter((key) => known.includes(key));
  const isSame = known.filter((key) => kept.includes(key)).every((key, at) => key === kept[at]);
  const first = isSame ? known : [...kept, ...known.filter((key) => !kept.includes(key))];
  return [...first, ...said.filter((key) => !known.includes(key))];
}

/** Two colours of a product look the same to shoppers: refused where a file brings it about. */
function refuseTwins(said: ProductCells, planned: readonly PlannedColour[], wrong: Refusal[]) {
  for (const [at, { key, colour, isChanged }] of planned.entries()) {
    const first = planned.findIndex((one) => one.colour.colour.colourId === colour.colour.colourId);
    if (first === at || !(isChanged || planned[first]?.isChanged)) continue;
    const { line = said.line } = said.colours.find((one) => one.key === key) ?? {};
    const before = String(said.colours[first]?.line ?? said.line);
    wrong.push(refuse(line, 'line-twice', { key: colour.colour.colourId, first: before }));
  }
}

/** Other products that a file names for this one, where it says so otherwise. */
function readRelations(reading: Reading, isRelated: (id: string) => boolean) {
  const said = RELATION_COLUMNS.filter((column) => reading.isChanged(column));
  if (said.length === 0) return undefined;
  return Object.fromEntries(said.map((column) => [column, readList(reading, column, isRelated)]));
}

/** What a new product cannot do without. */
function refuseBare(said: ProductCells, document: ProductDocument, wrong: Refusal[]) {
  const { line, handle } = said;
  if (Object.keys(document.texts).length === 0) wrong.push(refuse(line, 'no-title', { handle }));
  if (document.families.length === 0) {
    wrong.push(refuse(line, 'cell-missing', { column: 'families' }));
  }
  if (document.colours.length === 0) wrong.push(refuse(line, 'nothing-sold', { handle }));
}

/** What cells may name, and the shops that are open, at an instant. */
type FileWords = DocumentWords & {
  related: ReadonlySet<string>;
  open: ReadonlySet<OnlineLocale>;
  now: Date;
};

/** What a file changes of a product, or why it cannot. */
export function planProduct(
  said: ProductCells,
  known: KnownProduct | null,
  columns: ReadonlySet<string>,
  words: FileWords,
): { plan: ProductPlan } | { wrong: Refusal[] } {
  const wrong: Refusal[] = [];
  const cells = known === null ? null : cellsOf(known);
  const told = { line: said.line, said: said.cells, known: cells?.cells };
  const reading = readCells(told, columns, wrong);
  const { colours: before, ...was } = known?.document ?? NEW;
  const sheet = readSheet(reading, words, was);
  const kind = reading.get('kind');
  const isKindChanged = reading.isChanged('kind');
  if (isKindChanged && kind !== '' && !isKind(kind)) {
    reading.fail('kind', 'not-one-of', { values: GARMENT_KINDS.join(', ') });
  }
  const labels = reading.isChanged('labels')
    ? readList(reading, 'labels', (label) => LABEL.test(label))
    : undefined;
  const relations = readRelations(
    reading,
    (id) => words.related.has(id) && id !== known?.productId,
  );
  const publications = readTerms(reading, known?.publications ?? new Map(), words);
  const knownKeys = cells?.colours.map(({ key }) => key) ?? [];
  const colourOf = (key: string): KnownColour | undefined => {
    const at = knownKeys.indexOf(key);
    const [document, own] = [before[at], cells?.colours[at]];
    return document === undefined || own === undefined ? undefined : { document, cells: own };
  };
  const planned = said.colours.map((colour) =>
    planColour(colour, colourOf(colour.key), { words, columns, wrong }),
  );
  refuseTwins(said, planned, wrong);
  const keys = placed(
    knownKeys,
    planned.map(({ key }) => key),
  );
  const colours = keys.flatMap((key) => {
    const one = planned.find((other) => other.key === key)?.colour ?? colourOf(key)?.document;
    return one === undefined ? [] : [one];
  });
  const document = { ...sheet, colours };
  if (known === null) refuseBare(said, document, wrong);
  if (wrong.length > 0) return { wrong };
  const isDocumentChanged =
    planned.some(({ isChanged }) => isChanged) ||
    !isDeepStrictEqual(keys, knownKeys) ||
    !isDeepStrictEqual(sheet, was);
  const plan: ProductPlan = {
    ...{ document, isDocumentChanged, keys },
    ...(isKindChanged && { kind: isKind(kind) ? kind : null }),
    ...(labels !== undefined && { labels }),
    ...(relations !== undefined && { relations }),
    publications,
    prices: planned.flatMap((one) => one.prices),
    stock: planned.flatMap((one) => one.stock),
  };
  return { plan };
}
