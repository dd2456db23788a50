import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import { choosePayment, completeFreeCart } from '#src/features/checkout/payment.server.ts';
import { commerceFor } from '#src/gateway/commerce.server.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';
import { answerCalls, PLATFORM_URL } from '../support/answer-calls.ts';
import type { Caller } from '../support/platform-client.ts';
import { cartOf, readyCart } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** The storefront's policy of payments over the real platform, which answers in process. */

type Sent = { line: string; version: string | null; body: unknown };
let platform: TestPlatform;
let stopAnswering: () => void;
/** What the storefront sent that changes anything. */
const sent: Sent[] = [];

beforeAll(async () => {
  platform = await startTestPlatform();
  stopAnswering = answerCalls(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET') {
      const text = await request.clone().text();
      const body = text === '' ? null : JSON.parse(text);
      const line = `${request.method} ${pathname}`;
      sent.push({ line, version: searchParams.get('version'), body });
    }
    return platform.inside.platform.app.request(request);
  });
});
afterAll(async () => {
  stopAnswering();
  await platform.stop();
});

/** Customer U2 in the storefront, with a cart in the cookie. */
function shopperWith(cartId: string): CustomerCommerce {
  const commerce = commerceFor({
    platformUrl: PLATFORM_URL,
    subscriptionKey: 'a-subscription-key-for-tests',
    locale: 'fr-fr',
    storeId: '1001',
    sessionId: randomUUID(),
    channel: 'SD',
    correlationId: randomUUID(),
    accessToken: 'U2',
    served: servedOf(undefined),
  });
  const paymentProducts = [{ name: 'cb', rank: 1, minAmount: 100, maxAmount: 100_000 }];
  const cartCookie = { read: () => cartId, write: () => undefined, clear: () => undefined };
  return Object.assign(Object.create(null), {
    ...{ ...commerce, cartCookie, session: {}, locale: 'fr-fr' },
    shop: { params: { paymentProducts } },
  });
}

const reread = async (caller: Caller, cartId: string) =>
  cartOf(await caller.call('GET', `/carts/${cartId}`));

describe.skipIf(isRemote)('the payments call that is about no provider', () => {
  test('a method is noted with the version of the cart; what gift cards pay is paid in house without one, then ordered', {
    tags: ['PAY-12', 'API-31', 'API-32', 'A-086'],
  }, async () => {
    const owner = await platform.customer('U2');
    const cart = await readyCart(owner);
    const { id } = cart;
    const total = cart.totalPrice.centAmount;
    const shopper = shopperWith(id);
    await choosePayment(shopper, { method: 'cb', version: cart.version });
    const planned = await reread(owner, id);
    expect(planned.payments).toMatchObject([{ paymentProduct: 'cb', amountPlanned: total }]);

    const card = await owner.call('POST', `/carts-self/${id}/gift-cards/GC500`, {
      query: { version: planned.version },
      body: { amount: total },
    });
    expect([card.status, card.body]).toMatchObject([200, { amountLeft: 0 }]);
    const covered = await reread(owner, id);
    await completeFreeCart(shopper, { version: covered.version, attempt: randomUUID() });
    expect((await owner.call('GET', `/orders/by-cart/${id}`)).status).toBe(200);

    const house = { paymentProvider: 'house', paymentProduct: 'free', amountPlanned: 0 };
    expect(sent).toEqual([
      {
        line: `POST /carts-self/${id}/payments`,
        version: String(cart.version),
        body: expect.objectContaining({ paymentProvider: 'cardone', paymentProduct: 'cb' }),
      },
      {
        line: `POST /carts-self/${id}/payments`,
        version: null,
        body: { ...house, returnUrl: null },
      },
      expect.objectContaining({ line: `POST /carts-self/${id}/validate` }),
    ]);
  });
});
