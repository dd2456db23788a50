import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { oneOf, text } from '#src/domain/search-params.ts';
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '#src/domain/shop/locales.ts';
import { SIGN_IN_ORIGINS } from '#src/domain/sign-in/sign-in-origin.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { isNavigation, isOwnNavigation, isOwnPost } from '#src/session/fetch-metadata.server.ts';
import { log } from '#src/session/log.server.ts';
import { requestOrigin } from '#src/session/request-origin.server.ts';
import { readTokenSession } from '#src/session/token-session.server.ts';
import { isUnreachable } from './provider.server.ts';
import type { SIGN_IN_FAILURES } from './session.functions.ts';
import {
  finishSignIn,
  returnPath,
  signOut,
  startSignIn,
  takePendingSignIn,
} from './sign-in.server.ts';

/** The answers of the sign-in routes: always a redirect that no cache stores. */
const PRIVATE = { 'cache-control': 'private, no-store' };

function redirectTo(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: HTTP_STATUS.FOUND,
    headers: { location, ...PRIVATE, ...headers },
  });
}

/** To the page that says so, from which `returnTo` can be tried again (F22). */
const toFailure = (
  locale: LocaleCode,
  error: (typeof SIGN_IN_FAILURES)[number],
  returnTo: string,
) =>
  redirect({
    statusCode: HTTP_STATUS.FOUND,
    to: '/$locale/auth/callback',
    params: { locale },
    search: { error, returnTo },
    headers: PRIVATE,
  });

function noteFailure(step: string, error: unknown) {
  log.error({ step, cause: error instanceof Error ? error.message : String(error) }, 'sign-in');
}

/**
 * Search params of `/api/auth/login` (`signInUrl`). A return from the provider's logout carries locale
 * and path in `state`, as `fr-fr/path`, so that a remembered shopper goes on to type the password
 * (A-033).
 */
const loginSchema = v.object({
  locale: oneOf(LOCALE_CODES),
  returnTo: text(/^\//),
  register: oneOf(['1']),
  fresh: oneOf(['1']),
  passkey: oneOf(['1']),
  origin: oneOf(SIGN_IN_ORIGINS),
  state: text(/\//),
});

/** What the provider is to ask for even of a signed-in customer. */
const PROMPTS = ['fresh', 'passkey'] as const;

/** `/api/auth/login`: to the provider; when it cannot be reached, to the page that says so (F22). */
export async function loginAnswer({ searchParams }: URL): Promise<Response> {
  const { state = '', ...asked } = v.parse(loginSchema, Object.fromEntries(searchParams));
  const [stateLocale, ...path] = state.split('/');
  const locale = asked.locale ?? (isLocaleCode(stateLocale) ? stateLocale : 'fr-fr');
  const returnTo = asked.returnTo ?? (path.length > 0 ? `/${path.join('/')}` : undefined);
  const isRegistration = asked.register !== undefined;
  const reason = asked.origin ?? (isRegistration ? 'welcome' : null);
  try {
    const prompt = PROMPTS.find((one) => asked[one] !== undefined);
    const going = { origin: requestOrigin(), locale, returnTo, reason };
    const page = await startSignIn({ ...going, isRegistration, prompt });
    return redirectTo(page.href);
  } catch (error) {
    noteFailure('start', error);
    const goal = returnPath(returnTo, locale, reason);
    return toFailure(locale, 'unavailable', goal);
  }
}

/** `/auth/callback`: on to where the shopper was going, or null for the page that explains. */
export async function callbackAnswer(locale: LocaleCode, url: URL): Promise<Response | null> {
  if (!url.searchParams.has('code')) return null;
  const pending = await takePendingSignIn(locale);
  if (pending === null) return null;
  try {
    const answer = { origin: requestOrigin(), locale, search: url.search };
    return redirectTo(await finishSignIn(answer, pending));
  } catch (error) {
    noteFailure('callback', error);
    const reason = isUnreachable(error) ? 'unavailable' : 'failed';
    return toFailure(locale, reason, returnPath(pending.returnTo, locale));
  }
}

async function signedOut(locale: LocaleCode, returnTo: string | undefined): Promise<Response> {
  const location = await signOut(requestOrigin(), locale, returnTo);
  return redirectTo(location, { 'clear-site-data': '"cache"' });
}

/**
 * `/auth/logout`: signs out when the shopper asks for it in our own pages or alone. Another site
 * may only ask: null for the page that passes the question on (T02). The way to the password of a
 * remembered session is open to all, since each page of the account leads there.
 */
export async function logoutAnswer(locale: LocaleCode, request: Request): Promise<Response | null> {
  const returnTo = new URL(request.url).searchParams.get('returnTo') ?? undefined;
  if (isOwnNavigation(request)) return signedOut(locale, returnTo);
  if (returnTo === undefined || !isNavigation(request)) return null;
  const session = await readTokenSession(locale);
  return session?.secure === false ? signedOut(locale, returnTo) : null;
}

/** The form of that page; a form of another site is refused (T02). */
export async function logoutFormAnswer(request: Request): Promise<Response> {
  if (!isOwnPost(request, requestOrigin())) {
    return new Response(null, { status: HTTP_STATUS.FORBIDDEN });
  }
  const form = await request.formData().catch(() => new FormData());
  const locale = form.get('locale');
  return signedOut(isLocaleCode(locale) ? locale : 'fr-fr', undefined);
}
