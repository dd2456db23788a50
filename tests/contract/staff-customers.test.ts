import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerDataSchema } from '#src/domain/account/customer-data.schema.ts';
import { listCustomers } from '#src/domain/account/staff-customer.calls.ts';
import { staffCustomerSchema } from '#src/domain/account/staff-customer.schema.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { findWebDomainsOf } from '#src/platform/shops/web-domain-store.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

async function ordered() {
  const customer = await platform.customer('U2');
  const cart = await readyCart(customer, 'S1');
  await pay(platform, customer, cart);
  return orderOf(await validate(customer, cart));
}

const list = async (staff: StaffCalls, q: string) =>
  listCustomers.answer.parse(
    (await staff.call('GET', `/staff/customers?q=${encodeURIComponent(q)}`)).body,
  );
const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];

describe.skipIf(isRemote)('customers, seen by the staff', () => {
  test('are found by e-mail and id, and show what they bought and what was written to them', async () => {
    const staff = openStaffCalls(platform);
    const { orderNumber } = await ordered();
    await platform.inside.runJobs();
    for (const q of ['U2', 'u2@VITRINE']) {
      expect((await list(staff, q)).values).toMatchObject([{ id: 'U2', orders: 1 }]);
    }
    const { body } = await staff.call('GET', '/staff/customers/U2');
    expect(staffCustomerSchema.parse(body)).toMatchObject({
      ...{ id: 'U2', version: 1, recentReturns: [], notes: [] },
      recentOrders: [{ orderNumber }],
      mails: [{ kind: 'order' }],
    });
  });

  test('who never bought in the shops of the caller are not there, nor for roles without the right', async () => {
    await ordered();
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect((await list(swiss, 'U2')).total).toBe(0);
    expect(refusal(await swiss.call('GET', '/staff/customers/U2'))).toEqual([404, 'NOT_FOUND']);
    const french = openStaffCalls(platform, { shops: ['fr-fr'] });
    expect((await list(french, 'U2')).total).toBe(1);
    const warehouse = openStaffCalls(platform, { role: 'warehouse' });
    expect(refusal(await warehouse.call('GET', '/staff/customers/U2'))).toEqual([403, 'FORBIDDEN']);
  });

  test('show who works for some shops the mails of these alone, and say that there are others', async () => {
    const { database } = platform.inside;
    const { orderNumber } = await ordered();
    await platform.inside.runJobs();
    type Mail = typeof mails.$inferInsert;
    const written = (mail: Pick<Mail, 'kind' | 'about' | 'subject'>): Mail => ({
      ...{ ...mail, mailId: randomUUID(), recipient: 'u2@vitrine.example', lang: 'fr' },
      ...{ html: '', text: '', writtenAt: platform.inside.clock.now() },
    });
    const subject = 'Nouveau mot de passe';
    const notice = written({ kind: 'password-changed', about: 'U2', subject });
    await database.insert(mails).values(notice);
    const seenBy = async (staff: StaffCalls) => {
      const { body } = await staff.call('GET', '/staff/customers/U2');
      const seen = staffCustomerSchema.parse(body);
      return [new Set(seen.mails.map(({ kind }) => kind)), seen.hasHiddenMails];
    };
    const french = openStaffCalls(platform, { shops: ['fr-fr'] });
    expect(await seenBy(openStaffCalls(platform))).toEqual([
      new Set(['order', 'password-changed']),
      false,
    ]);
    expect(await seenBy(french)).toEqual([new Set(['order']), true]);
    // Bought in both shops: each sees its own.
    const [shop] = await findWebDomainsOf(database, { shops: new Set(['fr-ch']) });
    await database.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_number', 'V7',
        'cart_id', 'of-geneva', 'store_id', ${shop?.storeId}::text))).*
      from orders o where o.order_number = ${orderNumber}`);
    await database
      .insert(mails)
      .values(written({ kind: 'shipping', about: 'V7', subject: 'En route' }));
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect(await seenBy(swiss)).toEqual([new Set(['shipping']), true]);
    expect(await seenBy(french)).toEqual([new Set(['order']), true]);
    const again = await swiss.call('POST', `/staff/customers/U2/mails/${notice.mailId}/again`, {
      changeId: randomUUID(),
    });
    expect(refusal(again)).toEqual([404, 'NOT_FOUND']);
  });

  test('show consents with their time, points, and the gift cards that they bought', async () => {
    const customer = await platform.customer('U2');
    const body = { store: '1001', source: 'WEB', complement: '', values: [] };
    const values = [{ type: 'NEWS', optin: 'YES' }];
    await customer.call('PUT', '/customers-self/subscriptions', { body: { ...body, values } });
    const { body: answer } = await openStaffCalls(platform).call('GET', '/staff/customers/U2');
    const seen = staffCustomerSchema.parse(answer);
    expect(seen.consents).toMatchObject([{ type: 'NEWS', optin: 'YES', source: 'WEB' }]);
    expect(seen.consents[0]?.saidAt.slice(0, 10)).toBe(
      platform.inside.clock.now().toISOString().slice(0, 10),
    );
    const sum = seen.loyalty.movements.reduce((points, one) => points + one.points, 0);
    expect(seen.loyalty.points).toBe(sum);
  });

  test('are handed out on request, as they could download it, and the log says who read it', async () => {
    const { orderNumber } = await ordered();
    const staff = openStaffCalls(platform);
    const { body } = await staff.call('POST', '/staff/customers/U2/export', {});
    const data = customerDataSchema.parse(body);
    expect(data.profile.email).toBe('u2@vitrine.example');
    expect(data.orders.map((order) => order.orderNumber)).toContain(orderNumber);
    const logged = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'customer.export'));
    expect(logged).toMatchObject([{ subjectId: 'U2', actorName: staff.caller.name }]);
    const french = openStaffCalls(platform, { shops: ['fr-fr'] });
    expect(refusal(await french.call('POST', '/staff/customers/U2/export', {}))).toEqual([
      ...[403, 'FORBIDDEN'],
    ]);
    expect(refusal(await staff.call('POST', '/staff/customers/nobody/export', {}))).toEqual([
      ...[404, 'NOT_FOUND'],
    ]);
  });

  test('take a note once', async () => {
    const staff = openStaffCalls(platform);
    const note = { changeId: randomUUID(), text: 'Wants to be called.' };
    await staff.call('POST', '/staff/customers/U2/notes', note);
    const { body } = await staff.call('POST', '/staff/customers/U2/notes', note);
    expect(staffCustomerSchema.parse(body).notes).toMatchObject([{ text: note.text }]);
    const other = await staff.call('POST', '/staff/customers/U1/notes', note);
    expect(refusal(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('are erased by who may, as they could themselves, for the version that was seen', async () => {
    const { database } = platform.inside;
    const erase = (by: StaffCalls, version: number) =>
      by.call('POST', '/staff/customers/U4/erasure', { changeId: randomUUID(), version });
    expect(refusal(await erase(openStaffCalls(platform), 1))).toEqual([403, 'FORBIDDEN']);
    const owner = openStaffCalls(platform, { role: 'owner' });
    expect(refusal(await erase(owner, 7))).toEqual([412, 'CHANGED_BY_OTHERS']);
    const { body } = await erase(owner, 1);
    expect(staffCustomerSchema.parse(body)).toMatchObject({ isDeleted: true, version: 2 });
    await platform.inside.runJobs();
    const told = await database.select().from(mails).where(eq(mails.kind, 'account-deleted'));
    expect(told).toHaveLength(1);
    const logged = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'U4'));
    expect(logged).toMatchObject([{ action: 'customer.erase', after: { isDeleted: true } }]);
  });
});
