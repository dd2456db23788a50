import { sql } from 'drizzle-orm';
import type { Client } from '#src/domain/account/account.schema.ts';
import * as calls from '#src/domain/account/guest.calls.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { endWaysIn, notifyOwner } from '../accounts/face.ts';
import {
  changeCustomer,
  deleteGuest,
  findCustomer,
  findEndedGuests,
  findGuests,
  hasProvenEmail,
  lockCustomer,
  toAccount,
} from '../customers/face.ts';
import { noteEvent } from '../events/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { erasePerson } from './erase-accounts.ts';
import { joinCustomers } from './join-customers.ts';
import { readMerge } from './preview-merge.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'signIns' | 'endLinks'>;

/** Until an erased guest is deleted, in ms: what is on its way to them is still told. */
const ERASED_FOR_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 200;

/** Guests of the e-mail of an account whose owner has proven it; nobody's else. */
async function findGuestsOf(db: Queryable, customerId: string): Promise<string[]> {
  const account = await findCustomer(db, customerId);
  if (account === null || account.isDeleted || account.isGuest) return [];
  return (await hasProvenEmail(db, customerId)) ? findGuests(db, account.email) : [];
}

async function countOrders(db: Queryable, guests: readonly string[]): Promise<number> {
  if (guests.length === 0) return 0;
  const { rows } = await db.execute<{ orders: number }>(
    sql`select count(*)::int as orders from orders where customer_id in ${[...guests]}`,
  );
  return rows[0]?.orders ?? 0;
}

/**
 * Takes what was ordered as a guest into the account of the same e-mail, once its owner has proven
 * that. A guest who is paying stays one. Answers how many orders moved.
 */
function takeGuestOrders(deps: Deps, customerId: string): Promise<number> {
  return inTransaction(deps.database, async (tx) => {
    const guests = await findGuestsOf(tx, customerId);
    for (const id of [customerId, ...guests].sort()) await lockCustomer(tx, id);
    let taken = 0;
    for (const from of guests) {
      const { obstacles } = await readMerge(tx, { customerId, otherId: from });
      if (obstacles.length > 0) continue;
      taken += (await joinCustomers(tx, deps, { from, into: customerId })).orders ?? 0;
    }
    return taken;
  });
}

/**
 * Erases a guest, by the staff: nobody is signed in any more, and the guest is deleted a month later, or
 * when the last parcel has come.
 */
export async function eraseGuest(tx: Transaction, deps: Deps, client: Client): Promise<void> {
  const { customerId } = client;
  const at = deps.now();
  const guestUntil = new Date(at.getTime() + ERASED_FOR_MS);
  await changeCustomer(tx, customerId, { isDeleted: true, guestUntil });
  await endWaysIn(tx, deps, { client, signInId: null });
  const subject = { kind: 'customer', id: customerId };
  await noteEvent(
    tx,
    { type: 'customer.erased', storeId: null, subject, data: { customerId } },
    at,
  );
}

/**
 * Deletes guests whose rights from their orders are over, and erased ones who expect nothing any more.
 * Of an order stays what the law wants kept, the order with its addresses, its invoice and payments, and
 * what its rights need: the links of its mails.
 */
export async function endGuests({ database, now, ...deps }: Deps): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - ERASED_FOR_MS);
  const ended = await findEndedGuests(database, { now: at, before, most: AT_ONCE });
  for (const customerId of ended) {
    await inTransaction(database, async (tx) => {
      const client = await findCustomer(tx, customerId);
      if (client === null || !client.isGuest) return;
      await endWaysIn(tx, { ...deps, now }, { client, signInId: null });
      await erasePerson(tx, { customerId, email: null });
      await deleteGuest(tx, customerId);
    });
  }
}

/** What a guest becomes, and what an account takes of its guests (decision 100). */
export function serveGuests(router: Router, deps: PlatformDeps): void {
  const { database } = deps;

  serve(router, calls.keepGuest, async (_, { customerId, domain }) => {
    const at = deps.now();
    const body = await inTransaction(database, async (tx) => {
      const client = requireFound(await findCustomer(tx, customerId), 'ACCOUNT_NOT_FOUND');
      const account = await toAccount(tx, customerId);
      if (account === null) throw new DomainError('EMAIL_HAS_ACCOUNT');
      if (client.isGuest) {
        const opened = { kind: 'account-opened', client: account, domain } as const;
        await notifyOwner(tx, opened, at);
      }
      return account;
    });
    return ok(body);
  });

  serve(router, calls.getGuestOrders, async (_, { customerId }) => {
    const guests = await findGuestsOf(database, customerId);
    return ok({ orders: await countOrders(database, guests) });
  });

  serve(router, calls.takeGuestOrders, async (_, { customerId }) => {
    requireFound(await findCustomer(database, customerId), 'ACCOUNT_NOT_FOUND');
    return ok({ orders: await takeGuestOrders(deps, customerId) });
  });
}
