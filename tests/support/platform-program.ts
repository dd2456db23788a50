import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { Fetch } from './cookie-browser.ts';
import { createTestKey, DATA_SECRETS } from './identity-server.ts';
import { type Caller, createCaller } from './platform-client.ts';
import { signIn } from './sign-in.ts';

/** Programs of the platform that tests start and kill, and who calls them. */

const SUBSCRIPTION_KEY = 'a-subscription-key-for-tests';
const CLIENT_SECRET = 'a-client-secret-for-tests';
/** Where browsers reach its identity provider, over HTTPS as outside of `test` they must. */
const AUTH_URL = 'https://sign-in.vitrine.example';

/** What such a program is told besides its places; processes of one platform share it. */
export const platformSecrets = () => ({
  SUBSCRIPTION_KEY,
  WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
  IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
  AUTH_URL,
  DATA_SECRETS,
  IDENTITY_KEYS: JSON.stringify([createTestKey()]),
});

/** Stands for the proxy that ends HTTPS in front of a platform at `url`. */
const throughProxy =
  (url: string): Fetch =>
  (asked, init) => {
    const { host, pathname, search } = new URL(asked);
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-host', host);
    return fetch(new URL(pathname + search, url), { ...init, headers });
  };

/** A customer who signed in with the demo password, and calls the platform at `url`. */
export async function signedInCaller(
  url: string,
  email: string,
  shop: { storeId?: string; locale?: LocaleCode } = {},
): Promise<Caller> {
  const { accessToken } = await signIn(`${AUTH_URL}/identity`, email, DEMO_PASSWORD, {
    clientSecret: CLIENT_SECRET,
    send: throughProxy(url),
  });
  return createCaller({
    send: (path, init) => fetch(new URL(path, url), init),
    subscriptionKey: SUBSCRIPTION_KEY,
    sessionId: randomUUID(),
    bearer: accessToken,
    ...shop,
  });
}
