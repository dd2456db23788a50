import { z } from 'zod';
import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { methodRule, PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type {
  PaymentProduct,
  ShippingRate,
  WebDomain,
} from '#src/domain/shop/web-domain.schema.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { findWebDomains, setShopParameter } from '../shops/face.ts';
import * as cells from './cells.ts';
import type { Renamed } from './csv-rows.ts';
import { onlyOnce, readTable, type Table } from './read-table.ts';

/** Delivery rates and payment methods of shops, from files of an administrator. */

/** What is sent by e-mail costs nothing in every shop. */
const RATED = SHIPPING_METHOD_KEYS.filter((key) => key !== 'VI');
/** Those that somebody takes money with; `free` is what an order of nothing is paid with. */
const TAKEN = PAYMENT_METHODS.filter((method) => isCardProvider(methodRule(method).provider));

const MAX_DAYS = 60;
const days = cells.count.refine((many) => many <= MAX_DAYS, `must be at most ${MAX_DAYS}`);

export const RATE_COLUMNS = {
  shop: cells.shop,
  method: z.enum(RATED, `must be of ${RATED.join(', ')}`),
  /** Empty: every country that the shop delivers to. */
  country: cells.maybe(cells.country),
  price: cells.amount,
  free_above: cells.maybe(cells.amount),
  min_days: days,
  max_days: days,
  saturdays: cells.yesOrNo,
  members: cells.yesOrNo,
  /** The day of the shop from which it counts; empty: always. */
  from: cells.maybe(z.iso.date('must be a day, as 2027-01-31')),
};

export const PAYMENT_COLUMNS = {
  shop: cells.shop,
  method: z.enum(TAKEN, `must be of ${TAKEN.join(', ')}`),
  rank: cells.count,
  min: cells.maybe(cells.amount),
  max: cells.maybe(cells.amount),
};

export const VAT_COLUMNS = {
  shop: cells.shop,
  country: z.enum(TAXED_COUNTRIES, `must be of ${TAXED_COUNTRIES.join(', ')}`),
  percent: cells.percent,
  from: z.iso.date('must be a day, as 2027-01-31'),
};

type VatRow = z.infer<z.ZodObject<typeof VAT_COLUMNS>>;
type RateRow = z.infer<z.ZodObject<typeof RATE_COLUMNS>>;
type PaymentRow = z.infer<z.ZodObject<typeof PAYMENT_COLUMNS>>;

/** Moves rows that contradict themselves to the refusals. */
function refuseWhere<T>(table: Table<T>, wrong: (value: T) => string | null): Table<T> {
  const refusals = [...table.refusals];
  const rows = table.rows.filter(({ line, value }) => {
    const reason = wrong(value);
    if (reason !== null) refusals.push({ line, reason });
    return reason === null;
  });
  return { ...table, rows, refusals };
}

export async function readRates(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<Table<RateRow>> {
  const table = await readTable(source, RATE_COLUMNS, renamed);
  const checked = refuseWhere(table, ({ min_days, max_days }) =>
    min_days > max_days ? 'min_days is more than max_days' : null,
  );
  return onlyOnce(checked, ({ shop, method, country, from }) =>
    [shop, method, country ?? 'everywhere', from ?? 'always'].join(' '),
  );
}

export async function readPayments(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<Table<PaymentRow>> {
  const table = await readTable(source, PAYMENT_COLUMNS, renamed);
  const checked = refuseWhere(table, ({ min, max }) =>
    min !== null && max !== null && min > max ? 'min is more than max' : null,
  );
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

const rateLine = (rate: ShippingRate) =>
  [
    `${rate.method} ${rate.country ?? 'everywhere'}: ${shown(rate.price)}`,
    ...(rate.freeAbove === null ? [] : [`free above ${shown(rate.freeAbove)}`]),
    `${rate.minDays} to ${rate.maxDays} days`,
    ...(rate.onSaturdays ? ['Saturdays too'] : []),
    ...(rate.forMembers ? ['members alone'] : []),
    ...(rate.from === null ? [] : [`from ${rate.from}`]),
  ].join(', ');

const productLine = ({ name, rank, minAmount, maxAmount }: PaymentProduct) =>
  `${name}: rank ${rank}, from ${shown(minAmount)} to ${shown(maxAmount)}`;

/** What a shop gets and loses, a line each; none where nothing changes. */
function differences(
  shop: OnlineLocale,
  before: readonly string[],
  after: readonly string[],
): string[] {
  const lost = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  return [...lost.map((line) => `${shop} - ${line}`), ...added.map((line) => `${shop} + ${line}`)];
}

type Setting<Row, Value> = {
  /** The parameter of a shop that holds it. */
  name: 'shippingRates' | 'vatRates' | 'paymentProducts';
  toValue: (row: Row) => Value;
  valuesOf: (shop: WebDomain) => readonly Value[];
  lineOf: (value: Value) => string;
};

/**
 * Replaces a setting of the shops that a file names by what it says; other shops keep theirs. A shop
 * that is not open is refused, and nothing is written where any row is refused: half a list of
 * prices would be another list.
 */
async function writeSetting<Row extends { shop: OnlineLocale }, Value>(
  tx: Transaction,
  table: Table<Row>,
  { name, toValue, valuesOf, lineOf }: Setting<Row, Value>,
): Promise<{ sentence: string; changes: string[] }> {
  const shops = await findWebDomains(tx);
  for (const { line, value } of table.rows) {
    if (shops.some(({ domain }) => domain === value.shop)) continue;
    table.refusals.push({ line, reason: `"${value.shop}" is not open` });
  }
  if (table.refusals.length > 0) return { sentence: 'nothing is changed', changes: [] };
  const changes: string[] = [];
  const named = shops.filter(({ domain }) => table.rows.some(({ value }) => value.shop === domain));
  for (const shop of named) {
    const own = table.rows.filter(({ value }) => value.shop === shop.domain);
    const values = own.map(({ value }) => toValue(value));
    const said = differences(shop.domain, valuesOf(shop).map(lineOf), values.map(lineOf));
    if (said.length === 0) continue;
    changes.push(...said);
    await setShopParameter(tx, shop.domain, { name, value: values });
  }
  const changed = changes.length === 0 ? 'nothing changes' : `${changes.length} lines change`;
  return { sentence: `${table.rows.length} rows for ${named.length} shops, ${changed}`, changes };
}

export const writeRates = (tx: Transaction, table: Table<RateRow>) =>
  writeSetting(tx, table, {
    name: 'shippingRates',
    toValue: toRate,
    valuesOf: ({ params }) => params.shippingRates,
    lineOf: rateLine,
  });

export const writeVat = (tx: Transaction, table: Table<VatRow>) =>
  writeSetting(tx, table, {
    name: 'vatRates',
    toValue: ({ country, percent, from }: VatRow) => ({ country, percent, from }),
    valuesOf: ({ params }) => params.vatRates,
    lineOf: ({ country, percent, from }) => `${country}: ${percent}% from ${from}`,
  });

export const writePayments = (tx: Transaction, table: Table<PaymentRow>) =>
  writeSetting(tx, table, {
    name: 'paymentProducts',
    toValue: toProduct,
    valuesOf: ({ params }) => params.paymentProducts,
    lineOf: productLine,
  });
