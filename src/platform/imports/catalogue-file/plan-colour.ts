import { MAX_SKU, SKU } from '#src/domain/catalogue/catalogue.values.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import {
  LANGUAGES,
  type Language,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '#src/domain/shop/locales.ts';
import type { DocumentWords } from '../../catalogue/face.ts';
import { readCents } from '../read-numbers.ts';
import { readGtin } from '../read-variant.ts';
import { type Refusal, refuse } from '../reason-words/word-reasons.ts';
import {
  COLOUR_WORD_COLUMNS,
  type ColourCells,
  colourNameColumn,
  priceColumns,
  type SizeCells,
} from './columns.ts';
import { listOf, type Reading, readCells } from './reading.ts';

/** Where a size stands: its colour by its key. */
type Place = { key: string; size: string };
export type PlannedPrice = Place & {
  shop: OnlineLocale;
  cents: number;
  /** Left out where the file does not speak of reductions: `cents` is then the price before them. */
  beforeCents?: number | null;
};
export type PlannedStock = Place & { quantity: number };
type Colour = ProductDocument['colours'][number];

const HEX = /^#[\da-f]{6}$/i;
const LONGEST_WORD = 40;
const PIECES = /^\d{1,6}$/;

/** The colour of the shop that cells name, or a new one with its fill and names. */
function readColour(reading: Reading, words: DocumentWords): Colour['colour'] {
  const { get, fail } = reading;
  const colourId = get('colour');
  const nameIn = (lang: Language) => get(colourNameColumn(lang));
  const labels = {
    ...{ de: nameIn('de'), en: nameIn('en'), es: nameIn('es') },
    ...{ fr: nameIn('fr'), it: nameIn('it'), pl: nameIn('pl') },
  };
  const said = { colourId, hex: get('colour_hex'), labels };
  const known = words.colours.get(colourId);
  if (known !== undefined) {
    const isOther =
      (said.hex !== '' && said.hex !== known.hex) ||
      LANGUAGES.some((lang) => labels[lang] !== '' && labels[lang] !== known.labels[lang]);
    // Other products have it, too.
    if (isOther && reading.isChanged(...COLOUR_WORD_COLUMNS.slice(1)))
      fail('colour', 'colour-kept', {});
    return { colourId, ...known };
  }
  const missing = COLOUR_WORD_COLUMNS.find((column) => get(column) === '');
  if (missing !== undefined) fail(missing, 'cell-missing', { column: missing });
  const long = COLOUR_WORD_COLUMNS.find((column) => get(column).length > LONGEST_WORD);
  if (long !== undefined) fail(long, 'too-long', { max: String(LONGEST_WORD) });
  if (said.hex !== '' && !HEX.test(said.hex)) fail('colour_hex', 'cell-unread', {});
  return said;
}

/** The photographs that a colour keeps, in the order of the file: new ones are sent on the screen. */
function readPictures({ get, fail }: Reading, known: Colour['pictures']): Colour['pictures'] {
  const names = [...new Set(listOf(get('pictures')))];
  const unknown = names.filter((name) => known.every(({ photoId }) => photoId !== name));
  if (unknown.length > 0) fail('pictures', 'not-in-shop', { values: unknown.join(', ') });
  return names.flatMap((name) => known.find(({ photoId }) => photoId === name) ?? []);
}

/** What a size costs in the shops where the file says so otherwise. */
function readPrices(reading: Reading, place: Place, columns: ReadonlySet<string>): PlannedPrice[] {
  const { get, fail, isChanged } = reading;
  return ONLINE_LOCALES.flatMap((shop): PlannedPrice[] => {
    const [priced, before] = priceColumns(shop);
    if (!isChanged(priced, before)) return [];
    const centsIn = (column: string) => {
      const cents = readCents(get(column));
      if (cents === null) fail(column, 'no-amount', {});
      else if (cents === 0) fail(column, 'not-above-zero', {});
      return cents;
    };
    if (get(priced) === '') {
      fail(priced, 'cell-missing', { column: priced });
      return [];
    }
    const cents = centsIn(priced);
    if (cents === null) return [];
    if (!columns.has(before)) return [{ ...place, shop, cents }];
    const beforeCents = get(before) === '' ? null : centsIn(before);
    if (beforeCents !== null && beforeCents <= cents) fail(before, 'before-not-above-price', {});
    return [{ ...place, shop, cents, beforeCents }];
  });
}

type Wanted = { place: Place; cells: SizeCells; known: SizeCells | undefined };

function readSize(
  { place, cells: { line, cells }, known }: Wanted,
  columns: ReadonlySet<string>,
  wrong: Refusal[],
) {
  const reading = readCells({ line, said: cells, known: known?.cells }, columns, wrong);
  const { get, fail, isChanged } = reading;
  if (place.size.length > LONGEST_WORD) fail('size', 'too-long', { max: String(LONGEST_WORD) });
  const sku = get('sku') === '' ? (known?.cells.get('sku') ?? '') : get('sku');
  if (known !== undefined && sku !== known.cells.get('sku')) {
    fail('sku', 'sku-fixed', {});
  }
  if (sku.length > MAX_SKU) fail('sku', 'too-long', { max: String(MAX_SKU) });
  else if (sku !== '' && !SKU.test(sku)) fail('sku', 'sku-signs', { sku: JSON.stringify(sku) });
  const barcode = get('gtin');
  const isOther = isChanged('gtin') && barcode !== '';
  const gtin = isOther ? readGtin(barcode) : barcode;
  if (gtin === null) fail('gtin', 'cell-unread', {});
  const stock = isChanged('stock') ? get('stock') : '';
  if (stock !== '' && !PIECES.test(stock)) fail('stock', 'no-whole-number', {});
  return {
    size: { size: place.size, sku: sku || null, gtin: gtin || null },
    isNew: known === undefined,
    isChanged: known === undefined || isChanged('gtin'),
    prices: readPrices(reading, place, columns),
    stock: stock === '' ? [] : [{ ...place, quantity: Number(stock) }],
  };
}

export type KnownColour = { document: Colour; cells: ColourCells };

export type PlannedColour = {
  key: string;
  colour: Colour;
  isChanged: boolean;
  prices: PlannedPrice[];
  stock: PlannedStock[];
};

/** What a file makes of a colour: sizes that it leaves out stay, as do photographs. */
export function planColour(
  said: ColourCells,
  known: KnownColour | undefined,
  {
    words,
    columns,
    wrong,
  }: { words: DocumentWords; columns: ReadonlySet<string>; wrong: Refusal[] },
): PlannedColour {
  const { line, key } = said;
  const reading = readCells({ line, said: said.cells, known: known?.cells.cells }, columns, wrong);
  const isRecoloured = known === undefined || reading.isChanged(...COLOUR_WORD_COLUMNS);
  const isPictured = reading.isChanged('pictures');
  const read = said.sizes.map((cells) => {
    const same = known?.cells.sizes.find(({ size }) => size === cells.size);
    return readSize({ place: { key, size: cells.size }, cells, known: same }, columns, wrong);
  });
  if (known === undefined && read.length === 0) {
    wrong.push(refuse(line, 'cell-missing', { column: 'size' }));
  }
  const kept = (known?.document.sizes ?? []).map((size, at) => {
    const cell = known?.cells.sizes[at]?.size;
    const one = read.find((other) => other.size.size === cell);
    return one === undefined || !one.isChanged ? size : { ...size, gtin: one.size.gtin };
  });
  const added = read.filter(({ isNew }) => isNew).map(({ size }) => size);
  const colour: Colour = {
    optionId: known?.document.optionId ?? null,
    colour:
      known === undefined || isRecoloured ? readColour(reading, words) : known.document.colour,
    sizes: [...kept, ...added],
    pictures: isPictured
      ? readPictures(reading, known?.document.pictures ?? [])
      : (known?.document.pictures ?? []),
  };
  return {
    ...{ key, colour, isChanged: isRecoloured || isPictured || read.some((one) => one.isChanged) },
    prices: read.flatMap(({ prices }) => prices),
    stock: read.flatMap(({ stock }) => stock),
  };
}
