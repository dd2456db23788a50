import { type ImportReason, reasonOf } from '#src/domain/import/import-reason.ts';
import { type CsvRow, type Renamed, readCsvRows } from '../csv-rows.ts';
import { HeadingError, spelled } from '../read-table.ts';
import { type Refusal, refusal, refuse } from '../reason-words/word-reasons.ts';
import {
  COLOUR_COLUMNS,
  COLUMNS,
  type ColourCells,
  NEEDED_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductCells,
} from './columns.ts';

/** Where the rows of a product are in a file. */
type Place = {
  handle: string;
  /** Among the products of the file. */
  at: number;
  lines: number[];
  /** Whether rows of other products are between its own. */
  isApart: boolean;
};

/** What a file says of a product. */
export type SaidProduct = {
  said: ProductCells;
  lines: readonly number[];
  /** Why rows cannot be what they say: then nothing of the product is written. */
  wrong: Refusal[];
};

export type CatalogueFile = {
  /** How many rows each product has, those included that are wrong. */
  sizes: number[];
  /** Rows that are of no product. */
  refusals: Refusal[];
  columns: ReadonlySet<string>;
  unknownColumns: string[];
  /** Its products from one on, in their order, as they are read. */
  read(from: number): AsyncGenerator<SaidProduct>;
};

/** Rows of products whose rows do not follow each other are held in memory; no more of them are. */
const MAX_ROWS_APART = 40_000;

type Draft = { cells: Map<string, string>; lines: Map<string, number> };

/** Adds what a row says of something; answers what an earlier row has said otherwise. */
function say(
  { cells, lines }: Draft,
  row: { line: number; values: ReadonlyMap<string, string> },
  columns: readonly string[],
): ImportReason[] {
  return columns.flatMap((column) => {
    const value = row.values.get(column) ?? '';
    const known = cells.get(column) ?? '';
    if (value === '' || value === known) return [];
    if (known !== '') {
      const first = String(lines.get(column));
      return [reasonOf('cell', { column, value }), reasonOf('said-otherwise', { first })];
    }
    cells.set(column, value);
    lines.set(column, row.line);
    return [];
  });
}

type ColourDraft = Draft & Omit<ColourCells, 'cells'>;

/** What the rows of a product say together. */
function assemble(
  { handle, lines }: Place,
  rows: readonly CsvRow[],
  columns: ReadonlySet<string>,
): SaidProduct {
  const ofProduct = PRODUCT_COLUMNS.filter((column) => columns.has(column));
  const ofColour = COLOUR_COLUMNS.filter((column) => columns.has(column));
  const draft: Draft = { cells: new Map(), lines: new Map() };
  const colours = new Map<string, ColourDraft>();
  const wrong: Refusal[] = [];
  for (const { line, values: named } of rows) {
    const values = new Map([...named].map(([name, text]) => [spelled(name), text]));
    const said = say(draft, { line, values }, ofProduct);
    const [key, size] = [values.get('colour_key') ?? '', values.get('size') ?? ''];
    if (key !== '' || size !== '') {
      const colour: ColourDraft = colours.get(key) ?? {
        ...{ line, key, cells: new Map(), lines: new Map(), sizes: [] },
      };
      colours.set(key, colour);
      said.push(...say(colour, { line, values }, ofColour));
      const same = colour.sizes.find((one) => one.size === size);
      if (same !== undefined) {
        said.push(reasonOf('colour-and-size-twice', { first: String(same.line) }));
      } else if (size !== '') colour.sizes.push({ line, size, cells: values });
    }
    if (said.length > 0) wrong.push(refusal(line, said));
  }
  const said: ProductCells = {
    ...{ line: lines[0] ?? 0, handle, cells: draft.cells },
    colours: [...colours.values()].map(({ lines: _, ...colour }) => colour),
  };
  return { said, lines, wrong };
}

/** Where all products of a file are, with its heading. */
async function findPlaces(source: AsyncIterable<string>, renamed?: Renamed) {
  const places = new Map<string, Place>();
  const refusals: Refusal[] = [];
  let columns = new Set<string>();
  let unknownColumns: string[] = [];
  let handleColumn = '';
  let last: Place | undefined;
  const handleOf = ({ values }: CsvRow) => values.get(handleColumn) ?? '';
  for await (const item of readCsvRows(source, renamed)) {
    if ('refusal' in item) refusals.push(item.refusal);
    else if ('heading' in item) {
      columns = new Set(item.heading.map(spelled));
      const missing = NEEDED_COLUMNS.filter((name) => !columns.has(name));
      if (missing.length > 0) throw new HeadingError(missing);
      unknownColumns = item.heading.filter((name) => !COLUMNS.includes(spelled(name)));
      handleColumn = item.heading.findLast((name) => spelled(name) === 'handle') ?? '';
    } else {
      const { line } = item.row;
      const handle = handleOf(item.row);
      if (handle === '') {
        refusals.push(refuse(line, 'no-handle', {}));
        continue;
      }
      const place = places.get(handle) ?? { handle, at: places.size, lines: [], isApart: false };
      places.set(handle, place);
      if (place !== last && place.lines.length > 0) place.isApart = true;
      place.lines.push(line);
      last = place;
    }
  }
  return { places, refusals, columns, unknownColumns, handleOf };
}

/**
 * Reads a file of the catalogue twice or more: where its products are, then what it says of them, one
 * after the other, for a file may be larger than the memory.
 */
export async function openCatalogueFile(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<CatalogueFile> {
  const { places, handleOf, ...found } = await findPlaces(source, renamed);
  const { columns } = found;
  const apart = new Map<Place, CsvRow[]>();
  let rowsApart = 0;
  for (const place of places.values()) {
    rowsApart += place.isApart ? place.lines.length : 0;
    if (place.isApart && rowsApart <= MAX_ROWS_APART) apart.set(place, []);
  }

  async function* placedRows(): AsyncGenerator<{ place: Place; row: CsvRow }> {
    for await (const item of readCsvRows(source, renamed)) {
      const place = 'row' in item ? places.get(handleOf(item.row)) : undefined;
      if ('row' in item && place !== undefined) yield { place, row: item.row };
    }
  }
  if (apart.size > 0) {
    for await (const { place, row } of placedRows()) apart.get(place)?.push(row);
  }

  const saidApart = (place: Place): SaidProduct => {
    const rows = apart.get(place);
    if (rows !== undefined) return assemble(place, rows, columns);
    const said = assemble(place, [], columns);
    return { ...said, wrong: place.lines.map((line) => refuse(line, 'rows-apart', {})) };
  };

  async function* read(from: number): AsyncGenerator<SaidProduct> {
    let rows: CsvRow[] = [];
    for await (const { place, row } of placedRows()) {
      if (place.at < from) continue;
      if (place.isApart) {
        if (row.line === place.lines[0]) yield saidApart(place);
        continue;
      }
      rows.push(row);
      if (rows.length < place.lines.length) continue;
      yield assemble(place, rows, columns);
      rows = [];
    }
  }
  return { ...found, sizes: [...places.values()].map(({ lines }) => lines.length), read };
}
