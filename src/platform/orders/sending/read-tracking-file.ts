import { parse } from 'csv-parse/sync';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { isPaid } from '#src/domain/order/order.ts';
import type { readTrackingFile as fileCall } from '#src/domain/order/sending.calls.ts';
import { flawOf, type TrackedRow, type TrackingProblem } from '#src/domain/order/sending.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findShops } from '../../shops/face.ts';
import type { OrderRow } from '../change-order.ts';
import { orders } from '../tables.ts';
import { findLeaving } from './parcels.ts';

type Row = z.output<typeof fileCall.answer>['values'][number];

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }),
);

/** A heading is left out: of its names none has a digit, which every order number has. */
function rowsOf(csv: string): TrackedRow[] {
  const [first = ''] = csv.split('\n', 1);
  const delimiter = [';', '\t'].find((sign) => first.includes(sign)) ?? ',';
  const options = { delimiter, bom: true, trim: true, info: true };
  const lenient = { relax_column_count: true, relax_quotes: true, skip_records_with_error: true };
  const records = parse(csv, { ...options, ...lenient, skip_empty_lines: true });
  return recordsSchema.parse(records).flatMap(({ record, info: { lines: line } }) => {
    const [orderNumber = '', carrier = '', trackingNumber = '', ...more] = record;
    if (line === 1 && !/\d/.test(orderNumber)) return [];
    // Of a row with more columns nobody knows which is which.
    const number = more.some((text) => text !== '') ? '' : trackingNumber;
    return [{ line, orderNumber: orderNumber.toUpperCase(), carrier, trackingNumber: number }];
  });
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
  const rows = rowsOf(csv);
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
