import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import * as calls from '#src/domain/account/customer-desk.calls.ts';
import type { DeskCustomer, ListedCustomer } from '#src/domain/account/customer-desk.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as orderCalls from '#src/domain/order/order-desk.calls.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { findDeliveryAddresses } from '../addresses/address-store.ts';
import { lockCustomer } from '../customers/customer-store.ts';
import { customers } from '../customers/tables.ts';
import { inTransaction, type Queryable, type Transaction } from '../database/database.ts';
import type { Router } from '../http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { mails } from '../mail/tables.ts';
import { audit } from '../staff/audit.ts';
import { findShops, isMade } from './change-order.ts';
import { listOrders } from './list-orders.ts';
import { listReturns } from './returns.ts';
import { customerFiles, customerNotes } from './tables.ts';

type Query = z.output<typeof calls.listCustomers.request.query>;

/** Customers `c` whom a caller may see: of all shops everybody, else who bought in theirs. */
async function visible(db: Queryable, caller: StaffCaller): Promise<SQL> {
  if (ONLINE_LOCALES.every((shop) => caller.shops.has(shop))) return sql`true`;
  const stores = [...(await findShops(db, caller)).keys()];
  if (stores.length === 0) return sql`false`;
  return sql`exists (select from orders o
    where o.customer_id = c.customer_id and o.store_id in ${stores})`;
}

const SORTED: Record<Query['sort'], SQL> = {
  createdAt: sql`c.created_at`,
  email: sql`c.email`,
  lastPurchaseOn: sql`c.last_purchase_on`,
};

/** What an id, an e-mail, a name or a telephone number leads to. */
function foundBy(typed: string): SQL {
  const like = `%${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(c.customer_id = ${typed} or c.email like ${like}
    or lower(c.first_name || ' ' || c.last_name) like ${like}
    or c.phone_number like ${like})`;
}

type Row = Omit<ListedCustomer, 'createdAt'> & { createdAt: string };

async function findRows(db: Queryable, which: SQL, paging: SQL): Promise<ListedCustomer[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.customer_id as id, trim(c.first_name || ' ' || c.last_name) as name, c.email,
      c.phone_number as "phoneNumber", c.created_at as "createdAt",
      c.last_purchase_on::text as "lastPurchaseOn", c.loyalty_type as "loyaltyType",
      c.is_deleted as "isDeleted",
      (select count(*)::int from orders o where o.customer_id = c.customer_id) as orders
    from customers c where ${which} ${paging}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** A page of the customers whom the caller may see. */
async function listCustomers(db: Queryable, caller: StaffCaller, query: Query) {
  const { q, sort, order } = query;
  const seen = await visible(db, caller);
  const which = q === undefined ? seen : sql`${seen} and ${foundBy(q)}`;
  const { limit, offset } = rowsOf(query);
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const paging = sql`order by ${SORTED[sort]} ${direction} nulls last, c.customer_id
    limit ${limit} offset ${offset}`;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from customers c where ${which}`,
  );
  return { values: await findRows(db, which, paging), total: rows[0]?.total ?? 0 };
}

const RECENT = 25;

/** A customer with what belongs to them in the shops of the caller; throws NOT_FOUND. */
async function readCustomer(
  { database: db, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  customerId: string,
): Promise<DeskCustomer> {
  const which = sql`${await visible(db, caller)} and c.customer_id = ${customerId}`;
  const [found] = await findRows(db, which, sql``);
  const customer = requireFound(found, 'NOT_FOUND');
  const [known] = await db.select().from(customers).where(eq(customers.customerId, customerId));
  const [file] = await db
    .select()
    .from(customerFiles)
    .where(eq(customerFiles.customerId, customerId));
  const notes = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(asc(customerNotes.writtenAt));
  const written = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, customer.email))
    .orderBy(desc(mails.writtenAt))
    .limit(RECENT);
  const orders = orderCalls.listOrders.request.query.parse({ size: RECENT, customerId });
  const returns = orderCalls.listReturns.request.query.parse({ size: RECENT });
  return {
    ...customer,
    version: file?.version ?? 1,
    emailProvenAt: known?.emailProvenAt?.toISOString() ?? null,
    optinNews: known?.optinNews ?? 'NO',
    deliveryAddresses: await findDeliveryAddresses(db, customerId),
    recentOrders: (await listOrders(db, caller, orders, now())).values,
    recentReturns: (await listReturns(db, caller, { ...returns, customerId })).values,
    mails: written.map(({ mailId, kind, subject, writtenAt, sentAt }) => ({
      ...{ mailId, kind, subject, writtenAt: writtenAt.toISOString() },
      sentAt: sentAt?.toISOString() ?? null,
    })),
    notes: notes.map(({ noteId, text, authorName, writtenAt }) => ({
      ...{ noteId, text, authorName, writtenAt: writtenAt.toISOString() },
    })),
  };
}

type Asked = { customerId: string; changeId: string; version: number | null };

/** A write of the desk to a customer, as `changeOrder` is one to an order. */
async function changeCustomerFile(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { action, customerId, changeId, version }: Asked & { action: `customer.${string}` },
  work: (tx: Transaction, now: Date) => Promise<{ before?: unknown; after: unknown }>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const which = sql`${await visible(tx, caller)} and c.customer_id = ${customerId}`;
    const [found] = await findRows(tx, which, sql``);
    if (found === undefined || !(await lockCustomer(tx, customerId))) {
      throw new DomainError('NOT_FOUND');
    }
    const at = now();
    const made = { changeId, subjectKind: 'customer', subjectId: customerId };
    if (await isMade(tx, made, at)) return;
    const isIt = eq(customerFiles.customerId, customerId);
    const [file] = await tx.select().from(customerFiles).where(isIt);
    const current = file?.version ?? 1;
    if (version !== null && version !== current) throw new DomainError('CHANGED_BY_OTHERS');
    const changed = await work(tx, at);
    const next = { version: current + 1 };
    await tx
      .insert(customerFiles)
      .values({ customerId, ...next })
      .onConflictDoUpdate({ target: customerFiles.customerId, set: next });
    const subject = { kind: 'customer', id: customerId };
    await audit(tx, caller, at, { action, subject, shop: null, ...changed });
  });
}

/** The shop of a customer's latest order, or the first of the caller's: whose mail tells them. */
async function shopOf(tx: Transaction, caller: StaffCaller, customerId: string) {
  const { rows } = await tx.execute<{ domain: OnlineLocale }>(sql`
    select w.domain from orders o join web_domains w on w.store_id = o.store_id
    where o.customer_id = ${customerId} order by o.created_at desc limit 1`);
  return rows[0]?.domain ?? [...caller.shops][0] ?? 'en';
}

/** Customers as the desk works on them. */
export function serveCustomers(router: Router, deps: PlatformDeps): void {
  const { database } = deps;
  serve(router, calls.listCustomers, async ({ query }, caller) =>
    ok(await listCustomers(database, caller, query)),
  );

  serve(router, calls.getDeskCustomer, async ({ params }, caller) =>
    ok(await readCustomer(deps, caller, params.customerId)),
  );

  serve(router, calls.writeCustomerNote, async ({ params, body: { changeId, text } }, caller) => {
    const asked = { ...params, changeId, version: null, action: 'customer.note' } as const;
    await changeCustomerFile(deps, caller, asked, async (tx, at) => {
      const { name: authorName } = caller;
      const note = { noteId: changeId, ...params, text, authorName, writtenAt: at };
      await tx.insert(customerNotes).values(note);
      return { after: { text } };
    });
    return ok(await readCustomer(deps, caller, params.customerId));
  });

  serve(router, calls.eraseCustomer, async ({ params, body }, caller) => {
    const { customerId } = params;
    const asked = { ...params, ...body, action: 'customer.erase' } as const;
    await changeCustomerFile(deps, caller, asked, async (tx) => {
      const domain = await shopOf(tx, caller, customerId);
      await deleteAccount(tx, deps, { customerId, domain, signInId: null });
      return { before: { isDeleted: false }, after: { isDeleted: true } };
    });
    return ok(await readCustomer(deps, caller, customerId));
  });
}
