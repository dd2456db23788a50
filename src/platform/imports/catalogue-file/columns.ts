import { LANGUAGES, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';

/**
 * The columns of a file of the whole catalogue, a row a size. What is of a product is in its first row,
 * what is of a colour in the first of that; other rows may repeat it or leave it out.
 */

/** Texts in one language. */
export const textColumns = (lang: (typeof LANGUAGES)[number]) =>
  [
    ...([`name_${lang}`, `description_${lang}`, `keywords_${lang}`] as const),
    ...([`search_title_${lang}`, `search_description_${lang}`] as const),
  ] as const;

export const SHOE_COLUMNS = ['shoe_upper', 'shoe_lining', 'shoe_sole'] as const;
export const CERTIFICATE_COLUMNS = [
  ...(['certificate', 'certificate_number', 'certificate_body'] as const),
  'certificate_until',
] as const;
/** What the environmental sheet says; the countries of its steps may be empty. */
export const ENVIRONMENT_COLUMNS = [
  ...(['recycled_percent', 'recyclable', 'hazardous_substances', 'microplastics'] as const),
  ...(['weaving', 'dyeing', 'eco_design'] as const),
] as const;
const companyColumns = <Who extends string>(who: Who) =>
  [`${who}_name`, `${who}_address`, `${who}_contact`] as const;
export const MANUFACTURER_COLUMNS = companyColumns('manufacturer');
export const RESPONSIBLE_COLUMNS = companyColumns('responsible');
export const SAFETY_COLUMNS = [
  ...MANUFACTURER_COLUMNS,
  ...RESPONSIBLE_COLUMNS,
  'warnings',
] as const;

/** Of a colour that the shop has not yet. */
export const colourNameColumn = (lang: (typeof LANGUAGES)[number]) =>
  `colour_name_${lang}` as const;

const ofShop = (shop: OnlineLocale) => shop.replace('-', '_');
/** What a size costs in a shop, and before a reduction. */
export const priceColumns = (shop: OnlineLocale) =>
  [`price_${ofShop(shop)}`, `price_before_${ofShop(shop)}`] as const;

/** How a shop shows a product, and from and until which minute of its clocks. */
export const publicationColumns = (shop: OnlineLocale) =>
  [
    ...([`published_${ofShop(shop)}`, `published_from_${ofShop(shop)}`] as const),
    `published_until_${ofShop(shop)}`,
  ] as const;

/** Numbers of products that go with one, and of those that resemble it. */
export const RELATION_COLUMNS = ['look', 'similar'] as const;

export const PRODUCT_COLUMNS: readonly string[] = [
  ...LANGUAGES.flatMap(textColumns),
  ...['kind', 'families', 'brand', 'size_scale', 'materials', 'care'],
  ...SHOE_COLUMNS,
  ...CERTIFICATE_COLUMNS,
  'origin',
  'passport_url',
  ...ENVIRONMENT_COLUMNS,
  ...SAFETY_COLUMNS,
  ...['labels', ...RELATION_COLUMNS],
  ...ONLINE_LOCALES.flatMap(publicationColumns),
];
/** What a colour is called and looks like. */
export const COLOUR_WORD_COLUMNS: readonly string[] = [
  'colour',
  'colour_hex',
  ...LANGUAGES.map(colourNameColumn),
];
export const COLOUR_COLUMNS: readonly string[] = [...COLOUR_WORD_COLUMNS, 'pictures'];
const SIZE_COLUMNS: readonly string[] = [
  'sku',
  'gtin',
  ...ONLINE_LOCALES.flatMap(priceColumns),
  'stock',
];

/** What tells rows apart: a product, its colour, the size of that. */
const KEYS = ['handle', 'colour_key', 'size'] as const;

/** All columns in the order in which an export writes them. */
export const COLUMNS: readonly string[] = [
  'handle',
  ...PRODUCT_COLUMNS,
  'colour_key',
  ...COLOUR_COLUMNS,
  'size',
  ...SIZE_COLUMNS,
];
export const NEEDED_COLUMNS: readonly string[] = KEYS;

/** The columns of some shops and their languages; `stock` may be left out, for it changes by the minute. */
export function columnsFor(
  shops: readonly OnlineLocale[],
  languages: ReadonlySet<string>,
  isStocked: boolean,
): string[] {
  const left = new Set([
    ...LANGUAGES.filter((lang) => !languages.has(lang)).flatMap(textColumns),
    ...ONLINE_LOCALES.filter((shop) => !shops.includes(shop)).flatMap((shop) => [
      ...priceColumns(shop),
      ...publicationColumns(shop),
    ]),
    ...(isStocked ? [] : ['stock']),
  ]);
  return COLUMNS.filter((column) => !left.has(column));
}

/** What each level of a product says, as texts by their columns. */
export type Cells = ReadonlyMap<string, string>;
export type SizeCells = { line: number; size: string; cells: Cells };
export type ColourCells = { line: number; key: string; cells: Cells; sizes: SizeCells[] };
/** `line`: of the file where it begins; 0 for what the shop has. */
export type ProductCells = { line: number; handle: string; cells: Cells; colours: ColourCells[] };
