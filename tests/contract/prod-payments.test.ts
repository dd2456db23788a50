import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitFor } from '#src/launch/wait-for.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { fulfilOrder } from '#src/platform/orders/fulfil-order.ts';
import { payments } from '#src/platform/payments/tables.ts';
import { serveMollie } from '../support/payment-providers.ts';
import { platformSecrets, signedInCaller } from '../support/platform-program.ts';
import { findFreePort, type RunningProgram, runProgram } from '../support/run-program.ts';
import { orderOf, readyCart, startedPayment, validate } from '../support/shopping.ts';
import { fillSmallShop } from '../support/small-shop.ts';

/** The platform as an administrator starts it in production, with and without a payment provider. */

const KEY = `live_${'k'.repeat(30)}`;
const START_BUDGET_MS = 60_000;

let folder: string;
let db: TestDatabase;
let program: RunningProgram;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prod-payments-'));
  db = await createTestDatabase();
  await fillSmallShop(db.database);
});
afterEach(() => program.stop());
afterAll(async () => {
  await db.drop();
  rmSync(folder, { recursive: true });
});

async function start(more: Record<string, string>): Promise<void> {
  const [port, metrics] = [await findFreePort(), await findFreePort()];
  url = `http://localhost:${port}`;
  program = runProgram('src/platform/main.ts', {
    ...{ VITRINE_ENV: 'prod', PLATFORM_PORT: String(port), PLATFORM_METRICS_PORT: String(metrics) },
    // Nobody has made it.
    ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: db.url, LOG_LEVEL: 'debug' },
    // The legal pages of the small shop are not the point.
    LEGAL_DRAFTS: '1',
    ...platformSecrets(),
    ...more,
  });
  expect(await waitFor(`${url}/_health`, START_BUDGET_MS), program.said()).toBe(true);
}

test('without a provider no shop sells: it says so in the log and on /readyz, and offers nothing', {
  tags: ['T42'],
  timeout: 90_000,
}, async () => {
  await start({});
  const answer = await fetch(`${url}/readyz`);
  const sentence = 'fr-fr has payment products and no provider in PAYMENT_PROVIDERS';
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: 'not selling',
    problems: expect.arrayContaining([sentence]),
  });
  expect(program.said()).toContain(sentence);
});

test('with a provider it sells: ordered, shipped, captured, and no key is in the log', {
  tags: ['T33'],
  timeout: 120_000,
}, async () => {
  const mollie = await serveMollie(fetch, { apiKey: KEY });
  const account = { ...mollie.account, shops: ['fr-fr'] };
  await start({ PAYMENT_PROVIDERS: JSON.stringify([account]) });
  const ready = await fetch(`${url}/readyz`);
  // Shops that cannot sell yet are named, and take nobody down.
  expect(ready.status).toBe(200);
  const sentence = 'fr-ch has payment products and no provider in PAYMENT_PROVIDERS';
  expect(await ready.json()).toMatchObject({
    status: 'ok',
    problems: expect.arrayContaining([sentence]),
  });
  const shopper = await signedInCaller(url, 'u5@vitrine.example');
  const cart = await readyCart(shopper);
  // Mollie refuses the first one, with words that might name the key.
  mollie.control.fail('500', 3);
  const { reference } = await startedPayment(shopper, cart, { paymentProduct: 'visa' });
  const [payment] = await db.database
    .select()
    .from(payments)
    .where(eq(payments.reference, reference));
  const id = payment?.providerId ?? '';
  await mollie.control.decide(id, 'paid', 'twice');
  await expect
    .poll(async () => (await validate(shopper, cart)).status, { timeout: 20_000 })
    .toBe(200);
  const { orderNumber } = orderOf(await validate(shopper, cart));
  for (const step of ['prepared', 'shipped'] as const) {
    const parcel = step === 'shipped' ? { carrier: 'Colissimo', trackingNumber: null } : null;
    await fulfilOrder(db.database, { orderNumber, step, parcel }, new Date());
  }
  await expect
    .poll(() => mollie.control.payments.get(id)?.captures.length, { timeout: 30_000 })
    .toBe(1);
  expect(program.said()).not.toContain('kkkk');
  expect(program.said()).not.toContain('Bearer');
  mollie.stop();
});
