import { readFileSync } from 'node:fs';
import * as client from 'openid-client';
import { type CookieBrowser, type Fetch, openCookieBrowser } from './cookie-browser.ts';

export type SignInOptions = {
  /** Secret of the client `storefront`; else that of the running platform. */
  clientSecret?: string;
  /** Must be one of the registered ones. */
  redirectUri?: string;
  remember?: boolean;
  /** Which code is asked for: that of a sign-in, or of an order as a guest. */
  as?: 'code' | 'guest';
  browser?: CookieBrowser;
  /** How the provider is reached; else over the network. */
  send?: Fetch;
};

const REDIRECT_URI = 'http://localhost:3000/fr-fr/auth/callback';

function findClientSecret(): string {
  if (process.env.IDENTITY_CLIENT_SECRET) return process.env.IDENTITY_CLIENT_SECRET;
  const secrets: unknown = JSON.parse(readFileSync('.data/secrets.json', 'utf8'));
  if (typeof secrets === 'object' && secrets !== null && 'identityClientSecret' in secrets) {
    return String(secrets.identityClientSecret);
  }
  throw new Error('no identityClientSecret in .data/secrets.json');
}

/** The provider as a storefront knows it; `identityBaseUrl` is `http://localhost:4000/identity`. */
export function discoverProvider(
  identityBaseUrl: string,
  clientSecret = findClientSecret(),
  send: Fetch = fetch,
) {
  return client.discovery(
    new URL(identityBaseUrl),
    'storefront',
    undefined,
    client.ClientSecretBasic(clientSecret),
    {
      execute: [client.allowInsecureRequests],
      [client.customFetch]: (url, { body, ...init }) =>
        send(url, { ...init, body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
    },
  );
}

/** A page's form by the end of its address; fails loudly when the page has none. */
export function formAction(page: string, ending: string): string {
  const action = [...page.matchAll(/<form[^>]* action="([^"]+)"/g)]
    .map(([, found = '']) => found)
    .find((found) => found.endsWith(ending));
  if (action === undefined) throw new Error(`no form that ends with ${ending}`);
  return action;
}

export function postForm(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}

/** Starts a code flow and stands before the sign-in form. */
export async function openSignIn(
  provider: client.Configuration,
  { redirectUri = REDIRECT_URI, send, browser = openCookieBrowser({}, send) }: SignInOptions,
  parameters: Record<string, string> = {},
) {
  const verifier = client.randomPKCECodeVerifier();
  const checks = { state: client.randomState(), nonce: client.randomNonce() };
  const start = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...checks,
    ...parameters,
  });
  const { response, url } = await browser.follow(start);
  /** Exchanges the code that a redirect to the storefront carries. */
  const exchange = (callback: URL) =>
    client.authorizationCodeGrant(provider, callback, {
      pkceCodeVerifier: verifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
    });
  return { browser, url, response, exchange };
}

/** Opens a form of the provider and returns how to post it. */
export async function openForm(
  provider: client.Configuration,
  kind: 'sign-in' | 'create-account',
  options: SignInOptions = {},
  parameters: Record<string, string> = {},
) {
  const opened = await openSignIn(provider, options, parameters);
  const { browser, url } = opened;
  const page = await opened.response.text();
  const action = new URL(formAction(page, `/${kind}`), url);
  const post = (fields: Record<string, string>, headers?: Record<string, string>) =>
    browser.follow(action, { ...postForm(fields), ...(headers && { headers }) });
  return { ...opened, page, action, post };
}

/** The code that a mail carries: six digits on a line of their own. */
export const codeIn = (text: string): string => /^\d{6}$/m.exec(text)?.[0] ?? '';

/** From the sign-in page to the one that asks for the code of a mail. */
export async function openCode(
  provider: client.Configuration,
  email: string,
  options: SignInOptions = {},
  parameters: Record<string, string> = {},
) {
  const opened = await openForm(provider, 'sign-in', options, parameters);
  const { browser, action } = opened;
  const { as = 'code' } = options;
  const [, path = ''] = new RegExp(`formaction="([^"]+/${as})"`).exec(opened.page) ?? [];
  const post = (name: 'code' | 'enter-code', fields: Record<string, string>) =>
    browser.follow(new URL(name, action), postForm(fields));
  /** Asks for a code, as the button of the sign-in page does. */
  const ask = (typed = email) =>
    browser.follow(new URL(path, action), {
      ...postForm({ email: typed, password: '', ...(options.remember && { remember: 'yes' }) }),
    });
  const asked = await ask();
  return { ...opened, asked, ask, enter: (code: string) => post('enter-code', { code }) };
}

/** Signs a customer in like a browser would, and returns the tokens that the storefront gets. */
export async function signIn(
  identityBaseUrl: string,
  email: string,
  password: string,
  options: SignInOptions = {},
): Promise<{ accessToken: string; refreshToken: string; idToken: string }> {
  const provider = await discoverProvider(identityBaseUrl, options.clientSecret, options.send);
  const { browser, url, response, exchange } = await openSignIn(provider, options);
  const form = new URL(formAction(await response.text(), '/sign-in'), url);
  const fields = { email, password, ...(options.remember && { remember: 'yes' }) };
  const { url: callback } = await browser.follow(form, postForm(fields));
  const tokens = await exchange(callback);
  if (tokens.refresh_token === undefined || tokens.id_token === undefined) {
    throw new Error('the provider left a token out');
  }
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
  };
}
