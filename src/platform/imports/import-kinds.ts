import type { z } from 'zod';
import type { FieldGroup } from '#src/domain/catalogue/field-owners.ts';
import type { ImportOptions } from '#src/domain/import/import.schema.ts';
import { IMPORT_KINDS, type ImportKind } from '#src/domain/import/import.values.ts';
import type { ImportReason } from '#src/domain/import/import-reason.ts';
import { getDomain, type Language } from '#src/domain/shop/locales.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import type { Author } from '../catalogue/face.ts';
import type { Database, Queryable, Transaction } from '../kernel/database/database.ts';
import type { PhotoArchive } from '../pictures/face.ts';
import { findWebDomains } from '../shops/face.ts';
import { catalogueWork, countSizes } from './catalogue-file/catalogue-work.ts';
import { COLUMNS, NEEDED_COLUMNS } from './catalogue-file/columns.ts';
import { openCatalogueFile } from './catalogue-file/gather-rows.ts';
import type { Renamed } from './csv-rows.ts';
import { PRODUCT_COLUMNS } from './export-columns.ts';
import { gatherProducts } from './gather-products.ts';
import {
  POINT_COLUMNS,
  readPoints,
  readStores,
  STORE_COLUMNS,
  writePoints,
  writeStores,
} from './import-places.ts';
import { PRICE_COLUMNS, pricesWork, readPrices } from './import-prices.ts';
import { REDIRECT_COLUMNS, readRedirects, redirectsWork } from './import-redirects.ts';
import { runnerOf } from './import-runner.ts';
import {
  type By,
  PAYMENT_COLUMNS,
  RATE_COLUMNS,
  readPayments,
  readRates,
  readVat,
  VAT_COLUMNS,
  writePayments,
  writeRates,
  writeVat,
} from './import-settings.ts';
import { readStocks, STOCK_COLUMNS, stocksWork } from './import-stocks.ts';
import { type ImportWork, NOTHING_DONE, refusedRows, workOfRows } from './import-work.ts';
import { createPictureLoader } from './picture-loader.ts';
import { productsWork } from './products-work.ts';
import { neededColumns, spelled, type Table } from './read-table.ts';
import { refusal } from './reason-words/word-reasons.ts';

/** What importing needs beside the file. */
export type ImportNeeds = { database: Database; archive: PhotoArchive; isDrawn: boolean };

/** May be read several times. */
type Source = AsyncIterable<string>;
type Open = (
  source: Source,
  renamed: Renamed,
  options: ImportOptions,
  /** `by` is who sent the file; the audit log knows who had it imported. */
  needs: ImportNeeds & { by: Author; importId: string },
) => Promise<ImportWork>;

type Column = { name: string; names: readonly string[]; isNeeded: boolean };
type Kind = {
  /** What else than the right of the call it takes. */
  needs: readonly Permission[];
  /** Fields of products that it writes row by row: refused as a whole where another key owns them. */
  writes?: readonly FieldGroup[];
  columns: readonly Column[];
  open: Open;
};

function columnsOf(shape: z.ZodRawShape): Column[] {
  const needed = neededColumns(shape);
  return Object.keys(shape).map((name) => ({
    ...{ name, names: [name], isNeeded: needed.includes(name) },
  }));
}

/** A setting of shops, which a file says as a whole. */
const settingWork = <T>(
  table: Table<T>,
  importId: string,
  write: (
    tx: Transaction,
    table: Table<T>,
    by: By,
  ) => Promise<{ changes: readonly ImportReason[][] }>,
): ImportWork => ({
  rows: table.rows.length + refusedRows(table.refusals),
  sizes: table.rows.length === 0 ? [] : [table.rows.length],
  refusals: table.refusals,
  unknownColumns: table.unknownColumns,
  hosts: [],
  write: async (tx, _from, _to, now) => {
    const tried = { ...table, refusals: [...table.refusals] };
    const actor = await runnerOf(tx, importId);
    const { changes } = await write(tx, tried, { actor, now });
    const notes = changes.map((said) => refusal(0, said));
    const refusals = tried.refusals.slice(table.refusals.length);
    return { ...NOTHING_DONE, updated: changes.length, refusals, notes };
  },
});

/** A file of products of which nobody has said in which language it is. */
export class LanguageError extends Error {
  readonly spoken: readonly Language[];

  constructor(spoken: readonly Language[]) {
    super(`The shops speak ${spoken.join(', ')}: in which language is the file?`);
    this.spoken = spoken;
  }
}

/** The language of all open shops; throws where they speak several. */
async function onlyLanguage(db: Queryable): Promise<Language> {
  const shops = await findWebDomains(db);
  const spoken = [...new Set(shops.map(({ domain }) => getDomain(domain).lang))];
  const [only, ...others] = spoken;
  if (only === undefined || others.length > 0) throw new LanguageError(spoken);
  return only;
}

const openProducts: Open = async (source, renamed, options, needs) => {
  const { database, archive, isDrawn, by } = needs;
  const { currency, isFull, pictureHosts: hosts } = options;
  const language = options.language ?? (await onlyLanguage(database));
  const gathered = await gatherProducts(source, renamed);
  // Files of the staff have no folder beside them that pictures could lie in.
  const load = createPictureLoader({ folder: null, hosts });
  return productsWork(gathered, {
    ...{ database, language, currency, by, isDrawn, isFull },
    ...(hosts.length > 0 && { photos: { load, archive } }),
  });
};

const SETTINGS = ['settings:write'] as const;

/** What the staff import, and how. */
export const KINDS: Record<ImportKind, Kind> = {
  products: { needs: ['prices:write'], columns: PRODUCT_COLUMNS, open: openProducts },
  catalogue: {
    needs: ['prices:write'],
    columns: COLUMNS.map((name) => ({
      ...{ name, names: [name], isNeeded: NEEDED_COLUMNS.includes(name) },
    })),
    open: async (source, renamed, { isFull }, { database, by, importId, isDrawn }) =>
      catalogueWork(await openCatalogueFile(source, renamed), {
        ...{ importId, by, isDrawn, isFull, wholeRows: await countSizes(database) },
      }),
  },
  prices: {
    needs: ['prices:write'],
    writes: ['prices'],
    columns: columnsOf(PRICE_COLUMNS),
    open: async (source, renamed) => pricesWork(await readPrices(source, renamed)),
  },
  stocks: {
    needs: ['stock:write'],
    writes: ['stock'],
    columns: columnsOf(STOCK_COLUMNS),
    open: async (source, renamed, { isFull }) =>
      stocksWork(await readStocks(source, renamed), isFull),
  },
  stores: {
    needs: SETTINGS,
    columns: columnsOf(STORE_COLUMNS),
    open: async (source, renamed) => {
      const table = await readStores(source, renamed);
      const { columns } = table;
      return workOfRows(table, (tx, rows) => writeStores(tx, { rows, columns }));
    },
  },
  points: {
    needs: SETTINGS,
    columns: columnsOf(POINT_COLUMNS),
    open: async (source, renamed) =>
      workOfRows(await readPoints(source, renamed), (tx, rows) => writePoints(tx, { rows })),
  },
  rates: {
    needs: SETTINGS,
    columns: columnsOf(RATE_COLUMNS),
    open: async (source, renamed, _, { importId }) =>
      settingWork(await readRates(source, renamed), importId, writeRates),
  },
  vat: {
    needs: SETTINGS,
    columns: columnsOf(VAT_COLUMNS),
    open: async (source, renamed, _, { importId }) =>
      settingWork(await readVat(source, renamed), importId, writeVat),
  },
  payments: {
    needs: SETTINGS,
    columns: columnsOf(PAYMENT_COLUMNS),
    open: async (source, renamed, _, { importId }) =>
      settingWork(await readPayments(source, renamed), importId, writePayments),
  },
  redirects: {
    needs: ['content:write'],
    columns: columnsOf(REDIRECT_COLUMNS),
    open: async (source, renamed) => redirectsWork(await readRedirects(source, renamed)),
  },
};

/** What headings of a file stand for, as somebody has said. */
export function renamedBy(columns: ImportOptions['columns']): Renamed {
  const named = new Map(Object.entries(columns).map(([ours, theirs]) => [theirs, ours]));
  return (heading) => named.get(heading) ?? heading;
}

/** The columns of a kind, and from which headings of a file they are read. */
export function columnsIn(
  kind: ImportKind,
  heading: readonly string[],
  columns: ImportOptions['columns'],
) {
  const renamed = renamedBy(columns);
  const isOf = (names: readonly string[], theirs: string) =>
    names.includes(spelled(renamed(theirs))) || names.includes(renamed(theirs).toLowerCase());
  return KINDS[kind].columns.map(({ name, names, isNeeded }) => ({
    ...{ name, isNeeded },
    from: heading.find((theirs) => isOf(names, theirs)) ?? null,
  }));
}

/** The kind whose columns a heading has; of several the one that most of its names fit. */
export function recogniseKind(heading: readonly string[], renamed: Renamed): ImportKind | null {
  const names = heading.map(renamed);
  const given = new Set([...names.map(spelled), ...names.map((name) => name.toLowerCase())]);
  const isThere = ({ names: ways }: Column) => ways.some((name) => given.has(name));
  const fitting = IMPORT_KINDS.filter((kind) =>
    KINDS[kind].columns.every((column) => !column.isNeeded || isThere(column)),
  ).map((kind) => ({ kind, known: KINDS[kind].columns.filter(isThere).length }));
  return fitting.toSorted((one, other) => other.known - one.known)[0]?.kind ?? null;
}
