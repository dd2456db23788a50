import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts';
import { log } from '#src/session/log.ts';
import { requestOrigin } from '#src/session/request-origin.ts';
import { finishSignIn, signOut, startSignIn } from './sign-in.server.ts';

/** The answers of the sign-in routes: always a redirect that nobody keeps. */

function redirectTo(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: HTTP_STATUS.FOUND,
    headers: { location, 'cache-control': 'private, no-store', ...headers },
  });
}

function noteFailure(step: string, error: unknown) {
  log.error({ step, cause: error instanceof Error ? error.message : String(error) }, 'sign-in');
}

/**
 * A return from the provider's logout carries locale and path in `state`, as `fr-fr/path`, so that
 * a remembered shopper goes on to type the password.
 */
function requested(query: URLSearchParams) {
  const [stateLocale, ...path] = query.get('state')?.split('/') ?? [];
  const locale = query.get('locale') ?? stateLocale;
  const returnTo = query.get('returnTo') ?? (path.length > 0 ? `/${path.join('/')}` : undefined);
  return { locale: isLocaleCode(locale) ? locale : 'fr-fr', returnTo } as const;
}

/** `/api/auth/login`: to the provider; when it cannot be reached, to the page that says so. */
export async function loginAnswer({ searchParams }: URL): Promise<Response> {
  const { locale, returnTo } = requested(searchParams);
  const isRegistration = searchParams.get('register') === '1';
  try {
    const page = await startSignIn({ origin: requestOrigin(), locale, returnTo, isRegistration });
    return redirectTo(page.href);
  } catch (error) {
    noteFailure('start', error);
    return redirectTo(`/${locale}/auth/callback?error=unavailable`);
  }
}

/** `/auth/callback`: on to where the shopper was going, or null for the page that explains. */
export async function callbackAnswer(locale: LocaleCode, url: URL): Promise<Response | null> {
  if (!url.searchParams.has('code')) return null;
  try {
    const returnTo = await finishSignIn(requestOrigin(), locale, url.search);
    return returnTo === null ? null : redirectTo(returnTo);
  } catch (error) {
    noteFailure('callback', error);
    return null;
  }
}

/** `/auth/logout`: here first, then at the provider. */
export async function logoutAnswer(locale: LocaleCode, { searchParams }: URL): Promise<Response> {
  const returnTo = searchParams.get('returnTo') ?? undefined;
  const location = await signOut(requestOrigin(), locale, returnTo);
  return redirectTo(location, { 'clear-site-data': '"cache"' });
}
