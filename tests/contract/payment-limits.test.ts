import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import { addCrowd } from '../support/crowd.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  CARDS,
  codeOf,
  RETURN_URL,
  readyCart,
  startedPayment,
  startPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** Carts and accounts are free: what is guessed or held is limited by all that is not. */

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform();
});
afterEach(() => platform.stop());

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 86_400_000;

/** A customer behind a network address. */
function behind(caller: Caller, address: string): Caller {
  const call: Caller['call'] = (method, path, options = {}) => {
    const headers = { 'x-client-address': address, ...options.headers };
    return caller.call(method, path, { ...options, headers });
  };
  return { ...caller, call };
}

/** Puts any earlier cart away, as shoppers may, and fills a new one. */
async function freshCart(id: 'U2' | `U1${number}`, address: string) {
  const customer = behind(await platform.customer(id), address);
  return { customer, cart: await readyCart(customer) };
}

async function refuse(customer: Caller, cart: Cart): Promise<void> {
  const { redirectUrl } = await startedPayment(customer, cart);
  await submitCard(platform, redirectUrl, { number: CARDS.refused });
}

describe.skipIf(isRemote)('refused cards', () => {
  test('stop a customer after ten in an hour, however many carts they were tried on', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { customer, cart } = await freshCart('U2', `192.0.2.${tries}`);
      await refuse(customer, cart);
    }
    const { customer, cart } = await freshCart('U2', '198.51.100.1');
    const stopped = await startPayment(customer, cart);
    expect([stopped.status, codeOf(stopped)]).toEqual([429, 'PAYMENT_ATTEMPTS_EXCEEDED']);
    const wait = Number(stopped.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    platform.inside.clock.advance(HOUR_MS);
    expect((await startPayment(customer, cart)).status).toBe(200);
  });

  test('stop a client after thirty in an hour, however many accounts they were tried with', async () => {
    const crowd = await addCrowd(platform.inside.database, 12);
    for (let tries = 0; tries < 30; tries += 1) {
      const { customer, cart } = await freshCart(crowd[tries % 10] ?? 'U2', '203.0.113.7');
      await refuse(customer, cart);
    }
    const { customer, cart } = await freshCart(crowd[10] ?? 'U2', '203.0.113.7');
    const stopped = await startPayment(customer, cart);
    expect([stopped.status, codeOf(stopped)]).toEqual([429, 'PAYMENT_ATTEMPTS_EXCEEDED']);
    const other = await freshCart(crowd[11] ?? 'U2', '203.0.114.7');
    expect((await startPayment(other.customer, other.cart)).status).toBe(200);
  });
});

describe.skipIf(isRemote)('vouchers that nobody has paid', () => {
  const start = (customer: Caller, { id, version, totalPrice }: Cart) =>
    customer.call('POST', `/carts-self/${id}/payments/cardtwo`, {
      query: { version },
      body: {
        paymentProduct: 'multibanco',
        amountPlanned: totalPrice.centAmount,
        returnUrl: RETURN_URL.replace('cardone', 'cardtwo'),
      },
    });

  async function order(id: 'U2' | `U1${number}`, address: string) {
    const { customer, cart } = await freshCart(id, address);
    const started = await start(customer, cart);
    if (started.status !== 200) return { status: started.status, code: codeOf(started), url: '' };
    const url = paymentResultSchema.parse(started.body).redirectUrl ?? '';
    await submitCard(platform, url, { action: 'voucher' });
    return { status: (await validate(customer, cart)).status, code: '', url };
  }

  test('hold stock for three orders of a customer, until one is paid', async () => {
    const [first] = [await order('U2', '192.0.2.1'), await order('U2', '192.0.2.2')];
    expect((await order('U2', '192.0.2.3')).status).toBe(200);
    const fourth = await order('U2', '192.0.2.4');
    expect(fourth).toMatchObject({ status: 422, code: 'VOUCHER_LIMIT_REACHED' });
    await submitCard(platform, first?.url ?? '', { action: 'paid' });
    expect((await order('U2', '192.0.2.5')).status).toBe(200);
  });

  test('hold stock for ten orders of a client a day, whoever places them', async () => {
    const crowd = await addCrowd(platform.inside.database, 11);
    for (const id of crowd.slice(0, 10)) {
      expect((await order(id, '203.0.113.7')).status).toBe(200);
    }
    const last = crowd[10] ?? 'U2';
    expect(await order(last, '203.0.113.7')).toMatchObject({ code: 'VOUCHER_LIMIT_REACHED' });
    platform.inside.clock.advance(WEEK_MS);
    expect((await order(last, '203.0.113.7')).status).toBe(200);
  });
});

test.skipIf(isRemote)(
  'the PIN of a gift card is guessed ten times at most, whoever guesses and from wherever',
  async () => {
    const crowd = await addCrowd(platform.inside.database, 11);
    const guess = async (index: number, pin: string) => {
      const { customer, cart } = await freshCart(crowd[index] ?? 'U2', `192.0.2.${index}`);
      const path = `/carts-self/${cart.id}/gift-cards/gc-pin`;
      const options = { query: { version: cart.version }, body: { amount: 100, pin } };
      return customer.call('POST', path, options);
    };
    for (let index = 0; index < 10; index += 1) {
      expect((await guess(index, `100${index}`)).status).toBe(404);
    }
    const right = await guess(10, '2468');
    expect([right.status, codeOf(right)]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(500);
    platform.inside.clock.advance(HOUR_MS);
    expect((await guess(10, '2468')).status).toBe(200);
  },
);
