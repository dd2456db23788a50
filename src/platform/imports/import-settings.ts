import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ImportReason, reasonOf } from '#src/domain/import/import-reason.ts';
import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { methodRule, PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { byRank } from '#src/domain/payment/payment.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type {
  PaymentProduct,
  ShippingRate,
  WebDomain,
} from '#src/domain/shop/web-domain.schema.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { writeShopChange } from '../opening/face.ts';
import { findWebDomains, lockWebDomain } from '../shops/face.ts';
import type { Actor } from '../staff/face.ts';
import * as cells from './cells.ts';
import type { Renamed } from './csv-rows.ts';
import { onlyOnce, readTable, type Table } from './read-table.ts';
import { refuse } from './reason-words/word-reasons.ts';

/** Delivery rates and payment methods of shops, from files of an administrator. */

/** What is sent by e-mail costs nothing in every shop. */
const RATED = SHIPPING_METHOD_KEYS.filter((key) => key !== 'VI');
/** Those that somebody takes money with; `free` is what an order of nothing is paid with. */
const TAKEN = PAYMENT_METHODS.filter((method) => isCardProvider(methodRule(method).provider));

const MAX_DAYS = 60;
const days = cells.count.refine(
  (many) => many <= MAX_DAYS,
  cells.rule('more-than', { max: String(MAX_DAYS) }),
);

export const RATE_COLUMNS = {
  shop: cells.shop,
  method: z.enum(RATED, cells.oneOf(RATED)),
  /** Empty: every country that the shop delivers to. */
  country: cells.maybe(cells.country),
  price: cells.amount,
  free_above: cells.maybe(cells.amount),
  min_days: days,
  max_days: days,
  saturdays: cells.yesOrNo,
  members: cells.yesOrNo,
  /** The day of the shop from which it counts; empty: always. */
  from: cells.maybe(z.iso.date(cells.rule('no-day', {}))),
};

export const PAYMENT_COLUMNS = {
  shop: cells.shop,
  method: z.enum(TAKEN, cells.oneOf(TAKEN)),
  rank: cells.count,
  min: cells.maybe(cells.amount),
  max: cells.maybe(cells.amount),
};

export const VAT_COLUMNS = {
  shop: cells.shop,
  country: z.enum(TAXED_COUNTRIES, cells.oneOf(TAXED_COUNTRIES)),
  percent: cells.percent,
  from: z.iso.date(cells.rule('no-day', {})),
};

type VatRow = z.infer<z.ZodObject<typeof VAT_COLUMNS>>;
type RateRow = z.infer<z.ZodObject<typeof RATE_COLUMNS>>;
type PaymentRow = z.infer<z.ZodObject<typeof PAYMENT_COLUMNS>>;

/** Moves rows that contradict themselves to the refusals. */
function refuseWhere<T>(
  table: Table<T>,
  code: 'min-days-above-max' | 'min-above-max',
  isWrong: (value: T) => boolean,
): Table<T> {
  const refusals = [...table.refusals];
  const rows = table.rows.filter(({ line, value }) => {
    if (!isWrong(value)) return true;
    refusals.push(refuse(line, code, {}));
    return false;
  });
  return { ...table, rows, refusals };
}

export async function readRates(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<Table<RateRow>> {
  const table = await readTable(source, RATE_COLUMNS, renamed);
  const isWrong = ({ min_days, max_days }: RateRow) => min_days > max_days;
  const checked = refuseWhere(table, 'min-days-above-max', isWrong);
  return onlyOnce(checked, ({ shop, method, country, from }) =>
    [shop, method, country ?? 'everywhere', from ?? 'always'].join(' '),
  );
}

export async function readPayments(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<Table<PaymentRow>> {
  const table = await readTable(source, PAYMENT_COLUMNS, renamed);
  const isWrong = ({ min, max }: PaymentRow) => min !== null && max !== null && min > max;
  const checked = refuseWhere(table, 'min-above-max', isWrong);
  return onlyOnce(checked, ({ shop, method }) => `${shop} ${method}`);
}

export async function readVat(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<Table<VatRow>> {
  const table = await readTable(source, VAT_COLUMNS, renamed);
  return onlyOnce(table, ({ shop, country, from }) => `${shop} ${country} ${from}`);
}

const toRate = (row: RateRow): ShippingRate => ({
  ...{ method: row.method, country: row.country, from: row.from },
  ...{ price: row.price, freeAbove: row.free_above },
  ...{ minDays: row.min_days, maxDays: row.max_days },
  ...{ onSaturdays: row.saturdays, forMembers: row.members },
});

const toProduct = (row: PaymentRow): PaymentProduct => ({
  ...{ name: row.method, rank: row.rank, minAmount: row.min, maxAmount: row.max },
});

const shown = (cents: number | null) => (cents === null ? '-' : (cents / 100).toFixed(2));

/** What a setting says: the name of the thing, and of what it is made up. */
type Said = { what: string; parts: ImportReason[] };

const saidOfRate = (rate: ShippingRate): Said => ({
  what: [rate.method, ...(rate.country === null ? [] : [rate.country])].join(' '),
  parts: [
    reasonOf('costs', { price: shown(rate.price) }),
    ...(rate.freeAbove === null ? [] : [reasonOf('free-above', { price: shown(rate.freeAbove) })]),
    reasonOf('days', { min: String(rate.minDays), max: String(rate.maxDays) }),
    ...(rate.onSaturdays ? [reasonOf('saturdays-too', {})] : []),
    ...(rate.forMembers ? [reasonOf('members-alone', {})] : []),
    ...(rate.from === null ? [] : [reasonOf('from-day', { day: rate.from })]),
  ],
});

const saidOfProduct = ({ name, rank, minAmount, maxAmount }: PaymentProduct): Said => ({
  what: name,
  parts: [
    reasonOf('rank-and-limits', {
      ...{ rank: String(rank), min: shown(minAmount), max: shown(maxAmount) },
    }),
  ],
});

/** What a shop gets and loses, a line each; none where nothing changes. */
function differences(
  shop: OnlineLocale,
  before: readonly Said[],
  after: readonly Said[],
): ImportReason[][] {
  const isIn = (all: readonly Said[]) => (one: Said) =>
    all.some((other) => isDeepStrictEqual(one, other));
  const lineOf =
    (code: 'setting-removed' | 'setting-added') =>
    ({ what, parts }: Said) => [reasonOf(code, { shop, what }), ...parts];
  const lost = before.filter((one) => !isIn(after)(one));
  const added = after.filter((one) => !isIn(before)(one));
  return [...lost.map(lineOf('setting-removed')), ...added.map(lineOf('setting-added'))];
}

/** Whose file it is. */
export type By = { actor: Actor; now: Date };

type Setting<Row, Value> = {
  /** The parameter of a shop that holds it, and what a change of it is called. */
  name: 'shippingRates' | 'vatRates' | 'paymentProducts';
  action: 'shop.delivery' | 'shop.vat' | 'shop.payments';
  toValue: (row: Row) => Value;
  valuesOf: (shop: WebDomain) => readonly Value[];
  /** How they are kept; as the file has them without it. */
  inOrder?: (values: Value[]) => Value[];
  saidOf: (value: Value) => Said;
};

/**
 * Replaces a setting of the shops that a file names by what it says; other shops keep theirs. A shop
 * that is not open is refused, and nothing is written where any row is refused: half a list of
 * prices would be another list.
 */
async function writeSetting<Row extends { shop: OnlineLocale }, Value>(
  tx: Transaction,
  table: Table<Row>,
  by: By,
  { name, action, toValue, valuesOf, inOrder = (values) => values, saidOf }: Setting<Row, Value>,
): Promise<{ sentence: string; changes: ImportReason[][] }> {
  const shops = await findWebDomains(tx);
  for (const { line, value } of table.rows) {
    if (shops.some(({ domain }) => domain === value.shop)) continue;
    table.refusals.push(refuse(line, 'shop-closed', { shop: value.shop }));
  }
  if (table.refusals.length > 0) return { sentence: 'nothing is changed', changes: [] };
  const changes: ImportReason[][] = [];
  const named = shops.filter(({ domain }) => table.rows.some(({ value }) => value.shop === domain));
  for (const { domain: shop } of named) {
    const found = await lockWebDomain(tx, shop);
    if (found === null) continue;
    const own = table.rows.filter(({ value }) => value.shop === shop);
    const before = inOrder([...valuesOf(found)]);
    const after = inOrder(own.map(({ value }) => toValue(value)));
    const said = differences(shop, before.map(saidOf), after.map(saidOf));
    if (said.length === 0) continue;
    changes.push(...said);
    const change = { before: { [name]: before }, after: { [name]: after } };
    await writeShopChange(tx, by, { shop, action }, change);
  }
  const changed = changes.length === 0 ? 'nothing changes' : `${changes.length} lines change`;
  return { sentence: `${table.rows.length} rows for ${named.length} shops, ${changed}`, changes };
}

export const writeRates = (tx: Transaction, table: Table<RateRow>, by: By) =>
  writeSetting(tx, table, by, {
    ...{ name: 'shippingRates', action: 'shop.delivery' },
    toValue: toRate,
    valuesOf: ({ params }) => params.shippingRates,
    saidOf: saidOfRate,
  });

export const writeVat = (tx: Transaction, table: Table<VatRow>, by: By) =>
  writeSetting(tx, table, by, {
    ...{ name: 'vatRates', action: 'shop.vat' },
    toValue: ({ country, percent, from }: VatRow) => ({ country, percent, from }),
    valuesOf: ({ params }) => params.vatRates,
    saidOf: ({ country, percent, from }) => ({
      what: country,
      parts: [
        reasonOf('percent', { percent: String(percent) }),
        reasonOf('from-day', { day: from }),
      ],
    }),
  });

export const writePayments = (tx: Transaction, table: Table<PaymentRow>, by: By) =>
  writeSetting(tx, table, by, {
    ...{ name: 'paymentProducts', action: 'shop.payments' },
    inOrder: byRank,
    toValue: toProduct,
    valuesOf: ({ params }) => params.paymentProducts,
    saidOf: saidOfProduct,
  });
