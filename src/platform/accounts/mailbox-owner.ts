import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { changeCustomer, createCustomer, findCredentials } from '../customers/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { SignIns } from '../kernel/http/platform-env.ts';
import type { EndLinks } from '../kernel/links/end-links.ts';
import { removePasskeysOf } from '../passkeys/face.ts';
import { notifyOwner } from './account-notices.ts';

type Needs = { signIns: SignIns; endLinks: EndLinks; now: () => Date };

export type ProvenMailbox = {
  email: string;
  /** The shop where it was proven. */
  domain: OnlineLocale;
  /** Whose session the browser has already, if anybody's. */
  signedInAs: string | null;
};

/**
 * Removes what somebody set who never proved to read the mails of the account: a stranger may have
 * opened it with the e-mail of its owner, and wait for the owner to fill it (decision 090).
 */
async function removeEarlierWays(
  tx: Transaction,
  { signIns, endLinks, now }: Needs,
  { customerId, domain }: { customerId: string; domain: OnlineLocale },
): Promise<void> {
  const client = await changeCustomer(tx, customerId, { passwordHash: null });
  if (client === null) return;
  await removePasskeysOf(tx, customerId);
  await signIns.endOthers(tx, customerId, null, now());
  await endLinks(tx, 'passwordChanged', client);
  await notifyOwner(tx, { kind: 'password-removed', client, domain }, now());
}

/**
 * The customer whose mailbox was just proven; the first time for an e-mail without an account, a new
 * one without names and password. A password and passkeys from before the first proof stay only where
 * the browser that proves it is signed in with them.
 */
export async function customerOfMailbox(
  tx: Transaction,
  needs: Needs,
  { email, domain, signedInAs }: ProvenMailbox,
): Promise<string> {
  const emailProvenAt = needs.now();
  const opened = await createCustomer(
    tx,
    { email, firstName: '', lastName: '', passwordHash: null, emailProvenAt },
    needs.now(),
  );
  if (opened !== null) return opened;
  const known = await findCredentials(tx, email);
  if (known === null) throw new Error('an account is gone that has just been there');
  const { customerId, passwordHash } = known;
  if (known.emailProvenAt !== null) return customerId;
  await changeCustomer(tx, customerId, { emailProvenAt });
  if (passwordHash !== null && signedInAs !== customerId) {
    await removeEarlierWays(tx, needs, { customerId, domain });
  }
  return customerId;
}
