import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shownNames } from '#src/domain/account/display-name.ts';
import { type AsTyped, shownAddress } from '#src/domain/address/address.ts';
import type { listOrders as listCall } from '#src/domain/order/staff-order.calls.ts';
import type { ListedOrder } from '#src/domain/order/staff-order.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findShops } from '../shops/face.ts';
import { allOf, personalDataReader, when } from '../staff/face.ts';

type Query = z.output<typeof listCall.request.query>;
/** Which orders, and in which sequence. */
export type Listed = Omit<Query, 'page' | 'size'>;

/** Items of an order `o` that were cancelled before they left. */
const CANCELLED: SQL = sql`(
  select coalesce(sum((l ->> 'quantity')::int), 0)::int
  from order_returns given_up, jsonb_array_elements(given_up.unsent) l
  where given_up.order_number = o.order_number)`;

/** How far the items of an order `o` are. */
export const FULFILMENT: SQL = sql`
  case
    when o.status = 'awaiting-payment' then 'awaiting-payment'
    when o.status = 'cancelled' then 'cancelled'
    when o.status in ('shipped', 'delivered') and o.to_send > 0 then 'exchange-to-send'
    when o.status in ('shipped', 'delivered') then o.status
    when o.to_send = 0 and ${CANCELLED} >= o.item_count then 'cancelled'
    when o.to_send = 0 then 'nothing-to-send'
    when exists (select from order_parcels left_before where left_before.order_number = o.order_number)
      then 'partly-shipped'
    when o.status = 'prepared' then 'picked'
    else 'to-pick'
  end`;

/** How far the money of an order `o` is, with its payment `p`. */
const PAYMENT: SQL = sql`
  case
    when o.status = 'awaiting-payment' then 'awaited'
    when o.status = 'cancelled' then 'unpaid'
    when p.reference is null then 'paid'
    when exists (select from payment_refunds r where r.reference = p.reference
      and r.state = 'failed' and r.settled_at is null) then 'refund-failed'
    when p.capture = 'dispatch' and p.released_at is null and p.cent_amount > (
      select coalesce(sum(cent_amount), 0) from payment_captures t
      where t.reference = p.reference and t.state <> 'failed') then 'to-capture'
    else (select case
        when coalesce(sum(cent_amount), 0) = 0 then 'paid'
        when sum(cent_amount) >= p.cent_amount then 'refunded'
        else 'partly-refunded' end
      from payment_refunds r where r.reference = p.reference and r.state <> 'failed')
  end`;

const VIEWS: Record<NonNullable<Query['view']>, SQL> = {
  'to-pick': sql`o.to_send > 0 and o.status = 'placed'`,
  // What goes out for items that came back leaves after the order itself was shipped.
  'to-send': sql`o.to_send > 0 and o.status in ('prepared', 'shipped', 'delivered')`,
  // In the very words of the index `payment_refunds_failed`.
  'refund-failed': sql`o.order_number in (
    select paid.order_number from payment_refunds r join payments paid on paid.reference = r.reference
    where r.state = 'failed' and r.settled_at is null)`,
  'to-capture': sql`o.order_number in (select order_number from payments
    where capture = 'dispatch' and status = 'Authorised' and order_number is not null
      and released_at is null)`,
};

/** States that a status alone leaves open are looked at row by row, in the few that have it. */
const STATUSES_OF: Partial<Record<NonNullable<Query['fulfilment']>, SQL>> = {
  'to-pick': sql`o.to_send > 0 and o.status = 'placed'`,
  picked: sql`o.to_send > 0 and o.status = 'prepared'`,
  'partly-shipped': sql`o.to_send > 0 and o.status = 'prepared'`,
  'exchange-to-send': sql`o.to_send > 0 and o.status in ('shipped', 'delivered')`,
};

const SORTED: Record<Query['sort'], SQL> = {
  createdAt: sql`o.created_at`,
  orderNumber: sql`o.order_number`,
  total: sql`o.total_cent_amount`,
  express: sql`coalesce(o.shipping_info ->> 'shippingMethodKey', '') = 'EX'`,
};

/** Signs that mean something to LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * Numbers of orders that a word leads to: the number, the name that is billed to, the e-mail in the
 * stores where it may be read, a sku, the reference of the payment; each by an index of its own.
 */
function foundBy(typed: string, openStores: readonly string[]): SQL {
  const like = `%${literal(typed.toLowerCase())}%`;
  const [sku, upper] = [typed, typed.toUpperCase()].map((one) => JSON.stringify([{ sku: one }]));
  const byEmail = sql`
    union select bought.order_number from customers c join orders bought on bought.customer_id = c.customer_id
      where (c.email like ${like} or c.guest_email like ${like}) and bought.store_id in ${openStores}`;
  return sql`o.order_number in (
    select order_number from orders where order_number = ${typed.toUpperCase()}
    union select order_number from orders
      where lower((billing_address ->> 'firstName') || ' ' || (billing_address ->> 'lastName')) like ${like}
${openStores.length === 0 ? sql`` : byEmail}
    union select order_number from orders where line_items @> ${sku}::jsonb or line_items @> ${upper}::jsonb
    union select order_number from payments where reference = ${typed} and order_number is not null)`;
}

/** Stores whose orders are listed, and those of them whose e-mails may be read. */
type Stores = { stores: readonly string[]; openStores: readonly string[] };

/** What orders `o` of these stores have to be. */
export function conditions(
  { q, status, fulfilment, view, ...query }: Listed,
  { stores, openStores }: Stores,
): SQL {
  const { shippingMethod, customerId, orders } = query;
  return allOf([
    sql`o.store_id in ${stores}`,
    when(status, (one) => sql`o.status = ${one}`),
    when(fulfilment, (one) => sql`${STATUSES_OF[one] ?? sql`true`} and ${FULFILMENT} = ${one}`),
    when(view, (one) => VIEWS[one]),
    when(shippingMethod, (one) => sql`o.shipping_info ->> 'shippingMethodKey' = ${one}`),
    when(customerId, (one) => sql`o.customer_id = ${one}`),
    when(orders, (numbers) => sql`o.order_number in ${numbers.split(',')}`),
    when(q, (typed) => foundBy(typed, openStores)),
  ]);
}

/** The names that an order `o` is billed to, and how they were typed; null without an address. */
export const BILLED_NAMES: SQL = sql`(select jsonb_build_object(
    'firstName', coalesce(b.address ->> 'firstName', ''), 'lastName', coalesce(b.address ->> 'lastName', ''),
    'asTyped', coalesce(b.address -> 'asTyped', '{}'))
  from (select o.billing_address as address) b where jsonb_typeof(b.address) = 'object')`;

export type BilledNames = { firstName: string; lastName: string; asTyped: AsTyped };

type Row = Omit<
  ListedOrder,
  'id' | 'ageDays' | 'createdAt' | 'shop' | 'totalPrice' | 'customerName'
> & {
  billed: BilledNames | null;
  names: { firstName: string; lastName: string };
  storeId: string;
  createdAt: Date | string;
  totalCents: number;
  currency: ListedOrder['totalPrice']['currencyCode'];
};

/** The sequence of orders `o`: among the urgent, the order that has waited longest is first. */
export function sequence({ sort, order }: Pick<Listed, 'sort' | 'order'>): SQL {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const [age, number] = sort === 'express' ? [sql`asc`, sql`asc`] : [sql`desc`, direction];
  const then = sort === 'createdAt' ? sql`` : sql`, o.created_at ${age}`;
  return sql`${SORTED[sort]} ${direction}${then}, o.order_number ${number}`;
}

/** The one statement that reads a page of orders and counts all of them. */
export function ordersQuery(query: Query, stores: Stores): SQL {
  const { limit, offset } = rowsOf(query);
  const which = conditions(query, stores);
  const order = sequence(query);
  return sql`
    with page as materialized (
      select o.* from orders o where ${which} order by ${order} limit ${limit} offset ${offset})
    select (select count(*)::int from orders o where ${which}) as total,
      coalesce((select json_agg(json_build_object(
        'orderNumber', o.order_number, 'createdAt', o.created_at, 'storeId', o.store_id,
        'customerId', o.customer_id, 'email', coalesce(c.guest_email, c.email, ''),
        'isGuest', c.guest_email is not null,
        'billed', ${BILLED_NAMES},
        'names', json_build_object('firstName', coalesce(c.first_name, ''), 'lastName', coalesce(c.last_name, '')),
        'itemCount', o.item_count - ${CANCELLED}, 'toSend', o.to_send, 'totalCents', o.total_cent_amount,
        'currency', o.currency, 'status', o.status, 'payment', ${PAYMENT},
        'fulfilment', ${FULFILMENT}, 'version', o.version,
        'shippingMethod', o.shipping_info ->> 'shippingMethodKey') order by ${order})
      from page o
      left join customers c on c.customer_id = o.customer_id
      left join payments p on p.order_number = o.order_number), '[]'::json) as rows`;
}

const DAY_MS = 86_400_000;

/** Stores of the caller, or of these the one of a shop. */
export function storesOf(
  caller: StaffCaller,
  shops: ReadonlyMap<string, OnlineLocale>,
  wanted?: OnlineLocale,
): Stores {
  const isOpen = personalDataReader(caller);
  const own = [...shops].filter(([, shop]) => wanted === undefined || wanted === shop);
  return {
    stores: own.map(([storeId]) => storeId),
    openStores: own.flatMap(([storeId, shop]) => (isOpen(shop) ? [storeId] : [])),
  };
}

/** A page of the orders of the caller's shops. */
export async function listOrders(
  db: Queryable,
  caller: StaffCaller,
  query: Query,
  now: Date,
): Promise<{ values: ListedOrder[]; total: number }> {
  const shops = await findShops(db, caller);
  const own = storesOf(caller, shops, query.shop);
  if (own.stores.length === 0) return { values: [], total: 0 };
  const isOpen = personalDataReader(caller);
  const { rows } = await db.execute<{ total: number; rows: Row[] }>(ordersQuery(query, own));
  const [found] = rows;
  const values = (found?.rows ?? []).flatMap(
    ({ storeId, totalCents, currency, billed, names, ...row }) => {
      const shop = shops.get(storeId);
      if (shop === undefined) return [];
      const createdAt = new Date(row.createdAt);
      return [
        {
          ...row,
          id: row.orderNumber,
          customerName: shownNames(billed === null ? names : shownAddress(billed)),
          email: isOpen(shop) ? row.email : maskEmail(row.email),
          createdAt: createdAt.toISOString(),
          ageDays: Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS)),
          shop,
          totalPrice: { centAmount: totalCents, currencyCode: currency },
        },
      ];
    },
  );
  return { values, total: found?.total ?? 0 };
}
