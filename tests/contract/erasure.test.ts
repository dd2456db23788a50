import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOK_YEARS, RESTORABLE_DAYS } from '#src/domain/account/erasure.ts';
import {
  booksBegin,
  eraseDeletedAccounts,
  eraseOldOrders,
} from '#src/platform/customer-records/erase-accounts.ts';
import { ERASE_PLAN } from '#src/platform/customer-records/erase-plan.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { newsletterSubscriptions } from '#src/platform/newsletters/tables.ts';
import { goodwillCards, orders } from '#src/platform/orders/tables.ts';
import { audit } from '#src/platform/staff/audit.ts';
import { dumpDatabase } from '../support/secret-search.ts';
import { cartWith, checkOut, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** Tables that sound of people, and why the plan says nothing of them. */
const NOT_PLANNED: Record<string, string> = {
  audit_entries: 'Written without what tells who a customer is',
  mails: 'Forgotten by recipient, and after their own term',
  password_resets: 'Deleted when their link ends',
  provider_sign_ins: 'Deleted when the sign-in ends',
  sign_in_codes: 'Deleted when they end',
  staff_failed_sign_ins: 'Of the staff',
  staff_members: 'Of the staff',
  staff_password_links: 'Of the staff',
  staff_sessions: 'Of the staff',
  stores: 'Where a store is',
};

const DAY = 86_400_000;
const STREET = '7 RUE DES ARCHIVES SECRETES';

const rowOf = async (customerId: string) => {
  const isIt = eq(customers.customerId, customerId);
  const [row] = await platform.inside.database.select().from(customers).where(isIt);
  return row;
};

/** Tables that say one of these words. */
async function tablesThatSay(...words: string[]): Promise<string[]> {
  const places = await dumpDatabase(platform.inside.database);
  return places
    .filter(({ text }) => words.some((word) => text.toLowerCase().includes(word.toLowerCase())))
    .map(({ place }) => place.replace(/^table \w+\./, ''));
}

/** What others write about somebody: a card as goodwill, a newsletter, a change by the staff. */
async function leaveTraces(email: string, person: { firstName: string; lastName: string }) {
  const { database, clock } = platform.inside;
  const at = clock.now();
  await database.insert(goodwillCards).values({
    ...{ giftId: 'a-gift', domain: 'fr-fr', centAmount: 1_000, currency: 'EUR', reason: 'late' },
    ...{ recipientName: person.firstName, recipientEmail: email, recipientMailbox: email },
    ...{ message: `Pardon, ${person.lastName}`, authorName: 'Desk', decidedAt: at },
  });
  await database
    .insert(newsletterSubscriptions)
    .values({ email, type: 'NEWS', store: '1', source: '/', confirmedAt: at });
  const actor = {
    ...{ kind: 'person' as const, id: 'a-member', name: 'Desk' },
    ...{ clientAddress: null, correlationId: 'a-request' },
  };
  await inTransaction(database, (tx) =>
    audit(tx, actor, at, {
      ...{ action: 'order.address', subject: { kind: 'order', id: 'an-order' }, shop: 'fr-fr' },
      before: { shippingAddress: { ...person, line1: STREET } },
      after: { email, lines: [{ phoneNumber: '+33699887766' }], country: 'FR' },
    }),
  );
  const { rows } = await database.execute<{ before: unknown; after: unknown }>(
    sql`select before, after from audit_entries where subject_id = 'an-order'`,
  );
  expect(rows[0]?.after).toMatchObject({ email: '•••', country: 'FR' });
}

const erase = () => {
  const { database, clock } = platform.inside;
  return eraseDeletedAccounts(database, clock.now(), RESTORABLE_DAYS.usual);
};

describe.skipIf(isRemote)('a deleted account', () => {
  test('is erased by a plan that names every table that knows customers', async () => {
    const { rows } = await platform.inside.database.execute<{ name: string }>(sql`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'customer_id' and t.table_type = 'BASE TABLE'`);
    const planned = ERASE_PLAN.filter(({ by }) => by === 'customer').map(({ table }) => table);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(planned.toSorted());
  });

  test('and every other table with a column that sounds of people', async () => {
    const { rows } = await platform.inside.database.execute<{ name: string }>(sql`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name ~ '(email|recipient|customer|first_name|phone|address|mailbox|birthday)'`);
    const planned = new Set(ERASE_PLAN.map(({ table }) => table));
    const unplanned = rows.map(({ name }) => name).filter((name) => !planned.has(name));
    expect(unplanned.toSorted()).toEqual(Object.keys(NOT_PLANNED).toSorted());
  });

  test('can be restored for 30 days, and is then nowhere in a dump of the database', async () => {
    const { clock } = platform.inside;
    const customer = await platform.customer('U4');
    const before = await rowOf('U4');
    if (before === undefined) throw new Error('U4 is not there');
    await checkOut(customer, await cartWith(customer, 'S1'), { line1: STREET });
    const { database } = platform.inside;
    const person = { firstName: 'Zéphirine', lastName: 'Quatrevents', phoneNumber: '+33699887766' };
    await database.update(customers).set(person).where(eq(customers.customerId, 'U4'));
    await leaveTraces(before.email, person);
    const words = [before.email, STREET, ...Object.values(person)];
    const traces = ['carts', 'customers', 'goodwill_cards', 'newsletter_subscriptions'];
    expect(await tablesThatSay(...words)).toEqual(expect.arrayContaining(traces));
    expect(await tablesThatSay(...words)).not.toContain('audit_entries');

    expect((await customer.call('DELETE', '/accounts-self/')).status).toBe(204);
    await platform.inside.runJobs();
    clock.advance(30 * DAY - 60_000);
    await erase();
    expect(await rowOf('U4')).toMatchObject({ email: before.email, isDeleted: true });

    clock.advance(120_000);
    await erase();
    expect(await rowOf('U4')).toMatchObject({
      ...{ firstName: '', lastName: '', phoneNumber: null, isDeleted: true, deletedAt: null },
      email: 'u4@erased.invalid',
    });
    expect(await tablesThatSay(...words)).toEqual([]);
  });

  test('that was restored stays', async () => {
    const { clock } = platform.inside;
    const customer = await platform.customer('U5');
    const before = await rowOf('U5');
    expect((await customer.call('DELETE', '/accounts-self/')).status).toBe(204);
    expect((await customer.call('PUT', '/accounts-self/reactivate/')).status).toBe(200);
    clock.advance(31 * DAY);
    await erase();
    expect(await rowOf('U5')).toMatchObject({ email: before?.email, isDeleted: false });
  });

  test('that expects a parcel waits for it, and leaves what the law wants kept: order and payment', async () => {
    const { database, clock } = platform.inside;
    const customer = await platform.customer('U2');
    const before = await rowOf('U2');
    const cart = await readyCart(customer, 'S1');
    await pay(platform, customer, cart);
    const { orderNumber } = orderOf(await validate(customer, cart));
    await platform.inside.runJobs();
    expect((await customer.call('DELETE', '/accounts-self/')).status).toBe(204);
    clock.advance(31 * DAY);
    await erase();
    expect((await rowOf('U2'))?.email).toBe(before?.email);
    await database
      .update(orders)
      .set({ status: 'delivered' })
      .where(eq(orders.orderNumber, orderNumber));
    await erase();
    expect((await rowOf('U2'))?.email).toBe('u2@erased.invalid');
    expect(await tablesThatSay(before?.email ?? '')).toEqual([]);
    expect(await tablesThatSay('RUE DE LA PAIX')).toEqual(['orders']);

    const years = BOOK_YEARS.usual;
    await eraseOldOrders(database, clock.now(), years);
    expect(await tablesThatSay('RUE DE LA PAIX')).toEqual(['orders']);
    const later = new Date(clock.now().getTime() + (years + 1) * 366 * DAY);
    await eraseOldOrders(database, later, years);
    expect(await tablesThatSay('RUE DE LA PAIX')).toEqual([]);
    const [order] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    expect(order).toMatchObject({
      billingAddress: null,
      shippingAddress: null,
      totalCentAmount: order?.totalCentAmount,
    });
    expect(order?.lineItems).not.toEqual([]);
  });
});

test.each([
  ['2026-11-29T00:00:00Z', 10, '2016-01-01T00:00:00Z'],
  ['2027-01-01T00:00:00Z', 10, '2017-01-01T00:00:00Z'],
])('at %s the books of %i whole years begin at %s', (now, years, begin) => {
  expect(booksBegin(new Date(now), years)).toEqual(new Date(begin));
});
