import { beforeEach, expect, test } from 'vitest';
import { createAdyenStandIn } from '#src/demo/payment-stand-ins/adyen-stand-in.ts';
import { ADYEN_KEY, HMAC_KEY, MERCHANT, REPORT_KEY } from '../support/payment-providers.ts';

/** The stand-in refuses what Adyen would refuse, with Adyen's own errors. */

const amount = (value: unknown, currency = 'EUR') => ({ value, currency });
const VALID = {
  merchantAccount: MERCHANT,
  reference: 'ref-1',
  amount: amount(2_999),
  returnUrl: 'https://shop.example/back',
  mode: 'hosted',
};
const LINE = {
  ...{ description: 'Dress', quantity: 1, amountIncludingTax: 2_999, amountExcludingTax: 2_499 },
  ...{ taxAmount: 500, taxPercentage: 2_000 },
};
const ADDRESS = {
  ...{ street: '12 rue de la Paix', houseNumberOrName: 'N/A', postalCode: '75002' },
  ...{ city: 'Paris', country: 'FR' },
};
const ALMA = { allowedPaymentMethods: ['alma'], countryCode: 'FR' };
const KLARNA = { allowedPaymentMethods: ['klarna'] };

let app: ReturnType<typeof createAdyenStandIn>['app'];
let control: ReturnType<typeof createAdyenStandIn>['control'];
beforeEach(() => {
  ({ app, control } = createAdyenStandIn({
    ...{ origin: 'http://adyen.test', apiKey: ADYEN_KEY, merchantAccount: MERCHANT },
    ...{
      hmacKey: HMAC_KEY,
      reportKey: REPORT_KEY,
      webhookUrl: 'http://shop.test/hook',
      now: () => new Date(),
    },
    post: async () => ({ ok: true }),
  }));
});

const send = (
  path: string,
  body: unknown,
  { key = ADYEN_KEY, headers = {} as Record<string, string> } = {},
) =>
  app.request(`/v72${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a live account finds the same below the path of live accounts', async () => {
  const ask = (path: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'x-api-key': ADYEN_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(VALID),
    });
  expect((await ask('/checkout/v72/sessions')).status).toBe(201);
  expect((await ask('/elsewhere/v72/sessions')).status).toBe(404);
});

/** A session that was opened, and its pspReference once it is paid. */
async function paid(more: Record<string, unknown> = {}): Promise<string> {
  const answer = await send('/sessions', { ...VALID, ...more });
  expect(answer.status).toBe(201);
  const { id } = Object.assign({ id: '' }, await answer.json());
  await control.decide(id, 'completed');
  return control.sessions.get(id)?.pspReference ?? '';
}

test('what is right is taken', async () => {
  await paid();
  const who = { shopperEmail: 'jean@example.com', billingAddress: ADDRESS };
  await paid({ ...KLARNA, ...who, lineItems: [LINE] });
  await paid({ ...ALMA, ...who, lineItems: [LINE] });
});

test.each([
  ['no merchant account', { merchantAccount: undefined }, 422, '130'],
  ['another merchant account', { merchantAccount: 'Other' }, 403, '901'],
  ['no reference', { reference: undefined }, 422, '130'],
  ['a reference that is too long', { reference: 'x'.repeat(81) }, 422, '14_012'],
  ['no amount', { amount: undefined }, 422, '130'],
  ['an amount as text', { amount: amount('29.99') }, 422, '137'],
  ['an amount with decimals', { amount: amount(29.99) }, 422, '137'],
  ['an amount of nothing', { amount: amount(0) }, 422, '137'],
  ['a currency that is none', { amount: amount(2_999, 'EURO') }, 422, '138'],
  ['no return', { returnUrl: undefined }, 422, '130'],
  ['a return that is no URL', { returnUrl: 'back' }, 422, '130'],
  ['another mode', { mode: 'page' }, 422, '14_012'],
  ['an unknown method', { allowedPaymentMethods: ['visa'] }, 422, '14_012'],
  ['a locale of another form', { shopperLocale: 'fr_FR' }, 422, '14_012'],
  ['a country by its name', { countryCode: 'France' }, 422, '14_012'],
  ['an unknown field', { description: 'Order' }, 400, '702'],
  ['a delay of no hours', { captureDelayHours: -1 }, 422, '14_012'],
  ['Klarna without lines', { ...KLARNA, shopperEmail: 'j@example.com' }, 422, '130'],
  ['Klarna without an email', { ...KLARNA, lineItems: [LINE] }, 422, '130'],
  ['Alma without lines', ALMA, 422, '130'],
  ['Alma in Spain', { ...ALMA, lineItems: [LINE], countryCode: 'ES' }, 422, '14_012'],
  ['lines of another amount', { lineItems: [{ ...LINE, quantity: 2 }] }, 422, '137'],
  [
    'an address without a house',
    { billingAddress: { ...ADDRESS, houseNumberOrName: '' } },
    422,
    '14_012',
  ],
])('%s is refused', async (_, wrong, status, errorCode) => {
  const answer = await send('/sessions', { ...VALID, ...wrong });
  expect(await answer.json()).toEqual({
    ...{ status, errorCode, message: expect.any(String) },
    ...{ errorType: status === 403 ? 'security' : 'validation', pspReference: expect.any(String) },
  });
  expect(answer.status).toBe(status);
  expect(control.sessions.size).toBe(0);
});

test('no key, no JSON, and payments that are not there are refused as such', async () => {
  const statuses = [
    await send('/sessions', VALID, { key: 'other' }),
    await send('/sessions', '{'),
    await send('/payments/NONE/refunds', { merchantAccount: MERCHANT, amount: amount(1) }),
    await send('/orders', {}),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 422, 404]);
});

test('captures, refunds and cancels beyond what is there are refused', async () => {
  const modify = async (psp: string, path: string, cents?: number) => {
    const body = {
      merchantAccount: MERCHANT,
      ...(cents !== undefined && { amount: amount(cents) }),
    };
    return (await send(`/payments/${psp}/${path}`, body)).status;
  };
  const immediate = await paid();
  expect(await modify(immediate, 'captures', 1)).toBe(422);
  expect([
    await modify(immediate, 'refunds', 3_000),
    await modify(immediate, 'refunds', 2_999),
  ]).toEqual([422, 201]);
  const manual = await paid({ additionalData: { manualCapture: 'true' } });
  expect(await modify(manual, 'refunds', 1)).toBe(422);
  expect([
    await modify(manual, 'captures', 3_000),
    await modify(manual, 'captures', 1_000),
  ]).toEqual([422, 201]);
  expect([await modify(manual, 'captures', 2_000), await modify(manual, 'cancels')]).toEqual([
    422, 422,
  ]);
});

test('a key is good for one request: the same again is one session, another one is refused', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await (await send('/sessions', VALID, { headers })).json();
  expect(await (await send('/sessions', VALID, { headers })).json()).toEqual(first);
  expect(control.sessions.size).toBe(1);
  const other = { ...VALID, amount: amount(1) };
  expect((await send('/sessions', other, { headers })).status).toBe(422);
});
