import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFailingJobs, getSales, getShopGaps } from '#src/domain/overview/overview.calls.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { SHIPPED_ROLES } from '#src/domain/staff/shipped-roles.ts';
import { salesQuery } from '#src/platform/overview/find-sales.ts';
import { serveOverviewToStaff } from '#src/platform/overview/staff.ts';
import { orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { callAs, staffCaller } from '../support/staff-caller.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

async function ordered() {
  const customer = await platform.customer('U1');
  const cart = await readyCart(customer, 'S1');
  await pay(platform, customer, cart);
  return orderOf(await validate(customer, cart));
}

function openOverview({
  role = 'owner',
  shops = ONLINE_LOCALES,
}: {
  role?: keyof typeof SHIPPED_ROLES;
  shops?: readonly OnlineLocale[];
}) {
  const { database, clock } = platform.inside;
  const caller = staffCaller({
    permissions: new Set(SHIPPED_ROLES[role].permissions),
    shops: new Set(shops),
  });
  const call = callAs(caller, (router) =>
    serveOverviewToStaff(router, { database, now: clock.now }),
  );
  return (what: string) => call('GET', `/staff/overview/${what}`);
}

describe.skipIf(isRemote)('the first page of the staff', () => {
  test('says what was ordered today and a week ago, of the shops of the caller alone', async () => {
    const { database } = platform.inside;
    const { orderNumber, totalPrice } = await ordered();
    await database.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'order_number', 'V' || n, 'cart_id', 'earlier-' || n,
        'status', case n when 3 then 'cancelled' else 'delivered' end,
        'created_at', o.created_at - make_interval(days => n * 7)))).*
      from orders o, generate_series(1, 3) n where o.order_number = ${orderNumber}`);
    await database.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'order_number', 'V9', 'cart_id', 'never-paid', 'status', 'cancelled'))).*
      from orders o where o.order_number = ${orderNumber}`);
    const { body } = await openOverview({})('sales');
    const { currencies } = getSales.answer.parse(body);
    const { centAmount, currencyCode } = totalPrice;
    const sums = { cents: centAmount, orders: 1, centsBefore: centAmount, ordersBefore: 1 };
    expect(currencies).toMatchObject([
      { currency: currencyCode, ...sums, shops: [{ shop: 'fr-fr', ...sums }] },
    ]);
    expect(currencies[0]?.days.at(-1)).toMatchObject(sums);
    expect(currencies[0]?.days[0]).toMatchObject({ cents: 0, centsBefore: 0 });

    const swiss = openOverview({ shops: ['fr-ch'] });
    expect(getSales.answer.parse((await swiss('sales')).body)).toEqual({ currencies: [] });
    expect((await openOverview({ role: 'desk' })('sales')).status).toBe(403);
  });

  test('adds up ten thousand orders of the last year by an index', async () => {
    const { database } = platform.inside;
    const { orderNumber } = await ordered();
    await database.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'order_number', 'V' || (1000000 + n), 'cart_id', 'grown-' || n,
        'created_at', o.created_at - make_interval(mins => n * 52)))).*
      from orders o, generate_series(1, 10000) n where o.order_number = ${orderNumber}`);
    await database.execute(sql`vacuum analyze orders`);
    const since = new Date(platform.inside.clock.now().getTime() - 15 * 86_400_000);
    const shops = [{ storeId: '1001', domain: 'fr-fr' }] as const;
    const { rows } = await database.execute(sql`explain ${salesQuery(shops, since)}`);
    expect(JSON.stringify(rows)).toContain('orders_newest');
    expect(JSON.stringify(rows)).not.toContain('Seq Scan on orders');
  });

  test('names the shops that lack what they must publish, to those who can write it', async () => {
    const all = getShopGaps.answer.parse((await openOverview({ role: 'editor' })('gaps')).body);
    expect(all.shops.map(({ domain }) => domain)).toContain('fr-fr');
    const swiss = openOverview({ role: 'editor', shops: ['fr-ch'] });
    const own = getShopGaps.answer.parse((await swiss('gaps')).body);
    expect(own.shops.every(({ domain }) => domain === 'fr-ch')).toBe(true);
    expect((await openOverview({ role: 'warehouse' })('gaps')).status).toBe(403);
  });

  test('names the work in the background that fails, to the owner', async () => {
    const owner = openOverview({});
    expect(getFailingJobs.answer.parse((await owner('jobs')).body)).toEqual({ values: [] });
    await platform.inside.database.execute(sql`
      insert into jobs.job (name, state, retry_limit, retry_count, output)
      select name, 'retry', 5, 2, '{"message": "no connection"}'::jsonb from jobs.queue
      where not starts_with(name, '__pgboss') order by name limit 1`);
    const { values } = getFailingJobs.answer.parse((await owner('jobs')).body);
    expect(values).toMatchObject([{ failing: 1, reason: 'no connection' }]);
    expect((await openOverview({ role: 'finance' })('jobs')).status).toBe(403);
  });
});
