import { and, asc, desc, eq, not, sql } from 'drizzle-orm';
import type { StaffCustomer } from '#src/domain/account/staff-customer.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import * as orderCalls from '#src/domain/order/staff-order.calls.ts';
import { maskPhone } from '#src/domain/text/masked.ts';
import { findDeliveryAddresses } from '../addresses/face.ts';
import { findAccountState } from '../customers/face.ts';
import { findCardsOf } from '../gift-cards/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { toStaffMail } from '../kernel/mail/repeat-mail.ts';
import { mails } from '../kernel/mail/tables.ts';
import { findMovements, sumMovements } from '../loyalty/face.ts';
import { findConsents } from '../newsletters/face.ts';
import { listOrders, listReturns } from '../orders/face.ts';
import { findCustomers, toListed, visible } from './list-customers.ts';
import { isReadableMail } from './readable-mails.ts';
import { customerFiles, customerNotes } from './tables.ts';

const RECENT = 25;

/** What was said, the newest first. */
async function readConsents(db: Queryable, customerId: string): Promise<StaffCustomer['consents']> {
  const rows = await findConsents(db, customerId);
  return rows.map((row) => ({ ...row, saidAt: row.saidAt.toISOString() }));
}

/** All points, and how they moved last. */
async function readPoints(
  db: Queryable,
  customerId: string,
): Promise<Pick<StaffCustomer['loyalty'], 'points' | 'movements'>> {
  const { points } = await sumMovements(db, customerId);
  return { points, movements: await findMovements(db, customerId, { size: RECENT, page: 0 }) };
}

/** A customer with what belongs to them in the shops of the caller; throws NOT_FOUND. */
export async function readCustomer(
  { database: db, now, signIns }: Pick<PlatformDeps, 'database' | 'now' | 'signIns'>,
  caller: StaffCaller,
  customerId: string,
): Promise<StaffCustomer> {
  const which = sql`${await visible(db, caller)} and c.customer_id = ${customerId}`;
  const [found] = await findCustomers(db, caller, which);
  const customer = requireFound(found, 'NOT_FOUND');
  const known = await findAccountState(db, customerId);
  const [file] = await db
    .select()
    .from(customerFiles)
    .where(eq(customerFiles.customerId, customerId));
  const notes = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(asc(customerNotes.writtenAt));
  const isToThem = eq(mails.recipient, customer.email);
  const isReadable = isReadableMail(caller);
  const hidden = await db.$count(mails, and(isToThem, not(isReadable)));
  const written = await db
    .select()
    .from(mails)
    .where(and(isToThem, isReadable))
    .orderBy(desc(mails.writtenAt))
    .limit(RECENT);
  const orders = orderCalls.listOrders.request.query.parse({ size: RECENT, customerId });
  const returns = orderCalls.listReturns.request.query.parse({ size: RECENT });
  return {
    ...toListed(customer),
    version: file?.version ?? 1,
    emailProvenAt: known?.emailProvenAt?.toISOString() ?? null,
    blockedAt: known?.blockedAt?.toISOString() ?? null,
    blockedFor: file?.blockedFor ?? null,
    consents: await readConsents(db, customerId),
    signIns: (await signIns.list(customerId, now())).map(
      ({ signedInAt, lastSeenAt, ...browser }) => ({
        ...browser,
        signedInAt: signedInAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }),
    ),
    loyalty: { number: known?.loyaltyNumber ?? null, ...(await readPoints(db, customerId)) },
    giftCards: await findCardsOf(db, caller, { customerId, email: customer.email }, now()),
    deliveryAddresses: (await findDeliveryAddresses(db, customerId)).map((address) =>
      customer.isOpen ? address : { ...address, phoneNumber: maskPhone(address.phoneNumber) },
    ),
    recentOrders: (await listOrders(db, caller, orders, now())).values,
    recentReturns: (await listReturns(db, caller, { ...returns, customerId })).values,
    mails: written.map(toStaffMail),
    hasHiddenMails: hidden > 0,
    notes: notes.map(({ noteId, text, authorName, writtenAt }) => ({
      ...{ noteId, text, authorName, writtenAt: writtenAt.toISOString() },
    })),
  };
}
