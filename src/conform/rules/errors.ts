import { addProducts, createCart, getCart } from '#src/domain/cart/cart.calls.ts';
import { getStocks } from '#src/domain/catalogue/catalogue.calls.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { capabilityOf } from '#src/domain/wire/call.ts';
import { SHARED_SESSION } from '#src/domain/wire/headers.ts';
import { at, newCart } from '../carts.ts';
import { refusalOf } from '../judge.ts';
import { rulesOf } from '../rule.ts';
import { someParams } from '../shopper.ts';
import { holds } from '../unmet.ts';

const WRONG_HEADERS = [
  ['x-store-id', ''],
  ['x-store-id', '999999'],
  ['x-session-id', ''],
  ['x-session-id', 'a b'],
  ['x-device-channel', ''],
  ['x-device-channel', 'TV'],
  ['accept-language', 'xx-xx'],
] as const;

const CUSTOMERS_READS = ALL_CALLS.filter(
  (call) =>
    call.method === 'GET' &&
    capabilityOf(call) === 'core' &&
    (call.by === 'customer' || call.by === 'buyer'),
);

/** What an error must not tell. */
const INNER = /\bat .+:\d+:\d+|select .+ from |insert into|node_modules|stack/i;

export const ERROR_RULES = rulesOf('errors', 'core', [
  [
    'key',
    'behaviour',
    'Without the subscription key, or with another, a call is 401 INVALID_SUBSCRIPTION_KEY, reads too',
    async ({ guest, sku }) => {
      for (const key of ['', 'another-key']) {
        const headers = { 'x-subscription-key': key };
        for (const [call, wire] of [
          [createCart, { body: {} }],
          [getStocks, { query: { skus: sku('plenty') } }],
          [getWebDomains, {}],
        ] as const)
          await guest().refused(call, { ...wire, headers }, 'INVALID_SUBSCRIPTION_KEY');
      }
    },
  ],
  [
    'headers',
    'behaviour',
    'A missing or wrong store id, session id, device channel or locale is 400 naming the header',
    async ({ guest }) => {
      for (const [field, value] of WRONG_HEADERS) {
        const wire = { body: {}, headers: { [field]: value } };
        await guest().refused(createCart, wire, 'BAD_REQUEST', { field });
      }
    },
  ],
  [
    'shared-session',
    'behaviour',
    'The session of shared reads owns no cart',
    async ({ guest }) => {
      const headers = { 'x-session-id': SHARED_SESSION };
      await guest().refused(createCart, { body: {}, headers }, 'BAD_REQUEST');
    },
  ],
  [
    'bearer',
    'behaviour',
    'A bearer that is not valid is 401 “Invalid JWT.”, even where none is needed',
    async ({ guest }) => {
      const headers = { authorization: 'Bearer forged.token' };
      await guest().refused(createCart, { body: {}, headers }, 'INVALID_JWT');
    },
  ],
  [
    'no-bearer',
    'behaviour',
    'Each read of a customer without a bearer is 401 “Invalid JWT.”',
    async ({ guest }) => {
      for (const call of CUSTOMERS_READS)
        await guest().refused(call, someParams(call), 'INVALID_JWT');
    },
  ],
  [
    'no-path',
    'shape',
    'A path that does not exist is 404 in JSON, with status, code and message',
    async ({ guest }) => {
      const nothing = { ...getCart, path: '/nothing/here' };
      await guest().refused(nothing, {}, 'NOT_FOUND');
    },
  ],
  [
    'tells-nothing',
    'shape',
    'An error tells nothing of the inside: no stack, no query, no path',
    async ({ guest }) => {
      const shopper = guest();
      for (const cartId of ["x'--", 'nobody', '%00']) {
        const { body } = await shopper.ask(getCart, { params: { cartId } });
        holds('an error for shoppers', !INNER.test(JSON.stringify(body)), body);
      }
    },
  ],
  [
    'unknown-key',
    'behaviour',
    'A key that a body does not have is 400 naming it',
    async ({ guest }) => {
      const wire = { body: { total: 1 } };
      await guest().refused(createCart, wire, 'BAD_REQUEST', { field: 'total' });
    },
  ],
  [
    'unknown-query',
    'behaviour',
    'A search param that a read does not have is left unread',
    async ({ guest, sku }) => {
      await guest().ok(getStocks, { query: { skus: sku('plenty'), utm_source: 'mail' } });
    },
  ],
  [
    'no-json',
    'behaviour',
    'A body that is no JSON is 400',
    async ({ guest, request }) => {
      const headers = { ...guest().headers, 'content-type': 'application/json' };
      const answer = await request(createCart.path, { method: 'POST', headers, body: '{"user":' });
      const body: unknown = await answer.json().catch(() => null);
      refusalOf({ status: answer.status, headers: answer.headers, body }, 'BAD_REQUEST');
    },
  ],
  [
    'too-large',
    'behaviour',
    'A body of more than 64 kB is 413 CONTENT_TOO_LARGE',
    async ({ guest }) => {
      const shopper = guest();
      const wire = { ...at(await newCart(shopper)), body: ['S'.repeat(70_000)] };
      await shopper.refused(addProducts, wire, 'CONTENT_TOO_LARGE');
    },
  ],
  [
    'odd-id',
    'behaviour',
    'An id that could lead to another path is 400',
    async ({ guest }) => {
      await guest().refused(getCart, { params: { cartId: '../admin' } }, 'BAD_REQUEST');
    },
  ],
]);
