import { afterAll, beforeAll, expect, test } from 'vitest';
import { GIFT_CARD } from '../support/cart-extras.ts';
import { ADDRESS, cartWith } from '../support/shopping.ts';
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
])('a NUL in %s is 400', { tags: ['T04'] }, async (path) => {
  expect((await platform.guest().call('GET', path)).status).toBe(400);
});

test('a NUL in a body is 400', { tags: ['T04'] }, async () => {
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

const HALF = 'Par\ud83dis';
const NAMED = { ...ADDRESS, city: HALF };
test.each([
  ['PUT', '/accounts-self/', { firstName: HALF }, 'firstName'],
  ['PUT', '/accounts-self/', { lastName: 'a\0b' }, 'lastName'],
  ['POST', '/customers-self/addresses/deliveries', NAMED, 'city'],
  [
    'PUT',
    '/newsletters',
    { email: 'a@b.example', additionalInformation: HALF, store: '1001' },
    'additionalInformation',
  ],
  ['POST', '/orders/tracked', { token: HALF }, 'token'],
  ['POST', '/newsletters/confirmation', { token: 'x', source: HALF }, 'source'],
])(
  'half of a letter in the body of %s %s is 400 and names its field',
  { tags: ['T04'] },
  async (method, path, body, field) => {
    const customer = await platform.customer('U2');
    const answer = await customer.call(method, path, { body });
    expect([answer.status, answer.body]).toMatchObject([400, { field }]);
  },
);

test('half of a letter in a gift to somebody is 400, wherever it is', {
  tags: ['T04'],
}, async () => {
  const customer = await platform.customer('U2');
  const { id, version } = await cartWith(customer, 'S1');
  for (const field of ['recipientName', 'message']) {
    const body = {
      amount: 5_000,
      recipientName: 'Lou',
      recipientEmail: 'a@b.example',
      message: '',
      [field]: HALF,
    };
    const answer = await customer.call('POST', `/carts/${id}/gift-card`, {
      query: { version },
      body,
    });
    expect([answer.status, answer.body]).toMatchObject([400, { field }]);
  }
});

const NO_NAMES = ['<b>Ana</b>', 'Ana evil.example', 'https://evil.example/x', 'Ana \u202eyoR'];

test.each([
  ['PUT', '/accounts-self/', 'firstName', {}],
  ['PUT', '/accounts-self/', 'lastName', {}],
  [
    'PUT',
    '/customers-self/bankStatements',
    'owner',
    { iban: 'FR7630006000011234567890189', bic: '' },
  ],
  ['POST', '/customers-self/addresses/deliveries', 'firstName', { ...ADDRESS, favorite: false }],
  ['POST', '/customers-self/addresses/deliveries', 'lastName', { ...ADDRESS, favorite: false }],
  ['POST', '/carts-self/{id}/billing-address', 'lastName', ADDRESS],
  ['POST', '/carts-self/{id}/shipping-method/NO', 'firstName', ADDRESS],
  ['POST', '/carts/{id}/gift-card', 'recipientName', GIFT_CARD],
  ['POST', '/carts/{id}/gift-card', 'senderName', GIFT_CARD],
])(
  '%s %s takes no markup, link or turn of direction as %s',
  {
    tags: ['T51'],
  },
  async (method, path, field, body) => {
    const customer = await platform.customer('U2');
    const { id, version } = await cartWith(customer, 'S1');
    const query = path.includes('{id}') ? { query: { version } } : {};
    for (const name of NO_NAMES) {
      const sent = { body: { ...body, [field]: name }, ...query };
      const answer = await customer.call(method, path.replace('{id}', id), sent);
      expect([name, [400, 422].includes(answer.status), answer.body]).toMatchObject([
        name,
        true,
        { field },
      ]);
    }
    const real = { body: { ...body, [field]: 'D’Angelo-van ’t Hoff J. R.' }, ...query };
    const { status } = await customer.call(method, path.replace('{id}', id), real);
    expect(status).toBeLessThan(300);
  },
);
