import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerDataSchema } from '#src/domain/account/customer-data.schema.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { changed, giftCard } from '../support/cart-extras.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { ADDRESS, cartWith, checkOut, pay, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const FRANCE = { storeId: '1001', locale: 'fr-fr' } as const;
const DATA = '/accounts-self/data';
const P1 = { productId: '400101', optionId: '500201' };

describe.skipIf(isRemote)('the data of a customer', () => {
  test('is all that is kept, without other people, tokens and hashes', async () => {
    const customer = await platform.customer('U2', FRANCE);
    await customer.call('POST', '/customers-self/knowledges/wishlist', { body: P1 });
    const cart = await checkOut(
      customer,
      await changed(customer, await cartWith(customer, 'S1'), giftCard()),
    );
    await pay(platform, customer, cart);
    const order = orderSchema.parse((await validate(customer, cart)).body);
    const [line] = order.lineItems;
    const lines = [{ lineId: line?.lineId ?? '', quantity: 1 }];
    await customer.call('POST', `/customers-self/orders/${order.orderNumber}/withdrawals`, {
      body: { returnId: randomUUID(), lines },
    });
    const { status, body } = await customer.call('GET', DATA);
    expect(status).toBe(200);
    const data = customerDataSchema.parse(body);
    expect(data.profile.email).toBe('u2@vitrine.example');
    expect(data.wishlist).toMatchObject([P1]);
    expect(data.returns).toMatchObject([{ orderNumber: order.orderNumber, basis: 'law', lines }]);
    expect(data.orders[0]).toMatchObject({
      orderNumber: order.orderNumber,
      shippingAddress: { line1: ADDRESS.line1 },
    });
    const [bought] = order.giftCards;
    expect(data.orders[0]?.giftCards[0]?.price).toBe(bought?.price);
    const said = JSON.stringify(body);
    expect(bought?.recipientEmail).toContain('@');
    expect(said).not.toContain(bought?.recipientEmail);
    expect(said).not.toContain(bought?.recipientName);
    expect(said).not.toMatch(/hash|token|scrypt|argon/i);
  });

  test('is the own alone, and nothing to a guest', { tags: ['T06'] }, async () => {
    const other = await platform.customer('U4', FRANCE);
    const data = customerDataSchema.parse((await other.call('GET', DATA)).body);
    expect(data.profile.email).toBe('u4@vitrine.example');
    expect([data.orders, data.wishlist, data.returns]).toEqual([[], [], []]);
    expect((await platform.guest(FRANCE).call('GET', DATA)).status).toBe(401);
  });

  test('is read ten times an hour', async () => {
    const customer = await platform.customer('U5', FRANCE);
    const statuses: number[] = [];
    for (let read = 0; read < 11; read += 1) {
      statuses.push((await customer.call('GET', DATA)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
