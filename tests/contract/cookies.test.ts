import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { keepsCookies } from '#src/features/cart/cookie-check.ts';
import { setLocaleCookie } from '#src/features/shell/locale-cookie.ts';
import { sessionCookie } from '#src/platform/staff/sessions.ts';
import { cookieRule } from '#src/process/cookie-rule.ts';
import { openCookieBrowser } from '../support/cookie-browser.ts';
import {
  documentedCookies,
  PLACES,
  type Place,
  readSetCookie,
  sorted,
} from '../support/cookie-table.ts';
import { startIdentityServer } from '../support/identity-server.ts';
import { formAction, postForm } from '../support/sign-in.ts';

/** What programs set besides the storefront, held against docs/cookies.md. */

const HOST = 'sign-in.vitrine.example';
const AUTHORIZATION = new URLSearchParams({
  client_id: 'storefront',
  redirect_uri: 'http://localhost:3000/fr-fr/auth/callback',
  ...{ response_type: 'code', scope: 'openid', state: 's', nonce: 'n' },
  ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
});

/** Signs a remembered customer in, as a browser at this origin; answers every cookie that was set. */
async function setBySignIn({ environment, scheme }: Place): Promise<string[]> {
  const isPlain = scheme === 'http';
  const server = await startIdentityServer({
    variables: {
      VITRINE_ENV: environment,
      ...(!isPlain && { PLATFORM_ORIGIN: `https://${HOST}` }),
    },
  });
  const { origin } = new URL(server.address);
  const browser = openCookieBrowser(isPlain ? {} : { 'x-forwarded-host': HOST });
  const headers: string[] = [];
  const ask = async (path: string, init?: RequestInit) => {
    const response = await browser.request(`${origin}${path}`, init);
    headers.push(...response.headers.getSetCookie());
    return response;
  };
  /** The path that an answer leads to, whatever origin it names. */
  const pathAfter = ({ headers }: Response) => {
    const { pathname, search } = new URL(headers.get('location') ?? '', origin);
    return `${pathname}${search}`;
  };
  const form = pathAfter(await ask(`/identity/auth?${AUTHORIZATION}`));
  const page = await (await ask(form)).text();
  const fields = { email: 'u1@vitrine.example', password: DEMO_PASSWORD, remember: 'yes' };
  const signedIn = await ask(formAction(page, '/sign-in'), postForm(fields));
  await ask(pathAfter(signedIn));
  expect(server.failures).toEqual([]);
  await server.stop();
  return headers;
}

const isSet = ({ life }: { life: string }) => !life.startsWith('-');

describe.each(PLACES)(
  'in $environment over $scheme',
  { tags: ['A-038', 'A-039', 'T19'] },
  (place) => {
    test('the identity provider sets the cookies of the table, each with its signature', async () => {
      const headers = await setBySignIn(place);
      const documented = documentedCookies('identity provider', place).flatMap((cookie) => [
        cookie,
        { ...cookie, name: `${cookie.name}.sig` },
      ]);
      expect(sorted(headers.map(readSetCookie).filter(isSet))).toEqual(sorted(documented));
    });

    test('the back office sets that of its session', { tags: ['T50'] }, () => {
      const { environment, scheme } = place;
      const { set } = sessionCookie({
        environment,
        backOfficeOrigin: `${scheme}://office.example`,
      });
      expect([readSetCookie(set('token')['set-cookie'])]).toEqual(
        documentedCookies('back office', place),
      );
    });

    test('scripts of pages set those of theirs', () => {
      const rule = cookieRule(place.environment, `${place.scheme}://www.vitrine.fr`);
      const written: string[] = [];
      const jar = {
        get cookie() {
          return '';
        },
        set cookie(header: string) {
          written.push(header);
        },
      };
      setLocaleCookie(jar, 'fr-fr', rule);
      keepsCookies(jar, rule);
      const [locale = '', checked = '', removed = ''] = written;
      expect(sorted([locale, checked].map(readSetCookie))).toEqual(
        sorted(documentedCookies('script of a page', place)),
      );
      expect(removed).toContain('Max-Age=0');
    });
  },
);

test('the identity provider sets no cookie over plain HTTP but in test', async () => {
  const server = await startIdentityServer({ variables: { VITRINE_ENV: 'staging' } });
  const answer = await fetch(`${server.address}/identity/auth?${AUTHORIZATION}`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(500);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(server.failures).toHaveLength(1);
  await server.stop();
});

test('no other file sets a cookie', () => {
  const setting = String.raw`\b(setCookie|generateCookie)\(|'set-cookie': |\.cookie = |cookieStore|\.cookies\.set|cookies: \{`;
  const args = ['grep', '--name-only', '-P', setting, '--', 'app', 'src', ':!*.test.ts'];
  expect(execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')).toEqual([
    'src/features/cart/cookie-check.ts',
    'src/features/shell/locale-cookie.ts',
    'src/platform/identity/provider.ts',
    'src/platform/staff/sessions.ts',
    'src/session/cookies.server.ts',
  ]);
});
