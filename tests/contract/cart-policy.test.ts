import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import {
  addToCart,
  closeEmptyCart,
  copySharedCart,
  removeFromCart,
  restoreToCart,
  setQuantity,
} from '#src/features/cart/cart.server.ts';
import { commerceFor } from '#src/gateway/commerce.server.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { answerCalls, PLATFORM_URL } from '../support/answer-calls.ts';
import { cartOf } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** The storefront's policy of the cart over the real platform, which answers in process. */

let platform: TestPlatform;
let stopAnswering: () => void;
/** What happens before an answer goes on to the storefront. */
let beforeAnswer: (call: string, sessionId: string) => Promise<void> = async () => undefined;

beforeEach(async () => {
  platform = await startTestPlatform();
  stopAnswering = answerCalls(async (request) => {
    const { method, url, headers } = request;
    const answer = await platform.inside.platform.app.request(request);
    await beforeAnswer(`${method} ${new URL(url).pathname}`, headers.get('x-session-id') ?? '');
    return answer;
  });
});
afterEach(async () => {
  stopAnswering();
  beforeAnswer = async () => undefined;
  await platform.stop();
});

/** One tab of customer U2, in a browser without a cart. */
function tab(cookie: { id?: string }): ShopperCommerce {
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
  const cartCookie = {
    read: () => cookie.id,
    write: (id: string) => {
      cookie.id = id;
    },
    clear: () => {
      delete cookie.id;
    },
  };
  return Object.assign(Object.create(null), { ...commerce, cartCookie, session: {}, shop: {} });
}

const press = (sku: string) => ({ sku, idempotencyKey: randomUUID(), version: null });
const skusOf = (cart: { lineItems: readonly { sku: string }[] }) =>
  cart.lineItems.map(({ sku }) => sku).sort();

describe.skipIf(isRemote)('two tabs of a customer without a cart add at once', () => {
  test('both items are in the one cart', { tags: ['CRT-15', 'F13'] }, async () => {
    const [one, other] = [tab({}), tab({})];
    const owner = await platform.customer('U2');
    const isOpen = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const isAdded = Promise.withResolvers<void>();
    // The other tab reads the customer's own cart while it is empty, and goes on once it is not.
    beforeAnswer = async (call, session) => {
      if (call === 'POST /carts' && session === one.caller.sessionId) {
        isOpen.resolve();
        await isRead.promise;
      }
      if (call === 'GET /carts-self' && session === other.caller.sessionId) {
        isRead.resolve();
        await isAdded.promise;
      }
    };
    const first = addToCart(one, press('S1')).finally(() => isAdded.resolve());
    await isOpen.promise;
    const [, both] = await Promise.all([first, addToCart(other, press('S2'))]);
    expect(skusOf(both)).toEqual(['S1', 'S2']);
    expect(skusOf(cartOf(await owner.call('GET', '/carts-self')))).toEqual(['S1', 'S2']);
  });

  test('the same press from both counts once', { tags: ['F11', 'F13'] }, async () => {
    const same = press('S1');
    const [one, other] = [tab({}), tab({})];
    const owner = await platform.customer('U2');
    await Promise.all([addToCart(one, same), addToCart(other, same)]);
    const cart = cartOf(await owner.call('GET', '/carts-self'));
    expect(cart.lineItems).toMatchObject([{ sku: 'S1', quantity: 1 }]);
  });
});

/** Calls that change something, from now on: method and path, the cart's own part left out. */
function changesFromNow(): string[] {
  const changes: string[] = [];
  beforeAnswer = async (call) => {
    if (!call.startsWith('GET ')) changes.push(call.replace(/ \/carts\/[^/]+/, ' …'));
  };
  return changes;
}

describe.skipIf(isRemote)('a shopper without a known cart', () => {
  const line = {
    lineId: 'line-1',
    sku: 'S1',
    idempotencyKey: randomUUID(),
    quantity: 2,
    version: 1,
  };

  test.each([
    ['a quantity', (commerce: ShopperCommerce) => setQuantity(commerce, line)],
    ['a removal', (commerce: ShopperCommerce) => removeFromCart(commerce, line)],
    ['an undo', (commerce: ShopperCommerce) => restoreToCart(commerce, line)],
    ['a closing', (commerce: ShopperCommerce) => closeEmptyCart(commerce, 1)],
  ])(
    'is refused %s before any call: No known cart in store',
    { tags: ['CRT-19', 'ERR-16'] },
    async (_, change) => {
      const calls: string[] = [];
      beforeAnswer = async (call) => {
        calls.push(call);
      };
      await expect(change(tab({}))).rejects.toMatchObject({
        code: 'NO_KNOWN_CART',
        message: 'No known cart in store',
      });
      expect(calls).toEqual([]);
    },
  );
});

describe.skipIf(isRemote)('a line', () => {
  test('that is called back has its quantity again, by a second call if it was more than one', {
    tags: ['CRT-23'],
  }, async () => {
    const commerce = tab({});
    const { version } = await addToCart(commerce, press('S2'));
    const changes = changesFromNow();
    const three = await restoreToCart(commerce, { ...press('S1'), quantity: 3, version });
    expect(three.lineItems.find(({ sku }) => sku === 'S1')?.quantity).toBe(3);
    expect(changes).toEqual([
      'POST …/products/S1',
      expect.stringMatching(/^PUT …\/products\/[^/]+\/quantity\/3$/),
    ]);
    const more = changesFromNow();
    await restoreToCart(commerce, { ...press('S1'), quantity: 1, version: three.version });
    expect(more).toEqual(['POST …/products/S1']);
  });

  test('that changes in any way has the id of its cart written down anew', async () => {
    const commerce = tab({});
    const write = vi.spyOn(commerce.cartCookie, 'write');
    const written = () => write.mock.calls.splice(0).map(([id]) => id);
    const cart = await addToCart(commerce, press('S1'));
    const id = commerce.cartCookie.read();
    const [line = { lineId: '' }] = cart.lineItems;
    expect(written()).toEqual([id]);
    const two = await setQuantity(commerce, { ...line, quantity: 2, version: cart.version });
    expect(written()).toEqual([id]);
    const none = await removeFromCart(commerce, { ...line, version: two.version });
    expect(written()).toEqual([id]);
    await restoreToCart(commerce, { ...press('S1'), quantity: 1, version: none.version });
    expect(written()).toEqual([id]);
  });
});

describe.skipIf(isRemote)('a shared cart', () => {
  const inShopThat = (allowShareCart: boolean): ShopperCommerce =>
    Object.assign(tab({}), { shop: { params: { allowShareCart } } });

  test('is copied where the shop shares carts, and costs no call where it does not', {
    tags: ['DOM-37'],
  }, async () => {
    const owner = tab({});
    await addToCart(owner, press('S1'));
    const shared = owner.cartCookie.read() ?? '';
    const calls: string[] = [];
    beforeAnswer = async (call) => {
      calls.push(call);
    };
    const off = inShopThat(false);
    expect(await copySharedCart(off, shared)).toEqual({ outcome: 'ignored', left: [] });
    expect([calls, off.cartCookie.read()]).toEqual([[], undefined]);
    const on = inShopThat(true);
    on.caller.accessToken = 'U4';
    expect(await copySharedCart(on, shared)).toEqual({ outcome: 'copied', left: [] });
  });
});
