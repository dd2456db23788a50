import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportCustomers } from '#src/domain/account/staff-customer.calls.ts';
import { exportGiftCards } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import { exportOrders } from '#src/domain/order/staff-order.calls.ts';
import { MAX_EXPORTED_ROWS } from '#src/domain/staff/export.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { exportStocks } from '#src/domain/stock/stock.calls.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { startStaffedPlatform } from '../support/back-office.ts';
import { insertPersonalRows, OTHER, OWN, openTwoShops } from '../support/other-shop.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startStaffedPlatform();
  const { records } = await openTwoShops(platform);
  await insertPersonalRows(platform, records);
  const { database } = platform.inside;
  await database.execute(sql`update customers set first_name = '=1+1'`);
  await database.execute(sql`update product_texts set name = '=1+1'`);
  await database.execute(sql`
    update orders set billing_address = billing_address || '{"firstName":"=1+1"}'::jsonb,
      gift_cards = replace(gift_cards::text, 'gift-', '=gift-')::jsonb`);
});
afterAll(() => platform.stop());

/** A row of `OTHER` and one of `OWN`; whom they concern; a filter, and how many rows pass it. */
const EXPORTS = [
  {
    ...{ call: exportOrders, list: 'orders', shops: [OTHER, OWN], emails: ['u1@', 'u2@'] },
    ...{ filter: { shop: OWN }, kept: { shop: OWN } },
  },
  {
    ...{ call: exportCustomers, list: 'customers', shops: ['U1', 'U2'], emails: ['u1@', 'u2@'] },
    ...{ filter: { q: 'u2@' }, kept: { isSearched: true } },
  },
  {
    ...{ call: exportGiftCards, list: 'gift-cards', shops: [OTHER, OWN] },
    ...{ emails: [`=gift-${OTHER}@`, `=gift-${OWN}@`] },
    ...{ filter: { shop: OWN }, kept: { shop: OWN } },
  },
  {
    ...{ call: exportStocks, list: 'stock', shops: null, emails: [] },
    ...{ filter: { sku: 'S1' }, kept: { sku: 'S1' } },
  },
] as const;

type Export = (typeof EXPORTS)[number]['call'];

async function take(
  call: Export,
  as: Parameters<typeof openStaffCalls>[1],
  query: Record<string, string> = {},
) {
  const search = new URLSearchParams(query);
  const { caller, call: send } = openStaffCalls(platform, as);
  const { status, body } = await send('POST', `${call.path}?${search}`);
  return { caller, status, ...(status === 200 ? call.answer.parse(body) : null) };
}
const rowsOf = ({ csv = '' }: { csv?: string }) => csv.trimEnd().split('\r\n').slice(1);

describe.skipIf(isRemote).each(EXPORTS)('the export of $list', ({ call, list, ...one }) => {
  const all = { role: 'owner' } as const;

  test('is for those who may read the list', async () => {
    const others: Permission[] = ['audit:read', 'finance:read', 'content:write'];
    expect((await take(call, { permissions: others })).status).toBe(403);
    expect((await take(call, { permissions: [call.needs] })).status).toBe(200);
  });

  test('has the shops of the caller alone', async () => {
    const mine = rowsOf(await take(call, { ...all, shops: [OWN] })).join('\n');
    const whole = rowsOf(await take(call, all)).join('\n');
    if (one.shops === null) return expect(mine).toBe(whole);
    const cells = (text: string) => one.shops.filter((shop) => text.split(/[,\n]/).includes(shop));
    expect(cells(mine)).toEqual([one.shops[1]]);
    expect(cells(whole)).toEqual(one.shops);
  });

  test('masks what the list masks', async () => {
    const told = (csv = '') => one.emails.filter((email) => csv.includes(email));
    expect(told((await take(call, all)).csv)).toEqual(one.emails);
    if (call.needs === 'customers:read') return;
    expect(told((await take(call, { permissions: [call.needs] })).csv)).toEqual([]);
  });

  test('runs nothing in a spreadsheet', { tags: ['T51'] }, async () => {
    const { csv = '' } = await take(call, all);
    expect(csv).toMatch(/,'=/);
    expect(csv).not.toMatch(/(^|,)"?[=+@\t-]/m);
  });

  test('keeps the filter, and is written down without what was typed', async () => {
    const { caller, csv = '' } = await take(call, all, one.filter);
    const rows = rowsOf({ csv }).length;
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(rowsOf(await take(call, all)).length);
    const entries = await platform.inside.database.select().from(auditEntries);
    const own = entries.filter(({ actorId }) => actorId === caller.id);
    expect(own).toMatchObject([
      { action: 'list.export', subjectKind: 'list', subjectId: list, after: { rows, ...one.kept } },
    ]);
    expect(own[0]?.after).not.toHaveProperty('q');
  });
});

test.skipIf(isRemote)('a long list is read whole up to its bound, each row once', async () => {
  await platform.inside.database.execute(sql`
    insert into gift_cards (card_id, shown_number, currency, value_cents, balance_cents, expires_at,
      issued_at, domain)
    select 'many-' || n, 'MANY', 'EUR', 100, 100, now() + interval '1 year', now(), ${OWN}
    from generate_series(1, ${MAX_EXPORTED_ROWS + 5}::int) n`);
  const file = await take(exportGiftCards, { role: 'owner' }, { shop: OWN });
  const ids = rowsOf(file).map((row) => row.split(',')[0]);
  expect(new Set(ids).size).toBe(MAX_EXPORTED_ROWS);
  expect(file.total).toBeGreaterThan(MAX_EXPORTED_ROWS);
});
