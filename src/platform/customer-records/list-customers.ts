import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shownNames } from '#src/domain/account/display-name.ts';
import type { listCustomers as listCall } from '#src/domain/account/staff-customer.calls.ts';
import type { ListedCustomer } from '#src/domain/account/staff-customer.schema.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { maskEmail, maskPhone } from '#src/domain/text/masked.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findShops } from '../shops/face.ts';
import {
  containing,
  findPage,
  findRows,
  type ListRows,
  shopsOfPersonalData,
  when,
} from '../staff/face.ts';

type Query = z.output<typeof listCall.request.query>;

/** Customers `c` whom a caller may see: of all shops everybody, else who bought in theirs. */
export async function visible(db: Queryable, caller: StaffCaller): Promise<SQL> {
  if (hasAllShops(caller)) return sql`true`;
  const stores = [...(await findShops(db, caller)).keys()];
  if (stores.length === 0) return sql`false`;
  return sql`exists (select from orders o
    where o.customer_id = c.customer_id and o.store_id in ${stores})`;
}

/** What an id, an e-mail, a name or a telephone number leads to. */
function foundBy(typed: string): SQL {
  const like = containing(typed.toLowerCase());
  return sql`(c.customer_id = ${typed} or c.email like ${like} or c.guest_email like ${like}
    or lower(c.first_name || ' ' || c.last_name) like ${like}
    or c.phone_number like ${like})`;
}

/** The condition that a caller may read the e-mail of a customer `c`, who bought where they may. */
const isOpenTo = (db: Queryable, caller: StaffCaller): Promise<SQL> =>
  visible(db, { ...caller, shops: shopsOfPersonalData(caller) });

type Names = Parameters<typeof shownNames>[0];
/** A customer, and whether the caller may read the e-mail and the telephone number. */
type Row = Omit<ListedCustomer, 'name'> & Names & { isOpen: boolean };

async function customerRows(db: Queryable, caller: StaffCaller): Promise<ListRows<Query>> {
  const seen = await visible(db, caller);
  return {
    columns: sql`c.customer_id as id, c.first_name as "firstName", c.last_name as "lastName",
      coalesce(c.guest_email, c.email) as email, c.guest_email is not null as "isGuest",
      c.phone_number as "phoneNumber", c.created_at as "createdAt",
      c.last_purchase_on::text as "lastPurchaseOn", c.loyalty_type as "loyaltyType",
      c.is_deleted as "isDeleted", ${await isOpenTo(db, caller)} as "isOpen",
      (select count(*)::int from orders o where o.customer_id = c.customer_id) as orders`,
    from: sql`customers c`,
    which: ({ q }) => [seen, when(q, foundBy)],
    sorted: {
      createdAt: sql`c.created_at`,
      email: sql`coalesce(c.guest_email, c.email)`,
      lastPurchaseOn: sql`c.last_purchase_on`,
    },
    key: sql`c.customer_id`,
    hasNullsLast: true,
  };
}

/** A customer as the caller sees one. */
export function toListed({ isOpen, firstName, lastName, ...row }: Row): ListedCustomer {
  const { email, phoneNumber } = row;
  return {
    ...{ ...row, name: shownNames({ firstName, lastName }) },
    createdAt: new Date(row.createdAt).toISOString(),
    email: isOpen ? email : maskEmail(email),
    phoneNumber: isOpen || phoneNumber === null ? phoneNumber : maskPhone(phoneNumber),
  };
}

/** Customers that a condition on `c` finds. */
export async function findCustomers(db: Queryable, caller: StaffCaller, which: SQL) {
  return findRows<Row>(db, await customerRows(db, caller), { which });
}

/** A page of the customers whom the caller may see. */
export async function listCustomers(db: Queryable, caller: StaffCaller, query: Query) {
  const { rows, total } = await findPage<Row, Query>(db, await customerRows(db, caller), query);
  return { values: rows.map(toListed), total };
}
