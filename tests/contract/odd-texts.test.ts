import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartWith } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/** What nobody types and a database cannot hold is the caller's mistake, never ours (T04, T33). */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

test.each([
  '/ecommerce/v3/stocks?skus=%00',
  '/cms/v3/assets?folder=%00',
  '/ecommerce/v3/catalog/search?q=a%00',
  '/ecommerce/v3/catalog/suggestions?q=%00',
  '/carts/%00',
])('a NUL in %s is 400 (T04)', async (path) => {
  expect((await platform.guest().call('GET', path)).status).toBe(400);
});

test('a NUL in a body is 400 (T04)', async () => {
  const customer = await platform.customer('U2');
  await cartWith(customer, 'S1');
  const user = { customerId: 'U2', loyaltyCardId: null, loyaltySeniority: null, loyaltyType: null };
  const body = { cartId: 'a\u0000b', customer: { ...user, email: '' } };
  expect((await customer.call('POST', '/carts/merge', { body })).status).toBe(400);
});

test.skipIf(isRemote)(
  'a NUL in the address of a card page is a payment that is not there',
  async () => {
    expect((await platform.openCardPage('http://localhost:4001/pay/%00')).status).toBe(404);
  },
);
