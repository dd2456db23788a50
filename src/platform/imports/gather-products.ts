import { convert } from 'html-to-text';
import type { SegmentationWord } from '../catalogue/vocabularies/word-lists.ts';
import { type CsvRow, type Refusal, readCsvRows } from './csv-rows.ts';
import { readAudience } from './read-audience.ts';
import { inTheirOrder, type PlacedPicture, placedPicture } from './read-pictures.ts';
import {
  type ImportedVariant,
  isPictureRow,
  type OptionNames,
  optionNames,
  readVariant,
} from './read-variant.ts';

/** A product of an export: the rows of one handle. */
export type ImportedProduct = {
  line: number;
  handle: string;
  title: string;
  description: string;
  vendor: string;
  /** What tells the kind of thing it is: type, category, tags. */
  kind: string;
  isListed: boolean;
  /** Whom it is for, where the export says so. */
  audience: SegmentationWord | null;
  variants: ImportedVariant[];
  /** Where its pictures are, in their order. */
  pictures: string[];
};

type Draft = ImportedProduct & { optionNames: OptionNames; placed: PlacedPicture[] };

/** Columns of the Shopify export that say something to this shop; the others are named once. */
const KNOWN_COLUMNS: ReadonlySet<string> = new Set([
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags'],
  ...['Published', 'Status', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'],
  ...['Option3 Name', 'Option3 Value', 'Variant SKU', 'Variant Inventory Qty', 'Variant Price'],
  ...['Variant Compare At Price', 'Variant Barcode', 'Variant Inventory Tracker'],
  ...['Image Src', 'Image Position', 'Variant Image'],
  ...['Google Shopping / Gender', 'Google Shopping / Age Group'],
]);
const NEEDED_COLUMNS = ['Handle', 'Title', 'Variant Price'];
const LONGEST_TITLE = 120;
const LONGEST_TEXT = 4_000;
/** Descriptions of real shops are a few levels deep; the converter calls itself for each. */
const DEEPEST_MARKUP = 40;

/** Markup of a description as plain text; nothing of it ever reaches a page as markup. */
function toPlainText(html: string): string {
  const skipped = ['img', 'script', 'style'].map((selector) => ({ selector, format: 'skip' }));
  const links = { selector: 'a', options: { ignoreHref: true } };
  const limits = { maxDepth: DEEPEST_MARKUP };
  const selectors = [links, ...skipped];
  return convert(html, { wordwrap: false, limits, selectors }).slice(0, LONGEST_TEXT);
}

function startDraft(row: CsvRow, handle: string): Draft {
  const get = (name: string) => row.values.get(name) ?? '';
  const status = get('Status').toLowerCase();
  return {
    line: row.line,
    handle,
    title: get('Title').slice(0, LONGEST_TITLE),
    description: toPlainText(get('Body (HTML)')),
    vendor: get('Vendor'),
    kind: [get('Type'), get('Product Category'), get('Tags')].join(' '),
    isListed: get('Published').toLowerCase() !== 'false' && (status === '' || status === 'active'),
    audience: readAudience(get('Google Shopping / Gender'), get('Google Shopping / Age Group')),
    variants: [],
    pictures: [],
    placed: [],
    optionNames: optionNames(row),
  };
}

export type Gathered = {
  products: ImportedProduct[];
  refusals: Refusal[];
  /** Columns that nothing is read from. */
  unknownColumns: string[];
};

/** Reads a whole export: its products with what can be sold of them, and what cannot and why. */
export async function gatherProducts(source: AsyncIterable<string>): Promise<Gathered> {
  const drafts = new Map<string, Draft>();
  const refusals: Refusal[] = [];
  const unknownColumns: string[] = [];
  const takenSkus = new Map<string, number>();
  const refuse = (line: number, reason: string) => refusals.push({ line, reason });

  const addVariant = (row: CsvRow, draft: Draft) => {
    const read = readVariant(row, draft.optionNames);
    if ('reason' in read) return refuse(row.line, read.reason);
    const { variant } = read;
    const same = draft.variants.find(
      ({ colour, size }) => colour === variant.colour && size === variant.size,
    );
    if (same !== undefined) {
      return refuse(row.line, `its colour and size stand on line ${same.line} already`);
    }
    const taken = variant.sku === null ? undefined : takenSkus.get(variant.sku);
    if (taken !== undefined) {
      return refuse(row.line, `the sku "${variant.sku}" stands on line ${taken} already`);
    }
    if (variant.sku !== null) takenSkus.set(variant.sku, row.line);
    draft.variants.push(variant);
  };

  const addRow = (row: CsvRow) => {
    const handle = row.values.get('Handle') ?? '';
    if (handle === '') return refuse(row.line, 'it has no handle');
    const known = drafts.get(handle);
    if (isPictureRow(row)) {
      known?.placed.push(...placedPicture(row));
      return;
    }
    const draft = known ?? startDraft(row, handle);
    if (known === undefined && draft.title === '') {
      return refuse(row.line, `the product "${handle}" has no title`);
    }
    drafts.set(handle, draft);
    draft.placed.push(...placedPicture(row));
    addVariant(row, draft);
  };

  for await (const item of readCsvRows(source)) {
    if ('refusal' in item) refusals.push(item.refusal);
    else if ('row' in item) addRow(item.row);
    else {
      const missing = NEEDED_COLUMNS.filter((name) => !item.heading.includes(name));
      if (missing.length > 0) throw new Error(`The heading lacks: ${missing.join(', ')}.`);
      unknownColumns.push(...item.heading.filter((name) => !KNOWN_COLUMNS.has(name)));
    }
  }
  const products: ImportedProduct[] = [];
  for (const { optionNames: _, placed, ...draft } of drafts.values()) {
    const product = { ...draft, pictures: inTheirOrder(placed) };
    if (product.variants.length > 0) products.push(product);
    else refuse(product.line, `nothing of the product "${product.handle}" can be sold`);
  }
  refusals.sort((one, other) => one.line - other.line);
  return { products, refusals, unknownColumns };
}
