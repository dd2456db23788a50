import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '#src/domain/event/event.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { serveEventsToStaff } from '#src/platform/events/staff.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { serveStockToStaff } from '#src/platform/stock/staff.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { cartWith, checkOut, pay, readyCart, validate } from '../support/shopping.ts';
import { callAs, staffCaller } from '../support/staff-caller.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let small: TestPlatform;
let seeded: TestPlatform;
beforeAll(async () => {
  small = await startTestPlatform();
  seeded = await startTestPlatform(SEEDED_SHOP);
});
afterAll(async () => {
  await small.stop();
  await seeded.stop();
});

const as = ({ inside }: TestPlatform, own?: Parameters<typeof staffCaller>[0]) => {
  const { database, clock, config } = inside;
  const deps = { database, now: clock.now, config };
  return callAs(staffCaller(own), (router) => {
    serveEventsToStaff(router, deps);
    serveStockToStaff(router, deps);
  });
};

/** What others were told while something was done. */
async function toldDuring(
  platform: TestPlatform,
  work: () => Promise<unknown>,
  caller = as(platform),
) {
  const all = async (after: number): Promise<Event[]> =>
    (await caller('GET', `/staff/events?size=1000&after=${after}`)).body.values;
  const before = await all(0);
  await work();
  return all(before.at(-1)?.sequence ?? 0);
}

describe.skipIf(isRemote)('stock that becomes low', () => {
  const change = (quantity: number) =>
    as(small)('POST', '/staff/stocks/changes', {
      changeId: randomUUID(),
      lines: [{ item: 'S1', reason: 'count', quantity }],
    });
  const lowDuring = async (work: () => Promise<unknown>) =>
    (await toldDuring(small, work)).filter(({ type }) => type === 'stock.low');

  test('is told once, by an order or a count, from the number on that the staff chose', async () => {
    await change(6);
    const told = await lowDuring(async () => {
      const customer = await small.customer('U1');
      const cart = await readyCart(customer, 'S1');
      await pay(small, customer, cart);
      expect((await validate(customer, cart)).status).toBe(200);
    });
    expect(told).toMatchObject([
      {
        ...{ shop: null, subject: { kind: 'sku', id: 'S1' } },
        data: { sku: 'S1', place: 'warehouse', quantity: 5, low: 5 },
      },
    ]);
    expect(await lowDuring(() => change(4))).toEqual([]);
    expect((await as(small)('PUT', '/staff/stock-settings', { low: 20 })).status).toBe(200);
    expect((await as(small)('GET', '/staff/stock-settings')).body).toEqual({
      low: 20,
      ownedBy: null,
    });
    expect(await lowDuring(() => change(30))).toEqual([]);
    expect(await lowDuring(() => change(20))).toMatchObject([{ data: { quantity: 20, low: 20 } }]);
  });

  test('is not told of an order that was not placed', async () => {
    await change(30);
    const { database } = small.inside;
    const customer = await small.customer('U1');
    const cart = await checkOut(customer, await cartWith(customer, 'S1', 'S2'));
    await pay(small, customer, cart);
    await database.update(stocks).set({ quantity: 0 }).where(eq(stocks.sku, 'S2'));
    await database.update(stocks).set({ quantity: 21 }).where(eq(stocks.sku, 'S1'));
    const told = await lowDuring(async () => {
      expect((await validate(customer, cart)).status).toBe(412);
    });
    expect(told).toEqual([]);
  });
});

describe.skipIf(isRemote)('an import', () => {
  const HEADING =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
  const sell = (title: string, quantity: number, price: number) => () =>
    importProducts(
      seeded.inside.database,
      Readable.from([
        `${HEADING}\nhat,${title},,Acme,Hats,,TRUE,Size,M,HAT-M,${quantity},${price}`,
      ]),
      {
        ...{ language: 'fr', shops: ONLINE_LOCALES },
        ...{ currency: 'EUR', now: seeded.inside.clock.now() },
      },
    );

  test('tells of products and prices that changed, and of nothing else', async () => {
    const added = await toldDuring(seeded, sell('Hat', 9, 20));
    const shops = added.filter(({ type }) => type === 'product.published');
    expect(shops.map(({ shop }) => shop).toSorted()).toEqual(ONLINE_LOCALES.toSorted());
    expect(added.slice(shops.length)).toMatchObject([
      {
        ...{ type: 'product.changed', shop: null, subject: { kind: 'product' } },
        data: { handle: 'hat', isNew: true, visibility: 'listed' },
      },
    ]);
    expect(await toldDuring(seeded, sell('Hat', 8, 20))).toEqual([]);
    expect(await toldDuring(seeded, sell('A hat', 8, 20))).toMatchObject([
      { type: 'product.changed', subject: added.at(-1)?.subject, data: { isNew: false } },
    ]);
    seeded.inside.clock.advance(60_000);
    const told = await toldDuring(seeded, sell('A hat', 8, 15));
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['price.changed']));
    expect(told.map(({ shop }) => shop)).toContain('de-de');
    expect(told.find(({ shop }) => shop === 'fr-fr')).toMatchObject({
      ...{ subject: { kind: 'option' } },
      data: {
        ...{ currency: 'EUR', prices: [{ sku: null, type: 'I', centAmount: 1_500 }] },
        before: [{ sku: null, type: 'I', centAmount: 2_000 }],
        after: [{ sku: null, type: 'I', centAmount: 1_500 }],
      },
    });
    seeded.inside.clock.advance(60_000);
    const french = as(seeded, { shops: new Set(['fr-fr']) });
    const seen = await toldDuring(seeded, sell('A hat', 8, 10), french);
    expect(seen.map(({ shop }) => shop)).toEqual(['fr-fr']);
    expect(await toldDuring(seeded, sell('A hat', 4, 10))).toMatchObject([
      { type: 'stock.low', data: { sku: 'HAT-M', quantity: 4 } },
    ]);
  });
});

describe.skipIf(isRemote)('an account that is erased', () => {
  test('is told by its id alone, no matter who erased it', async () => {
    const staff = openStaffCalls(small, { role: 'owner' });
    const byStaff = await toldDuring(small, async () => {
      const { status } = await staff.call('POST', '/staff/customers/U6/erasure', {
        ...{ changeId: randomUUID(), version: 1 },
      });
      expect(status).toBe(200);
    });
    const told = { type: 'customer.erased', shop: null, data: { customerId: 'U6' } };
    expect(byStaff).toMatchObject([{ ...told, subject: { kind: 'customer', id: 'U6' } }]);
    expect(JSON.stringify(byStaff)).not.toContain('@');
    const byHerself = await toldDuring(small, async () => {
      const customer = await small.customer('U7');
      expect((await customer.call('DELETE', '/accounts-self')).status).toBe(204);
    });
    expect(byHerself).toMatchObject([{ type: 'customer.erased', data: { customerId: 'U7' } }]);
  });
});
