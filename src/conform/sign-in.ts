import * as client from 'openid-client';
import type { FixtureCustomer } from './fixtures.ts';
import type { CustomerName, Tokens } from './shopper.ts';
import { shown, Unmet } from './unmet.ts';

/** Signs a customer in as a browser does: at the provider's own page, by its form with a password. */

export type ClientSettings = { clientId: string; clientSecret: string; redirectUri: string };

type Cookie = { value: string; path: string };
const MAX_REDIRECTS = 10;

/** Keeps cookies of one origin by path, and follows redirects until a page comes or another origin. */
function openBrowser(callback: URL) {
  const jar = new Map<string, Cookie>();

  function keep(header: string) {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    jar.set(`${name} ${path}`, { value, path });
  }

  async function request(url: URL, init: RequestInit) {
    const sent = [...jar].filter(
      ([, { path, value }]) =>
        value !== '' &&
        (url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`)),
    );
    const headers = new Headers(init.headers);
    headers.set(
      'cookie',
      sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; '),
    );
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) keep(header);
    return response;
  }

  return async function follow(start: URL, init: RequestInit = {}) {
    let url = start;
    let response = await request(url, init);
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
      const location = response.headers.get('location');
      if (location === null) return { url, page: await response.text() };
      await response.body?.cancel();
      url = new URL(location, url);
      if (url.origin === callback.origin && url.pathname === callback.pathname) {
        return { url, page: null };
      }
      response = await request(url, {});
    }
    throw new Error(`too many redirects from ${start.pathname}`);
  };
}

const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
]);

/** A text of HTML without entities: `&amp;`, `&#38;` and `&#x26;` are all `&`. */
const withoutEntities = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED_ENTITIES.get(name) ?? all;
  });

/** An attribute of a tag, in quotes of either kind or none. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    tag,
  );
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : withoutEntities(value);
}

/** What a page says to people. */
const wordsOf = (page: string) =>
  withoutEntities(
    page
      .replaceAll(/<(head|script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** The form of a page that asks for a password, filled in. */
export function fillSignIn(page: string, email: string, password: string) {
  const forms = [...page.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/gi)].map(([form]) => form);
  const form = forms.find((one) => /<input[^>]*type=["']?password/i.test(one));
  if (form === undefined) throw new Error('the sign-in page has no form with a password');
  const fields = new URLSearchParams();
  for (const [input] of form.matchAll(/<input\b[^>]*>/gi)) {
    const [name, type = 'text'] = [attribute(input, 'name'), attribute(input, 'type')];
    if (name === undefined) continue;
    if (type === 'password') fields.set(name, password);
    else if (type === 'hidden') fields.set(name, attribute(input, 'value') ?? '');
    else if (type === 'email' || type === 'text') fields.set(name, email);
  }
  return { action: attribute(form, 'action') ?? '', fields };
}

async function byPassword(
  auth: string,
  { email, password }: { email: string; password: string },
  { clientId, clientSecret, redirectUri }: ClientSettings,
): Promise<Tokens> {
  if (clientSecret === '') throw new Error('no IDENTITY_CLIENT_SECRET to sign in with');
  const provider = await client.discovery(
    new URL(`${auth}/identity`),
    clientId,
    undefined,
    client.ClientSecretBasic(clientSecret),
    { execute: [client.allowInsecureRequests] },
  );
  const verifier = client.randomPKCECodeVerifier();
  const checks = { state: client.randomState(), nonce: client.randomNonce() };
  const start = client.buildAuthorizationUrl(provider, {
    ...{ redirect_uri: redirectUri, scope: 'openid' },
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...checks,
  });
  const follow = openBrowser(new URL(redirectUri));
  const opened = await follow(start);
  const { action, fields } = fillSignIn(opened.page ?? '', email, password);
  const done = await follow(new URL(action, opened.url), { method: 'POST', body: fields });
  if (done.page !== null)
    throw new Error(`the provider does not sign ${email} in: ${shown(wordsOf(done.page))}`);
  const tokens = await client.authorizationCodeGrant(provider, done.url, {
    pkceCodeVerifier: verifier,
    expectedState: checks.state,
    expectedNonce: checks.nonce,
  });
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
}

/** What an error says, and what each of its causes says: libraries tell the reason there. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return shown(error);
  const { message, cause } = error;
  return cause === undefined ? message : `${message}: ${whyOf(cause)}`;
}

export async function signIn(
  auth: string,
  customer: FixtureCustomer,
  settings: ClientSettings,
): Promise<Tokens> {
  if ('email' in customer) {
    return byPassword(auth, customer, settings).catch((error: unknown) => {
      throw new Unmet(`a sign-in of ${customer.email} at ${auth}/identity`, whyOf(error));
    });
  }
  const { accessToken, refreshToken = null } = customer;
  return { accessToken, refreshToken };
}

/** Each customer signs in once; a rule that exchanges tokens says which follow. */
export function keepSignIns(enter: (name: CustomerName) => Promise<Tokens>) {
  const given = new Map<CustomerName, Promise<Tokens>>();
  return {
    tokens: (name: CustomerName): Promise<Tokens> => {
      const tokens = given.get(name) ?? enter(name);
      given.set(name, tokens);
      return tokens;
    },
    keepTokens: (name: CustomerName, tokens: Tokens): void => {
      given.set(name, Promise.resolve(tokens));
    },
  };
}
