import { passwordProblem } from '#src/domain/account/password.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { changeCustomer, findCustomer, findPasswordHash } from '../customers/face.ts';
import { type Attempt, forgetAttempts, limitAttempts } from '../kernel/attempts/attempt-store.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { containsWord, isCommonPassword, ownWords } from '../kernel/passwords/common-passwords.ts';
import { hashPassword, verifyPassword } from '../kernel/passwords/passwords.ts';
import { notifyOwner } from './account-notices.ts';

/** Five wrong current passwords in a quarter of an hour are guessing (T38). */
const LIMIT = { most: 5, seconds: 15 * 60 };

export type PasswordChange = { currentPassword?: string | undefined; newPassword: string };

/** The current password is asked for where there is one. */
async function requireCurrent(
  { database, now }: PlatformDeps,
  customerId: string,
  currentPassword: string,
  hash: string,
): Promise<void> {
  const attempt: Attempt = { what: 'password of', who: customerId, limit: LIMIT };
  await limitAttempts(database, now(), [attempt]);
  if (!(await verifyPassword(currentPassword, hash))) {
    throw new DomainError('PASSWORD_WRONG', { field: 'currentPassword' });
  }
  await forgetAttempts(database, attempt);
}

type Changing = { customerId: string; signInId: string; domain: OnlineLocale };

/**
 * Changes a password and ends every other session of the customer, immediately (A-104, T39). Answers
 * the customer. `signInId` is the sign-in that stays; the owner is written about it in the
 * language of the shop.
 */
export async function changePassword(
  deps: PlatformDeps,
  { customerId, signInId, domain }: Changing,
  { currentPassword = '', newPassword }: PasswordChange,
) {
  const { database, signIns, endLinks, now } = deps;
  const hash = await findPasswordHash(database, customerId);
  if (hash === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
  if (hash !== null) await requireCurrent(deps, customerId, currentPassword, hash);
  const field = 'newPassword';
  if (passwordProblem(newPassword) !== undefined) throw new DomainError('PASSWORD_WEAK', { field });
  const owner = await findCustomer(database, customerId);
  const isGuessed =
    isCommonPassword(newPassword) ||
    containsWord(newPassword, ownWords(deps.config, owner?.email ?? null));
  if (isGuessed) throw new DomainError('PASSWORD_COMMON', { field });
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(database, async (tx) => {
    const client = await changeCustomer(tx, customerId, { passwordHash });
    if (client === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    await signIns.endOthers(tx, customerId, signInId, now());
    await endLinks(tx, 'passwordChanged', client);
    await notifyOwner(tx, { kind: 'password-changed', client, domain }, now());
    return client;
  });
}
