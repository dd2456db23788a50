import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { refreshTokens } from '#src/domain/sign-in/tokens.calls.ts';
import { type Commerce, commerceFor, nameOf } from '#src/gateway/commerce.server.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import { CALL_BUDGET_MS } from '#src/gateway/platform-call.server.ts';
import { config } from './config.server.ts';
import { sharedState } from './open-shared-state.server.ts';
import { openSeal, seal } from './seal.server.ts';
import {
  endTokenSession,
  hashOf,
  type TokenSession,
  writeTokenSession,
} from './token-session.server.ts';
import { type TokenPair, verifyTokens } from './tokens.server.ts';

/** How long the answer to an old refresh token is remembered (T21). */
const MEMO_MS = 60_000;
/** Of the seal that it is saved in: it must not end before the memo does, wherever that is. */
const SEAL_SECONDS = 600;
/** A page waits for it, and must still be able to say that the session has ended (F20), ms. */
const BUDGET_MS = CALL_BUDGET_MS.page;
/** After so much of it in silence a second platform is asked, ms. */
const SILENT_MS = BUDGET_MS / 2;

const pairSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  customerId: z.string(),
  newCustomer: z.boolean(),
  refreshExp: z.number(),
  secure: z.boolean(),
  authenticatedAt: z.number(),
});

/**
 * One platform of several may be away or hang: then another one is asked as well, and the first answer
 * counts. The old token is good for both (T21).
 */
async function askTwo<T>(ask: (budgetMs: number) => Promise<T>): Promise<T> {
  const first = ask(BUDGET_MS);
  const answered = first.catch((error: unknown) => {
    if (isCommerceError(error, 'PLATFORM_UNREACHABLE', 'SERVICE_UNAVAILABLE')) return null;
    throw error;
  });
  const silent = pause(SILENT_MS, null, { ref: false });
  return (
    (await Promise.race([answered, silent])) ??
    Promise.any([first, ask(SILENT_MS)]).catch(() => first)
  );
}

/** The next pair; an answer without both tokens is UNAUTHORIZED (§8). */
async function exchange({ caller }: Commerce, session: TokenSession): Promise<TokenPair> {
  const held = { accessToken: session.accessToken, refreshToken: session.refreshToken };
  // Without another refresh: it would wait for itself.
  const provider = { ...caller, platformUrl: config().authUrl, accessToken: null };
  const again = commerceFor({ ...provider, refresh: undefined });
  const { tokens } = await askTwo((budgetMs) =>
    again.ask(refreshTokens, { body: { tokens: held } }, { budgetMs }),
  );
  const { accessToken, refreshToken } = tokens;
  if (accessToken === undefined || refreshToken === undefined) {
    throw new CommerceError('UNAUTHORIZED', nameOf(refreshTokens));
  }
  const pair = await verifyTokens({ accessToken, refreshToken });
  // It is for another customer than the caller: nobody goes on as somebody else.
  if (pair.customerId !== session.customerId) {
    throw new CommerceError('UNAUTHORIZED', nameOf(refreshTokens));
  }
  return pair;
}

/**
 * One exchange per refresh token, by whichever process; its result answers latecomers for a minute
 * . It is sealed, since tokens are readable nowhere but here (T23).
 */
async function exchangeOnce(commerce: Commerce, session: TokenSession): Promise<TokenPair> {
  const { sessionSecrets } = config().secrets;
  const key = `refreshed:${hashOf(session.refreshToken)}`;
  const sealed = await sharedState().once(key, MEMO_MS, async () =>
    seal(await exchange(commerce, session), sessionSecrets, SEAL_SECONDS),
  );
  return pairSchema.parse(await openSeal(sealed, sessionSecrets));
}

/**
 * Refreshes the session and writes its cookies. A failed refresh logs the shopper out and
 * rethrows (specification §4).
 */
export async function refreshSession(
  locale: LocaleCode,
  commerce: Commerce,
  session: TokenSession,
): Promise<TokenPair> {
  try {
    const pair = await exchangeOnce(commerce, session);
    await writeTokenSession(locale, pair, session);
    return pair;
  } catch (error) {
    await endTokenSession(locale, session);
    throw error;
  }
}
