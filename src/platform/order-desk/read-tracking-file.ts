import { Readable } from 'node:stream';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { isPaid } from '#src/domain/order/order.ts';
import type { readTrackingFile as fileCall } from '#src/domain/order/sending.calls.ts';
import { flawOf, type TrackedRow, type TrackingProblem } from '#src/domain/order/sending.ts';
import type { Queryable } from '../database/database.ts';
import type { StaffCaller } from '../http/platform-env.ts';
import { readCsvRows } from '../imports/csv-rows.ts';
import { findLeaving } from '../orders/parcels.ts';
import { orders } from '../orders/tables.ts';
import { findShops, type OrderRow } from './change-order.ts';

type Row = z.output<typeof fileCall.answer>['values'][number];

const COLUMNS = ['orderNumber', 'carrier', 'trackingNumber'] as const;

/** The heading is the first row: of its names only the sequence counts, which is that of `COLUMNS`. */
async function* rowsOf(csv: string): AsyncGenerator<TrackedRow> {
  // A file without a heading has an order in its first row: no order is lost by one that is added.
  const separator = /^[^\n]*?([;\t|,])/.exec(csv)?.[1] ?? ',';
  const heading = COLUMNS.join(separator);
  for await (const item of readCsvRows(
    Readable.from([`${heading}\n${csv.replace(/^\uFEFF/, '')}`]),
  )) {
    if ('heading' in item) continue;
    if ('refusal' in item) {
      yield { line: item.refusal.line - 1, orderNumber: '', carrier: '', trackingNumber: '' };
      continue;
    }
    const [orderNumber = '', carrier = '', trackingNumber = ''] = item.row.values.values();
    const line = item.row.line - 1;
    if (line === 1 && !/\d/.test(orderNumber)) continue;
    yield { line, orderNumber: orderNumber.toUpperCase(), carrier, trackingNumber };
  }
}

async function problemOf(
  db: Queryable,
  order: OrderRow | undefined,
  { trackingNumber }: TrackedRow,
): Promise<TrackingProblem | null> {
  if (order === undefined) return 'order-unknown';
  const { parcels, toSend } = await findLeaving(db, order);
  if (parcels.some((one) => one.trackingNumber === trackingNumber)) return 'sent-before';
  return isPaid(order) && toSend.length > 0 ? null : 'nothing-to-send';
}

/** The rows of a file of parcels, each with what keeps it from being sent from the caller's shops. */
export async function readTrackingFile(
  db: Queryable,
  caller: StaffCaller,
  csv: string,
): Promise<Row[]> {
  const rows: TrackedRow[] = [];
  for await (const row of rowsOf(csv)) rows.push(row);
  const numbers = rows.map(({ orderNumber }) => orderNumber);
  const found =
    numbers.length === 0
      ? []
      : await db.select().from(orders).where(inArray(orders.orderNumber, numbers));
  const stores = await findShops(db, caller);
  const own = new Map(
    found.flatMap((order) => (stores.has(order.storeId) ? [[order.orderNumber, order]] : [])),
  );
  const judged: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const problem =
      flawOf(row, rows.slice(0, at)) ?? (await problemOf(db, own.get(row.orderNumber), row));
    judged.push({ ...row, problem });
  }
  return judged;
}
