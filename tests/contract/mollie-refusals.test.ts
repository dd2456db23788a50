import { beforeEach, expect, test } from 'vitest';
import { createMollieStandIn } from '#src/demo/payment-stand-ins/mollie-stand-in.ts';
import { SETTLEMENT_TOKEN } from '../support/payment-providers.ts';

/** The stand-in refuses what Mollie would refuse, with Mollie's own errors. */

const KEY = `test_${'k'.repeat(30)}`;
const amount = (value: string, currency = 'EUR') => ({ value, currency });
const VALID = {
  amount: amount('29.99'),
  description: 'Order',
  redirectUrl: 'https://shop.example/back',
};
const LINE = {
  description: 'Dress',
  quantity: 1,
  unitPrice: amount('29.99'),
  totalAmount: amount('29.99'),
};
const ADDRESS = {
  ...{ givenName: 'Jean', familyName: 'Dupont', streetAndNumber: '12 rue de la Paix' },
  ...{ postalCode: '75002', city: 'Paris', country: 'FR', email: 'jean@example.com' },
};

let app: ReturnType<typeof createMollieStandIn>['app'];
let control: ReturnType<typeof createMollieStandIn>['control'];
beforeEach(() => {
  const post = async () => ({ ok: true });
  ({ app, control } = createMollieStandIn({
    ...{ origin: 'http://mollie.test', apiKey: KEY, now: () => new Date(), post },
    settlementToken: SETTLEMENT_TOKEN,
  }));
});

const send = (
  path: string,
  body: unknown,
  { method = 'POST', key = KEY, headers = {} as Record<string, string> } = {},
) =>
  app.request(`/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

async function made(more: Record<string, unknown> = {}): Promise<string> {
  const answer = await send('/payments', { ...VALID, ...more });
  expect(answer.status).toBe(201);
  return Object.assign({ id: '' }, await answer.json()).id;
}

test('what is right is taken', async () => {
  const klarna = { method: 'klarna', lines: [LINE], billingAddress: ADDRESS };
  await made();
  await made({ ...klarna, captureMode: 'manual' });
});

test.each([
  ['no amount', { amount: undefined }, 'amount'],
  ['an amount in cents', { amount: { value: 2999, currency: 'EUR' } }, 'amount.value'],
  ['an amount without decimals', { amount: amount('29') }, 'amount.value'],
  ['an amount of nothing', { amount: amount('0.00') }, 'amount'],
  ['a currency that is none', { amount: amount('29.99', 'EURO') }, 'amount.currency'],
  ['no description', { description: undefined }, 'description'],
  ['a description that is too long', { description: 'x'.repeat(256) }, 'description'],
  ['no redirect', { redirectUrl: undefined }, 'redirectUrl'],
  ['a webhook that is no URL', { webhookUrl: 'here' }, 'webhookUrl'],
  ['an unknown method', { method: 'visa' }, 'method'],
  ['an unknown locale', { locale: 'fr' }, 'locale'],
  ['an unknown capture mode', { captureMode: 'later' }, 'captureMode'],
  ['a capture of PayPal later', { method: 'paypal', captureMode: 'manual' }, 'captureMode'],
  ['an unknown field', { reference: 'x' }, 'reference'],
  ['Klarna without lines', { method: 'klarna', billingAddress: ADDRESS }, 'lines'],
  ['Klarna without an address', { method: 'klarna', lines: [LINE] }, 'billingAddress'],
  ['a line that does not add up', { lines: [{ ...LINE, quantity: 2 }] }, 'lines.0.totalAmount'],
  [
    'tax that does not add up',
    { lines: [{ ...LINE, vatRate: '20.00', vatAmount: amount('6.00') }] },
    'lines.0.vatAmount',
  ],
  ['a rate that is a number', { lines: [{ ...LINE, vatRate: 20 }] }, 'lines.0.vatRate'],
  [
    'lines of another amount',
    { lines: [{ ...LINE, unitPrice: amount('1.00'), totalAmount: amount('1.00') }] },
    'lines',
  ],
  [
    'an address without a city',
    { billingAddress: { ...ADDRESS, city: '' } },
    'billingAddress.city',
  ],
  [
    'a country by its name',
    { billingAddress: { ...ADDRESS, country: 'France' } },
    'billingAddress.country',
  ],
])('%s is 422 and names its field', async (_, wrong, field) => {
  const answer = await send('/payments', { ...VALID, ...wrong });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    status: 422,
    title: 'Unprocessable Entity',
    detail: expect.any(String),
    field,
    _links: { documentation: { href: expect.any(String), type: 'text/html' } },
  });
  expect(control.payments.size).toBe(0);
});

test('no key, another key, no JSON, and payments that are not there are refused as such', async () => {
  const id = await made();
  const statuses = [
    await send('/payments', VALID, { key: 'test_other' }),
    await send('/payments', '{'),
    await send('/payments', VALID, { headers: { 'content-type': 'text/plain' } }),
    await send('/payments/tr_none', null, { method: 'GET' }),
    await send(`/payments/${id}?embed=orders`, null, { method: 'GET' }),
    await send('/orders', {}),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 415, 404, 400, 404]);
});

test('captures and refunds beyond what is there are refused', async () => {
  const id = await made({ method: 'creditcard', captureMode: 'manual' });
  const capture = (value: string, currency = 'EUR') =>
    send(`/payments/${id}/captures`, { amount: amount(value, currency) });
  const refund = (value: string) => send(`/payments/${id}/refunds`, { amount: amount(value) });
  const release = () => send(`/payments/${id}/release-authorization`, {});
  expect([(await capture('1.00')).status, (await release()).status]).toEqual([422, 422]);
  await control.decide(id, 'paid');
  expect((await send(`/payments/${id}`, {}, { method: 'DELETE' })).status).toBe(422);
  expect([(await refund('1.00')).status, (await capture('30.00')).status]).toEqual([422, 422]);
  expect((await capture('1.00', 'CHF')).status).toBe(422);
  expect([(await capture('10.00')).status, (await capture('20.00')).status]).toEqual([201, 422]);
  expect([(await refund('10.01')).status, (await refund('10.00')).status]).toEqual([422, 201]);
  expect((await release()).status).toBe(202);
  expect((await capture('1.00')).status).toBe(422);
});

test('a key is good for one request: the same again is one payment, another one is refused', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await (await send('/payments', VALID, { headers })).json();
  const again = await (await send('/payments', VALID, { headers })).json();
  expect(again).toEqual(first);
  expect(control.payments.size).toBe(1);
  const other = { ...VALID, amount: amount('1.00') };
  expect((await send('/payments', other, { headers })).status).toBe(409);
});
