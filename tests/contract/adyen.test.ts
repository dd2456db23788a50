import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentEvents, payments, strayPaymentEvents } from '#src/platform/payments/tables.ts';
import { MERCHANT, serveAdyen } from '../support/payment-providers.ts';
import { startProviderShop } from '../support/provider-shop.ts';
import { orderOf, validate } from '../support/shopping.ts';
import { isRemote } from '../support/test-platform.ts';

/** What is Adyen's alone, over its real SDK; `payment-providers.test.ts` has the rest. */

const startShop = () => startProviderShop(serveAdyen);
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  if (!isRemote) shop = await startShop();
});
afterAll(async () => {
  if (!isRemote) await shop.stop();
});

const askedOf = (id: string) => shop.provider.control.sessions.get(id)?.asked;

describe.skipIf(isRemote)('a payment at Adyen', () => {
  test('is a hosted session in minor units', async () => {
    const customer = await shop.customer('U2');
    const { cart, id, reference } = await shop.opened(customer);
    expect(askedOf(id)).toMatchObject({
      amount: { currency: 'EUR', value: cart.totalPrice.centAmount },
      ...{ reference, mode: 'hosted', shopperLocale: 'fr-FR', countryCode: 'FR' },
      allowedPaymentMethods: ['scheme'],
    });
    expect(askedOf(id)).not.toHaveProperty('shopperEmail');
  });

  test('that only its return tells of is known by its name', async () => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await shop.opened(customer);
    const back = await shop.provider.pay(id, 'never');
    expect(await shop.comesBack(customer, reference, back)).toBe('Authorised');
    orderOf(await validate(customer, cart));
    const paidId = shop.provider.control.sessions.get(id)?.pspReference;
    expect(await shop.paymentOf(reference)).toMatchObject({ paidId });
  });

  test.each([
    ['refused', 'Refused'],
    ['paymentPending', 'Pending'],
  ] as const)('that is %s is %s when its shopper comes back', async (status, result) => {
    const customer = await shop.customer('U2');
    const { reference, id } = await shop.opened(customer);
    const back = await shop.provider.control.decide(id, status);
    await shop.inside.runJobs();
    expect(await shop.comesBack(customer, reference, back)).toBe(result);
    // What is pending is decided in the end.
    await shop.provider.pay(id);
    await shop.workLater();
  });

  test('whose return names another session, or none that Adyen knows, is not believed', async () => {
    const customer = await shop.customer('U2');
    const { reference, id } = await shop.opened(customer);
    const other = await shop.opened(await shop.customer('U5'));
    const paid = await shop.provider.pay(other.id, 'never');
    expect(await shop.comesBack(customer, reference, paid)).toBe('RedirectShopper');
    expect((await shop.paymentOf(reference)).providerId).toBe(id);
  });

  test('of which a message is forged is answered 401, and nothing is stored', async () => {
    const customer = await shop.customer('U2');
    const { reference } = await shop.opened(customer);
    const forged = {
      ...{ pspReference: 'P', merchantAccountCode: MERCHANT, merchantReference: reference },
      ...{ amount: { value: 1, currency: 'EUR' }, eventCode: 'AUTHORISATION', success: 'true' },
      eventDate: '2026-11-26T10:00:00Z',
    };
    const { app } = shop.inside.platform;
    const tell = async (item: object) =>
      (
        await app.request('/payments/adyen/webhook', {
          method: 'POST',
          body: JSON.stringify({ notificationItems: [{ NotificationRequestItem: item }] }),
        })
      ).status;
    expect(await tell(forged)).toBe(401);
    const hmacSignature = Buffer.from('x'.repeat(32)).toString('base64');
    expect(await tell({ ...forged, additionalData: { hmacSignature } })).toBe(401);
    expect(await tell({})).toBe(401);
    expect(
      await shop.db().select().from(paymentEvents).where(eq(paymentEvents.reference, reference)),
    ).toEqual([]);
  });

  test('of nobody here, but signed, is accepted and put aside', async () => {
    const customer = await shop.customer('U2');
    const { reference, id } = await shop.opened(customer);
    const serve = (service: string) =>
      shop.db().update(payments).set({ service }).where(eq(payments.reference, reference));
    await serve('other');
    await shop.provider.pay(id);
    const strays = await shop
      .db()
      .select()
      .from(strayPaymentEvents)
      .where(eq(strayPaymentEvents.reference, reference));
    expect(strays).toMatchObject([{ provider: 'adyen', status: 'AUTHORISATION' }]);
    await serve('adyen');
  });

  test('that is captured at dispatch is a session with manual capture', async () => {
    const customer = await shop.customer('U2');
    const { id } = await shop.ordered(customer, { paymentProduct: 'visa' });
    expect(askedOf(id)?.additionalData).toEqual({ manualCapture: 'true' });
  });
});
