import { DomainError } from '#src/domain/errors.ts';
import { isRecentSignIn } from '#src/domain/sign-in/session.ts';
import type { PlatformDeps } from './platform-env.ts';
import type { Customer } from './require-customer.ts';

/**
 * The sign-in of a customer, if its proof is at most five minutes old (T39); else
 * SIGN_IN_NOT_RECENT: an unlocked phone must not be enough to take an account over.
 */
export async function requireRecentSignIn(
  { signIns, now }: Pick<PlatformDeps, 'signIns' | 'now'>,
  { signInId = null }: Customer,
): Promise<string> {
  const at = signInId === null ? null : await signIns.authenticatedAt(signInId);
  if (signInId !== null && at !== null && isRecentSignIn(at.getTime(), now().getTime())) {
    return signInId;
  }
  throw new DomainError('SIGN_IN_NOT_RECENT');
}
