import { MAX_SKU, SKU } from '#src/domain/catalogue/catalogue.values.ts';
import { type ImportReason, reasonOf } from '#src/domain/import/import-reason.ts';
import { checkDigit, ONE_SIZE, toGtin13 } from '../catalogue/face.ts';
import { cellOf, type ExportRow } from './export-columns.ts';
import { readCents, readStock } from './read-numbers.ts';

/** One colour in one size, as an export sells it. Prices in cents of the export's currency. */
export type ImportedVariant = {
  line: number;
  /** As written; empty where the export names none. */
  colour: string;
  size: string;
  /** As written; null where it is empty. */
  sku: string | null;
  centAmount: number;
  /** The price before the reduction; null when there is none. */
  compareAtCents: number | null;
  /** As written; empty where the export names none. */
  barcode: string;
  /** Thirteen digits; null where the barcode cannot be read as such. */
  gtin: string | null;
  /** Null where the file does not say. */
  quantity: number | null;
  /** Where its own picture is; empty where it has none. */
  picture: string;
};

export type Read = { variant: ImportedVariant } | { reason: ImportReason };

/** How the option is headed that tells the size, and the one that tells the colour. */
const SIZE = /^(size|sizes|taille|pointure|größe|groesse|talla|taglia|rozmiar)$/i;
const COLOUR = /^(colou?r|couleur|coloris|farbe|colore|kolor)$/i;
/** What Shopify writes where a product has no options. */
const NO_OPTION = 'Default Title';
const LONGEST = 40;
const OPTIONS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

/** Only the first row of a product has the names of its options. */
export type OptionNames = readonly string[];

export function optionNames(row: ExportRow): OptionNames {
  return OPTIONS.map(([name]) => cellOf(row, name));
}

/** Sizes by letters are one however they are typed: `m` and `M` would be two to choose from. */
const asWritten = (size: string) => (/^(\d?x{0,4}[sl]|m)$/i.test(size) ? size.toUpperCase() : size);

function optionsOf(row: ExportRow, names: OptionNames): { colour: string; size: string } {
  const named = OPTIONS.map(([, value], at) => ({
    name: names[at] ?? '',
    value: cellOf(row, value),
  }));
  const said = named.filter(({ value }) => value !== '' && value !== NO_OPTION);
  const colour = said.find(({ name }) => COLOUR.test(name))?.value ?? '';
  // A length or a cup belongs to the size: "38 / long".
  const size = said
    .filter(({ name }) => !COLOUR.test(name))
    .sort((one, other) => Number(SIZE.test(other.name)) - Number(SIZE.test(one.name)))
    .map(({ value }) => value)
    .join(' / ');
  return { colour, size: size === '' ? ONE_SIZE : asWritten(size) };
}

/** Numbers that GS1 leaves to each shop for its own use (02, 04, 20 to 29) are nobody's elsewhere. */
const IN_STORE = /^(0[24]|2)/;

/** A barcode of 8, 12, 13 or 14 digits as GTIN-13; null for what is none, or true in one shop alone. */
export function readGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const gtin = toGtin13(digits);
  if (gtin.length !== 13 || IN_STORE.test(gtin) || /^0+$/.test(gtin)) return null;
  return checkDigit(gtin.slice(0, 12)) === Number(gtin[12]) ? gtin : null;
}

/** Whether a row says how many there are. */
const isCounted = (row: ExportRow): boolean =>
  row.values.has('quantity') && (!row.values.has('tracker') || cellOf(row, 'tracker') !== '');

/** Why a text cannot be a sku; null where it can. */
function skuProblem(sku: string): ImportReason | null {
  if (sku.length > MAX_SKU) return reasonOf('sku-too-long', { sku, max: String(MAX_SKU) });
  return SKU.test(sku) ? null : reasonOf('sku-signs', { sku: JSON.stringify(sku) });
}

/** A row that holds a picture and nothing to sell: Shopify lists further pictures so. */
export function isPictureRow(row: ExportRow): boolean {
  const sold = ['option1Value', 'sku', 'price', 'barcode', 'title'] as const;
  return sold.every((column) => cellOf(row, column) === '');
}

/** What a row sells, or why it cannot be sold. */
export function readVariant(row: ExportRow, names: OptionNames): Read {
  const price = cellOf(row, 'price');
  if (price === '') return { reason: reasonOf('no-price', {}) };
  const centAmount = readCents(price);
  if (centAmount === null) return { reason: reasonOf('price-unread', { value: price }) };
  if (centAmount === 0) return { reason: reasonOf('price-zero', {}) };
  const compareAt = cellOf(row, 'compareAtPrice');
  const compareAtCents = compareAt === '' ? null : readCents(compareAt);
  if (compareAt !== '' && compareAtCents === null) {
    return { reason: reasonOf('compare-at-unread', { value: compareAt }) };
  }
  const { colour, size } = optionsOf(row, names);
  if (size.length > LONGEST || colour.length > LONGEST) {
    return { reason: reasonOf('option-too-long', { max: String(LONGEST) }) };
  }
  const barcode = cellOf(row, 'barcode').replace(/^'/, '');
  const sku = cellOf(row, 'sku').replace(/^'/, '');
  const problem = sku === '' ? null : skuProblem(sku);
  if (problem !== null) return { reason: problem };
  const quantity = isCounted(row) ? readStock(cellOf(row, 'quantity')) : null;
  if (quantity === null && isCounted(row)) {
    return { reason: reasonOf('stock-unread', { value: cellOf(row, 'quantity') }) };
  }
  return {
    variant: {
      line: row.line,
      colour,
      size,
      sku: sku === '' ? null : sku,
      centAmount,
      compareAtCents:
        compareAtCents !== null && compareAtCents > centAmount ? compareAtCents : null,
      barcode,
      gtin: readGtin(barcode),
      quantity,
      picture: cellOf(row, 'variantPicture'),
    },
  };
}
