import type { DocumentEnvironment } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import { LANGUAGES, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { FileTerm } from '../../catalogue/face.ts';
import {
  CERTIFICATE_COLUMNS,
  COLOUR_COLUMNS,
  type ColourCells,
  ENVIRONMENT_COLUMNS,
  MANUFACTURER_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductCells,
  priceColumns,
  publicationColumns,
  RELATION_COLUMNS,
  RESPONSIBLE_COLUMNS,
  SHOE_COLUMNS,
  textColumns,
} from './columns.ts';

/** What a size costs now by itself: not what plans and promotions make of it. */
export type SizePrice = { cents: number; beforeCents: number | null };
export type KnownSize = {
  /** Pieces in the warehouse; null where they were never counted. */
  stock: number | null;
  prices: ReadonlyMap<OnlineLocale, SizePrice>;
};

/** A product of the shop with all that a file says of it. */
export type KnownProduct = {
  productId: string;
  handle: string;
  document: ProductDocument;
  /** What it is, and its marketing labels. */
  kind: string | null;
  labels: readonly string[];
  publications: ReadonlyMap<OnlineLocale, FileTerm>;
  /** Numbers of products that go with it, and that resemble it. */
  relations: Readonly<Record<'look' | 'similar', readonly string[]>>;
  /** By the ids of its colours. */
  keys: ReadonlyMap<string, string>;
  /** By sku. */
  sizes: ReadonlyMap<string, KnownSize>;
};

const euros = (cents: number) => (cents / 100).toFixed(2);
const LIST = '; ';

/** As a reader of files gives it back: line feeds, no space at its ends. */
const readable = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const cellsBy = (columns: readonly string[], values: readonly (string | null | undefined)[]) =>
  columns.map((column, at) => [column, readable(values[at] ?? '')] as const);

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

function environmentCells(said: DocumentEnvironment | null | undefined) {
  if (!said) return [];
  const { recycledPercent, recyclable, hazardousSubstances, microplastics } = said;
  return cellsBy(ENVIRONMENT_COLUMNS, [
    ...[String(recycledPercent), ...[recyclable, hazardousSubstances, microplastics].map(yesOrNo)],
    ...[said.weaving, said.dyeing, yesOrNo(said.ecoDesign)],
  ]);
}

const publicationCells = (publications: KnownProduct['publications']) =>
  [...publications].flatMap(([shop, { shownAs, from, until }]) =>
    cellsBy(publicationColumns(shop), [shownAs, from, until]),
  );

function productCells({ document, kind, labels, relations, publications }: KnownProduct) {
  const { texts, footwear, certificate, safety, materials } = document;
  const company = (
    columns: readonly string[],
    who: { name: string; address: string; contact: string } | null | undefined,
  ) => cellsBy(columns, [who?.name, who?.address, who?.contact]);
  const said = new Map([
    ...LANGUAGES.flatMap((lang) => {
      const text = texts[lang];
      return cellsBy(textColumns(lang), [
        ...[text?.name, text?.description, text?.keywords],
        ...[text?.searchTitle, text?.searchDescription],
      ]);
    }),
    ...cellsBy(SHOE_COLUMNS, [footwear?.upper, footwear?.lining, footwear?.sole]),
    ...cellsBy(CERTIFICATE_COLUMNS, [
      ...[certificate?.standard, certificate?.number, certificate?.body],
      certificate?.validUntil,
    ]),
    ...environmentCells(document.environment),
    ...publicationCells(publications),
    ...company(MANUFACTURER_COLUMNS, safety?.manufacturer),
    ...company(RESPONSIBLE_COLUMNS, safety?.responsible),
    ...cellsBy(
      [
        ...['kind', 'families', 'brand', 'size_scale', 'care', 'origin', 'passport_url'],
        ...['warnings', 'labels'],
      ],
      [
        ...[kind, document.families.join(LIST), document.brand, document.sizeScale],
        ...[
          document.care.join(LIST),
          document.originCountry,
          document.passportUrl,
          safety?.warnings,
        ],
        labels.join(LIST),
      ],
    ),
    [
      'materials',
      materials.map(({ materialId, percent }) => `${materialId} ${percent}`).join(LIST),
    ] as const,
    ...cellsBy(RELATION_COLUMNS, [relations.look.join(LIST), relations.similar.join(LIST)]),
  ]);
  return new Map(PRODUCT_COLUMNS.map((column) => [column, said.get(column) ?? '']));
}

function sizeCells(sku: string, gtin: string | null, known: KnownSize | undefined) {
  const { stock = null, prices } = known ?? {};
  return new Map([
    ...cellsBy(['sku', 'gtin', 'stock'], [sku, gtin, stock === null ? '' : String(stock)]),
    ...ONLINE_LOCALES.flatMap((shop) => {
      const price = prices?.get(shop);
      const before = price?.beforeCents ?? null;
      return cellsBy(priceColumns(shop), [
        price === undefined ? '' : euros(price.cents),
        before === null ? '' : euros(before),
      ]);
    }),
  ]);
}

/** A product of the shop as a file says it, in all columns. */
export function cellsOf(product: KnownProduct): ProductCells {
  const { handle, document, keys, sizes } = product;
  const colours = document.colours.map((one): ColourCells => {
    const { colourId, hex, labels } = one.colour;
    return {
      line: 0,
      // One that was added since nobody has named yet.
      key: readable(keys.get(one.optionId ?? '') ?? one.optionId ?? ''),
      cells: new Map(
        cellsBy(COLOUR_COLUMNS, [
          ...[colourId, hex, ...LANGUAGES.map((lang) => labels[lang])],
          one.pictures.map(({ photoId }) => photoId).join(LIST),
        ]),
      ),
      sizes: one.sizes.map(({ size, sku, gtin }) => ({
        ...{ line: 0, size: readable(size) },
        cells: sizeCells(sku ?? '', gtin, sizes.get(sku ?? '')),
      })),
    };
  });
  return { line: 0, handle, cells: productCells(product), colours };
}

/** The rows of a product in some columns: what a row before says is not said again. */
export function rowsOf(product: ProductCells, columns: readonly string[]): string[][] {
  const toRow = (said: ReadonlyMap<string, string>) => columns.map((name) => said.get(name) ?? '');
  const first = (is: boolean, cells: ReadonlyMap<string, string>) => (is ? [...cells] : []);
  const { handle, colours } = product;
  if (colours.length === 0) return [toRow(new Map([['handle', handle], ...product.cells]))];
  return colours.flatMap(({ key, cells, sizes }, colour) => {
    const named = sizes.length === 0 ? [{ size: '', cells: new Map<string, string>() }] : sizes;
    return named.map(({ size, cells: own }, at) =>
      toRow(
        new Map([
          ...[['handle', handle] as const, ['colour_key', key] as const, ['size', size] as const],
          ...first(colour === 0 && at === 0, product.cells),
          ...first(at === 0, cells),
          ...own,
        ]),
      ),
    );
  });
}
