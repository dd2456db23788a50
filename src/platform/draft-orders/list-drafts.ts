import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shownName } from '#src/domain/account/display-name.ts';
import type { listDraftOrders } from '#src/domain/draft-order/draft-order.calls.ts';
import type {
  ListedDraftOrder,
  OrderAdditions,
} from '#src/domain/draft-order/draft-order.schema.ts';
import { type DraftOrderState, stateOf } from '#src/domain/draft-order/draft-order.ts';
import { requireFound } from '#src/domain/errors.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { requireOrder } from '../orders/face.ts';
import {
  containing,
  findPage,
  findRows,
  type ListRows,
  personalDataReader,
  shopsOfPersonalData,
  when,
} from '../staff/face.ts';

type Query = z.output<typeof listDraftOrders.request.query>;

type Row = Omit<ListedDraftOrder, 'state' | 'totalPrice' | 'madeAt' | 'mailedAt' | 'endsAt'> & {
  madeAt: string;
  mailedAt: string;
  endsAt: string;
  closedAs: 'paid' | 'withdrawn' | 'ended' | null;
  cents: number;
  currency: Currency;
};

/** The same as `stateOf`, of a draft `d` with its order `o`. */
const IN_STATE: Record<DraftOrderState, (now: Date) => SQL> = {
  paid: () => sql`o.order_number is not null`,
  withdrawn: () => sql`o.order_number is null and d.closed_as = 'withdrawn'`,
  ended: (now) => sql`o.order_number is null and (d.closed_as = 'ended'
    or (d.closed_as is null and d.ends_at <= ${now.toISOString()}::timestamptz))`,
  waiting: (now) => sql`o.order_number is null and d.closed_as is null
    and d.ends_at > ${now.toISOString()}::timestamptz`,
};

const FROM = sql`draft_orders d left join orders o on o.cart_id = d.cart_id`;

const COLUMNS = sql`d.draft_id as id, d.version, d.domain as shop, d.customer_name as "customerName", d.email,
  (select coalesce(sum((l ->> 'quantity')::int), 0)::int
    from jsonb_array_elements(d.terms -> 'lines') l) as "itemCount",
  d.total_cent_amount as cents, d.currency, d.made_by_name as "madeBy", d.made_at as "madeAt",
  d.mailed_at as "mailedAt", d.ends_at as "endsAt", d.closed_as as "closedAs",
  d.added_to as "addedTo", o.order_number as "orderNumber"`;

function ofShops({ shops }: Pick<StaffCaller, 'shops'>): SQL {
  return shops.size === 0 ? sql`false` : sql`d.domain in ${[...shops]}`;
}

/** A name, the number of an order, or an e-mail where the caller may see it. */
function foundBy(caller: StaffCaller, typed: string): SQL {
  const like = containing(typed.toLowerCase());
  const open = [...shopsOfPersonalData(caller)];
  const byEmail =
    open.length === 0 ? sql`false` : sql`d.domain in ${open} and d.email like ${like}`;
  return sql`(lower(d.customer_name) like ${like} or (${byEmail})
    or ${typed.toUpperCase()} in (d.added_to, o.order_number))`;
}

const draftRows = (caller: StaffCaller, now: Date): ListRows<Query> => ({
  columns: COLUMNS,
  from: FROM,
  which: ({ shop, state, q }) => [
    ofShops(caller),
    when(shop, (one) => sql`d.domain = ${one}`),
    when(state, (one) => IN_STATE[one](now)),
    when(q, (typed) => foundBy(caller, typed)),
  ],
  sorted: { madeAt: sql`d.made_at`, endsAt: sql`d.ends_at`, total: sql`d.total_cent_amount` },
  key: sql`d.draft_id`,
});

/** Draft orders as a caller sees them. */
function listedFor(caller: StaffCaller, now: Date) {
  const mayRead = personalDataReader(caller);
  return ({ cents, currency, closedAs, ...row }: Row): ListedDraftOrder => {
    const fate = {
      orderNumber: row.orderNumber,
      closedAs: closedAs === 'paid' ? null : closedAs,
      endsAt: new Date(row.endsAt),
    };
    return {
      ...row,
      customerName: shownName(row.customerName),
      email: mayRead(row.shop) ? row.email : maskEmail(row.email),
      state: stateOf(fate, now),
      totalPrice: { centAmount: cents, currencyCode: currency },
      madeAt: new Date(row.madeAt).toISOString(),
      mailedAt: new Date(row.mailedAt).toISOString(),
      endsAt: fate.endsAt.toISOString(),
    };
  };
}

/** Draft orders that a condition on `d` and `o` finds, as the caller sees them. */
export async function findListed(
  db: Queryable,
  caller: StaffCaller,
  { which, after }: { which: SQL; after?: SQL },
  now: Date,
): Promise<ListedDraftOrder[]> {
  const found = { which: sql`${ofShops(caller)} and ${which}`, ...(after && { after }) };
  const rows = await findRows<Row>(db, { columns: COLUMNS, from: FROM }, found);
  return rows.map(listedFor(caller, now));
}

/** One of the caller's shops; throws NOT_FOUND. */
export async function readDraft(
  db: Queryable,
  caller: StaffCaller,
  draftId: string,
  now: Date,
): Promise<ListedDraftOrder> {
  const [found] = await findListed(db, caller, { which: sql`d.draft_id = ${draftId}` }, now);
  return requireFound(found, 'NOT_FOUND');
}

/** A page of the draft orders of the caller's shops. */
export async function listDrafts(db: Queryable, caller: StaffCaller, query: Query, now: Date) {
  const { rows, total } = await findPage<Row, Query>(db, draftRows(caller, now), query);
  return { values: rows.map(listedFor(caller, now)), total };
}

/** What an order was made from, and what was added to it; throws NOT_FOUND. */
export async function readAdditions(
  db: Queryable,
  caller: StaffCaller,
  orderNumber: string,
  now: Date,
): Promise<OrderAdditions> {
  await requireOrder(db, caller, orderNumber);
  const which = sql`(o.order_number = ${orderNumber} or d.added_to = ${orderNumber})`;
  const after = sql`order by d.made_at`;
  const found = await findListed(db, caller, { which, after }, now);
  return {
    madeAs: found.find((draft) => draft.orderNumber === orderNumber) ?? null,
    added: found.filter(({ addedTo }) => addedTo === orderNumber),
  };
}
