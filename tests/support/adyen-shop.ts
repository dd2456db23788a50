import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  type AdyenControl,
  createAdyenStandIn,
} from '#src/demo/payment-stand-ins/adyen-stand-in.ts';
import { SMALL_SHOP, startTestPlatform, type TestPlatform } from './test-platform.ts';

export const ADYEN_KEY = 'AQE-an-api-key-for-tests';
export const HMAC_KEY = 'AB'.repeat(32);
export const MERCHANT = 'VitrineShop';

/** A stand-in for Adyen on a port of its own, which tells the shop at `webhookUrl` by `post`. */
export async function serveAdyen(
  webhookUrl: string,
  post: (url: string, init: RequestInit) => Promise<{ ok: boolean }>,
) {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response();
  const server = createServer(getRequestListener((request) => answer(request)));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const origin = `http://127.0.0.1:${address.port}`;
  const { app, control } = createAdyenStandIn({
    ...{ origin, apiKey: ADYEN_KEY, merchantAccount: MERCHANT, hmacKey: HMAC_KEY },
    ...{ webhookUrl, now: () => new Date(), post },
  });
  answer = app.fetch;
  const account = {
    ...{ provider: 'adyen', serves: ['cardone', 'cardtwo'], environment: 'test' },
    ...{ apiKey: ADYEN_KEY, merchantAccount: MERCHANT, hmacKey: HMAC_KEY },
    captureAtDispatch: ['visa'],
    endpoint: origin,
  };
  return {
    ...{ origin, account, control },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type AdyenShop = TestPlatform & { adyen: AdyenControl; origin: string };

/** The small shop with an account at the stand-in: the real SDK is in between. */
export async function startAdyenShop(): Promise<AdyenShop> {
  let platform: TestPlatform | undefined;
  const webhook = 'http://shop.test/payments/adyen/webhook';
  const adyen = await serveAdyen(webhook, async (url, init) => {
    if (platform === undefined) throw new Error('the shop is not there yet');
    return platform.inside.platform.app.request(new URL(url).pathname, init);
  });
  const variables = { PAYMENT_PROVIDERS: JSON.stringify([adyen.account]) };
  const started = await startTestPlatform(SMALL_SHOP, { variables });
  platform = started;
  return {
    ...started,
    inside: started.inside,
    ...{ adyen: adyen.control, origin: adyen.origin },
    stop: async () => {
      adyen.stop();
      await started.stop();
    },
  };
}
