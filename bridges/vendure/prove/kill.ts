import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  addsUp,
  at,
  cartWith,
  checkOut,
  itemsOf,
  putCartAway,
  readCart,
} from '../../../src/conform/carts.ts';
import { type Fixtures, readFixtures } from '../../../src/conform/fixtures.ts';
import { decide, startOf } from '../../../src/conform/pay.ts';
import { createSender } from '../../../src/conform/send.ts';
import { createShopper, type Shop, type Shopper } from '../../../src/conform/shopper.ts';
import { signIn } from '../../../src/conform/sign-in.ts';
import { changeQuantity } from '../../../src/domain/cart/cart.calls.ts';
import { getStocks } from '../../../src/domain/catalogue/catalogue.calls.ts';
import { getOrders, validateCart } from '../../../src/domain/order/order.calls.ts';
import { startPayment } from '../../../src/domain/payment/payment.calls.ts';
import { getWebDomains } from '../../../src/domain/shop/web-domain.calls.ts';
import { findOrder } from './dashboard.ts';

/**
 * Kills the bridge and Vendure between a payment and its order, and changes a cart in two tabs: with
 * everything running, `npm run prove:killing`.
 */

const {
  PORT = '4000',
  DATA_DIR = join(import.meta.dirname, '../.data'),
  SUBSCRIPTION_KEY: subscriptionKey = '',
  IDENTITY_CLIENT_SECRET: clientSecret = '',
} = process.env;
const TIMES = Number(process.env.TIMES ?? 10);
const ROUNDS = Number(process.env.ROUNDS ?? 25);
const platform = `http://localhost:${PORT}`;
const said = (sentence: string) => process.stdout.write(`  ${sentence}\n`);

const fixtures: Fixtures = await readFixtures(`${platform}/fixtures.json`);
const { send } = createSender({ platform, auth: platform, media: platform });
const guestOf = (shop: Shop) => createShopper({ send, subscriptionKey, shop });
const locale = fixtures.shops.first;
const domains = await guestOf({ storeId: '', locale }).ok(getWebDomains);
const storeId = domains.find(({ domain }) => domain === locale)?.storeId ?? '';
const shop: Shop = { storeId, locale };
const redirectUri = `${fixtures.payment.returnTo}/${locale}/auth/callback`;
const { accessToken } = await signIn(platform, fixtures.customers.one, {
  ...{ clientId: 'storefront', clientSecret, redirectUri },
});
const customer = createShopper({ send, subscriptionKey, shop, accessToken });
const [plenty, another] = [fixtures.products.plenty ?? '', fixtures.products.another ?? ''];

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === 120) throw error;
      await pause(500);
    }
}

const seen = async () => {
  const { total } = await customer.ok(getOrders);
  const { values } = await customer.ok(getStocks, { query: { skus: plenty } });
  return { total, stock: values[0]?.availableQuantity ?? 0 };
};

function expectSame(what: string, came: unknown, expected: unknown): void {
  if (JSON.stringify(came) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(came)}, not ${JSON.stringify(expected)}`);
}

/** Pays, and kills a program so many milliseconds after the provider began to say so. */
async function killAt(program: 'bridge' | 'server', ms: number): Promise<string> {
  await putCartAway(customer);
  const cart = await checkOut(customer, await cartWith(customer, plenty), { fixtures });
  const before = await seen();
  const started = await customer.ok(startPayment, startOf({ fixtures }, cart));
  const told = decide({ fixtures }, started, 'accepted').then(
    () => true,
    () => false,
  );
  await pause(ms);
  process.kill(Number(readFileSync(join(DATA_DIR, `${program}.pid`), 'utf8')), 'SIGKILL');
  // A provider that was not answered tells it again.
  const wasAnswered = await told;
  if (!wasAnswered) await again(() => decide({ fixtures }, started, 'accepted'));
  const order = await again(() => customer.ok(validateCart, at(cart)));
  const same = await again(() => customer.ok(validateCart, at(cart)));
  expectSame('the order again', same.orderNumber, order.orderNumber);
  const after = await again(seen);
  expectSame('orders more', after.total - before.total, 1);
  expectSame('items less', before.stock - after.stock, 1);
  const kept = await again(() => findOrder(order.orderNumber));
  const settled = kept?.payments.filter(({ state }) => state === 'Settled') ?? [];
  expectSame(
    'payments',
    settled.map(({ amount }) => amount),
    [cart.totalPrice.centAmount],
  );
  return wasAnswered ? 'after the provider was answered' : 'before the provider was answered';
}

/** Two changes of one version at the same time: one is done, the other is told the version. */
async function twoTabs(shopper: Shopper): Promise<void> {
  let cart = await cartWith(shopper, plenty, another);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const quantity = String(1 + (round % 9));
    const [one = at(cart), other = at(cart)] = cart.lineItems.map(({ lineId }) =>
      at(cart, { lineId, quantity }),
    );
    const answers = await Promise.all([
      shopper.ask(changeQuantity, one),
      shopper.ask(changeQuantity, other),
    ]);
    expectSame('statuses', answers.map(({ status }) => status).toSorted(), [200, 409]);
    const { version } = cart;
    cart = await readCart(shopper, cart);
    expectSame('version', cart.version, version + 1);
    addsUp(cart);
  }
  said(`two tabs, ${ROUNDS} rounds: ${itemsOf(cart).join(', ')}, version ${cart.version}`);
}

await twoTabs(guestOf(shop));
for (const program of ['bridge', 'server'] as const) {
  for (let time = 0; time < TIMES; time += 1) {
    const ms = time * 25;
    const when = await killAt(program, ms);
    said(
      `${program === 'server' ? 'Vendure' : 'the bridge'} killed after ${ms} ms, ${when}: one order, one payment`,
    );
  }
}
said('none lost, none double');
process.exit(0);
