import pino from 'pino';
import { HEADER } from '#src/domain/wire/headers.ts';
import { serveAccounts } from '#src/platform/accounts/shopper.ts';
import { serveAddresses } from '#src/platform/addresses/shopper.ts';
import { serveCustomerRecords } from '#src/platform/customer-records/shopper.ts';
import { endLinks } from '#src/platform/end-links.ts';
import { answerError } from '#src/platform/kernel/http/answer-error.ts';
import { createRouter } from '#src/platform/kernel/http/create-router.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import { commonHeaders } from '#src/platform/kernel/http/request-headers.ts';
import { serveLoyalty } from '#src/platform/loyalty/shopper.ts';
import { serveSubscriptions } from '#src/platform/newsletters/subscriptions/routes.ts';
import { servePasskeys } from '#src/platform/passkeys/shopper.ts';
import { serveConnectedProviders } from '#src/platform/sign-in-providers/shopper.ts';
import { findJudge } from './described-calls.ts';
import { type IdentityServer, SUBSCRIPTION_KEY } from './identity-server.ts';

export type Answer = { status: number; body: unknown };
export type AccountApi = {
  /** One call as the storefront makes it; without `bearer` as a guest. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; bearer?: string },
  ): Promise<Answer>;
};

const COMMON_HEADERS = {
  [HEADER.subscriptionKey]: SUBSCRIPTION_KEY,
  [HEADER.storeId]: '1001',
  [HEADER.sessionId]: '7d0a3c0e-4b1f-4c5e-9d55-0d2f5a3c9b11',
  [HEADER.deviceChannel]: 'SD',
  'accept-language': 'fr-fr',
};

/** The account's part of the platform in process, over the database of an identity server. */
export function createAccountApi(
  { identity, database, config }: IdentityServer,
  now: () => Date = () => new Date(),
): AccountApi {
  const { verifyAccessToken, signIns } = identity;
  const deps: PlatformDeps = { database, now, config, verifyAccessToken, signIns, endLinks };
  const app = createRouter();
  app.onError(answerError(pino({ level: 'silent' })));
  app.route('/', identity.routes);
  const findDomain = async (storeId: string) => (storeId === '1001' ? 'fr-fr' : null);
  app.use(commonHeaders({ config, verifyAccessToken, findDomain }));
  serveAccounts(app, deps, async (storeId) => storeId === 'a-store');
  servePasskeys(app, deps);
  serveConnectedProviders(app, deps);
  serveCustomerRecords(app, deps);
  serveAddresses(app, deps);
  serveSubscriptions(app, deps);
  serveLoyalty(app, deps);

  return {
    async call(method, path, { body, bearer } = {}) {
      const headers = {
        ...COMMON_HEADERS,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const response = await app.request(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const answered: unknown = text === '' ? undefined : JSON.parse(text);
      findJudge(method, path)?.answer(response.status, answered ?? null);
      return { status: response.status, body: answered };
    },
  };
}
