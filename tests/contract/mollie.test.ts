import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentEvents, payments } from '#src/platform/payments/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { serveMollie } from '../support/payment-providers.ts';
import { startProviderShop } from '../support/provider-shop.ts';
import { add, deliver, getPayment } from '../support/shopping.ts';
import { isRemote } from '../support/test-platform.ts';

/** What is Mollie's alone, over its real SDK; `payment-providers.test.ts` has the rest. */

const startShop = () => startProviderShop(serveMollie);
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  if (!isRemote) shop = await startShop();
});
afterAll(async () => {
  if (!isRemote) await shop.stop();
});

const atMollie = (id: string) => {
  const payment = shop.provider.control.payments.get(id);
  if (payment === undefined) throw new Error('Mollie has no such payment');
  return payment;
};

describe.skipIf(isRemote)('a payment at Mollie', () => {
  test('is asked for with what its method needs, and no more', async () => {
    const customer = await shop.customer('U2');
    const { cart, id, reference } = await shop.opened(customer);
    const { asked } = atMollie(id);
    expect(asked).toMatchObject({
      amount: { currency: 'EUR', value: (cart.totalPrice.centAmount / 100).toFixed(2) },
      method: 'creditcard',
      locale: 'fr_FR',
      metadata: { reference },
    });
    // A card asks for nobody's address.
    expect(asked).not.toHaveProperty('billingAddress');
    expect(asked.redirectUrl).toMatch(/\/order-cardone-check\?reference=/);
  });

  test('is ordered when its shopper is gone and no message comes', async () => {
    const customer = await shop.customer('U2');
    const { cart, id } = await shop.opened(customer);
    await shop.provider.pay(id, 'never');
    await shop.workLater();
    expect(await shop.ordersOf(cart)).toHaveLength(1);
    expect(await findContradictions(shop.db())).toEqual([]);
  });

  test.each([
    ['failed', 'Refused'],
    ['expired', 'Cancelled'],
  ] as const)('that is %s is %s, and opens the cart again', async (status, result) => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await shop.opened(customer);
    await shop.provider.control.decide(id, status);
    await shop.inside.runJobs();
    expect((await getPayment(customer, cart, reference)).status).toBe(result);
    await add(customer, cart, 'S1');
  });

  test('whose amount is not ours is never believed', async () => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await shop.opened(customer);
    atMollie(id).cents = 1;
    await shop.provider.pay(id);
    await shop.inside.runJobs();
    expect((await shop.paymentOf(reference)).status).toBe('RedirectShopper');
    expect(await shop.ordersOf(cart)).toEqual([]);
    atMollie(id).cents = cart.totalPrice.centAmount;
    await shop.workLater();
  });

  test('of which a stranger tells is answered 200, and nothing is stored', async () => {
    const { app } = shop.inside.platform;
    const told = async (body: string, query = '') =>
      (await app.request(`/payments/mollie/webhook${query}`, { method: 'POST', body })).status;
    const before = await shop.db().select().from(paymentEvents);
    expect(await told('id=tr_nobody')).toBe(200);
    expect(await told('id=tr_x', '?reference=nobody')).toBe(200);
    expect(await told('nothing')).toBe(200);
    expect(await shop.db().select().from(paymentEvents)).toHaveLength(before.length);
  });

  test('whose refund is refused goes on once somebody has settled it by hand', async () => {
    const customer = await shop.customer('U2');
    const { id, order } = await shop.ordered(customer);
    // Paid back on Mollie's own pages: nothing is left to pay back.
    atMollie(id).refunds.push({
      ...{ id: `re_${id}`, cents: atMollie(id).cents, status: 'refunded', metadata: null },
      createdAt: new Date().toISOString(),
    });
    const returnId = await shop.sendBack(customer, order, 1);
    await shop.inside.runJobs();
    expect((await shop.returnOf(returnId))?.refundedAt).toBeNull();
    const [failed] = (await shop.finance.troubles()).refunds;
    expect(failed).toMatchObject({ orderNumber: order.orderNumber, isDisputed: false });
    expect(failed?.reason).toContain('The amount is higher than the maximum');
    expect((await shop.finance.settle(order, returnId)).status).toBe(200);
    await shop.inside.runJobs();
    expect((await shop.returnOf(returnId))?.refundedAt).not.toBeNull();
  });
});

describe.skipIf(isRemote)('an authorisation at Mollie', () => {
  const VISA = { paymentProduct: 'visa' };

  test('is held until its parcel leaves, and then paid', async () => {
    const customer = await shop.customer('U2');
    const { id, order } = await shop.ordered(customer, VISA);
    expect(atMollie(id)).toMatchObject({ status: 'authorized', captures: [] });
    await deliver(shop, order);
    await shop.inside.runJobs();
    expect(atMollie(id).status).toBe('paid');
  });

  test('is cancelled where all is withdrawn before', async () => {
    const customer = await shop.customer('U2');
    const { id, order } = await shop.ordered(customer, VISA);
    await shop.sendBack(customer, order, 1);
    await shop.inside.runJobs();
    expect(atMollie(id)).toMatchObject({ status: 'canceled', captures: [] });
  });

  test('is shown to the staff before it ends', async () => {
    const customer = await shop.customer('U2');
    const { order, reference } = await shop.ordered(customer, VISA);
    expect((await shop.paymentOf(reference)).captureBefore).not.toBeNull();
    const ending = async () =>
      (await shop.finance.troubles()).ending.map(({ orderNumber }) => orderNumber);
    expect(await ending()).not.toContain(order.orderNumber);
    const tomorrow = new Date(shop.inside.clock.now().getTime() + 86_400_000);
    await shop
      .db()
      .update(payments)
      .set({ captureBefore: tomorrow })
      .where(eq(payments.reference, reference));
    expect(await ending()).toContain(order.orderNumber);
  });
});
