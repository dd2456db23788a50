import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { openApiDocument } from '#src/platform/kernel/openapi/openapi-document.ts';
import { cartWith, createCart } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('headers of every call', () => {
  test.each(['', 'a-wrong-subscription-key'])(
    'subscription key %j answers 401',
    { tags: ['API-02'] },
    async (key) => {
      const { status, body } = await platform
        .guest()
        .call('POST', '/carts', { body: {}, headers: { 'x-subscription-key': key } });
      expect([status, wireErrorSchema.parse(body).message]).toEqual([
        401,
        'Invalid subscription key',
      ]);
    },
  );

  test.each([
    ['x-store-id', ''],
    ['x-store-id', '9999'],
    ['x-session-id', ''],
    ['x-session-id', 'a b'],
    ['x-device-channel', ''],
    ['x-device-channel', 'TV'],
    ['accept-language', ''],
    ['accept-language', 'xx-xx'],
  ])(
    '%s %j answers 400 naming the header',
    { tags: ['API-01', 'API-03', 'API-04', 'API-05', 'A-050'] },
    async (name, value) => {
      const { status, body } = await platform
        .guest()
        .call('POST', '/carts', { body: {}, headers: { [name]: value } });
      expect([status, wireErrorSchema.parse(body).field]).toEqual([400, name]);
    },
  );

  test('the session of shared reads owns no cart', { tags: ['A-050'] }, async () => {
    const { status } = await platform
      .guest()
      .call('POST', '/carts', { body: {}, headers: { 'x-session-id': 'shared' } });
    expect(status).toBe(400);
  });

  test('a bearer that is not valid answers 401 Invalid JWT. even where none is needed', {
    tags: ['API-06', 'API-08'],
  }, async () => {
    const { status, body } = await platform
      .guest()
      .call('POST', '/carts', { body: {}, headers: { authorization: 'Bearer forged.token' } });
    expect([status, wireErrorSchema.parse(body).message]).toEqual([401, 'Invalid JWT.']);
  });

  test('the correlation id of the caller comes back, a harmful one does not', {
    tags: ['ERR-25'],
  }, async () => {
    const guest = platform.guest();
    const id = 'a1b2c3d4-0000-4000-8000-000000000001';
    const kept = await guest.call('GET', '/carts/x', { headers: { 'x-correlation-id': id } });
    expect(kept.headers.get('x-correlation-id')).toBe(id);
    const made = await guest.call('GET', '/carts/x', {
      headers: { 'x-correlation-id': '{"a":1}' },
    });
    expect(made.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('bodies', () => {
  test('an unknown key of a write answers 400 naming it', { tags: ['T08'] }, async () => {
    const { status, body } = await platform.guest().call('POST', '/carts', { body: { total: 1 } });
    expect([status, wireErrorSchema.parse(body).field]).toEqual([400, 'total']);
  });

  test('a body of more than 64 kB answers 413', { tags: ['T34'] }, async () => {
    const guest = platform.guest();
    const { id, version } = await createCart(guest);
    const { status, body } = await guest.call('POST', `/carts/${id}/products-list/`, {
      query: { version },
      body: ['S'.repeat(70_000)],
    });
    expect([status, wireErrorSchema.parse(body).code]).toEqual([413, 'CONTENT_TOO_LARGE']);
  });

  test('an id that could change a path answers 400', { tags: ['T12'] }, async () => {
    const { status } = await platform.guest().call('GET', '/carts/%2E%2E%2Fadmin');
    expect(status).toBe(400);
  });

  test('a path that does not exist answers 404 in JSON', { tags: ['ERR-31'] }, async () => {
    const { status, body } = await platform.guest().call('GET', '/nothing/here');
    expect([status, wireErrorSchema.parse(body).code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the published contract', () => {
  const documentSchema = z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  });

  test('GET /openapi.json lists every cart and payment call, without a key', async () => {
    const { status, body } = await platform
      .guest()
      .call('GET', '/openapi.json', { headers: { 'x-subscription-key': '' } });
    expect(status).toBe(200);
    const { paths } = documentSchema.parse(body);
    const calls = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /carts',
        'GET /carts-self',
        'GET /carts/{cartId}',
        'DELETE /carts/{cartId}',
        'POST /carts/{cartId}/products/{sku}',
        'POST /carts/{cartId}/products-list/',
        'GET /carts/{cartId}/shared',
        'PUT /carts/{cartId}/products/{lineId}/quantity/{quantity}',
        'DELETE /carts/{cartId}/products/{lineId}',
        'POST /carts/{cartId}/promo-code/{promoCode}',
        'DELETE /carts/{cartId}/promo-code/{promoCode}',
        'PUT /carts/{cartId}/refresh',
        'POST /carts/merge',
        'POST /carts-self/{cartId}/billing-address',
        'POST /carts-self/{cartId}/shipping-method/{shippingMethodId}',
        'POST /carts-self/{cartId}/payments',
        'POST /carts-self/{cartId}/payments/{provider}',
        'GET /carts-self/{cartId}/payments/{provider}/{reference}',
        'GET /customers-self/payments/{provider}/{reference}',
        'POST /carts-self/{cartId}/validate',
        'GET /deliveries/shipping-methods',
        'GET /orders/by-cart/{cartId}',
        'GET /customers-self/orders',
        'GET /customers-self/orders/{orderNumber}',
      ]),
    );
  });
});

test('a customer’s calls ask for a bearer, and headers and bodies that are read are described', () => {
  const { paths } = openApiDocument('Vitrine');
  for (const path of ['/carts/merge', '/orders/by-cart/{cartId}']) {
    const [operation] = Object.values(paths[path] ?? {});
    expect(operation?.security).toEqual([{ subscriptionKey: [], customer: [] }]);
    expect(operation?.responses).toHaveProperty('503.headers.retry-after');
  }
  for (const path of ['/carts-self/{cartId}/validate', '/carts/{cartId}/products/{sku}'])
    expect(paths[path]?.post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
    );
  const message = paths['/payments/webhook/{provider}']?.post;
  expect(message?.security).toEqual([]);
  expect(message?.requestBody?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/CardEvent' } },
  });
  const store = paths['/web-domains/']?.get?.parameters;
  expect(store).toContainEqual(expect.objectContaining({ name: 'x-store-id', required: false }));
});

test.skipIf(isRemote)('every call of the contract is served, and no other under its paths', () => {
  const { routes } = platform.inside.platform.app;
  const served = routes
    .filter(
      ({ method, path }) =>
        method !== 'ALL' &&
        !/^\/(_health|readyz|openapi|reference|outbox|media)/.test(path) &&
        // What a payment provider sends is described by the provider.
        !/^\/payments\/\w+\/webhook$/.test(path),
    )
    .map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`,
    );
  // The exchange of tokens is the identity provider's, which has tests of its own; the back office has
  // a server of its own.
  const described = ALL_CALLS.filter(({ path }) => !/^\/(api|staff)\//.test(path)).map(
    ({ method, path }) => `${method} ${path.replace(/\/$/, '')}`,
  );
  expect([...new Set(served)].sort()).toEqual([...new Set(described)].sort());
});

test.skipIf(isRemote)('every call of the staff is served by the back office, and no other', () => {
  const named = (calls: readonly { method: string; path: string }[]) =>
    [...new Set(calls.map(({ method, path }) => `${method} ${path}`))].sort();
  const served = platform.inside.platform.backOffice.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/staff/'))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }));
  expect(named(served)).toEqual(named(ALL_CALLS.filter(({ path }) => path.startsWith('/staff/'))));
});

test.skipIf(isRemote)('a shop’s port answers no call of the staff', { tags: ['T50'] }, async () => {
  const { platform: inside, config } = platform.inside;
  const headers = {
    'x-subscription-key': config.subscriptionKey,
    'x-store-id': '1001',
    'x-session-id': 'shared',
    'x-device-channel': 'SD',
    'accept-language': 'fr-fr',
  };
  const answers = await Promise.all(
    ['/staff/me', '/staff/members', '/staff/audit'].map((path) =>
      inside.app.request(path, { headers }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test.skipIf(isRemote)('the request log and the faults do not exist unless asked for', async () => {
  expect((await platform.guest().call('GET', '/_platform/requests')).status).toBe(404);
  expect((await platform.guest().call('POST', '/_platform/faults', { body: {} })).status).toBe(404);
});

test('a total comes from the platform whatever the body says', { tags: ['T09'] }, async () => {
  const guest = platform.guest();
  const cart = await cartWith(guest, 'S1');
  const { status } = await guest.call('PUT', `/carts/${cart.id}/refresh`, {
    query: { version: cart.version, totalPrice: 1 },
    undescribed: ['totalPrice'],
  });
  const { body } = await guest.call('GET', `/carts/${cart.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ totalPrice: { centAmount: 2999 } });
});
