import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { createTestKey, DATA_SECRETS } from './identity-server.ts';
import { type Caller, createCaller } from './platform-client.ts';
import { signIn } from './sign-in.ts';

/** Programs of the platform that tests start and kill, and who calls them. */

const SUBSCRIPTION_KEY = 'a-subscription-key-for-tests';
const CLIENT_SECRET = 'a-client-secret-for-tests';

/** What such a program is told besides its places; processes of one platform share it. */
export const platformSecrets = () => ({
  SUBSCRIPTION_KEY,
  WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
  IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
  DATA_SECRETS,
  IDENTITY_KEYS: JSON.stringify([createTestKey()]),
});

/** A customer who signed in with the demo password, and calls the platform at `url`. */
export async function signedInCaller(
  url: string,
  email: string,
  shop: { storeId?: string; locale?: LocaleCode } = {},
): Promise<Caller> {
  const { accessToken } = await signIn(`${url}/identity`, email, DEMO_PASSWORD, {
    clientSecret: CLIENT_SECRET,
  });
  return createCaller({
    send: (path, init) => fetch(new URL(path, url), init),
    subscriptionKey: SUBSCRIPTION_KEY,
    sessionId: randomUUID(),
    bearer: accessToken,
    ...shop,
  });
}
