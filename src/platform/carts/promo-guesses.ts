import { type Attempt, countAttempt, takeBack } from '../attempts/attempt-store.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';

/** Ten codes that do not exist in ten minutes are guessing; a client may be a whole office (T11). */
const LIMIT = { most: 10, seconds: 600 };
const CLIENT_LIMIT = { most: 40, seconds: 600 };

/** By all that a guesser would have to change at once. */
function attemptsOf({ customerId, clientGroup = null }: Shopper, cartId: string): Attempt[] {
  const attempts: Attempt[] = [{ what: 'promo code of cart', who: cartId, limit: LIMIT }];
  if (customerId !== null) attempts.push({ what: 'promo code of', who: customerId, limit: LIMIT });
  if (clientGroup !== null) {
    attempts.push({ what: 'promo code from', who: clientGroup, limit: CLIENT_LIMIT });
  }
  return attempts;
}

/**
 * Tries a promo code unless too many unknown ones were tried: TOO_MANY_REQUESTS with the seconds to
 * wait. Counted before the try; whatever does not say that a code is unknown is taken back.
 */
export async function withinGuesses<T>(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  cartId: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const attempts = attemptsOf(shopper, cartId);
  const retryAfterSeconds = await countAttempt(database, now(), attempts);
  if (retryAfterSeconds > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
  let isGuess = false;
  try {
    return await attempt();
  } catch (error) {
    isGuess = error instanceof Problem && error.code === 'PROMO_CODE_UNKNOWN';
    throw error;
  } finally {
    if (!isGuess) await takeBack(database, attempts);
  }
}
