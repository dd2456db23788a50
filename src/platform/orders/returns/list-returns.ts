import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shownNames } from '#src/domain/account/display-name.ts';
import { shownAddress } from '#src/domain/address/address.ts';
import { readReturnNumber } from '#src/domain/order/return-number.ts';
import type { listReturns as listCall } from '#src/domain/order/staff-order.calls.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findShops } from '../../shops/face.ts';
import { findPage, type ListRows, when } from '../../staff/face.ts';
import { BILLED_NAMES, type BilledNames } from '../list-orders.ts';

type Query = z.output<typeof listCall.request.query> & { customerId?: string };

const countOf = (lines: SQL): SQL =>
  sql`(select coalesce(sum((l ->> 'quantity')::int), 0)::int from jsonb_array_elements(${lines}) l)`;

/** Items of a return `r` that come, or came. */
const ITEMS: SQL = sql`${countOf(sql`r.lines`)} - ${countOf(sql`r.unsent`)}`;

const STATE: SQL = sql`
  case
    when r.refunded_at is not null then 'settled'
    when r.received_at is not null then 'refund-due'
    when ${ITEMS} = 0 then 'unsent'
    else 'awaited'
  end`;

type Row = {
  returnId: string;
  returnNumber: string;
  orderNumber: string;
  storeId: string;
  billed: BilledNames | null;
  declaredAt: string;
  receivedAt: string | null;
  refundedAt: string | null;
  items: number;
  state: 'awaited' | 'unsent' | 'refund-due' | 'settled';
  version: number;
};

const iso = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());

const returnRows = (stores: readonly string[]): ListRows<Query> => ({
  columns: sql`r.return_id as "returnId", r.return_number as "returnNumber",
    r.order_number as "orderNumber", o.store_id as "storeId", o.version,
    ${BILLED_NAMES} as billed,
    r.declared_at as "declaredAt", r.received_at as "receivedAt", r.refunded_at as "refundedAt",
    ${ITEMS} as items, ${STATE} as state`,
  from: sql`order_returns r join orders o on o.order_number = r.order_number`,
  which: ({ q, state, customerId }) => [
    sql`o.store_id in ${stores}`,
    // What the staff cancelled never left and is done: that is no return.
    sql`(r.declared_by is null or ${ITEMS} > 0)`,
    when(
      q?.toUpperCase(),
      (typed) => sql`(r.return_number = ${readReturnNumber(typed)} or r.order_number = ${typed})`,
    ),
    when(customerId, (one) => sql`o.customer_id = ${one}`),
    when(state, (one) => sql`${STATE} = ${one}`),
  ],
  sorted: { declaredAt: sql`r.declared_at` },
  key: sql`r.return_id`,
});

/** A page of the returns of the caller's shops. */
export async function listReturns(db: Queryable, caller: StaffCaller, query: Query) {
  const shops = await findShops(db, caller);
  const stores = [...shops].flatMap(([storeId, shop]) =>
    query.shop === undefined || query.shop === shop ? [storeId] : [],
  );
  if (stores.length === 0) return { values: [], total: 0 };
  const { rows, total } = await findPage<Row, Query>(db, returnRows(stores), query);
  const values = rows.flatMap(({ storeId, returnId, billed, ...row }) => {
    const shop = shops.get(storeId);
    if (shop === undefined) return [];
    return [
      {
        ...row,
        ...{ id: returnId, shop },
        customerName: billed === null ? '' : shownNames(shownAddress(billed)),
        declaredAt: new Date(row.declaredAt).toISOString(),
        receivedAt: iso(row.receivedAt),
        refundedAt: iso(row.refundedAt),
      },
    ];
  });
  return { values, total };
}
