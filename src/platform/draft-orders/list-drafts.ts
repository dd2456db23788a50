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
import { rowsOf } from '#src/domain/staff/list.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { requireOrder } from '../orders/face.ts';
import { containing, personalDataReader, shopsOfPersonalData } from '../staff/face.ts';

type Query = z.output<typeof listDraftOrders.request.query>;

type Row = Omit<ListedDraftOrder, 'state' | 'totalPrice' | 'madeAt' | 'mailedAt' | 'endsAt'> & {
  madeAt: string;
  mailedAt: string;
  endsAt: string;
  closedAs: 'paid' | 'withdrawn' | 'ended' | null;
  cents: number;
  currency: Currency;
};

const SORTED: Record<Query['sort'], SQL> = {
  madeAt: sql`d.made_at`,
  endsAt: sql`d.ends_at`,
  total: sql`d.total_cent_amount`,
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

const FROM = sql`from draft_orders d left join orders o on o.cart_id = d.cart_id`;

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

/** Draft orders that a condition on `d` and `o` finds, as the caller sees them. */
export async function findListed(
  db: Queryable,
  caller: StaffCaller,
  { which, paging = sql`` }: { which: SQL; paging?: SQL },
  now: Date,
): Promise<ListedDraftOrder[]> {
  const { rows } = await db.execute<Row>(sql`
    select d.draft_id as id, d.version, d.domain as shop, d.customer_name as "customerName", d.email,
      (select coalesce(sum((l ->> 'quantity')::int), 0)::int
        from jsonb_array_elements(d.terms -> 'lines') l) as "itemCount",
      d.total_cent_amount as cents, d.currency, d.made_by_name as "madeBy", d.made_at as "madeAt",
      d.mailed_at as "mailedAt", d.ends_at as "endsAt", d.closed_as as "closedAs",
      d.added_to as "addedTo", o.order_number as "orderNumber"
    ${FROM} where ${ofShops(caller)} and ${which} ${paging}`);
  const mayRead = personalDataReader(caller);
  return rows.map(({ cents, currency, closedAs, ...row }) => {
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
  });
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
  const { shop, state, q, sort, order } = query;
  const which = sql.join(
    [
      sql`true`,
      ...(shop === undefined ? [] : [sql`d.domain = ${shop}`]),
      ...(state === undefined ? [] : [IN_STATE[state](now)]),
      ...(q === undefined ? [] : [foundBy(caller, q)]),
    ],
    sql` and `,
  );
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { limit, offset } = rowsOf(query);
  const paging = sql`order by ${SORTED[sort]} ${direction}, d.draft_id limit ${limit} offset ${offset}`;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${FROM} where ${ofShops(caller)} and ${which}`,
  );
  const values = await findListed(db, caller, { which, paging }, now);
  return { values, total: rows[0]?.total ?? 0 };
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
  const paging = sql`order by d.made_at`;
  const found = await findListed(db, caller, { which, paging }, now);
  return {
    madeAs: found.find((draft) => draft.orderNumber === orderNumber) ?? null,
    added: found.filter(({ addedTo }) => addedTo === orderNumber),
  };
}
