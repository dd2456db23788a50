import * as client from 'openid-client';
import * as v from 'valibot';
import { getDomain, isLocaleCode, type LocaleCode } from '#src/domain/locales.ts';
import { localReturnPath } from '#src/domain/session.ts';
import { mergeOwnCarts } from '#src/features/cart/merge-carts.server.ts';
import { getClient } from '#src/gateway/accounts.server.ts';
import { openCommerce } from '#src/session/commerce.ts';
import { config } from '#src/session/config.ts';
import { clearCookie, readCookie, writeCookie } from '#src/session/cookies.ts';
import { log } from '#src/session/log.ts';
import { openSeal, seal } from '#src/session/seal.ts';
import {
  endTokenSession,
  readTokenSession,
  writeTokenSession,
} from '#src/session/token-session.ts';
import { verifyTokens } from '#src/session/tokens.ts';
import { CLIENT_ID, identityProvider, reachableProvider } from './provider.server.ts';

const SCOPE = 'openid';
/** The one-time state of a sign-in under way lives this long, in seconds (T19). */
const SIGN_IN_SECONDS = 600;

const pendingSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnTo: v.string(),
});

export function returnPath(value: string | undefined, locale: LocaleCode): string {
  return localReturnPath(value, isLocaleCode, `/${locale}`);
}

const callbackUrl = (origin: string, locale: LocaleCode) => `${origin}/${locale}/auth/callback`;

export type SignInRequest = {
  origin: string;
  locale: LocaleCode;
  /** Where the shopper was going. */
  returnTo: string | undefined;
  /** Opens the provider's registration instead of its sign-in. */
  isRegistration: boolean;
};

/** Starts the code flow with PKCE, state and nonce; answers the provider's address. */
export async function startSignIn(request: SignInRequest): Promise<URL> {
  const { origin, locale } = request;
  const provider = await reachableProvider();
  const pending = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    returnTo: returnPath(request.returnTo, locale),
  };
  const { sessionSecrets } = config().secrets;
  writeCookie('signIn', locale, await seal(pending, sessionSecrets, SIGN_IN_SECONDS));
  return client.buildAuthorizationUrl(provider, {
    redirect_uri: callbackUrl(origin, locale),
    scope: SCOPE,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    ui_locales: getDomain(locale).lang,
    ...(request.isRegistration && { screen_hint: 'create-account' }),
  });
}

/** Merges at once, so that a checkout right after the sign-in finds the merged cart. */
async function mergeAfterSignIn(locale: LocaleCode, accessToken: string) {
  const commerce = await openCommerce(locale);
  commerce.call.accessToken = accessToken;
  try {
    const { isMerged } = await mergeOwnCarts(commerce, await getClient(commerce.call));
    if (isMerged) writeCookie('notice', locale, 'cart-merged');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    log.warn({ cause }, 'the carts were not merged at sign-in');
  }
}

/**
 * Finishes the flow: one-time state, code for tokens, verification, seal, merge. Answers the local
 * path the shopper was going to, or null when the flow is not ours or not any more.
 */
export async function finishSignIn(
  origin: string,
  locale: LocaleCode,
  search: string,
): Promise<string | null> {
  const sealed = readCookie('signIn', locale);
  clearCookie('signIn', locale);
  if (sealed === undefined) return null;
  const opened = await openSeal(sealed, config().secrets.sessionSecrets);
  const pending = v.safeParse(pendingSchema, opened);
  if (!pending.success) return null;
  const { state, nonce, verifier, returnTo } = pending.output;
  const provider = await identityProvider();
  const answer = await client.authorizationCodeGrant(
    provider,
    new URL(`${callbackUrl(origin, locale)}${search}`),
    { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
  );
  const { access_token: accessToken, refresh_token: refreshToken } = answer;
  if (refreshToken === undefined) return null;
  const tokens = await verifyTokens({ accessToken, refreshToken });
  await writeTokenSession(locale, tokens);
  await mergeAfterSignIn(locale, accessToken);
  return returnPath(returnTo, locale);
}

/**
 * Ends the session here whatever the provider says (F22), clears the cart cookie (specification
 * §2), and answers where the provider ends its own: then home, or with `returnTo` to a new sign-in.
 */
export async function signOut(
  origin: string,
  locale: LocaleCode,
  returnTo: string | undefined,
): Promise<string> {
  await endTokenSession(locale, await readTokenSession(locale));
  clearCookie('cart', locale);
  const home = returnPath(returnTo, locale);
  try {
    const provider = await identityProvider();
    const back: Record<string, string> =
      returnTo === undefined
        ? { post_logout_redirect_uri: `${origin}/${locale}` }
        : { post_logout_redirect_uri: `${origin}/api/auth/login`, state: `${locale}${home}` };
    return client.buildEndSessionUrl(provider, { client_id: CLIENT_ID, ...back }).href;
  } catch {
    return home;
  }
}
