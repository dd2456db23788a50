import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import * as calls from '#src/domain/account/customer-merge.calls.ts';
import type { MergeSide, mergeBodySchema } from '#src/domain/account/customer-merge.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import { notifyOwner } from '../accounts/face.ts';
import { findContact, findCredentials, findGuests, lockCustomer } from '../customers/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { audit, isMade, personalDataReader, requireAllShops } from '../staff/face.ts';
import { shopOf } from './customer-routes.ts';
import { joinCustomers } from './join-customers.ts';
import { readMerge } from './preview-merge.ts';
import { readCustomer } from './read-customer.ts';
import { customerFiles } from './tables.ts';

type Merge = { customerId: string } & z.output<typeof mergeBodySchema>;

async function raiseVersion(tx: Transaction, customerId: string, version: number): Promise<void> {
  const next = { version: version + 1 };
  await tx
    .insert(customerFiles)
    .values({ customerId, ...next })
    .onConflictDoUpdate({ target: customerFiles.customerId, set: next });
}

/**
 * Gives the survivor all that the other account has and closes that one, in one transaction. Throws
 * FORBIDDEN for who does not work for all shops, since orders of all move, NOT_FOUND,
 * IDEMPOTENCY_KEY_REUSED, CHANGED_BY_OTHERS where either is not as it was seen, and
 * MERGE_NOT_POSSIBLE.
 */
async function merge(
  deps: PlatformDeps,
  caller: StaffCaller,
  { customerId, changeId, version, other }: Merge,
): Promise<void> {
  const { database, now } = deps;
  const move = { from: other.customerId, into: customerId };
  await inTransaction(database, async (tx) => {
    // Always in the same order: two merges that share accounts wait for each other once.
    for (const id of [move.from, move.into].sort()) {
      if (!(await lockCustomer(tx, id))) throw new DomainError('NOT_FOUND');
    }
    const at = now();
    const made = { changeId, subjectKind: 'customer', subjectId: customerId };
    if (await isMade(tx, made, at)) return;
    // A cart that is being ordered is an order first.
    await tx.execute(sql`select from carts where customer_id = ${move.from} for update`);
    const before = await readMerge(tx, { customerId, otherId: move.from });
    if (before.survivor.version !== version || before.other.version !== other.version) {
      throw new DomainError('CHANGED_BY_OTHERS');
    }
    if (before.obstacles.length > 0) throw new DomainError('MERGE_NOT_POSSIBLE');
    const gone = requireFound(await findContact(tx, move.from), 'NOT_FOUND');
    const domain = await shopOf(tx, caller, move.from);
    // A guest had no account to sign in to.
    if (!gone.isGuest) {
      await notifyOwner(tx, { kind: 'account-merged', client: gone, domain }, at);
    }
    const moved = await joinCustomers(tx, deps, move);
    await raiseVersion(tx, move.into, version);
    await raiseVersion(tx, move.from, other.version);
    const { survivor: after } = await readMerge(tx, { customerId, otherId: move.from });
    const withoutMail = ({ email: _, name: __, ...counts }: typeof after) => counts;
    await audit(tx, caller, at, {
      action: 'customer.merge',
      ...{ subject: { kind: 'customer', id: customerId }, shop: null },
      before: { survivor: withoutMail(before.survivor), other: withoutMail(before.other) },
      after: { survivor: withoutMail(after), moved },
    });
  });
}

/**
 * Whom the staff mean by an e-mail beside a customer: the account of it; where that is the customer's,
 * or there is none, the first guest of it.
 */
async function otherOf(db: Queryable, customerId: string, email: string): Promise<string> {
  const account = await findCredentials(db, email);
  if (account !== null && account.customerId !== customerId) return account.customerId;
  const guests = await findGuests(db, email);
  const guest = guests.find((id) => id !== customerId);
  return requireFound(guest ?? account?.customerId, 'NOT_FOUND');
}

/** Two accounts of one person, seen side by side and made one. */
export function serveMerges(router: Router, deps: PlatformDeps): void {
  // Orders of all shops move: staff of some shops must neither see nor move those of the others.
  serve(router, calls.previewMerge, async ({ params, body: { email } }, caller) => {
    requireAllShops(caller);
    const otherId = await otherOf(deps.database, params.customerId, email);
    const preview = await readMerge(deps.database, { ...params, otherId });
    if (personalDataReader(caller)(null)) return ok(preview);
    const shown = (side: MergeSide) => ({ ...side, email: maskEmail(side.email) });
    return ok({ ...preview, survivor: shown(preview.survivor), other: shown(preview.other) });
  });

  serve(router, calls.mergeCustomers, async ({ params, body }, caller) => {
    requireAllShops(caller);
    await merge(deps, caller, { ...params, ...body });
    return ok(await readCustomer(deps, caller, params.customerId));
  });
}
