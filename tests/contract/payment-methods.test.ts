import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import { carts } from '#src/platform/carts/tables.ts';
import { webDomains } from '#src/platform/shops/tables.ts';
import { codeOf, RETURN_URL, readyCart, submitCard } from '../support/shopping.ts';
import {
  isRemote,
  SMALL_SHOP,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

/** Methods that pay in some currencies and countries alone (docs/payments.md). */

const OFFERED: PaymentMethod[] = ['blik', 'twint', 'ideal', 'wero', 'satispay', 'bizum'];

let platform: TestPlatform;
beforeAll(async () => {
  if (isRemote) return;
  platform = await startTestPlatform(SMALL_SHOP);
  const products = OFFERED.map((name, place) => ({
    ...{ name, rank: place + 1, minAmount: null, maxAmount: name === 'satispay' ? 1_000 : null },
  }));
  const list = JSON.stringify(products);
  await platform.inside.database.update(webDomains).set({
    params: sql`jsonb_set(${webDomains.params}, '{paymentProducts}', ${list}::jsonb)`,
  });
});
afterAll(async () => {
  if (!isRemote) await platform.stop();
});

/** What a payment by a method is answered, and its reference where it was opened. */
async function begun(paymentProduct: PaymentMethod, country: string) {
  const customer = await platform.customer('U2');
  const { id, version, totalPrice } = await readyCart(customer);
  await platform.inside.database.update(carts).set({
    billingAddress: sql`jsonb_set(${carts.billingAddress}, '{country}', to_jsonb(${country}::text))`,
  });
  const amountPlanned = totalPrice.centAmount;
  const planned = await customer.call('POST', `/carts-self/${id}/payments`, {
    query: { version },
    body: { paymentProvider: 'cardtwo', paymentProduct, amountPlanned, returnUrl: null },
  });
  const returnUrl = RETURN_URL.replace('cardone', 'cardtwo');
  const started = await customer.call('POST', `/carts-self/${id}/payments/cardtwo`, {
    query: { version: planned.status === 200 ? version + 1 : version },
    body: { paymentProduct, amountPlanned, returnUrl },
  });
  return { planned, started };
}

describe.skipIf(isRemote)('a method of some currencies and countries', () => {
  test.each([
    ['ideal', 'FR'],
    ['bizum', 'FR'],
    ['blik', 'PL'],
    ['twint', 'CH'],
    ['satispay', 'FR'],
  ] as const)(
    '%s pays no cart in euros, of 29.99, that is billed to %s',
    async (method, country) => {
      const { planned, started } = await begun(method, country);
      expect([planned.status, codeOf(planned)]).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE']);
      expect([started.status, codeOf(started)]).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE']);
    },
  );

  test('wero pays a French cart, and its page asks for no card number', async () => {
    const { planned, started } = await begun('wero', 'FR');
    expect([planned.status, started.status]).toEqual([200, 200]);
    const { redirectUrl } = paymentResultSchema.parse(started.body);
    expect(await (await platform.openCardPage(redirectUrl ?? '')).text()).not.toContain('<input');
    await submitCard(platform, redirectUrl ?? '', { action: 'approve' });
  });
});
