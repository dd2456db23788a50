import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { stocksSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import {
  exportBrokenRuns,
  listBrokenRuns,
  listStockMovements,
  listStocks,
} from '#src/domain/stock/stock.calls.ts';
import { clearUnnamed, readStocks, writeStocks } from '#src/platform/imports/import-stocks.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { serveStockToStaff } from '#src/platform/stock/staff.ts';
import { stockMovements, stocks, storeStocks } from '#src/platform/stock/tables.ts';
import { stores } from '#src/platform/stores/tables.ts';
import { orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { callAs, staffCaller } from '../support/staff-caller.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  const place = {
    line1: 'A',
    zipCode: '1',
    city: 'C',
    latitude: 1,
    longitude: 1,
    openingHours: [],
  };
  await platform.inside.database.insert(stores).values([
    { ...place, storeId: 'lille', name: 'Lille', country: 'FR', phoneNumber: '' },
    { ...place, storeId: 'geneva', name: 'Geneva', country: 'CH', phoneNumber: '' },
  ]);
});
afterAll(() => platform.stop());
beforeEach(async () => {
  const { database } = platform.inside;
  await database.update(stocks).set({ quantity: 40 }).where(eq(stocks.sku, 'S1'));
  await database.update(stocks).set({ quantity: 2 }).where(eq(stocks.sku, 'S2'));
});

const as = (own?: Parameters<typeof staffCaller>[0]) => {
  const { database, clock } = platform.inside;
  return callAs(staffCaller(own), (router) =>
    serveStockToStaff(router, { database, now: clock.now }),
  );
};
type Line = Record<string, unknown>;
const send = (lines: Line[], more: Line = {}, caller = as()) =>
  caller('POST', '/staff/stocks/changes', { changeId: randomUUID(), lines, ...more });
const outcomes = ({ body }: { body: { lines: { outcome: string }[] } }) =>
  body.lines.map(({ outcome }) => outcome);

type Stocks = z.infer<typeof listStocks.answer>;
const list = async (search = '', caller = as()): Promise<Stocks> =>
  listStocks.answer.parse((await caller('GET', `/staff/stocks?${search}`)).body);
const movements = async (search: string, caller = as()) =>
  listStockMovements.answer.parse((await caller('GET', `/staff/stock-movements?${search}`)).body)
    .values;
const seenByShopper = async (sku: string) => {
  const { body } = await platform
    .guest()
    .call('GET', '/ecommerce/v3/stocks', { query: { skus: sku } });
  return stocksSchema.parse(body).values.find((one) => one.sku === sku)?.availableQuantity;
};

describe.skipIf(isRemote)('stock', () => {
  test('is listed with the lowest first, and found by sku, barcode and product', async () => {
    const all = await list();
    expect(all.values.map(({ sku }) => sku)).toEqual(['S0', 'S2', 'SD', 'S1']);
    expect(all.values[0]).toMatchObject({
      ...{ sku: 'S0', name: 'Dress S0', colour: 'Red', size: '38', quantity: 0, isLow: true },
    });
    const [first] = all.values;
    for (const q of ['S0', first?.gtin, first?.productId]) {
      expect([q, (await list(`q=${q}`)).values.map(({ sku }) => sku)]).toEqual([q, ['S0']]);
    }
    expect((await list('q=S&sort=sku')).total).toBe(4);
    expect((await list('level=low')).values.map(({ sku }) => sku)).toEqual(['S0', 'S2']);
    expect((await list('level=few')).values.map(({ sku }) => sku)).toEqual(['S2']);
    expect((await list('level=out')).total).toBe(1);
    expect((await list('sku=SD')).total).toBe(1);
    expect((await list('q=%25')).total).toBe(0);
    const second = await list('size=1&page=2&order=desc');
    expect(second).toMatchObject({ total: 4, values: [{ sku: 'SD' }] });
  });

  test('is counted and changed by many lines at once, each of which says what came of it', async () => {
    const { values } = await list('sku=S2');
    const answer = await send([
      { item: 'S1', reason: 'receive', difference: 10 },
      { item: values[0]?.gtin, reason: 'count', quantity: 7 },
      { item: 'S0', reason: 'damage', difference: -1 },
      { item: 'NONE', reason: 'count', quantity: 1 },
      { item: 'S1', place: 'paris', reason: 'count', quantity: 1 },
      { item: 'S1', reason: 'count', quantity: 3, seen: 40 },
      { item: 'S1', reason: 'correct', difference: -5 },
      { item: 'S1', place: 'lille', reason: 'receive', difference: 3 },
    ]);
    expect(answer.status).toBe(200);
    expect(outcomes(answer)).toEqual([
      ...['done', 'done', 'not-enough', 'unknown-item', 'unknown-place', 'changed'],
      ...['done', 'done'],
    ]);
    expect(answer.body.lines[1]).toMatchObject({ sku: 'S2', before: 2, after: 7 });
    expect([await seenByShopper('S1'), await seenByShopper('S2')]).toEqual([45, 7]);
    expect((await list('place=lille')).values).toMatchObject([{ sku: 'S1', quantity: 3 }]);
    expect(await movements('sku=S1&size=3')).toMatchObject([
      { place: 'lille', reason: 'receive', difference: 3, after: 3, by: 'Alex Martin' },
      { place: 'warehouse', reason: 'correct', difference: -5, after: 45 },
      { place: 'warehouse', reason: 'receive', difference: 10, after: 50 },
    ]);
    expect(await movements('sku=S1&place=lille&reason=count')).toEqual([]);
  });

  test('is changed once however often a change is sent, with one entry of the audit log', async () => {
    const changeId = randomUUID();
    const lines = [{ item: 'S1', reason: 'receive', difference: 5 }];
    const first = await send(lines, { changeId });
    const again = await send(lines, { changeId });
    expect(again).toEqual(first);
    expect(await seenByShopper('S1')).toBe(45);
    const { database } = platform.inside;
    const entries = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, changeId));
    expect(entries).toMatchObject([
      {
        ...{ action: 'stock.change', actorName: 'Alex Martin' },
        before: [{ sku: 'S1', place: 'warehouse', quantity: 40 }],
        after: [{ sku: 'S1', place: 'warehouse', quantity: 45, reason: 'receive' }],
      },
    ]);
    const other = [{ item: 'S1', reason: 'receive', difference: 6 }];
    expect(await send(other, { changeId })).toMatchObject({
      ...{ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    });
    const byAnother = await send(lines, { changeId }, as({ id: 'somebody-else' }));
    expect(byAnother.status).toBe(422);
    const kept = await database
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.changeId, changeId));
    expect(kept).toHaveLength(1);
  });

  test('is moved between places whole or not at all, where that was asked for', async () => {
    const transfer = (many: number) =>
      send(
        [
          { item: 'S2', reason: 'transfer', difference: -many },
          { item: 'S2', place: 'lille', reason: 'transfer', difference: many },
        ],
        { allOrNothing: true },
      );
    expect(outcomes(await transfer(3))).toEqual(['not-enough', 'left-out']);
    expect(await seenByShopper('S2')).toBe(2);
    expect(await movements('sku=S2&place=lille')).toEqual([]);
    expect(outcomes(await transfer(2))).toEqual(['done', 'done']);
    expect(await seenByShopper('S2')).toBe(0);
  });

  test('of twenty changes and orders at once is right in the end', async () => {
    const many = Array.from({ length: 20 }, () =>
      send([
        { item: 'SD', reason: 'receive', difference: 2 },
        { item: 'S1', reason: 'damage', difference: -1 },
      ]),
    );
    const before = await seenByShopper('SD');
    const answers = await Promise.all(many);
    expect(answers.flatMap(outcomes)).toEqual(Array(40).fill('done'));
    expect([await seenByShopper('SD'), await seenByShopper('S1')]).toEqual([
      (before ?? 0) + 40,
      20,
    ]);
  });

  test('keeps what an order took, which those of other shops do not see the number of', async () => {
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer, 'S1', 'S1');
    await pay(platform, customer, cart);
    const { orderNumber } = orderOf(await validate(customer, cart));
    expect((await movements('sku=S1&size=1'))[0]).toMatchObject({
      ...{ place: 'warehouse', reason: 'sale', difference: -2, after: 38, by: null, orderNumber },
    });
    const swiss = as({ shops: new Set(['fr-ch']) });
    expect((await movements('sku=S1&size=1', swiss))[0]).toMatchObject({ orderNumber: null });
  });

  test('shows what orders hold whose payment is awaited, beside what can be sold', async () => {
    const { database } = platform.inside;
    const reservedOf = async () => (await list('sku=S1')).values.map(({ reserved }) => reserved);
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer, 'S1', 'S1');
    await pay(platform, customer, cart);
    const { orderNumber } = orderOf(await validate(customer, cart));
    expect(await reservedOf()).toEqual([0]);
    const isIt = eq(orders.orderNumber, orderNumber);
    await database.update(orders).set({ status: 'awaiting-payment' }).where(isIt);
    expect((await list('sku=S1')).values).toMatchObject([{ quantity: 38, reserved: 2 }]);
    expect((await list('sku=S2')).values).toMatchObject([{ reserved: 0 }]);
    await database.update(orders).set({ status: 'cancelled' }).where(isIt);
    expect(await reservedOf()).toEqual([0]);
  });

  test('of a store that a file replaces moved by what changed, and by nothing else', async () => {
    const { database, clock } = platform.inside;
    const file = async (...lines: string[]) => {
      const table = await readStocks(Readable.from([['store,sku,quantity', ...lines].join('\n')]));
      await inTransaction(database, async (tx) => {
        await writeStocks(tx, table.rows, clock.now());
        await clearUnnamed(tx, table.rows, 'stores', clock.now());
      });
    };
    await file('lille,S1,4', 'lille,S2,1', 'lille,SD,0');
    const { total } = await list('place=lille');
    expect(total).toBe(3);
    await file('lille,S1,6', 'lille,SD,0');
    await file('lille,S1,6', 'lille,SD,0');
    const moved = async (sku: string) =>
      (await movements(`sku=${sku}&place=lille&reason=import`)).map((one) => [
        ...[one.difference, one.after, one.by],
      ]);
    expect((await moved('S1'))[0]).toEqual([2, 6, null]);
    expect((await moved('S2'))[0]).toEqual([-1, 0, null]);
    expect(await moved('SD')).toEqual([]);
  });

  test('of a store is changed by its own shop, and of the warehouse by who has all shops', async () => {
    const swiss = as({ shops: new Set(['fr-ch']) });
    const answer = await send(
      [
        { item: 'S1', reason: 'count', quantity: 1 },
        { item: 'S1', place: 'lille', reason: 'count', quantity: 1 },
        { item: 'S1', place: 'geneva', reason: 'count', quantity: 1 },
      ],
      {},
      swiss,
    );
    expect(outcomes(answer)).toEqual(['not-allowed', 'unknown-place', 'done']);
    expect(await seenByShopper('S1')).toBe(40);
    const { body } = await swiss('GET', '/staff/stock-places');
    expect(body.values).toEqual([
      { id: 'warehouse', name: null, mayChange: false },
      { id: 'geneva', name: 'Geneva', mayChange: true },
    ]);
    expect((await swiss('GET', '/staff/stocks?place=lille')).status).toBe(404);
    expect(await movements('sku=S1&place=lille', swiss)).toEqual([]);
    expect((await swiss('PUT', '/staff/stock-settings', { low: 1 })).status).toBe(403);
    const staff = as({ permissions: new Set(['stock:read']) });
    expect((await send([{ item: 'S1', reason: 'count', quantity: 1 }], {}, staff)).status).toBe(
      403,
    );
  });

  test('refuses a line that says neither or both, and more than 500 of them', async () => {
    const line = { item: 'S1', reason: 'count' };
    for (const lines of [
      [],
      [line],
      [{ ...line, quantity: 1, difference: 1 }],
      [{ ...line, quantity: -1 }],
      [{ ...line, reason: 'sale', quantity: 1 }],
      Array(501).fill({ ...line, quantity: 1 }),
    ]) {
      expect((await send(lines)).status).toBe(400);
    }
    const many = Array(500).fill({ item: 'S1', reason: 'receive', difference: 1 });
    expect(outcomes(await send(many))).toEqual(Array(500).fill('done'));
    expect(await seenByShopper('S1')).toBe(540);
  });

  test('never goes below nothing in a store either', async () => {
    await send([{ item: 'S2', place: 'geneva', reason: 'count', quantity: 1 }]);
    const taken = await send([{ item: 'S2', place: 'geneva', reason: 'damage', difference: -2 }]);
    expect(outcomes(taken)).toEqual(['not-enough']);
    const rows = await platform.inside.database
      .select()
      .from(storeStocks)
      .where(eq(storeStocks.sku, 'S2'));
    expect(rows.find(({ storeId }) => storeId === 'geneva')?.quantity).toBe(1);
  });

  test('moved as it is written down: no movement is changed or deleted', async () => {
    await send([{ item: 'S1', reason: 'count', quantity: 39 }]);
    const { database } = platform.inside;
    await expect(database.update(stockMovements).set({ after: 0 })).rejects.toThrow();
    await expect(database.delete(stockMovements)).rejects.toThrow();
    expect((await movements('sku=S1'))[0]).toMatchObject({ after: 39, reason: 'count' });
  });
});

describe('broken size runs', () => {
  /** Makes the sizes of a colour of five, and says what is asked of it. */
  async function withRun(quantities: readonly number[]): Promise<void> {
    const { database } = platform.inside;
    await database.execute(sql`delete from stocks where sku like 'RUN-%'`);
    await database.execute(sql`delete from skus where sku like 'RUN-%'`);
    for (const [at, quantity] of quantities.entries()) {
      const [sku, size] = [`RUN-${at}`, String(36 + 2 * at)];
      await database.execute(sql`
        insert into skus (sku, option_id, size, position)
        select ${sku}, option_id, ${size}, ${100 + at} from skus where sku = 'SD'`);
      if (quantity > 0) await database.insert(stocks).values({ sku, quantity });
    }
  }
  const found = async (search = '') =>
    listBrokenRuns.answer.parse((await as()('GET', `/staff/broken-runs?${search}`)).body).values;
  beforeEach(async () => {
    // The colour has one more size, the first, which is in stock.
    const moved = { quantity: 1, changedAt: sql`clock_timestamp()` };
    await platform.inside.database.update(stocks).set(moved).where(eq(stocks.sku, 'SD'));
  });
  afterAll(() => withRun([]));

  test.each([
    ['all lie', [3, 3, 3, 3], null],
    ['an outer one is gone', [3, 3, 3, 0], null],
    ['the middle is gone', [3, 0, 3, 3], 'reorder'],
    ['most are gone', [0, 0, 9, 0], 'reduce'],
    ['one item is left', [0, 0, 0, 0], 'hide'],
  ])('of which %s are told what to do with', async (_what, quantities, advice) => {
    await withRun(quantities);
    const runs = await found();
    expect(runs.map((run) => run.advice)).toEqual(advice === null ? [] : [advice]);
    expect(await found('advice=hide')).toHaveLength(advice === 'hide' ? 1 : 0);
  });

  test('are told by place, with their sizes in order, and as a file', async () => {
    await withRun([3, 0, 3, 3]);
    const [run] = await found();
    expect(run).toMatchObject({ place: 'warehouse', gone: 1, items: 10 });
    expect(run?.sizes.slice(1)).toEqual([
      { size: '36', quantity: 3 },
      { size: '38', quantity: 0 },
      { size: '40', quantity: 3 },
      { size: '42', quantity: 3 },
    ]);
    expect(await found('place=geneva')).toEqual([]);
    const file = exportBrokenRuns.answer.parse(
      (await as()('POST', '/staff/broken-runs/export')).body,
    );
    expect(file.csv).toContain('36: 3, 40: 3, 42: 3');
    expect(
      (await as({ shops: new Set(['fr-ch']) })('GET', '/staff/broken-runs?place=lille')).status,
    ).toBe(404);
  });
});
