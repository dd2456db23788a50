import { compile } from 'html-to-text';
import type { Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import { type Footwear, footwearSchema } from '#src/domain/catalogue/footwear.schema.ts';
import type { Company, ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import type { SegmentationWord } from '../catalogue/face.ts';
import { type Renamed, readCsvRows, type Separator } from './csv-rows.ts';
import {
  type Column,
  cellOf,
  type ExportRow,
  type Heading,
  readHeading,
} from './export-columns.ts';
import { inTheirOrder, type PlacedPicture, placedPicture } from './placed-pictures.ts';
import {
  type ImportedVariant,
  isPictureRow,
  type OptionNames,
  optionNames,
  readVariant,
} from './read-variant.ts';
import { type Refusal, refusal, refuse } from './reason-words/word-reasons.ts';
import { readYesOrNo } from './yes-or-no.ts';

const company = (name: string, address: string, contact: string): Company | null =>
  name === '' ? null : { name, address, contact };

/** The columns of product safety (regulation (EU) 2023/988, article 19). */
function readSafety(row: ExportRow): ProductSafety | null {
  const get = (column: Column) => cellOf(row, column).trim().slice(0, 500);
  const manufacturer = company(
    get('manufacturerName'),
    get('manufacturerAddress'),
    get('manufacturerContact'),
  );
  const responsible = company(
    get('responsibleName'),
    get('responsibleAddress'),
    get('responsibleContact'),
  );
  const warnings = get('warnings');
  const isSaid = manufacturer !== null || responsible !== null || warnings !== '';
  return isSaid ? { manufacturer, responsible, warnings } : null;
}

/** The columns of footwear (directive 94/11/EC): `Coated leather` is `coated-leather`. */
function readFootwear(row: ExportRow): Pick<ImportedProduct, 'footwear' | 'unreadFootwear'> {
  const cells = (['shoeUpper', 'shoeLining', 'shoeSole'] as const).map((column) =>
    cellOf(row, column).trim(),
  );
  const [upper, lining, sole] = cells.map((cell) => cell.toLowerCase().replaceAll(' ', '-'));
  const footwear = footwearSchema.safeParse({ upper, lining, sole }).data ?? null;
  return { footwear, unreadFootwear: footwear === null ? cells.filter(Boolean) : [] };
}

/** A product of an export: the rows of one handle. */
export type ImportedProduct = {
  line: number;
  handle: string;
  title: string;
  description: string;
  vendor: string;
  /** What tells the kind of thing it is: type, category, tags. */
  kind: string;
  visibility: Visibility;
  /** Words about its being on sale that say neither yes nor no: it is hidden for them. */
  unclear: readonly string[];
  /** Whom it is for, where the export says so. */
  audience: SegmentationWord | null;
  /** Who made it and what is warned of; null where the export says nothing. */
  safety: ProductSafety | null;
  /** What shoes are made of; null where the export does not say it of all three parts. */
  footwear: Footwear | null;
  /** What is said of its parts and was not understood. */
  unreadFootwear: readonly string[];
  variants: ImportedVariant[];
  /** Where its pictures are, in their order. */
  pictures: string[];
};

type Draft = ImportedProduct & { optionNames: OptionNames; placed: PlacedPicture[] };

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 4_000;
/** Descriptions of real shops are a few levels deep; the converter calls itself for each. */
const DEEPEST_MARKUP = 40;

const LETTERS = new Intl.Segmenter();

/** At most so many characters, and none of what a reader sees as one sign cut in two. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { index, segment } of LETTERS.segment(text.slice(0, longest + 50))) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Made once: reading the rules takes as long as reading a description. */
const readMarkup = (() => {
  const skipped = ['img', 'script', 'style'].map((selector) => ({ selector, format: 'skip' }));
  const links = { selector: 'a', options: { ignoreHref: true } };
  const tables = {
    selector: 'table',
    format: 'dataTable',
    options: { uppercaseHeaderCells: false },
  };
  const limits = { maxDepth: DEEPEST_MARKUP };
  const selectors = [links, tables, ...skipped];
  return compile({ wordwrap: false, limits, selectors });
})();

/** Markup of a description as plain text; nothing of it ever reaches a page as markup. */
const toPlainText = (html: string) => shortened(readMarkup(html), LONGEST_TEXT);

const readTitle = compile({ wordwrap: false });

/** A title is no markup, but some exports write its signs as markup does: `Ben &amp; Co`. */
const withSigns = (title: string) => readTitle(title.replaceAll('<', '&lt;'));

const VISIBILITY_OF: ReadonlyMap<string, Visibility> = new Map([
  ['', 'listed'],
  ['active', 'listed'],
  ['unlisted', 'by-link'],
  ['draft', 'hidden'],
  ['archived', 'hidden'],
]);

/**
 * Which shoppers see a product: an empty column hides nothing, `Unlisted` is Shopify's word for what
 * only a link leads to. What cannot be understood hides, and is named.
 */
function readVisibility(status: string, published: string) {
  const isPublished = published === '' || readYesOrNo(published);
  const said = VISIBILITY_OF.get(status.toLowerCase());
  const unclear = [
    ...(isPublished === null ? [published] : []),
    ...(said === undefined ? [status] : []),
  ];
  return { visibility: isPublished ? (said ?? 'hidden') : 'hidden', unclear } as const;
}

function startDraft(row: ExportRow, handle: string): Draft {
  const get = (column: Column) => cellOf(row, column);
  return {
    line: row.line,
    handle,
    title: shortened(withSigns(get('title')), LONGEST_TITLE),
    description: toPlainText(get('description')),
    vendor: get('vendor'),
    safety: readSafety(row),
    ...readFootwear(row),
    kind: [get('type'), get('category'), get('tags')].join(' '),
    ...readVisibility(get('status'), get('published')),
    audience: readAudience(get('gender'), get('ageGroup')),
    variants: [],
    pictures: [],
    placed: [],
    optionNames: optionNames(row),
  };
}

export type Gathered = {
  products: ImportedProduct[];
  /** Columns of the file that something is read from. */
  columns: ReadonlySet<Column>;
  refusals: Refusal[];
  /** Columns that nothing is read from. */
  unknownColumns: string[];
  separator: Separator;
};

/** Reads a whole export: its products with what can be sold of them, and what cannot and why. */
export async function gatherProducts(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<Gathered> {
  const drafts = new Map<string, Draft>();
  const refusals: Refusal[] = [];
  let heading: Heading | undefined;
  let separator: Separator = ',';
  /** Handles of gift cards: only the first row of a product says that it is one. */
  const giftCards = new Set<string>();

  const addVariant = (row: ExportRow, draft: Draft) => {
    const read = readVariant(row, draft.optionNames);
    if ('reason' in read) {
      refusals.push(refusal(row.line, [read.reason]));
      return;
    }
    const { variant } = read;
    const same = draft.variants.find(
      ({ colour, size }) => colour === variant.colour && size === variant.size,
    );
    if (same !== undefined) {
      const first = String(same.line);
      refusals.push(refuse(row.line, 'colour-and-size-twice', { first }));
      return;
    }
    draft.variants.push(variant);
  };

  const addRow = (row: ExportRow) => {
    const handle = cellOf(row, 'handle');
    if (handle === '') {
      refusals.push(refuse(row.line, 'no-handle', {}));
      return;
    }
    const giftCard = cellOf(row, 'giftCard');
    const isGiftCard = giftCard !== '' && readYesOrNo(giftCard);
    if (isGiftCard === null) {
      refusals.push(refuse(row.line, 'gift-card-unclear', { value: giftCard }));
      return;
    }
    if (isGiftCard) giftCards.add(handle);
    const known = drafts.get(handle);
    if (isPictureRow(row)) {
      known?.placed.push(...placedPicture(row));
      return;
    }
    if (giftCards.has(handle)) {
      refusals.push(refuse(row.line, 'gift-card', {}));
      return;
    }
    const draft = known ?? startDraft(row, handle);
    if (known === undefined && draft.title === '') {
      refusals.push(refuse(row.line, 'no-title', { handle }));
      return;
    }
    drafts.set(handle, draft);
    draft.placed.push(...placedPicture(row));
    addVariant(row, draft);
  };

  for await (const item of readCsvRows(source, renamed)) {
    if ('refusal' in item) refusals.push(item.refusal);
    else if ('heading' in item) {
      heading = readHeading(item.heading);
      separator = item.separator;
    } else if (heading !== undefined) addRow(heading.toRow(item.row));
  }
  const products: ImportedProduct[] = [];
  for (const { optionNames: _, placed, ...draft } of drafts.values()) {
    const product = { ...draft, pictures: inTheirOrder(placed) };
    if (product.variants.length > 0) products.push(product);
    else refusals.push(refuse(product.line, 'nothing-sold', { handle: product.handle }));
  }
  refusals.sort((one, other) => one.line - other.line);
  const { columns = new Set<Column>(), unknown: unknownColumns = [] } = heading ?? {};
  return { products, columns, refusals, unknownColumns, separator };
}

const BABIES: ReadonlySet<string> = new Set([
  ...['newborn', 'infant', 'toddler'],
  ...['newborns', 'babies', 'toddlers'],
]);
const OF_AGE: ReadonlyMap<string, { kids: SegmentationWord; adult: SegmentationWord }> = new Map([
  ['female', { kids: 'girls', adult: 'women' }],
  ['male', { kids: 'boys', adult: 'men' }],
]);

const CHILDREN: ReadonlySet<string> = new Set(['kids', 'teens']);

/** The values of a cell that may have several. */
const valuesOf = (cell: string) =>
  cell
    .toLowerCase()
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/**
 * Whom a product is for, by the columns `Google Shopping / Gender` (female, male, unisex) and
 * `Google Shopping / Age Group` (newborn, infant, toddler, kids, adult), or by Shopify's own, whose
 * ages are plural and which may name several (`kids; teens`); null where they leave it open.
 */
export function readAudience(gender: string, ageGroup: string): SegmentationWord | null {
  const ages = valuesOf(ageGroup);
  if (ages.length > 0 && ages.every((age) => BABIES.has(age))) return 'baby';
  const [group = '', ...others] = valuesOf(gender);
  if (others.length > 0) return null;
  return OF_AGE.get(group)?.[ages.some((age) => CHILDREN.has(age)) ? 'kids' : 'adult'] ?? null;
}
