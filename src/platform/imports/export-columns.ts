import type { CsvRow } from './csv-rows.ts';
import { HeadingError } from './read-table.ts';

/**
 * The columns that say something to this shop, by the headings that Shopify gives them: first that
 * of older exports, then that of present ones where it differs. Letters may be of either case.
 */
const HEADINGS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  picture: ['Image Src', 'Product image URL'],
  picturePosition: ['Image Position'],
  variantPicture: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
  gender: ['Google Shopping / Gender'],
  ageGroup: ['Google Shopping / Age Group'],
  manufacturerName: ['Manufacturer Name'],
  manufacturerAddress: ['Manufacturer Address'],
  manufacturerContact: ['Manufacturer Contact'],
  responsibleName: ['Responsible Person Name'],
  responsibleAddress: ['Responsible Person Address'],
  responsibleContact: ['Responsible Person Contact'],
  warnings: ['Safety Warnings'],
  shoeUpper: ['Shoe Upper'],
  shoeLining: ['Shoe Lining'],
  shoeSole: ['Shoe Sole'],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof HEADINGS;

const isColumn = (name: string): name is Column => name in HEADINGS;
const COLUMNS = Object.keys(HEADINGS).filter(isColumn);
const NEEDED: readonly Column[] = ['handle', 'title', 'price'];

const spelled = (heading: string) => heading.toLowerCase().replace(/\s+/g, ' ').trim();
const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) =>
    HEADINGS[column].map((heading) => [spelled(heading), column] as const),
  ),
);

/** Columns of a file of products by the headings that it may have. */
export const PRODUCT_COLUMNS = COLUMNS.map((column) => ({
  name: HEADINGS[column][0],
  names: HEADINGS[column].map(spelled),
  isNeeded: NEEDED.includes(column),
}));

/** How Shopify heads fields of its own in the language of a shop: `Sexo objetivo (product.metafields.…)`. */
const METAFIELDS: ReadonlyMap<string, Column> = new Map([
  ['product.metafields.shopify.target-gender', 'gender'],
  ['product.metafields.shopify.age-group', 'ageGroup'],
]);

const columnOf = (heading: string): Column | undefined =>
  COLUMN_OF.get(spelled(heading)) ??
  METAFIELDS.get(/\(([^()]+)\)$/.exec(spelled(heading))?.[1] ?? '');

/** A row of an export by its columns, and the line of the file where it begins, from 1. */
export type ExportRow = { line: number; values: ReadonlyMap<Column, string> };

/** The text of a column in a row; empty where it has none. */
export const cellOf = ({ values }: ExportRow, column: Column) => values.get(column) ?? '';

/** Headings that only the exports of another system have. */
const OTHER_SYSTEMS = [
  { name: 'WooCommerce', headings: ['sku', 'regular price', 'is featured?'] },
  { name: 'WooCommerce', headings: ['ugs', 'tarif régulier'] },
  { name: 'WooCommerce', headings: ['artikelnummer', 'regulärer preis'] },
  { name: 'PrestaShop', headings: ['product id', 'active (0/1)'] },
  { name: 'PrestaShop', headings: ['product id', 'reference', 'price (tax excl.)'] },
  { name: 'Akeneo', headings: ['family', 'enabled', 'categories'] },
] as const;

/** Which system a file comes from; empty where its headings do not tell. */
export function otherSystem(names: readonly string[]): string {
  const given = new Set(names.map(spelled));
  const system = OTHER_SYSTEMS.find(({ headings }) => headings.every((name) => given.has(name)));
  return system?.name ?? '';
}

export type Heading = {
  toRow(row: CsvRow): ExportRow;
  /** Columns that the file has: what the others would say is left as it is. */
  columns: ReadonlySet<Column>;
  /** Columns that nothing is read from. */
  unknown: string[];
};

/** What the heading of a file says; throws where a column is missing that every row needs. */
export function readHeading(names: readonly string[]): Heading {
  const known = new Map<Column, string[]>();
  const unknown: string[] = [];
  for (const name of names) {
    const column = columnOf(name);
    if (column === undefined) unknown.push(name);
    else known.set(column, [...(known.get(column) ?? []), name]);
  }
  const missing = NEEDED.filter((column) => !known.has(column));
  if (missing.length > 0) {
    const said = missing.map((column) => HEADINGS[column].join(' or '));
    throw new HeadingError(said, otherSystem(names));
  }
  const toRow = ({ line, values }: CsvRow): ExportRow => ({
    line,
    // Of two headings for one column the first cell counts that is not empty.
    values: new Map(
      [...known].map(([column, headings]) => [
        column,
        headings.map((name) => values.get(name) ?? '').find((text) => text !== '') ?? '',
      ]),
    ),
  });
  return { toRow, columns: new Set(known.keys()), unknown };
}
