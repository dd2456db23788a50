import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, request } from '@playwright/test';
import type { FunctionCall } from '../../e2e/function-calls.ts';
import { createCustomer } from '../customers.ts';
import { PORTS, STOREFRONT_URL } from '../test-ports.ts';
import {
  type RecordedPurchase,
  recordPurchase,
  valuesIn,
  withValues,
} from './recorded-purchase.ts';
import { percentile } from './site.ts';
import { cpuSeconds } from './speed.ts';

/** Sixteen shoppers at once, each in a session of their own, through the storefront. */

const SHOPPERS = 16;
const WRITES_EACH = 40;
const PURCHASES_EACH = 8;
/** The platform's figures are told on a port as far from its own. */
const PLATFORM_METRICS = PORTS.platform + 6_000;

type Values = Parameters<typeof withValues>[1];
/** How long each call took, in ms, by what it does. */
type Times = Map<string, number[]>;

async function timed<Answer>(times: Times, name: string, call: () => Promise<Answer>) {
  const since = performance.now();
  const answer = await call();
  times.set(name, [...(times.get(name) ?? []), performance.now() - since]);
  return answer;
}

/** Sends a recorded call with values of this shopper; answers the text of its answer. */
async function send(shopper: APIRequestContext, call: FunctionCall, values: Values) {
  const { path, headers } = call;
  const answer = await shopper.post(path, { headers, data: withValues(call.body, values) });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${text.slice(0, 300)}`);
  return text;
}

const versionIn = (answer: string) => Number(valuesIn(answer, 'version').at(-1));

const addOne = (shopper: APIRequestContext, { addToCart }: RecordedPurchase) =>
  send(shopper, addToCart, { press: randomUUID(), version: null });

/** A quantity again and again: 1, 2, 1, 2 ... of the only line. */
async function writeCart(shopper: APIRequestContext, calls: RecordedPurchase, times: Times) {
  let answer = await addOne(shopper, calls);
  const lineId = String(valuesIn(answer, 'lineId')[0]);
  for (let turn = 0; turn < WRITES_EACH; turn += 1) {
    const values = { lineId, quantity: turn % 2 === 0 ? 2 : 1, version: versionIn(answer) };
    answer = await timed(times, 'quantity', () => send(shopper, calls.setQuantity, values));
  }
}

/** From the first piece to the page that names the order. */
async function buy(shopper: APIRequestContext, calls: RecordedPurchase, times: Times) {
  let answer = await timed(times, 'piece', () => addOne(shopper, calls));
  const next = async (name: string, call: FunctionCall, values: Values = {}) => {
    const version = versionIn(answer);
    answer = await timed(times, name, () => send(shopper, call, { ...values, version }));
  };
  await next('billing', calls.saveBilling);
  await next('delivery', calls.chooseDelivery);
  await next('payment', calls.payByCard, { attempt: randomUUID() });
  const cardPage = String(valuesIn(answer, 'page').at(-1));
  const form = {
    action: 'pay',
    number: '4242 4242 4242 4242',
    expiry: '12/39',
    securityCode: '123',
    name: 'Camille Durand',
  };
  const paid = await timed(times, 'card', () => shopper.post(cardPage, { form, maxRedirects: 0 }));
  const back = paid.headers().location ?? '';
  const confirmed = await timed(times, 'order', () => shopper.get(back));
  if (!confirmed.url().includes('/checkout/confirmation')) {
    throw new Error(`a purchase ended at ${confirmed.url()}`);
  }
}

/** So many shoppers with a cookie of their own; `isKnown` signs each up. */
async function openShoppers(isKnown: boolean): Promise<APIRequestContext[]> {
  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    const shopper = await request.newContext({ baseURL: STOREFRONT_URL });
    await (isKnown ? createCustomer(shopper, 'fr-fr') : shopper.get('/fr-fr'));
    return shopper;
  });
  return Promise.all(shoppers);
}

const spent = async () => [await cpuSeconds(), await cpuSeconds(PLATFORM_METRICS)] as const;

/** All of them do `act` at once; seconds it took, and CPU seconds of storefront and platform. */
async function together(
  isKnown: boolean,
  act: (shopper: APIRequestContext) => Promise<void>,
): Promise<{ seconds: number; storefront: number; platform: number }> {
  const shoppers = await openShoppers(isKnown);
  const before = await spent();
  const since = performance.now();
  await Promise.all(shoppers.map(act));
  const seconds = (performance.now() - since) / 1_000;
  const after = await spent();
  await Promise.all(shoppers.map((shopper) => shopper.dispose()));
  return { seconds, storefront: after[0] - before[0], platform: after[1] - before[1] };
}

const rowOf = (name: string, times: readonly number[]) => [
  name,
  percentile(times, 50).toFixed(0),
  percentile(times, 95).toFixed(0),
];

/** Rows of two tables: cart writes, and what a purchase consists of. */
export async function measurePurchases(browser: Browser) {
  const calls = await recordPurchase(browser);
  const writes: Times = new Map();
  const wrote = await together(false, (shopper) => writeCart(shopper, calls, writes));
  const steps: Times = new Map();
  const bought = await together(true, async (shopper) => {
    for (let turn = 0; turn < PURCHASES_EACH; turn += 1) await buy(shopper, calls, steps);
  });
  const perCall = (seconds: number) => ((seconds * 1_000) / (SHOPPERS * WRITES_EACH)).toFixed(1);
  const orders = SHOPPERS * PURCHASES_EACH;
  const perOrder = (seconds: number) => ((seconds * 1_000) / orders).toFixed(0);
  return {
    writes: [
      ...[...writes].map(([name, times]) => rowOf(name, times)),
      ['CPU ms a write: storefront, platform', perCall(wrote.storefront), perCall(wrote.platform)],
    ],
    purchases: [
      ...[...steps].map(([name, times]) => rowOf(name, times)),
      ['orders a second', (orders / bought.seconds).toFixed(1), ''],
      [
        'CPU ms an order: storefront, platform',
        perOrder(bought.storefront),
        perOrder(bought.platform),
      ],
    ],
  };
}
