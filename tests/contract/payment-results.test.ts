import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardSessions } from '#src/demo/card-sandbox/tables.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import { sign } from '#src/platform/payments/signature.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { isCard } from '../support/gift-cards.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  add,
  CARDS,
  cartOf,
  codeOf,
  getPayment,
  orderOf,
  RETURN_URL,
  readyCart,
  startedPayment,
  startPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const orderByCart = (customer: Caller, { id }: Cart) =>
  customer.call('GET', `/orders/by-cart/${id}`);

/** A ready cart whose card has been typed. */
async function paidBy(card: keyof typeof CARDS, skus: readonly string[] = ['S1']) {
  const customer = await platform.customer('U2');
  const cart = await readyCart(customer, ...skus);
  const { reference, redirectUrl } = await startedPayment(customer, cart);
  const answer = await submitCard(platform, redirectUrl, { number: CARDS[card] });
  const read = () => getPayment(customer, cart, reference);
  return { customer, cart, reference, redirectUrl, answer, read };
}
const backToShop = (reference: string) => `${RETURN_URL}?reference=${reference}`;

describe('a payment that its shopper is asked about', () => {
  test('IdentifyShopper shows the device to the bank, and is authorised', {
    tags: ['PAY-13', 'PAY-15'],
  }, async () => {
    const { redirectUrl, reference, read } = await paidBy('identify');
    expect(await read()).toMatchObject({ status: 'IdentifyShopper', redirectUrl });
    const page = await (await platform.openCardPage(redirectUrl)).text();
    expect(page).toContain('value="identified"');
    const done = await submitCard(platform, redirectUrl, { action: 'identified' });
    expect(done.headers.get('location')).toBe(backToShop(reference));
    expect((await read()).status).toBe('Authorised');
  });

  test.each([
    ['approve', 'Authorised'],
    ['decline', 'Refused'],
    ['abandon', 'Cancelled'],
  ])(
    'RedirectShopper leads to a wallet; %s ends %s',
    { tags: ['PAY-13', 'PAY-15'] },
    async (action, status) => {
      const { redirectUrl, read } = await paidBy('redirect');
      expect(await read()).toMatchObject({ status: 'RedirectShopper', redirectUrl });
      await submitCard(platform, redirectUrl, { action });
      expect((await read()).status).toBe(status);
    },
  );
});

describe('a payment that goes on by itself', () => {
  test.each(['authenticated', 'unasked'] as const)(
    'one that is %s only is finished by asking for it, and then authorised',
    { tags: ['PAY-13'] },
    async (card) => {
      const { customer, cart, read } = await paidBy(card);
      expect((await read()).status).toBe('Authorised');
      orderOf(await validate(customer, cart));
    },
  );

  test('a part of the amount makes no order: it is refused and given back', {
    tags: ['PAY-13'],
  }, async () => {
    const { customer, cart, reference, read } = await paidBy('partial');
    expect((await read()).status).toBe('Refused');
    expect(codeOf(await validate(customer, cart))).toBe('PAYMENT_REQUIRED');
    expect((await add(customer, cart, 'S1')).version).toBe(cart.version + 1);
    if (isRemote) return;
    await platform.inside.runJobs();
    const [session] = await platform.inside.database
      .select()
      .from(cardSessions)
      .where(eq(cardSessions.reference, reference));
    expect(session?.voidedAt).not.toBeNull();
  });
});

describe.skipIf(isRemote)('a payment that is awaited', () => {
  test.each([
    ['pending', 'Pending'],
    ['received', 'Received'],
    ['success', 'Success'],
  ] as const)(
    '%s is never paid again, and ordered within a moment of its webhook',
    { tags: ['PAY-13', 'F24', 'T37'] },
    async (card, status) => {
      const { customer, cart, reference, answer, read } = await paidBy(card);
      expect(answer.headers.get('location')).toBe(backToShop(reference));
      expect((await read()).status).toBe(status);
      expect(codeOf(await validate(customer, cart))).toBe('PAYMENT_REQUIRED');
      const again = await startPayment(customer, cart);
      expect([again.status, codeOf(again)]).toEqual([423, 'CART_LOCKED']);
      expect((await orderByCart(customer, cart)).status).toBe(404);
      platform.inside.clock.advance(6_000);
      await platform.inside.runJobs();
      expect((await read()).status).toBe('Authorised');
      expect(orderOf(await orderByCart(customer, cart)).status).toBe('placed');
    },
  );

  test('a code that nobody knows counts as Pending (safety.md)', async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { reference } = await startedPayment(customer, cart);
    const body = JSON.stringify({
      eventId: 'e-new',
      merchant: 'vitrine-1001',
      reference,
      status: 'SomethingNew',
      centAmount: cart.totalPrice.centAmount,
      currencyCode: 'EUR',
    });
    const headers = {
      'content-type': 'application/json',
      [HEADER.signature]: sign(body, platform.inside.webhookSecret),
    };
    const path = '/payments/webhook/cardone';
    const told = await platform.inside.platform.app.request(path, {
      method: 'POST',
      headers,
      body,
    });
    expect(told.status).toBe(200);
    const refresh = await customer.call('PUT', `/carts/${cart.id}/refresh`, {
      query: { version: cart.version },
    });
    // The page still being open, the provider has nothing against leaving it.
    expect(cartOf(refresh).payments).toEqual([]);
  });
});

describe.skipIf(isRemote)('a voucher', () => {
  const stockOf = async (sku: string) => {
    const { database } = platform.inside;
    const [row] = await database.select().from(stocks).where(eq(stocks.sku, sku));
    return row?.quantity ?? 0;
  };

  test('makes an order that waits and holds its pieces; a reload does not renew it', {
    tags: ['PAY-13', 'ENU-18'],
  }, async () => {
    const before = await stockOf('S1');
    const { customer, cart, read } = await paidBy('present');
    expect((await read()).status).toBe('PresentToShopper');
    const order = orderOf(await validate(customer, cart));
    expect(order).toMatchObject({
      status: 'awaiting-payment',
      voucher: { entity: '21312', centAmount: cart.totalPrice.centAmount, currencyCode: 'EUR' },
    });
    expect(order.voucher?.reference).toMatch(/^\d{3} \d{3} \d{3}$/);
    expect(await stockOf('S1')).toBe(before - 1);
    await read();
    expect(orderOf(await orderByCart(customer, cart))).toEqual(order);
    expect((await customer.call('POST', '/carts', { body: {} })).status).toBe(201);
  });

  test('that is paid confirms its order', { tags: ['PAY-13'] }, async () => {
    const { customer, cart, redirectUrl, read } = await paidBy('present');
    await read();
    orderOf(await validate(customer, cart));
    await submitCard(platform, redirectUrl, { action: 'paid' });
    await platform.inside.runJobs();
    expect(orderOf(await orderByCart(customer, cart))).toMatchObject({
      status: 'placed',
      voucher: null,
    });
  });

  test('whose shopper closed the browser is ordered all the same', { tags: ['F24'] }, async () => {
    const { customer, cart } = await paidBy('present');
    platform.inside.clock.advance(21_000);
    await platform.inside.runJobs();
    expect(orderOf(await orderByCart(customer, cart)).status).toBe('awaiting-payment');
  });

  test('that expires cancels its order: pieces and gift cards go back, late money too', {
    tags: ['F24', 'T10'],
  }, async () => {
    const { database, clock, runJobs } = platform.inside;
    const before = await stockOf('SD');
    const customer = await platform.customer('U5');
    const ready = await readyCart(customer, 'SD');
    await customer.call('POST', `/carts-self/${ready.id}/gift-cards/GC500`, {
      query: { version: ready.version },
      body: { amount: 1_000 },
    });
    const cart = cartOf(await customer.call('GET', `/carts/${ready.id}`));
    const { redirectUrl, reference } = await startedPayment(customer, cart, {
      amountPlanned: cart.totalPrice.centAmount - 1_000,
    });
    await submitCard(platform, redirectUrl, { number: CARDS.present });
    await getPayment(customer, cart, reference);
    orderOf(await validate(customer, cart));
    expect(await stockOf('SD')).toBe(before - 1);
    clock.advance(3 * 86_400_000 + 60_000);
    await runJobs();
    await runJobs();
    expect(orderOf(await orderByCart(customer, cart)).status).toBe('cancelled');
    expect(await stockOf('SD')).toBe(before);
    const [card] = await database.select().from(giftCards).where(isCard('GC500'));
    expect(card?.balanceCents).toBe(5_000);
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
  });
});

describe('methods without a card number, through cardtwo', () => {
  const startedBy = async (paymentProduct: string) => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { status, body } = await customer.call(
      'POST',
      `/carts-self/${cart.id}/payments/cardtwo`,
      {
        query: { version: cart.version },
        body: {
          paymentProduct,
          amountPlanned: cart.totalPrice.centAmount,
          returnUrl: RETURN_URL.replace('cardone', 'cardtwo'),
        },
      },
    );
    expect(status).toBe(200);
    const { reference, redirectUrl } = paymentResultSchema.parse(body);
    const page = await (await platform.openCardPage(redirectUrl ?? '')).text();
    const statusNow = async () => {
      const path = `/carts-self/${cart.id}/payments/cardtwo/${reference}`;
      return paymentResultSchema.parse((await customer.call('GET', path)).body).status;
    };
    return { page, redirectUrl: redirectUrl ?? '', statusNow };
  };

  test('a wallet asks no number, and pays', { tags: ['ENU-17', 'ENU-19', 'A-084'] }, async () => {
    const { page, redirectUrl, statusNow } = await startedBy('mpp');
    expect(page).not.toContain('<input');
    await submitCard(platform, redirectUrl, { action: 'approve' });
    expect(await statusNow()).toBe('Authorised');
  });

  test('multibanco gives a voucher', { tags: ['ENU-19', 'A-087'] }, async () => {
    const { page, redirectUrl, statusNow } = await startedBy('multibanco');
    expect(page).not.toContain('<input');
    await submitCard(platform, redirectUrl, { action: 'voucher' });
    expect(await statusNow()).toBe('PresentToShopper');
    expect(await (await platform.openCardPage(redirectUrl)).text()).toContain('value="paid"');
  });
});
