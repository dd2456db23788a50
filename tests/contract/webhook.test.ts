import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { CardEvent } from '#src/domain/payment/payment.schema.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { sign } from '#src/platform/payments/signature.ts';
import { payments, strayPaymentEvents } from '#src/platform/payments/tables.ts';
import { add, getPayment, readyCart, startedPayment } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

// The secret of the signature is inside the platform.
describe.skipIf(isRemote)('POST /payments/webhook/{provider}', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.stop());

  const eventFor = (cart: Cart, reference: string): CardEvent => ({
    eventId: crypto.randomUUID(),
    merchant: 'vitrine-1001',
    reference,
    status: 'Authorised',
    centAmount: cart.totalPrice.centAmount,
    currencyCode: 'EUR',
  });

  async function post(event: CardEvent, { signature = '', provider = 'cardone' } = {}) {
    const { platform: inside, webhookSecret } = platform.inside;
    const body = JSON.stringify(event);
    const response = await inside.app.request(`/payments/webhook/${provider}`, {
      method: 'POST',
      body,
      headers: { [HEADER.signature]: signature === '' ? sign(body, webhookSecret) : signature },
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  }

  async function startedCart() {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { reference } = await startedPayment(customer, cart);
    const [payment] = await platform.inside.database
      .select()
      .from(payments)
      .where(eq(payments.reference, reference));
    expect(payment?.merchant).toBe('vitrine-1001');
    return { customer, cart, reference };
  }

  test('a signed message is taken, and its repetition changes nothing', {
    tags: ['T37'],
  }, async () => {
    const { customer, cart, reference } = await startedCart();
    const refused: CardEvent = { ...eventFor(cart, reference), status: 'Refused' };
    expect((await post(refused)).status).toBe(200);
    const changed = await add(customer, cart, 'S1');
    expect((await post(refused)).status).toBe(200);
    expect((await add(customer, changed, 'S1')).version).toBe(cart.version + 2);
    expect((await getPayment(customer, cart, reference)).status).toBe('Refused');
  });

  test('a wrong signature answers 401 and changes nothing', { tags: ['T37'] }, async () => {
    const { customer, cart, reference } = await startedCart();
    const event = eventFor(cart, reference);
    const forged = sign(JSON.stringify(event), 'another-secret-than-ours');
    expect((await post(event, { signature: forged })).status).toBe(401);
    expect((await post(event, { signature: 'x' })).status).toBe(401);
    expect((await getPayment(customer, cart, reference)).status).toBe('RedirectShopper');
  });

  test.each([
    ['merchant', { merchant: 'vitrine-1002' }],
    ['centAmount', { centAmount: 1 }],
    ['currencyCode', { currencyCode: 'PLN' }],
  ])(
    'a signed message with another %s is refused',
    { tags: ['T37', 'T36'] },
    async (field, wrong) => {
      const { customer, cart, reference } = await startedCart();
      const { status, body } = await post({ ...eventFor(cart, reference), ...wrong });
      expect([status, wireErrorSchema.parse(body).field]).toEqual([400, field]);
      expect((await getPayment(customer, cart, reference)).status).toBe('RedirectShopper');
    },
  );

  test('a message about another provider’s payment, or none, is put aside once and changes nothing', {
    tags: ['T37'],
  }, async () => {
    const { customer, cart, reference } = await startedCart();
    const other = eventFor(cart, reference);
    const nobody = eventFor(cart, 'nobody');
    expect(await post(other, { provider: 'cardtwo' })).toEqual({
      status: 202,
      body: { received: true },
    });
    expect((await post(nobody)).status).toBe(202);
    expect((await post(nobody)).status).toBe(202);
    expect((await post(eventFor(cart, 'forged'), { signature: 'x' })).status).toBe(401);
    const strays = await platform.inside.database.select().from(strayPaymentEvents);
    expect(strays.map(({ provider, reference }) => [provider, reference]).sort()).toEqual([
      ['cardone', 'nobody'],
      ['cardtwo', reference],
    ]);
    expect(strays[0]).toMatchObject({ merchant: 'vitrine-1001', currencyCode: 'EUR' });
    expect((await getPayment(customer, cart, reference)).status).toBe('RedirectShopper');
  });

  test('money authorised after the payment was given up is given back', {
    tags: ['F24'],
  }, async () => {
    const { customer, cart, reference } = await startedCart();
    await post({ ...eventFor(cart, reference), status: 'Cancelled' });
    await post(eventFor(cart, reference));
    await platform.inside.runJobs();
    const [payment] = await platform.inside.database
      .select()
      .from(payments)
      .where(eq(payments.reference, reference));
    expect(payment).toMatchObject({ status: 'Cancelled', orderNumber: null });
    expect(payment?.voidSentAt).not.toBeNull();
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
  });
});
