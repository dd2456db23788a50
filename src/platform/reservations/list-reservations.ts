import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shownNames } from '#src/domain/account/display-name.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type * as calls from '#src/domain/store/staff-reservation.calls.ts';
import type {
  ListedReservation,
  ReservingStore,
} from '#src/domain/store/staff-reservation.schema.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import { maskEmail, maskPhone } from '#src/domain/text/masked.ts';
import { findLineProducts } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import {
  containing,
  findPage,
  findRows,
  type ListRows,
  personalDataReader,
  shopsOfPersonalData,
  when,
} from '../staff/face.ts';
import { stateOf } from './reservation-state.ts';

type Query = z.output<typeof calls.listStaffReservations.request.query>;
type StoreQuery = z.output<typeof calls.listReservingStores.request.query>;
type Shops = Pick<StaffCaller, 'shops'>;

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Whether a reservation `r` waits for its customer. */
const isOpenAt = (now: Date): SQL => sql`(r.released_at is null and r.pick_up_before > ${at(now)})`;

/** Whether its item lies behind the counter and has to go back. */
const isToPutBackAt = (now: Date): SQL => sql`(r.put_back_at is null and r.collected_at is null
  and (r.released_at is not null or r.pick_up_before <= ${at(now)}))`;

/** Whether an instant is of today by the clocks of the store `s`. */
function isToday(instant: SQL, now: Date): SQL {
  const zone = sql`(case s.country when 'GB' then ${shopTimeZone('GB')} else ${shopTimeZone('FR')} end)`;
  return sql`(${instant} at time zone ${zone})::date = (${at(now)} at time zone ${zone})::date`;
}

function viewed(view: NonNullable<Query['view']>, now: Date): SQL {
  const [open, toPutBack] = [isOpenAt(now), isToPutBackAt(now)];
  if (view === 'open') return open;
  if (view === 'to-put-back') return toPutBack;
  const today = ['created_at', 'collected_at', 'put_back_at'].map((column) =>
    isToday(sql.raw(`r.${column}`), now),
  );
  return sql`(${sql.join([open, toPutBack, ...today], sql` or `)})`;
}

function inState(state: NonNullable<Query['state']>, now: Date): SQL {
  if (state === 'OPEN') return isOpenAt(now);
  if (state === 'CANCELLED') return sql`r.cancelled_at is not null`;
  if (state === 'COLLECTED') return sql`r.collected_at is not null`;
  return sql`(r.cancelled_at is null and r.collected_at is null
    and (r.released_at is not null or r.pick_up_before <= ${at(now)}))`;
}

/** What a number, a sku, a name or, where it may be read, an e-mail leads to. */
function foundBy(typed: string, caller: StaffCaller): SQL {
  const open = [...shopsOfPersonalData(caller)];
  const like = containing(typed.toLowerCase());
  return sql`(r.reservation_id = ${typed.toUpperCase()} or lower(r.sku) = ${typed.toLowerCase()}
    or lower(c.first_name || ' ' || c.last_name) like ${like}
    ${open.length === 0 ? sql`` : sql`or (c.email like ${like} and r.domain in ${open})`})`;
}

type Row = {
  id: string;
  domain: OnlineLocale;
  storeId: string;
  storeName: string;
  city: string;
  customerId: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  sku: string;
  createdAt: string;
  pickUpBefore: string;
  cancelledAt: string | null;
  collectedAt: string | null;
  releasedAt: string | null;
  putBackAt: string | null;
};

const FROM = sql`reservations r join stores s on s.store_id = r.store_id
  join customers c on c.customer_id = r.customer_id`;

const instant = (value: string) => new Date(value);
const instantOrNull = (value: string | null) => (value === null ? null : new Date(value));

/** Rows as the store sees them, each item as its shop names it. */
async function toListed(
  db: Queryable,
  caller: StaffCaller,
  rows: readonly Row[],
  now: Date,
): Promise<ListedReservation[]> {
  const domains = [...new Set(rows.map(({ domain }) => domain))];
  const products = new Map(
    await Promise.all(
      domains.map(async (domain) => {
        const skus = rows.filter((row) => row.domain === domain).map(({ sku }) => sku);
        const lang = caller.language ?? getDomain(domain).lang;
        const shop = { domain, lang, customerId: null };
        return [domain, await findLineProducts(db, [...new Set(skus)], shop, now)] as const;
      }),
    ),
  );
  const isOpenToCaller = personalDataReader(caller);
  return rows.map(({ domain, storeId, storeName, city, customerId: _, ...row }) => {
    const { id, sku } = row;
    const customerName = shownNames(row);
    const times = {
      ...{ pickUpBefore: instant(row.pickUpBefore), cancelledAt: instantOrNull(row.cancelledAt) },
      collectedAt: instantOrNull(row.collectedAt),
      releasedAt: instantOrNull(row.releasedAt),
    };
    const putBackAt = instantOrNull(row.putBackAt);
    const state = stateOf(times, now);
    const isOver = state === 'EXPIRED' || state === 'CANCELLED';
    return {
      ...{ id, shop: domain, store: { storeId, name: storeName, city }, customerName, sku, state },
      email: isOpenToCaller(domain) ? row.email : maskEmail(row.email),
      phoneNumber:
        row.phoneNumber === null || isOpenToCaller(domain)
          ? row.phoneNumber
          : maskPhone(row.phoneNumber),
      product: products.get(domain)?.get(sku)?.product ?? null,
      createdAt: instant(row.createdAt).toISOString(),
      pickUpBefore: times.pickUpBefore.toISOString(),
      collectedAt: times.collectedAt?.toISOString() ?? null,
      putBackAt: putBackAt?.toISOString() ?? null,
      isToPutBack: isOver && putBackAt === null,
    };
  });
}

const COLUMNS = sql`
  r.reservation_id as id, r.domain, r.store_id as "storeId", s.name as "storeName", s.city,
  r.customer_id as "customerId", c.first_name as "firstName", c.last_name as "lastName",
  c.email, c.phone_number as "phoneNumber", r.sku, r.created_at as "createdAt",
  r.pick_up_before as "pickUpBefore", r.cancelled_at as "cancelledAt",
  r.collected_at as "collectedAt", r.released_at as "releasedAt", r.put_back_at as "putBackAt"`;

const reservationRows = (caller: StaffCaller, now: Date): ListRows<Query> => ({
  columns: COLUMNS,
  from: FROM,
  which: ({ q, shop, storeId, state, view }) => [
    sql`r.domain in ${[...caller.shops]}`,
    when(shop, (one) => sql`r.domain = ${one}`),
    when(storeId, (one) => sql`r.store_id = ${one}`),
    when(state, (one) => inState(one, now)),
    when(view, (one) => viewed(one, now)),
    when(q, (typed) => foundBy(typed, caller)),
  ],
  sorted: { createdAt: sql`r.created_at`, pickUpBefore: sql`r.pick_up_before` },
  key: sql`r.reservation_id`,
});

/** A page of what stores have laid aside in the caller's shops. */
export async function listReservations(
  db: Queryable,
  caller: StaffCaller,
  query: Query,
  now: Date,
): Promise<{ values: ListedReservation[]; total: number }> {
  if (caller.shops.size === 0) return { values: [], total: 0 };
  const { rows, total } = await findPage<Row, Query>(db, reservationRows(caller, now), query);
  return { values: await toListed(db, caller, rows, now), total };
}

/** One reservation of the caller's shops; null where there is none. */
export async function readReservation(
  db: Queryable,
  caller: StaffCaller,
  reservationId: string,
  now: Date,
): Promise<ListedReservation | null> {
  if (caller.shops.size === 0) return null;
  const which = sql`r.domain in ${[...caller.shops]} and r.reservation_id = ${reservationId}`;
  const rows = await findRows<Row>(db, { columns: COLUMNS, from: FROM }, { which });
  const [found] = await toListed(db, caller, rows, now);
  return found ?? null;
}

/** Stores of the countries whose shops have some, with how many reservations are open there. */
export async function listStores(
  db: Queryable,
  { shops }: Shops,
  query: StoreQuery & { storeId?: string },
  now: Date,
): Promise<{ values: ReservingStore[]; total: number }> {
  const domains = [...shops].filter((shop) => getDomain(shop).hasStores);
  if (domains.length === 0) return { values: [], total: 0 };
  const countries = [...new Set(domains.map((shop) => getDomain(shop).iso2))];
  const storeRows: ListRows<StoreQuery & { storeId?: string }> = {
    columns: sql`s.store_id as id, s.name, s.city,
      (select count(*)::int from reservations r where r.store_id = s.store_id
        and r.domain in ${domains} and ${isOpenAt(now)}) as open`,
    from: sql`stores s`,
    which: ({ q, storeId }) => [
      sql`s.country in ${countries}`,
      when(storeId, (one) => sql`s.store_id = ${one}`),
      when(q, (typed) => {
        const like = containing(typed);
        return sql`(s.name ilike ${like} or s.city ilike ${like} or s.zip_code ilike ${like})`;
      }),
    ],
    sorted: { city: sql`s.city`, name: sql`s.name`, open: sql`open` },
    key: sql`s.store_id`,
  };
  const { rows, total } = await findPage<ReservingStore, typeof query>(db, storeRows, query);
  return { values: rows, total };
}
