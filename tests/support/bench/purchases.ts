import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, type Browser, request } from '@playwright/test';
import { createCustomer } from '../customers.ts';
import { type Around, addOne, buy, send, versionIn } from '../purchases/buy.ts';
import { type RecordedPurchase, recordPurchase, valuesIn } from '../purchases/recorded-purchase.ts';
import { PORTS, STOREFRONT_URL } from '../test-ports.ts';
import { percentile } from './site.ts';
import { cpuSeconds } from './speed.ts';

/** Sixteen shoppers at once, each in a session of their own, through the storefront. */

export const SHOPPERS = 16;
const WRITES_EACH = 40;
/** Quicker than hands are. Without it sixteen shoppers are all that the machine can take. */
const PAUSE_MS = 500;
const PURCHASES_EACH = 8;

/** Takes the time of each step; rows of p50 and p95, ms. */
function takeTimes() {
  const times = new Map<string, number[]>();
  const around: Around = async (step, take) => {
    const since = performance.now();
    const answer = await take();
    times.set(step, [...(times.get(step) ?? []), performance.now() - since]);
    return answer;
  };
  const rows = () =>
    [...times].map(([step, taken]) => [
      step,
      percentile(taken, 50).toFixed(0),
      percentile(taken, 95).toFixed(0),
    ]);
  return { around, rows };
}

/** A quantity again and again: 2, 1, 2, 1 ... of the only line, `pauseMs` apart. */
async function writeCart(
  shopper: APIRequestContext,
  calls: RecordedPurchase,
  around: Around,
  pauseMs: number,
) {
  let answer = await addOne(shopper, calls);
  // They do not begin in step.
  await pause(Math.random() * pauseMs);
  const lineId = String(valuesIn(answer, 'lineId')[0]);
  for (let turn = 0; turn < WRITES_EACH; turn += 1) {
    const values = { lineId, quantity: turn % 2 === 0 ? 2 : 1, version: versionIn(answer) };
    const step = pauseMs === 0 ? 'quantity, without a pause' : `quantity, each ${pauseMs} ms`;
    answer = await around(step, () => send(shopper, calls.setQuantity, values));
    await pause(pauseMs);
  }
}

/** So many shoppers with a cookie of their own; `isKnown` signs each up. */
export async function openShoppers(isKnown: boolean): Promise<APIRequestContext[]> {
  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    const shopper = await request.newContext({ baseURL: STOREFRONT_URL });
    await (isKnown ? createCustomer(shopper, 'fr-fr') : shopper.get('/fr-fr'));
    return shopper;
  });
  return Promise.all(shoppers);
}

const spent = async () => ({
  storefront: await cpuSeconds(),
  platform: await cpuSeconds(PORTS.platformMetrics),
});

/** All of them do `act` at once; seconds it took, and CPU seconds of storefront and platform. */
async function together(isKnown: boolean, act: (shopper: APIRequestContext) => Promise<void>) {
  const shoppers = await openShoppers(isKnown);
  const before = await spent();
  const since = performance.now();
  await Promise.all(shoppers.map(act));
  const seconds = (performance.now() - since) / 1_000;
  const after = await spent();
  await Promise.all(shoppers.map((shopper) => shopper.dispose()));
  return {
    seconds,
    storefront: after.storefront - before.storefront,
    platform: after.platform - before.platform,
  };
}

/** Rows of two tables: cart writes, and what a purchase consists of. */
export async function measurePurchases(browser: Browser) {
  const calls = await recordPurchase(browser, STOREFRONT_URL);
  const writes = takeTimes();
  const write = (pauseMs: number) =>
    together(false, (shopper) => writeCart(shopper, calls, writes.around, pauseMs));
  await write(PAUSE_MS);
  const wrote = await write(0);
  const steps = takeTimes();
  const bought = await together(true, async (shopper) => {
    for (let turn = 0; turn < PURCHASES_EACH; turn += 1) await buy(shopper, calls, steps.around);
  });
  const cpu = (of: string, { storefront, platform }: typeof wrote, count: number) => {
    const each = (seconds: number) => ((seconds * 1_000) / count).toFixed(1);
    return [`CPU ms of ${of}: storefront, platform`, each(storefront), each(platform)];
  };
  const orders = SHOPPERS * PURCHASES_EACH;
  return {
    writes: [...writes.rows(), cpu('a write', wrote, SHOPPERS * WRITES_EACH)],
    purchases: [
      ...steps.rows(),
      ['orders a second', (orders / bought.seconds).toFixed(1), ''],
      cpu('an order', bought, orders),
    ],
  };
}
