import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { changeCustomer } from '../customers/face.ts';
import { noteEvent } from '../events/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { LinkOwner } from '../kernel/links/end-links.ts';
import { forgetMailsTo } from '../kernel/mail/saved-mails.ts';
import { removePasskeysOf } from '../passkeys/face.ts';
import { removeConnectionsOf } from '../sign-in-providers/face.ts';
import { notifyOwner } from './account-notices.ts';

type Deps = Pick<PlatformDeps, 'signIns' | 'endLinks' | 'config' | 'now'>;
/** Ends all ways into an account: sign-ins but the kept one, links, passkeys, connected providers. */
export async function endWaysIn(
  tx: Transaction,
  { signIns, endLinks, now }: Pick<Deps, 'signIns' | 'endLinks' | 'now'>,
  { client, signInId }: { client: LinkOwner; signInId: string | null },
): Promise<void> {
  await signIns.endOthers(tx, client.customerId, signInId, now());
  await endLinks(tx, 'accountDeleted', client);
  await removePasskeysOf(tx, client.customerId);
  await removeConnectionsOf(tx, client.customerId);
}

type Whose = {
  customerId: string;
  domain: OnlineLocale;
  /** The sign-in that asks for it, which goes on; null for none. */
  signInId: string | null;
};

/**
 * Deletes an account with its sign-ins, links and mails. It stays for a term, so that its owner can take
 * it back; then it is erased. False where there is none.
 */
export async function deleteAccount(
  tx: Transaction,
  { signIns, endLinks, config, now }: Deps,
  { customerId, domain, signInId }: Whose,
): Promise<boolean> {
  const client = await changeCustomer(tx, customerId, { isDeleted: true, deletedAt: now() });
  if (client === null) return false;
  await endWaysIn(tx, { signIns, endLinks, now }, { client, signInId });
  await forgetMailsTo(tx, client.email, { waits: config.smtpUrl !== null, now: now() });
  const subject = { kind: 'customer', id: customerId };
  await noteEvent(
    tx,
    { type: 'customer.erased', storeId: null, subject, data: { customerId } },
    now(),
  );
  await notifyOwner(tx, { kind: 'account-deleted', client, domain }, now());
  return true;
}
