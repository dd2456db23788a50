import * as client from 'openid-client';
import * as v from 'valibot';
import * as calls from '#src/domain/account/account.calls.ts';
import * as cartCalls from '#src/domain/cart/cart.calls.ts';
import { getDomain, isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { isLanding, localReturnPath } from '#src/domain/sign-in/session.ts';
import {
  landingPath,
  originOfPath,
  type SignInOrigin,
} from '#src/domain/sign-in/sign-in-origin.ts';
import { mergeOwnCarts } from '#src/features/cart/merge-carts.server.ts';
import { pageUrl } from '#src/features/shop/urls.ts';
import { openCommerce, type ShopperCommerce } from '#src/session/commerce.server.ts';
import { config } from '#src/session/config.server.ts';
import { clearCookie, readCookie, writeCookie } from '#src/session/cookies.server.ts';
import { log } from '#src/session/log.server.ts';
import { openSeal, seal } from '#src/session/seal.server.ts';
import {
  endTokenSession,
  readTokenSession,
  writeTokenSession,
} from '#src/session/token-session.server.ts';
import { verifyTokens } from '#src/session/tokens.server.ts';
import { CLIENT_ID, identityProvider, reachableProvider, revokeTokens } from './provider.server.ts';

const SCOPE = 'openid';
/** Values of `prompt`; the second one is our provider's own. */
const PROMPTS = { fresh: 'login', passkey: 'passkey' } as const;
/** The one-time state of a sign-in under way lives this long, in seconds (T19). */
const SIGN_IN_SECONDS = 600;

const pendingSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnTo: v.string(),
});

/** Our own path to return to; else where the origin of the sign-in leads. */
export function returnPath(
  value: string | undefined,
  locale: LocaleCode,
  origin: SignInOrigin | null = null,
): string {
  return localReturnPath(value, isLocaleCode, landingPath(origin, locale));
}

const callbackUrl = (origin: string, locale: LocaleCode) => `${origin}/${locale}/auth/callback`;

export type SignInRequest = {
  origin: string;
  locale: LocaleCode;
  /** Where the shopper was going. */
  returnTo: string | undefined;
  /** Why the shopper is asked, if the URL says so. */
  reason: SignInOrigin | null;
  /** Opens the provider's registration instead of its sign-in. */
  isRegistration: boolean;
  /** What is asked for although the provider knows the shopper: a proof (T39), or a passkey. */
  prompt: 'fresh' | 'passkey' | undefined;
};

/**
 * A guest who goes to sign in takes the cart along: an account cannot reach it otherwise. A sign-in
 * never fails for that.
 */
async function leaveGuestCart(locale: LocaleCode): Promise<void> {
  try {
    const commerce = await openCommerce(locale);
    if (commerce.session === null) return;
    const { isGuest } = await commerce.ask(calls.getAccount, {});
    if (isGuest) await commerce.ask(cartCalls.leaveGuestCart, {});
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    log.warn({ cause }, "a guest's cart was not taken along");
  }
}

/** Starts the code flow with PKCE, state and nonce; answers the URL of the provider. */
export async function startSignIn(request: SignInRequest): Promise<URL> {
  const { origin, locale } = request;
  const provider = await reachableProvider();
  await leaveGuestCart(locale);
  const returnTo = returnPath(request.returnTo, locale, request.reason);
  const pending = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    returnTo,
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
    // Its page says why the shopper is asked.
    origin: request.reason ?? originOfPath(returnTo),
    ...(request.isRegistration && { screen_hint: 'create-account' }),
    ...(request.prompt !== undefined && { prompt: PROMPTS[request.prompt] }),
  });
}

/**
 * Merges immediately, so that a checkout right after the sign-in finds the merged cart. Answers
 * whether the account is deleted.
 */
async function mergeAfterSignIn(locale: LocaleCode, commerce: ShopperCommerce): Promise<boolean> {
  try {
    const customer = await commerce.ask(calls.getAccount, {});
    // A deleted customer has no cart until the account is open again.
    if (customer.isDeleted) return true;
    const { isMerged } = await mergeOwnCarts(commerce, customer);
    if (isMerged) writeCookie('notice', locale, 'cart-merged');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    log.warn({ cause }, 'the carts were not merged at sign-in');
  }
  return false;
}

/** Whether a new customer was never welcomed; a welcome that fails is ignored. */
async function isFirstWelcome(commerce: ShopperCommerce): Promise<boolean> {
  try {
    return (await commerce.ask(calls.welcomeAccount, {})).isFirst;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    log.warn({ cause }, 'a new customer was not welcomed');
    return false;
  }
}

export type PendingSignIn = v.InferOutput<typeof pendingSchema>;

/** The sign-in that this browser has under way, removed from its cookie: it works once (T19). */
export async function takePendingSignIn(locale: LocaleCode): Promise<PendingSignIn | null> {
  const sealed = readCookie('signIn', locale);
  clearCookie('signIn', locale);
  if (sealed === undefined) return null;
  const pending = v.safeParse(
    pendingSchema,
    await openSeal(sealed, config().secrets.sessionSecrets),
  );
  return pending.success ? pending.output : null;
}

/**
 * Finishes the flow: code for tokens, verification, seal, merge. Answers the local path the
 * shopper was going to; rejects when the provider or its answer is not what it should be.
 */
export async function finishSignIn(
  { origin, locale, search }: { origin: string; locale: LocaleCode; search: string },
  { state, nonce, verifier, returnTo }: PendingSignIn,
): Promise<string> {
  const provider = await identityProvider();
  const answer = await client.authorizationCodeGrant(
    provider,
    new URL(`${callbackUrl(origin, locale)}${search}`),
    { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
  );
  const { access_token: accessToken, refresh_token: refreshToken } = answer;
  if (refreshToken === undefined) throw new Error('the provider gave no refresh token');
  const tokens = await verifyTokens({ accessToken, refreshToken });
  await writeTokenSession(locale, tokens);
  const commerce = await openCommerce(locale);
  commerce.caller.accessToken = accessToken;
  const isDeleted = await mergeAfterSignIn(locale, commerce);
  // Its owner may take it back.
  if (isDeleted) return pageUrl(locale, '/account/delete');
  const goal = returnPath(returnTo, locale);
  const isWelcomed =
    tokens.newCustomer && isLanding(goal, locale) && (await isFirstWelcome(commerce));
  return isWelcomed ? pageUrl(locale, '/account/welcome') : goal;
}

/** Where the provider ends its own session: then home, or with `returnTo` to a new sign-in. */
async function endSessionUrl(origin: string, locale: LocaleCode, returnTo: string | undefined) {
  const back: Record<string, string> =
    returnTo === undefined
      ? { post_logout_redirect_uri: `${origin}/${locale}` }
      : {
          post_logout_redirect_uri: `${origin}/api/auth/login`,
          state: `${locale}${returnPath(returnTo, locale)}`,
        };
  const provider = await identityProvider();
  return client.buildEndSessionUrl(provider, { client_id: CLIENT_ID, ...back }).href;
}

/**
 * Ends the session here first, whatever the provider does (F22), and clears the cart cookie
 * (specification §2); then its tokens at the provider (T18). Answers where the provider ends its
 * own session; while it cannot be reached, the way on in this shop.
 */
export async function signOut(
  origin: string,
  locale: LocaleCode,
  returnTo: string | undefined,
): Promise<string> {
  const session = await readTokenSession(locale);
  clearCookie('cart', locale);
  await endTokenSession(locale, session);
  // The next page clears what this browser stores for the customer, who is not on the way back here.
  if (returnTo === undefined) writeCookie('notice', locale, 'signed-out');
  const isThere =
    session === null
      ? await reachableProvider().then(
          () => true,
          () => false,
        )
      : await revokeTokens(session.refreshToken);
  return isThere ? endSessionUrl(origin, locale, returnTo) : returnPath(returnTo, locale);
}
