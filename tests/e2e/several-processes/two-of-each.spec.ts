import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, request } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import { skus } from '#src/platform/catalogue/products/tables.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { createCustomer } from '../../support/customers.ts';
import { type Around, buy } from '../../support/purchases/buy.ts';
import { recordPurchase } from '../../support/purchases/recorded-purchase.ts';
import { SEVERAL } from '../../support/test-ports.ts';
import { DRESS, shopperOn } from '../shopper.ts';
import { putIntoCart } from '../shopper-at.ts';
import { expect, test } from './several-test.ts';

/** Two storefronts and two platforms are equals: each request goes to another of them. */

const SHOPPERS = 20;
/** At a release each shopper comes back more often. */
const ORDERS_EACH = process.env.IS_RELEASE === '1' ? 10 : 2;
const ORDERS = SHOPPERS * ORDERS_EACH;
/** While a process starts again, what goes to it fails at once. */
const PATIENCE_MS = 60_000;
/** Leaves the processor to the process that starts. */
const RETRY_MS = 250;
const RUSH_BUDGET_MS = 300_000;

test.beforeAll(async ({ programs }) => {
  test.setTimeout(120_000);
  await programs.addPlatform();
});

test('a piece is removed, called back and bought; its price changes; an import arrives', {
  tag: ['@F22', '@F28'],
}, async ({ page, programs }) => {
  const { database } = programs;
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  await shopper.open('/cart');
  await shopper.remove.click();
  await shopper.seeCount(0);
  await shopper.button('Undo').click();
  await shopper.seeCount(1);

  const [piece] = await database.select().from(skus).where(eq(skus.sku, DRESS.sku));
  const begins = { domain: 'fr-fr', type: 'P', validFrom: new Date(), centAmount: 1_230 } as const;
  await database.insert(prices).values({ optionId: piece?.optionId ?? '', ...begins });
  for (const { url } of programs.storefronts) {
    const isReduced = async () =>
      (await (await page.request.get(`${url}/fr-fr${DRESS.path}`)).text()).includes('12,30');
    await expect.poll(isReduced).toBe(true);
  }
  await shopper.link('Checkout').click();
  await shopper.goToPayment({ zipCode: '75002', city: 'Paris' });
  await expect(shopper.payButton).toContainText('17,29');
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await expect(shopper.heading('Thank you')).toBeVisible();

  await programs.importProducts('tests/support/exports/jewellery.csv');
  for (const platform of programs.platforms) {
    const search = `${platform.url}/ecommerce/v3/catalog/search?q=yolande`;
    await expect
      .poll(async () => (await page.request.get(search, { headers: programs.callHeaders })).json())
      .toMatchObject({ total: 3 });
  }
  for (const { url } of programs.storefronts) {
    expect(await (await page.request.get(`${url}/fr-fr/search?q=yolande`)).text()).toContain(
      'Yolande bangle',
    );
  }
});

test(`${ORDERS} orders by ${SHOPPERS} shoppers while one process of each kind is killed: nothing lost, nothing twice`, {
  tag: ['@F23', '@F27'],
}, async ({ browser, programs }) => {
  test.setTimeout(RUSH_BUDGET_MS);
  const { database, storefronts, platforms } = programs;
  const stockOf = async () => {
    const [row] = await database.select().from(stocks).where(eq(stocks.sku, DRESS.sku));
    return row?.quantity ?? 0;
  };
  const countOrders = () => database.$count(orders);
  const calls = await recordPurchase(browser, SEVERAL.storefrontUrl);
  await database
    .update(stocks)
    .set({ quantity: 2 * ORDERS })
    .where(eq(stocks.sku, DRESS.sku));
  const before = await stockOf();
  const placedBefore = await countOrders();
  const shoppers: APIRequestContext[] = [];
  // One after the other: a password costs a core.
  for (let number = 0; number < SHOPPERS; number += 1) {
    const shopper = await request.newContext({ baseURL: SEVERAL.storefrontUrl });
    await createCustomer(shopper, 'fr-fr');
    shoppers.push(shopper);
  }
  /** Tries again what failed, or lost its answer with a process. */
  const insist: Around = async (_, take) => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await take();
      } catch (error) {
        if (Date.now() > until) throw error;
        await pause(RETRY_MS);
      }
    }
  };
  const bought: string[] = [];
  const crashes: Promise<void>[] = [];
  const shop = async (shopper: APIRequestContext) => {
    for (let count = 0; count < ORDERS_EACH; count += 1) {
      bought.push(await buy(shopper, calls, insist));
      if (bought.length === ORDERS / 4)
        crashes.push(...platforms.slice(0, 1).map((one) => one.crash()));
      if (bought.length === (ORDERS * 3) / 5)
        crashes.push(...storefronts.slice(0, 1).map((one) => one.crash()));
    }
  };
  await Promise.all(shoppers.map(shop));
  await Promise.all(crashes);
  await Promise.all(shoppers.map((shopper) => shopper.dispose()));
  expect(crashes).toHaveLength(2);
  expect(new Set(bought).size).toBe(ORDERS);
  const placed = await database
    .select({ cartId: orders.cartId })
    .from(orders)
    .where(inArray(orders.cartId, bought));
  expect(placed.map(({ cartId }) => cartId).sort()).toEqual(bought.sort());
  expect(before - (await stockOf())).toBe(ORDERS);
  expect((await countOrders()) - placedBefore).toBe(ORDERS);
  expect(await findContradictions(database)).toEqual([]);
});
