import { type ErrorCode, isDomainError } from '#src/domain/errors.ts';
import { type Attempt, limitAttempts, takeBack } from '../attempts/attempt-store.ts';
import type { PlatformDeps, Shopper } from './platform-env.ts';

/** Ten codes that do not exist in ten minutes are guessing; a client may be a whole office (T11). */
const LIMIT = { most: 10, seconds: 600 };
const CLIENT_LIMIT = { most: 40, seconds: 600 };

/** Something that is known to its owner alone, and the refusal that tells a guess. */
type Guessed = { what: string; wrong: ErrorCode };
/** The cart that a guess is made for, and the one thing that it guesses at, such as a card. */
type Guess = { cartId: string; target?: string };

export const PROMO_CODES: Guessed = { what: 'promo code', wrong: 'PROMO_CODE_UNKNOWN' };
export const GIFT_CARDS: Guessed = { what: 'gift card', wrong: 'GIFT_CARD_UNKNOWN' };

/** By all that a guesser would have to change together, and by what is guessed at, where it has a name. */
function attemptsOf(
  what: string,
  { customerId, clientGroup = null }: Shopper,
  { cartId, target }: Guess,
): Attempt[] {
  const attempts: Attempt[] = [{ what: `${what} of cart`, who: cartId, limit: LIMIT }];
  if (customerId !== null) attempts.push({ what: `${what} of`, who: customerId, limit: LIMIT });
  if (clientGroup !== null) {
    attempts.push({ what: `${what} from`, who: clientGroup, limit: CLIENT_LIMIT });
  }
  if (target !== undefined) attempts.push({ what: `${what} itself`, who: target, limit: LIMIT });
  return attempts;
}

/**
 * Tries a code of a cart's shopper unless too many wrong ones were tried: TOO_MANY_REQUESTS with the
 * seconds to wait. Counted before the try; whatever does not say that a code is wrong is taken back.
 */
export async function withinGuesses<T>(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  { what, wrong }: Guessed,
  shopper: Shopper,
  guess: Guess,
  attempt: () => Promise<T>,
): Promise<T> {
  const attempts = attemptsOf(what, shopper, guess);
  await limitAttempts(database, now(), attempts);
  let isGuess = false;
  try {
    return await attempt();
  } catch (error) {
    isGuess = isDomainError(error, wrong);
    throw error;
  } finally {
    if (!isGuess) await takeBack(database, attempts);
  }
}
