import type { GridRow, PriceCell, PriceGrid } from '#src/domain/catalogue/price-grid.schema.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { writeAmount } from './typed-prices.ts';

/** A column of the grid: the price of a shop, or what it is reduced to. */
export type Column = PriceGrid['shops'][number] & { field: 'initialCents' | 'saleCents' };

export const columnsOf = (shops: PriceGrid['shops']): Column[] =>
  shops.flatMap((shop) => [
    { ...shop, field: 'initialCents' },
    { ...shop, field: 'saleCents' },
  ]);

/** What was typed and not saved yet, by the keys of its cells. */
export type Edits = Readonly<Record<string, string>>;

export const editKey = ({ optionId, sku }: GridRow, { shop, field }: Omit<Column, 'currency'>) =>
  [optionId, sku ?? '', shop, field].join(' ');

export const costIn = ({ prices }: GridRow, shop: OnlineLocale) =>
  prices.find((one) => one.shop === shop) ?? null;

/** Cents of an amount in the style of a language: `1.234,50`, `1 234,50`, `1,234.50`, `89,90 €`. */
export function readCell(typed: string, language: string): number | null {
  const plain = typed.replaceAll(/[\s'’]|€|£|CHF|EUR|PLN|GBP|zł/giu, '');
  const [group, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
  const grouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d{1,2})?$`);
  return readAmount(grouped.test(plain) ? plain.replaceAll(group, '') : plain);
}

/** The text of a cell while it is typed. */
export function textOf(row: GridRow, column: Column, edits: Edits, language: string): string {
  const typed = edits[editKey(row, column)];
  if (typed !== undefined) return typed;
  const cents = costIn(row, column.shop)?.[column.field] ?? null;
  return cents === null ? '' : writeAmount(cents, language);
}

export type TypedText = { row: GridRow; column: Column; text: string };

/** Edits with more texts; one that says what is there already is none. */
export function withTexts(edits: Edits, typed: readonly TypedText[], language: string): Edits {
  const texts = new Map(Object.entries(edits));
  for (const { row, column, text } of typed) {
    const key = editKey(row, column);
    const known = costIn(row, column.shop)?.[column.field] ?? null;
    const plain = text.trim();
    const cents = readCell(plain, language);
    const isSame = plain === '' ? known === null : cents !== null && cents === known;
    if (isSame) texts.delete(key);
    else texts.set(key, cents === null ? plain : writeAmount(cents, language));
  }
  return Object.fromEntries(texts);
}

/** Cells of a spreadsheet as it copies them: lines of values between tabs. */
export const readBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

export type Problem = 'amount' | 'missing' | 'above';
export type Change = { row: GridRow; shop: OnlineLocale; currency: string } & (
  | { cell: PriceCell; problem: null }
  | { cell: null; problem: Problem; field: Column['field'] }
);

function changeIn(
  row: GridRow,
  { shop, currency }: PriceGrid['shops'][number],
  edits: Edits,
  language: string,
): Change | null {
  const known = costIn(row, shop);
  const typedOf = (field: Column['field']) => edits[editKey(row, { shop, field })];
  const [initial, sale] = [typedOf('initialCents'), typedOf('saleCents')];
  if (initial === undefined && sale === undefined) return null;
  const bad = (problem: Problem, field: Column['field']): Change => ({
    ...{ row, shop, currency, cell: null, problem, field },
  });
  const cents = (typed: string | undefined, before: number | null) => {
    if (typed === undefined) return before;
    return typed === '' ? null : readCell(typed, language);
  };
  const initialCents = cents(initial, known?.initialCents ?? null);
  const saleCents = cents(sale, known?.saleCents ?? null);
  if (initial && initialCents === null) return bad('amount', 'initialCents');
  if (sale && saleCents === null) return bad('amount', 'saleCents');
  if (initialCents === null) return bad('missing', 'initialCents');
  if (saleCents !== null && saleCents >= initialCents) return bad('above', 'saleCents');
  const before =
    known === null ? null : { initialCents: known.initialCents, saleCents: known.saleCents };
  const { optionId, sku } = row;
  const cell = { optionId, sku, shop, before, after: { initialCents, saleCents } };
  return { row, shop, currency, cell, problem: null };
}

/** What the edits ask for, colour by colour and shop by shop, and what cannot be asked for. */
export const changesOf = ({ rows, shops }: PriceGrid, edits: Edits, language: string): Change[] =>
  Object.keys(edits).length === 0
    ? []
    : rows.flatMap((row) => shops.flatMap((shop) => changeIn(row, shop, edits, language) ?? []));
