import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADER } from '#src/domain/wire/headers.ts';
import { answerOperator } from '#src/platform/answer-operator.ts';
import { webVitals } from '#src/platform/web-vitals/tables.ts';
import { pay, readyCart, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const HOST = '127.0.0.1:10000';
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
  const open = async (query = '', host = HOST) => {
    const { database, config } = platform.inside;
    const operator = answerOperator({
      ...{ database, config },
      now: platform.inside.clock.now,
      metrics: { text: async () => '' },
    });
    return operator.request(`/vitals${query}`, { headers: { host } });
  };
  const page = async (query?: string) => (await open(query)).text();

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

  test('an operator reads what three of four page loads reach, and how far carts came', async () => {
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer);
    await pay(platform, customer, cart);
    expect((await validate(customer, cart)).status).toBe(200);
    const begun = await platform.guest().call('POST', '/carts', { body: {} });
    expect(begun.status).toBeLessThan(300);
    const text = await page();
    expect(text).toMatch(
      /product<\/th><td class="good">≤ 1\.5 s ● good<\/td><td>–<\/td><td class="good">≤ 0\.00 ● good/,
    );
    expect(text).toMatch(
      /fr-fr<\/th><td class="number">\d+<\/td>(<td class="number">\d+ \(\d+%\)<\/td>){4}/,
    );
    const [, carts, ordered] =
      /fr-fr<\/th><td class="number">(\d+)<\/td>.*?(\d+) \(\d+%\)<\/td><\/tr>/s.exec(text) ?? [];
    expect(Number(ordered)).toBeGreaterThanOrEqual(1);
    expect(Number(carts)).toBeGreaterThan(Number(ordered));
  });

  test('carts are counted by the channel on which they were begun', {
    tags: ['A-052'],
  }, async () => {
    const begunOn = async (channel: string) => {
      const [, carts = '0'] =
        new RegExp(`${channel}</th><td class="number">(\\d+)<`).exec(await page()) ?? [];
      return Number(carts);
    };
    const before = [await begunOn('web site'), await begunOn('mobile app')];
    const headers = { [HEADER.deviceChannel]: 'AM' };
    const { status } = await platform.guest().call('POST', '/carts', { body: {}, headers });
    expect(status).toBe(201);
    const [sites = 0, apps = 0] = before;
    expect([await begunOn('web site'), await begunOn('mobile app')]).toEqual([sites, apps + 1]);
  });

  test('the span is one of those offered, and another name does not lead there', async () => {
    expect(await page('?days=7')).toContain('days=7" aria-current=page');
    expect(await page("?days=7'x")).toContain('days=28" aria-current=page');
    expect((await open('', 'evil.example')).status).toBe(421);
  });

  test('what is older than a quarter is swept, and a span leaves out what is older', async () => {
    const { database, clock, runJobs } = platform.inside;
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
    const old = { domain: 'en', pageKind: 'FAQ', vital: 'INP', bucket: 1, count: 5 } as const;
    await database.insert(webVitals).values([
      { ...old, day: ago(10) },
      { ...old, day: ago(100) },
    ]);
    expect(await page('?days=7')).not.toContain('FAQ');
    expect(await page('?days=28')).toContain('FAQ');
    clock.advance(DAY_MS);
    await runJobs();
    const left = await database.select().from(webVitals).where(eq(webVitals.pageKind, 'FAQ'));
    expect(left.map(({ day }) => day)).toEqual([ago(10)]);
  });
});
