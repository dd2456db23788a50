import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listStockMovements, listStocks } from '#src/domain/stock/stock.calls.ts';
import { reservationsSchema } from '#src/domain/store/reservation.schema.ts';
import {
  listReservingStores,
  listStaffReservations,
} from '#src/domain/store/staff-reservation.calls.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { storeStocks } from '#src/platform/stock/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterEach(() => platform.stop());

const RESERVATIONS = '/staff/reservations';
/** The first store of Paris, and an item that it has. */
const ITEM = { storeId: '1001', sku: 'S1' };

const ofShopper = async () => {
  const { body } = await (await platform.customer('U2')).call(
    'GET',
    '/customers-self/reservations',
  );
  return reservationsSchema.parse(body).values;
};

async function reserved(): Promise<string> {
  const shopper = await platform.customer('U2');
  await shopper.call('POST', '/customers-self/reservations', { body: ITEM });
  return (await ofShopper())[0]?.reservationId ?? '';
}

const list = async (staff: StaffCalls, query = '') =>
  listStaffReservations.answer.parse((await staff.call('GET', `${RESERVATIONS}${query}`)).body);
const note = (
  staff: StaffCalls,
  id: string,
  what: 'collected' | 'put-back',
  changeId = randomUUID(),
) => staff.call('POST', `${RESERVATIONS}/${id}/${what}`, { changeId });
const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];

async function held(): Promise<number> {
  const [row] = await platform.inside.database
    .select({ quantity: storeStocks.quantity })
    .from(storeStocks)
    .where(and(eq(storeStocks.storeId, ITEM.storeId), eq(storeStocks.sku, ITEM.sku)));
  return row?.quantity ?? 0;
}

const cancellations = async () => {
  await platform.inside.runJobs();
  return platform.inside.database
    .select()
    .from(mails)
    .where(eq(mails.kind, 'reservation-cancelled'));
};

/** Until after the hour at which the store stops to wait, before anything was counted back. */
async function afterItsTime(id: string): Promise<void> {
  const { values } = await list(openStaffCalls(platform));
  const until = values.find((one) => one.id === id)?.pickUpBefore ?? '';
  const { clock } = platform.inside;
  clock.advance(Date.parse(until) - clock.now().getTime() + 1_000);
}

describe.skipIf(isRemote)('reservations at the counter', () => {
  test('are listed by store with customer, item and times, and found by number', async () => {
    const id = await reserved();
    const staff = openStaffCalls(platform);
    expect((await list(staff, '?storeId=1001&view=today')).values).toMatchObject([
      {
        ...{ id, shop: 'fr-fr', state: 'OPEN', isToPutBack: false, email: 'u2@vitrine.example' },
        ...{ sku: 'S1', product: { name: 'Robe midi' }, store: { storeId: '1001', city: 'Paris' } },
      },
    ]);
    expect((await list(staff, '?storeId=1002')).total).toBe(0);
    expect((await list(staff, `?q=${id.toLowerCase()}`)).total).toBe(1);
    expect((await list(staff, '?view=to-put-back')).total).toBe(0);
    const { body } = await staff.call(
      'GET',
      '/staff/reserving-stores?q=paris&sort=open&order=desc',
    );
    expect(listReservingStores.answer.parse(body).values[0]).toMatchObject({ id: '1001', open: 1 });
  });

  test('show no whole e-mail to a role that need not know it', async () => {
    await reserved();
    const [seen] = (await list(openStaffCalls(platform, { role: 'warehouse' }))).values;
    expect(seen?.email).toBe('u••••@v••••.example');
    expect(seen?.phoneNumber ?? '').not.toMatch(/\d{3}/);
  });

  test('of another shop are neither seen nor changed, nor its stores', async () => {
    const id = await reserved();
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect((await list(swiss)).total).toBe(0);
    expect(refusal(await note(swiss, id, 'collected'))).toEqual([404, 'NOT_FOUND']);
    const { body } = await swiss.call('GET', '/staff/reserving-stores?q=paris');
    expect(listReservingStores.answer.parse(body).total).toBe(0);
    const store = await swiss.call('GET', '/staff/reserving-stores/1001');
    expect(refusal(store)).toEqual([404, 'NOT_FOUND']);
    expect((await ofShopper())[0]?.state).toBe('OPEN');
  });

  test('that are collected are sold: no stock comes back, and the customer may reserve again', async () => {
    const before = await held();
    const id = await reserved();
    const staff = openStaffCalls(platform);
    const changeId = randomUUID();
    expect((await note(staff, id, 'collected', changeId)).body).toMatchObject({
      ...{ id, state: 'COLLECTED', isToPutBack: false },
    });
    // The form that is sent twice collects once.
    expect((await note(staff, id, 'collected', changeId)).status).toBe(200);
    expect(refusal(await note(staff, id, 'collected'))).toEqual([422, 'RESERVATION_OVER']);
    expect(refusal(await note(staff, id, 'put-back'))).toEqual([422, 'RESERVATION_OVER']);
    expect((await ofShopper())[0]?.state).toBe('COLLECTED');
    await afterItsTime(id);
    await platform.inside.runJobs();
    expect(await held()).toBe(before - 1);
    expect(await cancellations()).toEqual([]);
    expect(await reserved()).not.toBe(id);
  });

  test('that are put back before their time are cancelled: on sale again, and the customer is written to', async () => {
    const before = await held();
    const id = await reserved();
    const staff = openStaffCalls(platform);
    expect((await note(staff, id, 'put-back')).body).toMatchObject({
      ...{ state: 'CANCELLED', isToPutBack: false },
    });
    expect(await held()).toBe(before);
    expect(await cancellations()).toMatchObject([{ recipient: 'u2@vitrine.example' }]);
    expect((await ofShopper())[0]?.state).toBe('CANCELLED');
    expect(refusal(await note(staff, id, 'put-back'))).toEqual([422, 'RESERVATION_OVER']);
    expect(await held()).toBe(before);
  });

  test('that nobody collected are to be put back, and counted back once', async () => {
    const before = await held();
    const id = await reserved();
    await afterItsTime(id);
    const staff = openStaffCalls(platform);
    expect(refusal(await note(staff, id, 'collected'))).toEqual([422, 'RESERVATION_OVER']);
    expect((await list(staff, '?view=to-put-back')).values).toMatchObject([
      { id, state: 'EXPIRED', isToPutBack: true },
    ]);
    expect((await note(staff, id, 'put-back')).body).toMatchObject({
      ...{ state: 'EXPIRED', isToPutBack: false },
    });
    await platform.inside.runJobs();
    expect(await held()).toBe(before);
    expect(await cancellations()).toEqual([]);
    expect((await list(staff, '?view=to-put-back')).total).toBe(0);
  });

  test('move the stock of their store, and are shown there as reserved', async () => {
    const stock = openStaffCalls(platform, { role: 'warehouse' });
    const query = `place=${ITEM.storeId}&sku=${ITEM.sku}`;
    const row = async () =>
      listStocks.answer.parse((await stock.call('GET', `/staff/stocks?${query}`)).body).values[0];
    const moved = async () =>
      listStockMovements.answer
        .parse((await stock.call('GET', `/staff/stock-movements?${query}`)).body)
        .values.map(({ reason, difference, after, by }) => [reason, difference, after, by]);
    const before = await held();
    const first = await reserved();
    expect(await row()).toMatchObject({ quantity: before - 1, reserved: 1 });
    const staff = openStaffCalls(platform);
    await note(staff, first, 'put-back');
    expect(await row()).toMatchObject({ quantity: before, reserved: 0 });
    const second = await reserved();
    await (await platform.customer('U2')).call('DELETE', `/customers-self/reservations/${second}`);
    await afterItsTime(await reserved());
    await platform.inside.runJobs();
    expect(await row()).toMatchObject({ quantity: before, reserved: 0 });
    const taken = ['reserve', -1, before - 1, null];
    expect(await moved()).toEqual([
      ...[['release', 1, before, null], taken],
      ...[['release', 1, before, null], taken],
      ...[['release', 1, before, staff.caller.name], taken],
    ]);
  });

  test('are written to the audit log with what they were before', async () => {
    const id = await reserved();
    await note(openStaffCalls(platform), id, 'collected');
    const logged = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id));
    expect(logged).toMatchObject([
      {
        ...{ action: 'reservation.collect', shop: 'fr-fr' },
        ...{ before: { state: 'OPEN' }, after: { state: 'COLLECTED' } },
      },
    ]);
    expect(await findContradictions(platform.inside.database)).toEqual([]);
  });
});
