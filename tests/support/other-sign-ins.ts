import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import type * as client from 'openid-client';
import { afterEach, beforeEach, expect } from 'vitest';
import { type AttemptLimits, DEFAULT_LIMITS } from '#src/platform/identity/attempt-limits.ts';
import { providerConnections } from '#src/platform/sign-in-providers/tables.ts';
import { type AccountApi, createAccountApi } from './account-api.ts';
import { type CookieBrowser, openCookieBrowser } from './cookie-browser.ts';
import {
  CLIENT_SECRET,
  type createTestKey,
  type IdentityServer,
  startIdentityServer,
} from './identity-server.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type OtherOptions, type OtherProvider, startOtherProvider } from './other-provider.ts';
import { codeIn, discoverProvider, openForm, postForm } from './sign-in.ts';

/** A platform and another provider that its customers may sign in with. */

const ACCOUNTS = [
  { sub: 'mia', email: 'Mia.Neu@Vitrine.example', email_verified: true },
  { sub: 'u1', email: 'u1@vitrine.example', email_verified: true },
  { sub: 'text', email: 'text@vitrine.example', email_verified: 'true' },
  { sub: 'unsure', email: 'u2@vitrine.example', email_verified: false },
  { sub: 'silent', email: 'u2@vitrine.example' },
  { sub: 'nobody' },
];

export let server: IdentityServer;
export let other: OtherProvider;
export let provider: client.Configuration;
export let mailbox: Mailbox;
export let api: AccountApi;
export async function start(
  limits: Partial<AttemptLimits> = {},
  otherOptions: Pick<OtherOptions, 'secretIn'> = {},
) {
  server = await startIdentityServer({
    limits: { ...DEFAULT_LIMITS, ...limits },
    async connect(origin) {
      const redirectUris = ['acme', 'firm'].map(
        (name) => `${origin}/identity/with/${name}/callback`,
      );
      other = await startOtherProvider({ ...otherOptions, redirectUris, accounts: ACCOUNTS });
      const firm = { ...other.settings('firm', 'Our firm'), shops: ['de-de'] };
      return [other.settings('acme', 'Acme'), firm];
    },
  });
  provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  mailbox = await openMailbox(server);
  api = createAccountApi(server);
}
export const stop = () => Promise.all([server.stop(), other.stop()]);

/** Both are started for each test of the file. */
export function startForEachTest(): void {
  beforeEach(() => start());
  afterEach(async () => {
    expect(server.failures).toEqual([]);
    await stop();
  });
}

export const GERMAN = { redirectUri: 'http://localhost:3000/de-de/auth/callback' };
export const isSignedIn = ({ url }: { url: URL }) => url.searchParams.has('code');

/** The sign-in page of a browser, and the ways from it to another provider and back. */
export async function openAt(
  browser: CookieBrowser = openCookieBrowser(),
  parameters: Record<string, string> = {},
  options: { redirectUri?: string } = {},
) {
  const asked = { ui_locales: 'en', ...parameters };
  const form = await openForm(provider, 'sign-in', { ...options, browser }, asked);
  const path = (name: string) => new URL(name, form.action);
  const leave = async (name = 'acme', query = '') => browser.follow(path(`with/${name}${query}`));
  /** From our page to the other provider and back to where it answers; not followed. */
  const answerAs = async (who: string, atOther = openCookieBrowser(), query = '') =>
    other.goOnAs(who, (await leave('acme', query)).url, atOther);
  const goOnAs = async (who: string, atOther?: CookieBrowser, query?: string) =>
    browser.follow(await answerAs(who, atOther, query));
  const enter = (code: string) => browser.follow(path('enter-code'), postForm({ code }));
  const tokensOf = async ({ url }: { url: URL }) => form.exchange(url);
  return { ...form, browser, path, leave, answerAs, goOnAs, enter, tokensOf };
}

export async function newestCode(email: string): Promise<string> {
  const [mail] = await mailbox(email, 'sign-in-code');
  return codeIn(mail?.text ?? '');
}

/** Signs in as U1 at the other provider, whose account here is proven by a code the first time. */
export async function connectU1() {
  const form = await openAt();
  await form.goOnAs('u1');
  const tokens = await form.tokensOf(await form.enter(await newestCode('u1@vitrine.example')));
  return tokens.access_token;
}

export const connections = () => server.database.select().from(providerConnections);

/** An ID token with other claims, signed by a key. */
export async function retoldBy(key: ReturnType<typeof createTestKey>, claims: JWTPayload) {
  const { kid, alg } = key;
  const signing = await importJWK(key, alg);
  return async (body: Record<string, unknown>) => {
    const known = { ...decodeJwt(String(body.id_token)), ...claims };
    const token = await new SignJWT(known).setProtectedHeader({ alg, kid }).sign(signing);
    return { ...body, id_token: token };
  };
}
