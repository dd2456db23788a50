import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { and, eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { endLinks } from '#src/platform/end-links.ts';
import { createIdentity, type Identity } from '#src/platform/identity/create-identity.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { moveSubscription } from '#src/platform/newsletters/move-subscription.ts';
import type { CookieBrowser } from './cookie-browser.ts';
import { CLIENT_SECRET, createTestKey, OVER_HTTP } from './identity-server.ts';
import { readMails } from './mailbox.ts';
import { type Caller, createCaller } from './platform-client.ts';
import { codeIn, discoverProvider, openCode, signIn } from './sign-in.ts';
import {
  type ShopFill,
  SMALL_SHOP,
  startTestPlatform,
  type TestPlatform,
} from './test-platform.ts';

export type PlatformWithIdentity = TestPlatform & {
  /** Issuer: `http://127.0.0.1:{port}/identity`. */
  issuer: string;
  identity: Identity;
  /** What the provider logged as its own failure: empty in a healthy test. */
  failures: unknown[];
  /** Signs in with a password, as one more browser. */
  enter(email: string, password?: string): Promise<Caller & { refreshToken: string }>;
  /** Proves an e-mail by a code: to order as a guest, or to sign in. */
  proveEmail(email: string, to: 'guest' | 'sign-in', browser?: CookieBrowser): Promise<Caller>;
};

/** Platform and identity provider together, over one fresh database: nothing stands for another. */
export async function startPlatformWithIdentity(
  shop: ShopFill = SMALL_SHOP,
): Promise<PlatformWithIdentity> {
  const failures: unknown[] = [];
  let identity: Identity | undefined;
  const server = createServer((request, response) => identity?.handle(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const origin = `http://127.0.0.1:${address.port}`;
  const variables = {
    ...OVER_HTTP,
    PLATFORM_ORIGIN: origin,
    IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
    IDENTITY_KEYS: JSON.stringify([createTestKey()]),
  };
  const platform = await startTestPlatform(shop, {
    variables,
    signInsBy: (context) => {
      identity = createIdentity({
        ...context,
        log: {
          error: (entry: unknown) => failures.push(entry),
          warn: (entry: unknown) => failures.push(entry),
        },
        endLinks,
        followEmail: moveSubscription,
      });
      return identity;
    },
  });
  if (identity === undefined) throw new Error('the platform asked for no identity provider');
  const issuer = `${origin}/identity`;
  const { platform: inside, config } = platform.inside;
  const callerOf = (bearer: string) =>
    createCaller({
      send: (path, init) => inside.app.request(path, init),
      subscriptionKey: config.subscriptionKey,
      sessionId: randomUUID(),
      bearer,
    });
  return {
    ...platform,
    inside: platform.inside,
    ...{ issuer, identity, failures },
    enter: async (email, password = DEMO_PASSWORD) => {
      const tokens = await signIn(issuer, email, password, { clientSecret: CLIENT_SECRET });
      return { ...callerOf(tokens.accessToken), refreshToken: tokens.refreshToken };
    },
    proveEmail: async (email, to, browser) => {
      const provider = await discoverProvider(issuer, CLIENT_SECRET);
      const options = {
        ...(browser && { browser }),
        ...(to === 'guest' && { as: 'guest' as const }),
      };
      const form = await openCode(provider, email, options, { origin: 'order' });
      const { database } = platform.inside;
      await platform.inside.runJobs();
      const isCode = and(eq(mails.recipient, email), eq(mails.kind, 'sign-in-code'));
      const [mail] = await readMails(database, isCode);
      const done = await form.enter(codeIn(mail?.text ?? ''));
      return callerOf((await form.exchange(done.url)).access_token);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await platform.stop();
    },
  };
}
