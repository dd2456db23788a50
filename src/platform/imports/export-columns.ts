import type { CsvRow } from './csv-rows.ts';

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
  gender: ['Google Shopping / Gender', 'Target gender (product.metafields.shopify.target-gender)'],
  ageGroup: ['Google Shopping / Age Group', 'Age group (product.metafields.shopify.age-group)'],
  manufacturerName: ['Manufacturer Name'],
  manufacturerAddress: ['Manufacturer Address'],
  manufacturerContact: ['Manufacturer Contact'],
  responsibleName: ['Responsible Person Name'],
  responsibleAddress: ['Responsible Person Address'],
  responsibleContact: ['Responsible Person Contact'],
  warnings: ['Safety Warnings'],
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

/** Which system a file comes from, in a sentence; empty where its headings do not tell. */
function otherSystem(names: readonly string[]): string {
  const given = new Set(names.map(spelled));
  const system = OTHER_SYSTEMS.find(({ headings }) => headings.every((name) => given.has(name)));
  if (system === undefined) return '';
  return ` It is that of an export of ${system.name}, which is not read: its columns need the headings above.`;
}

export type Heading = {
  toRow(row: CsvRow): ExportRow;
  /** Columns that nothing is read from. */
  unknown: string[];
};

/** What the heading of a file says; throws where a column is missing that every row needs. */
export function readHeading(names: readonly string[]): Heading {
  const known = new Map<Column, string>();
  const unknown: string[] = [];
  for (const name of names) {
    const column = COLUMN_OF.get(spelled(name));
    // Of two headings for one column the first counts.
    if (column === undefined || known.has(column)) unknown.push(name);
    else known.set(column, name);
  }
  const missing = NEEDED.filter((column) => !known.has(column));
  if (missing.length > 0) {
    const said = missing.map((column) => HEADINGS[column].join(' or '));
    throw new Error(`The heading lacks: ${said.join(', ')}.${otherSystem(names)}`);
  }
  const toRow = ({ line, values }: CsvRow): ExportRow => ({
    line,
    values: new Map([...known].map(([column, name]) => [column, values.get(name) ?? ''])),
  });
  return { toRow, unknown };
}
