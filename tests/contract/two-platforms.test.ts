import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartSchema } from '#src/contract/carts.ts';
import { orderSchema } from '#src/contract/orders.ts';
import { prices, skus, stocks } from '#src/platform/catalogue/tables.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { orders } from '#src/platform/orders/tables.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  add,
  CARDS,
  cartOf,
  checkOut,
  createCart,
  startedPayment,
  validate,
} from '../support/shopping.ts';
import { isRemote } from '../support/test-platform.ts';
import { startTwoPlatforms, type TwoPlatforms } from '../support/two-platforms.ts';

/** Processes of the platform are equals on one database: any of them may end at any time. */

const SHOPPERS = 20;
const ORDERS_EACH = 10;
/** Enough for all of them. */
const STOCK = 1_000;
/** While a process starts again, each call that goes to it fails at once. */
const MAX_TRIES = 50;
const RUSH_BUDGET_MS = 300_000;

let platforms: TwoPlatforms;
beforeAll(async () => {
  platforms = await startTwoPlatforms();
}, 120_000);
afterAll(() => platforms.stop());

const emailOf = (number: number) => `rush-${number}@vitrine.example`;

/** Customers who are U5 in all but their name. */
async function addShoppers(): Promise<void> {
  const { database } = platforms;
  const [known] = await database.select().from(customers).where(eq(customers.customerId, 'U5'));
  if (known === undefined) throw new Error('no U5');
  await database.insert(customers).values(
    Array.from({ length: SHOPPERS }, (_, number) => ({
      ...known,
      customerId: `rush-${number}`,
      email: emailOf(number),
    })),
  );
}

async function payByCard(caller: Caller, cart: Parameters<typeof startedPayment>[1]) {
  const { redirectUrl } = await startedPayment(caller, cart);
  const body = new URLSearchParams({
    action: 'pay',
    number: CARDS.authorised,
    expiry: '12/39',
    securityCode: '123',
    name: 'Jean Dupont',
  });
  const { status } = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  expect(status).toBe(303);
}

async function openCart(caller: Caller) {
  const { status, body } = await caller.call('GET', '/carts-self');
  return status === 200 ? cartSchema.parse(body) : createCart(caller);
}

/** Goes on from wherever the cart stands; throws where a call fails or its answer is lost. */
async function goOn(caller: Caller, cartId: string): Promise<string> {
  const ordered = await caller.call('GET', `/orders/by-cart/${cartId}`);
  if (ordered.status === 200) return orderSchema.parse(ordered.body).orderNumber;
  let cart = cartOf(await caller.call('GET', `/carts/${cartId}`));
  if (cart.lineItems.length === 0) cart = await add(caller, cart, 'S1');
  if (cart.shippingInfo === null) cart = await checkOut(caller, cart);
  const early = await validate(caller, cart);
  if (early.status === 200) return orderSchema.parse(early.body).orderNumber;
  await payByCard(caller, cart);
  const placed = await validate(caller, cart);
  expect(placed.status).toBe(200);
  return orderSchema.parse(placed.body).orderNumber;
}

/** Does something again whose call failed, or lost its answer with a process. */
async function insist<T>(work: () => Promise<T>, before: () => Promise<unknown>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await before().catch(() => undefined);
    }
  }
}

/** Lets go of a payment that a process took along. */
async function refresh(caller: Caller, cartId: string): Promise<void> {
  const { version } = cartOf(await caller.call('GET', `/carts/${cartId}`));
  await caller.call('PUT', `/carts/${cartId}/refresh`, { query: { version } });
}

/** A shopper who does not give up; answers the order's number. */
async function buy(caller: Caller): Promise<string> {
  const { id } = await insist(
    () => openCart(caller),
    async () => undefined,
  );
  return insist(
    () => goOn(caller, id),
    () => refresh(caller, id),
  );
}

describe.skipIf(isRemote)('two processes on one database', () => {
  test('a token of one is good at the other, and so are the cart and its price (F22, F28)', async () => {
    const shopper = await platforms.signIn('u5@vitrine.example');
    // Each call goes to the other process than the one before.
    const cart = await add(shopper, await createCart(shopper), 'S1');
    const [piece] = await platforms.database.select().from(skus).where(eq(skus.sku, 'S1'));
    await platforms.database.insert(prices).values({
      optionId: piece?.optionId ?? '',
      domain: 'fr-fr',
      type: 'P',
      validFrom: new Date(),
      centAmount: 1_000,
    });
    const query = { version: cart.version };
    const refreshed = cartOf(await shopper.call('PUT', `/carts/${cart.id}/refresh`, { query }));
    expect(refreshed.totalPrice.centAmount).toBe(1_000);
    const again = cartOf(await shopper.call('GET', `/carts/${cart.id}`));
    expect(again.totalPrice.centAmount).toBe(1_000);
  });

  test(
    '200 orders by 20 shoppers while each process is killed: nothing lost, nothing twice (F23, F27)',
    async () => {
      const { database } = platforms;
      await addShoppers();
      await database.update(stocks).set({ quantity: STOCK }).where(eq(stocks.sku, 'S1'));
      const callers: Caller[] = [];
      // One after the other: a password costs a core.
      for (let number = 0; number < SHOPPERS; number += 1) {
        callers.push(await platforms.signIn(emailOf(number)));
      }
      const told: string[] = [];
      const crashes: Promise<void>[] = [];
      const shop = async (caller: Caller) => {
        for (let count = 0; count < ORDERS_EACH; count += 1) {
          told.push(await buy(caller));
          if (told.length === 50) crashes.push(platforms.crash(0));
          if (told.length === 130) crashes.push(platforms.crash(1));
        }
      };
      await Promise.all(callers.map(shop));
      await Promise.all(crashes);
      expect(crashes).toHaveLength(2);
      expect(new Set(told).size).toBe(SHOPPERS * ORDERS_EACH);
      const placed = await database
        .select({ orderNumber: orders.orderNumber })
        .from(orders)
        .where(sql`${orders.customerId} like 'rush-%'`);
      expect(placed.map(({ orderNumber }) => orderNumber).sort()).toEqual(told.sort());
      const [left] = await database.select().from(stocks).where(eq(stocks.sku, 'S1'));
      expect(left?.quantity).toBe(STOCK - SHOPPERS * ORDERS_EACH);
    },
    RUSH_BUDGET_MS,
  );
});
