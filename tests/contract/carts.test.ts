import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Answer, Caller } from '../support/platform-client.ts';
import { ADDRESS, cartOf, cartWith, createCart } from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const errorOf = ({ body }: Answer) => wireErrorSchema.parse(body);
const setQuantity = (caller: Caller, cart: Cart, quantity: number | string) =>
  caller.call(
    'PUT',
    `/carts/${cart.id}/products/${cart.lineItems[0]?.lineId}/quantity/${quantity}`,
    {
      query: { version: cart.version },
    },
  );

describe('creating and reading', () => {
  test('POST /carts answers 201 with an empty cart of version 1', {
    tags: ['API-14'],
  }, async () => {
    const cart = await createCart(platform.guest());
    expect(cart).toMatchObject({ version: 1, lineItems: [], customer: null });
    expect(cart.totalPrice).toEqual({ centAmount: 0, currencyCode: 'EUR' });
  });

  test('a second POST /carts of a customer with a cart answers 406', {
    tags: ['API-14', 'CRT-15'],
  }, async () => {
    const customer = await platform.customer('U2');
    await createCart(customer);
    const again = await customer.call('POST', '/carts', { body: {} });
    expect(again.status).toBe(406);
    expect(errorOf(again).code).toBe('CART_ALREADY_EXISTS');
  });

  test('two POST /carts of a customer at once make one cart', { tags: ['API-14'] }, async () => {
    const customer = await platform.customer('U5');
    const both = await Promise.all([
      customer.call('POST', '/carts', { body: {} }),
      customer.call('POST', '/carts', { body: {} }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 406]);
  });

  test('a cart for another customer than the bearer answers 400', {
    tags: ['API-14', 'CRT-10'],
  }, async () => {
    const customer = await platform.customer('U2');
    const user = {
      customerId: 'U1',
      loyaltyCardId: null,
      loyaltySeniority: null,
      loyaltyType: null,
      email: 'u1@vitrine.example',
    };
    expect(errorOf(await customer.call('POST', '/carts', { body: { user } })).field).toBe(
      'user.customerId',
    );
    expect((await platform.guest().call('POST', '/carts', { body: { user } })).status).toBe(401);
  });

  test('GET /carts-self answers the customer’s cart, 404 without one, 401 without bearer', {
    tags: ['API-16'],
  }, async () => {
    const customer = await platform.customer('U2');
    const none = await customer.call('GET', '/carts-self');
    expect(none.status).toBe(404);
    expect(errorOf(none).message).toMatch(/^No cart found for id/);
    const cart = await createCart(customer);
    expect(cartOf(await customer.call('GET', '/carts-self')).id).toBe(cart.id);
    const guest = await platform.guest().call('GET', '/carts-self');
    expect([guest.status, errorOf(guest).message]).toEqual([401, 'Invalid JWT.']);
  });

  test('not yours, another shop’s and not there give the same 404', {
    tags: ['API-17', 'T06', 'A-037', 'A-039'],
  }, async () => {
    const owner = platform.guest();
    const cart = await cartWith(owner, 'S1');
    const stranger = platform.guest();
    const elsewhere = await stranger.call('GET', '/carts/nobody');
    expect(errorOf(elsewhere)).toEqual({
      status: 404,
      code: 'CART_NOT_FOUND',
      message: "No cart found for id 'nobody'",
    });
    const message = `No cart found for id '${cart.id}'`;
    expect(errorOf(await stranger.call('GET', `/carts/${cart.id}`)).message).toBe(message);
    const change = await stranger.call('PUT', `/carts/${cart.id}/refresh`, {
      query: { version: cart.version },
    });
    expect(errorOf(change).message).toBe(message);
    const otherShop = await owner.call('GET', `/carts/${cart.id}`, {
      headers: { 'x-store-id': '1002' },
    });
    expect(errorOf(otherShop).message).toBe(message);
  });

  test('a customer’s cart is not readable with the session alone', {
    tags: ['API-17', 'A-037'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await createCart(customer);
    const { status } = await customer.call('GET', `/carts/${cart.id}`, {
      headers: { authorization: '' },
    });
    expect(status).toBe(404);
  });

  test('a deleted cart is not found any more', { tags: ['API-15', 'A-054'] }, async () => {
    const guest = platform.guest();
    const { id, version } = await createCart(guest);
    const deleted = await guest.call('DELETE', `/carts/${id}`, { query: { version } });
    expect([deleted.status, deleted.body]).toEqual([204, null]);
    const gone = await guest.call('GET', `/carts/${id}`);
    expect(errorOf(gone).message).toBe(`No cart found for id '${id}'`);
  });
});

describe('lines', () => {
  test('adding a sku twice makes quantity 2 on one line, with the total', {
    tags: ['API-18', 'CRT-34', 'ENT-30'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1', 'S1');
    expect(cart.lineItems).toHaveLength(1);
    expect(cart.lineItems[0]).toMatchObject({ sku: 'S1', quantity: 2, isFree: false });
    expect(cart.lineItems[0]?.totalPrice).toEqual({ centAmount: 5998, currencyCode: 'EUR' });
    expect(Object.keys(cart.lineItems[0] ?? {})).toEqual(
      expect.arrayContaining([
        'lineId',
        'sku',
        'quantity',
        'totalPrice',
        'isFree',
        'lastModifiedAt',
        'segmentationId',
        'availableQuantity',
        'categoryLabel',
      ]),
    );
    expect(cart.totalPrice.centAmount).toBe(5998);
    expect(cart.version).toBe(3);
  });

  test('adding what is out of stock answers 422 Product_out_of_stock', {
    tags: ['API-18', 'A-058'],
  }, async () => {
    const guest = platform.guest();
    const { id, version } = await createCart(guest);
    const answer = await guest.call('POST', `/carts/${id}/products/S0`, { query: { version } });
    expect([answer.status, errorOf(answer).message]).toEqual([422, 'Product_out_of_stock']);
    expect(cartOf(await guest.call('GET', `/carts/${id}`)).version).toBe(version);
  });

  test('adding a sku that does not exist answers 404', { tags: ['API-18'] }, async () => {
    const guest = platform.guest();
    const { id, version } = await createCart(guest);
    const answer = await guest.call('POST', `/carts/${id}/products/NOTHING`, {
      query: { version },
    });
    expect(errorOf(answer).code).toBe('PRODUCT_NOT_FOUND');
  });

  test('a list with something unavailable answers 206 and names it', {
    tags: ['API-19', 'CRT-16', 'ENT-29'],
  }, async () => {
    const guest = platform.guest();
    const { id, version } = await createCart(guest);
    const cart = cartOf(
      await guest.call('POST', `/carts/${id}/products-list/`, {
        query: { version },
        body: ['S1', 'S0', 'S1', 'NOTHING'],
      }),
      206,
    );
    expect(cart.productsNotAdded).toEqual(['S0', 'NOTHING']);
    expect(cart.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([['S1', 2]]);
  });

  test('a list that fits answers 200 and keeps the source cart', {
    tags: ['API-19', 'CRT-33'],
  }, async () => {
    const guest = platform.guest();
    const source = await cartWith(platform.guest(), 'S1');
    const { id, version } = await createCart(guest);
    const cart = cartOf(
      await guest.call('POST', `/carts/${id}/products-list/`, {
        query: { version, sourceCartId: source.id },
        body: ['S1'],
      }),
    );
    expect(cart).toMatchObject({ productsNotAdded: [], sourceCartId: source.id, version: 2 });
  });

  test('the quantity is set within stock; above it answers 422', {
    tags: ['API-20', 'CRT-02', 'A-057'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S2');
    const available = cart.lineItems[0]?.availableQuantity ?? 0;
    const changed = cartOf(await setQuantity(guest, cart, available));
    expect(changed.lineItems[0]?.quantity).toBe(available);
    const above = await setQuantity(guest, changed, available + 1);
    expect([above.status, errorOf(above).code]).toEqual([422, 'QUANTITY_NOT_AVAILABLE']);
  });

  test.each(['0', '-1', '1.5', '99999', 'two'])(
    'quantity %s answers 400 naming the field',
    { tags: ['API-20', 'T09'] },
    async (quantity) => {
      const guest = platform.guest();
      const cart = await cartWith(guest, 'S1');
      const answer = await setQuantity(guest, cart, quantity);
      expect([answer.status, errorOf(answer).field]).toEqual([400, 'quantity']);
    },
  );

  test('a removed line is gone and the version one more', {
    tags: ['API-21', 'CRT-03'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const emptied = cartOf(
      await guest.call('DELETE', `/carts/${cart.id}/products/${cart.lineItems[0]?.lineId}`, {
        query: { version: cart.version },
      }),
    );
    expect(emptied).toMatchObject({ lineItems: [], version: cart.version + 1 });
    expect(emptied.totalPrice.centAmount).toBe(0);
  });

  test('the words of a line follow the language, its price the shop', {
    tags: ['API-01', 'API-03'],
  }, async () => {
    const guest = platform.guest({ storeId: '1002', locale: 'fr-ch' });
    const cart = await cartWith(guest, 'S1');
    expect(cart.totalPrice.currencyCode).toBe('CHF');
  });
});

describe('versions', () => {
  test('a change without version answers 400, with an old one 409 and the current', {
    tags: ['API-13', 'A-055'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const without = await guest.call('PUT', `/carts/${cart.id}/refresh`);
    expect([without.status, errorOf(without).field]).toEqual([400, 'version']);
    const stale = await guest.call('POST', `/carts/${cart.id}/products/S1`, {
      query: { version: 1 },
    });
    expect([stale.status, errorOf(stale).version]).toEqual([409, cart.version]);
  });

  test('of ten parallel changes of one version one wins and nine get 409', {
    tags: ['API-13', 'CRT-11'],
  }, async () => {
    const guest = platform.guest();
    const cart = await createCart(guest);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        guest.call('POST', `/carts/${cart.id}/products/S1`, { query: { version: 1 } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    const now = cartOf(await guest.call('GET', `/carts/${cart.id}`));
    expect(now).toMatchObject({ version: 2 });
    expect(now.lineItems[0]?.quantity).toBe(1);
  });

  test('a refresh prices again and counts as a change', { tags: ['API-34'] }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const refreshed = cartOf(
      await guest.call('PUT', `/carts/${cart.id}/refresh`, { query: { version: cart.version } }),
    );
    expect(refreshed.version).toBe(cart.version + 1);
    expect(refreshed.totalPrice).toEqual(cart.totalPrice);
  });
});

describe('sharing', () => {
  test('another shopper reads skus and quantities of a cart, and nothing else', {
    tags: ['CRT-33', 'T07', 'A-036'],
  }, async () => {
    const cart = await cartWith(platform.guest(), 'S1', 'S1', 'S2');
    const { status, body } = await platform.guest().call('GET', `/carts/${cart.id}/shared`);
    expect(status).toBe(200);
    expect(body).toEqual({
      values: [
        { sku: 'S1', quantity: 2 },
        { sku: 'S2', quantity: 1 },
      ],
    });
    expect((await platform.guest().call('GET', '/carts/nobody/shared')).status).toBe(404);
  });
});

test('what every change answers is what is read afterwards', {
  tags: ['CRT-11', 'ENT-17'],
}, async () => {
  const customer = await platform.customer('U2');
  let cart = await cartWith(customer, 'S1', 'S2');
  const change = async (method: string, path: string, body?: unknown) => {
    const query = { version: cart.version };
    const options = body === undefined ? { query } : { query, body };
    cart = cartOf(await customer.call(method, path.replace('{id}', cart.id), options));
    expect(cartOf(await customer.call('GET', `/carts/${cart.id}`))).toEqual(cart);
  };
  const [first, second] = cart.lineItems;
  await change('POST', '/carts/{id}/promo-code/WELCOME10');
  await change('PUT', `/carts/{id}/products/${first?.lineId}/quantity/3`);
  await change('POST', '/carts/{id}/products-list/', ['S1', 'SD']);
  await change('POST', '/carts-self/{id}/billing-address', ADDRESS);
  await change('POST', '/carts-self/{id}/shipping-method/NO', ADDRESS);
  await change('DELETE', `/carts/{id}/products/${second?.lineId}`);
  await change('DELETE', '/carts/{id}/promo-code/WELCOME10');
  await change('PUT', '/carts/{id}/refresh');
  expect(cart.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['S1', 4],
    ['SD', 1],
  ]);
});
