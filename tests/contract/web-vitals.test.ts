import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measurementsSchema } from '#src/domain/measurement/measurement.schema.ts';
import { typicalVital, type Vital } from '#src/domain/measurement/web-vitals.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { webVitals } from '#src/platform/web-vitals/tables.ts';
import { pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const DAY_MS = 86_400_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const send = (values: object, pageKind = 'product') =>
  platform.guest().call('POST', '/web-vitals', { body: { pageKind, values } });

test.each([
  { values: { LCP: -1 } },
  { values: { LCP: 1.5 } },
  { values: { LCP: 600_001 } },
  { values: { FID: 10 } },
  { values: { LCP: 10 }, pageKind: 'a page of its own' },
])('what no page measures is refused: $pageKind $values', async ({ values, pageKind }) => {
  expect((await send(values, pageKind)).status).toBe(400);
});

describe.skipIf(isRemote)('behind the calls', () => {
  const ask = (query = '', shops?: readonly OnlineLocale[]) =>
    openStaffCalls(platform, { role: 'finance', ...(shops && { shops }) }).call(
      'GET',
      `/staff/measurements${query}`,
    );
  const read = async (query?: string, shops?: readonly OnlineLocale[]) =>
    measurementsSchema.parse((await ask(query, shops)).body);

  test('page loads at the same time are counted by day, shop and kind, and nobody is kept', async () => {
    await platform.inside.database.delete(webVitals);
    const loads = Array.from({ length: 8 }, (_, turn) =>
      send({ TTFB: 90, LCP: turn < 6 ? 1_200 : 5_000, CLS: 0 }),
    );
    expect((await Promise.all(loads)).map(({ status }) => status)).toEqual(Array(8).fill(204));
    const rows = await platform.inside.database.select().from(webVitals);
    const day = new Date().toISOString().slice(0, 10);
    const of = { day, domain: 'fr-fr', pageKind: 'product' };
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...of, vital: 'LCP', bucket: 2, count: 6 },
        { ...of, vital: 'LCP', bucket: 8, count: 2 },
        { ...of, vital: 'CLS', bucket: 0, count: 8 },
        { ...of, vital: 'TTFB', bucket: 0, count: 8 },
      ]),
    );
  });

  test('staff read what three of four page loads reach, and how far carts came', async () => {
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer);
    await pay(platform, customer, cart);
    expect((await validate(customer, cart)).status).toBe(200);
    const begun = await platform.guest().call('POST', '/carts', { body: {} });
    expect(begun.status).toBeLessThan(300);
    const { vitals, byShop } = await read();
    const typical = (vital: Vital) =>
      typicalVital(
        vital,
        new Map(
          vitals
            .filter((one) => one.vital === vital && one.pageKind === 'product')
            .map(({ bucket, count }) => [bucket, count]),
        ),
      );
    expect(typical('LCP')).toEqual({ bound: 1_500, isOver: false, rating: 'good' });
    expect(typical('INP')).toBeNull();
    expect(typical('CLS')).toEqual({ bound: 0, isOver: false, rating: 'good' });
    const { carts = 0, ordered = 0 } = byShop.find(({ name }) => name === 'fr-fr') ?? {};
    expect(ordered).toBeGreaterThanOrEqual(1);
    expect(carts).toBeGreaterThan(ordered);
  });

  test('who has one shop reads of no other, and who has no right to it reads nothing', async () => {
    const swiss = await read('', ['fr-ch']);
    expect([swiss.vitals, swiss.byShop, swiss.byChannel]).toEqual([[], [], []]);
    const french = await read('', ['fr-fr']);
    expect(french.byShop.map(({ name }) => name)).toEqual(['fr-fr']);
    expect(french.vitals.length).toBeGreaterThan(0);
    const staff = openStaffCalls(platform, { role: 'desk' });
    expect((await staff.call('GET', '/staff/measurements')).status).toBe(403);
  });

  test('carts are counted by the channel on which they were begun', {
    tags: ['A-052'],
  }, async () => {
    const begunOn = async (channel: string) => {
      const { byChannel } = await read();
      return byChannel.find(({ name }) => name === channel)?.carts ?? 0;
    };
    const before = [await begunOn('web site'), await begunOn('mobile app')];
    const headers = { [HEADER.deviceChannel]: 'AM' };
    const { status } = await platform.guest().call('POST', '/carts', { body: {}, headers });
    expect(status).toBe(201);
    const [sites = 0, apps = 0] = before;
    expect([await begunOn('web site'), await begunOn('mobile app')]).toEqual([sites, apps + 1]);
  });

  test('the span is one of those offered', async () => {
    expect((await ask('?days=7')).status).toBe(200);
    expect((await ask('?days=8')).status).toBe(400);
  });

  test('what is older than a quarter is swept, and a span leaves out what is older', async () => {
    const { database, clock, runJobs } = platform.inside;
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
    const old = { domain: 'en', pageKind: 'FAQ', vital: 'INP', bucket: 1, count: 5 } as const;
    await database.insert(webVitals).values([
      { ...old, day: ago(10) },
      { ...old, day: ago(100) },
    ]);
    const kindsIn = async (query: string) =>
      (await read(query)).vitals.map(({ pageKind }) => pageKind);
    expect(await kindsIn('?days=7')).not.toContain('FAQ');
    expect(await kindsIn('?days=28')).toContain('FAQ');
    clock.advance(DAY_MS);
    await runJobs();
    const left = await database.select().from(webVitals).where(eq(webVitals.pageKind, 'FAQ'));
    expect(left.map(({ day }) => day)).toEqual([ago(10)]);
  });
});
