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

export type GatheredCatalogue = {
  products: ProductCells[];
  /** How many rows each has, those included that are wrong. */
  rowsOf: ReadonlyMap<string, readonly number[]>;
  /** Why rows of a product cannot be what they say, by its handle: then nothing of it is written. */
  wrong: ReadonlyMap<string, Refusal[]>;
  /** Rows that are of no product. */
  refusals: Refusal[];
  columns: ReadonlySet<string>;
  unknownColumns: string[];
};

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
type ProductDraft = Draft & { line: number; handle: string; colours: Map<string, ColourDraft> };

/** Reads a whole file of the catalogue: its products with their colours and sizes, in their order. */
export async function gatherRows(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<GatheredCatalogue> {
  const drafts = new Map<string, ProductDraft>();
  const rowsOf = new Map<string, number[]>();
  const wrong = new Map<string, Refusal[]>();
  const refusals: Refusal[] = [];
  let columns = new Set<string>();
  let unknownColumns: string[] = [];
  const ofProduct = () => PRODUCT_COLUMNS.filter((column) => columns.has(column));
  const ofColour = () => COLOUR_COLUMNS.filter((column) => columns.has(column));

  const addRow = ({ line, values: named }: CsvRow) => {
    const values = new Map([...named].map(([name, text]) => [spelled(name), text]));
    const get = (column: string) => values.get(column) ?? '';
    const handle = get('handle');
    if (handle === '') {
      refusals.push(refuse(line, 'no-handle', {}));
      return;
    }
    rowsOf.set(handle, [...(rowsOf.get(handle) ?? []), line]);
    const draft: ProductDraft = drafts.get(handle) ?? {
      ...{ line, handle, cells: new Map(), lines: new Map(), colours: new Map() },
    };
    drafts.set(handle, draft);
    const said = say(draft, { line, values }, ofProduct());
    const [key, size] = [get('colour_key'), get('size')];
    if (key !== '' || size !== '') {
      const colour: ColourDraft = draft.colours.get(key) ?? {
        ...{ line, key, cells: new Map(), lines: new Map(), sizes: [] },
      };
      draft.colours.set(key, colour);
      said.push(...say(colour, { line, values }, ofColour()));
      const same = colour.sizes.find((one) => one.size === size);
      if (same !== undefined) {
        said.push(reasonOf('colour-and-size-twice', { first: String(same.line) }));
      } else if (size !== '') colour.sizes.push({ line, size, cells: values });
    }
    if (said.length > 0) wrong.set(handle, [...(wrong.get(handle) ?? []), refusal(line, said)]);
  };

  for await (const item of readCsvRows(source, renamed)) {
    if ('refusal' in item) refusals.push(item.refusal);
    else if ('heading' in item) {
      columns = new Set(item.heading.map(spelled));
      const missing = NEEDED_COLUMNS.filter((name) => !columns.has(name));
      if (missing.length > 0) throw new HeadingError(missing);
      unknownColumns = item.heading.filter((name) => !COLUMNS.includes(spelled(name)));
    } else addRow(item.row);
  }
  const products = [...drafts.values()].map(
    ({ line, handle, cells, colours }): ProductCells => ({
      ...{ line, handle, cells },
      colours: [...colours.values()].map(({ lines: _, ...colour }) => colour),
    }),
  );
  return { products, rowsOf, wrong, refusals, columns, unknownColumns };
}
