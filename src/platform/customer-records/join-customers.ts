import { requireFound } from '#src/domain/errors.ts';
import { endWaysIn } from '../accounts/face.ts';
import { changeCustomer, findContact, mergeAccounts } from '../customers/face.ts';
import { noteEvent } from '../events/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { findConsents } from '../newsletters/face.ts';
import { countGiftsTo } from '../orders/face.ts';
import { moveRows } from './merge-plan.ts';

/** The newsletter is a column of the customer's row, too. */
async function followConsent(tx: Transaction, customerId: string): Promise<void> {
  const said = await findConsents(tx, customerId);
  const news = said.find(({ type }) => type === 'NEWS');
  if (news !== undefined) await changeCustomer(tx, customerId, { optinNews: news.optin });
}

type Move = { from: string; into: string };

/**
 * Gives a customer all that another has and closes that one; both are locked. Answers how many rows of
 * each table moved. Throws NOT_FOUND.
 */
export async function joinCustomers(
  tx: Transaction,
  { now, signIns, endLinks }: Pick<PlatformDeps, 'now' | 'signIns' | 'endLinks'>,
  move: Move,
): Promise<Record<string, number>> {
  const survivor = requireFound(await findContact(tx, move.into), 'NOT_FOUND');
  const gone = requireFound(await findContact(tx, move.from), 'NOT_FOUND');
  await endWaysIn(tx, { signIns, endLinks, now }, { client: gone, signInId: null });
  const moved = await moveRows(tx, move);
  await countGiftsTo(tx, { from: gone.email, into: survivor.email });
  await mergeAccounts(tx, move);
  await followConsent(tx, move.into);
  await noteEvent(
    tx,
    {
      ...{ type: 'customer.merged', storeId: null },
      subject: { kind: 'customer', id: move.from },
      data: { customerId: move.from, into: move.into },
    },
    now(),
  );
  return moved;
}
