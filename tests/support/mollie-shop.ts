import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  createMollieStandIn,
  type MollieControl,
} from '#src/demo/payment-stand-ins/mollie-stand-in.ts';
import { SMALL_SHOP, startTestPlatform, type TestPlatform } from './test-platform.ts';

export const MOLLIE_KEY = `test_${'k'.repeat(30)}`;

/** A stand-in for Mollie on a port of its own, which tells the shop by `post`. */
export async function serveMollie(
  post: (url: string, init: RequestInit) => Promise<{ ok: boolean }>,
  now: () => Date = () => new Date(),
  apiKey = MOLLIE_KEY,
) {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response();
  const server = createServer(getRequestListener((request) => answer(request)));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const origin = `http://127.0.0.1:${address.port}`;
  const { app, control } = createMollieStandIn({ origin, apiKey, now, post });
  answer = app.fetch;
  const account = {
    provider: 'mollie',
    serves: ['cardone', 'cardtwo'],
    apiKey,
    captureAtDispatch: ['visa'],
    endpoint: `${origin}/v2/`,
  };
  return {
    ...{ origin, account, control },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type MollieShop = TestPlatform & { mollie: MollieControl; origin: string };

/** The small shop with an account at the stand-in: the real SDK is in between. */
export async function startMollieShop(): Promise<MollieShop> {
  let platform: TestPlatform | undefined;
  const mollie = await serveMollie(async (url, init) => {
    const { pathname, search } = new URL(url);
    if (platform === undefined) throw new Error('the shop is not there yet');
    return platform.inside.platform.app.request(`${pathname}${search}`, init);
  });
  const variables = { PAYMENT_PROVIDERS: JSON.stringify([mollie.account]) };
  const started = await startTestPlatform(SMALL_SHOP, { variables });
  platform = started;
  return {
    ...started,
    inside: started.inside,
    ...{ mollie: mollie.control, origin: mollie.origin },
    stop: async () => {
      mollie.stop();
      await started.stop();
    },
  };
}
