import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERASE_PLAN, eraseDeletedAccounts } from '#src/platform/customer-records/erase-accounts.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { dumpDatabase } from '../support/secret-search.ts';
import { cartWith, checkOut, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

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

const erase = () => {
  const { database, clock } = platform.inside;
  return eraseDeletedAccounts(database, clock.now());
};

describe.skipIf(isRemote)('a deleted account', () => {
  test('is erased by a plan that names every table that knows customers', async () => {
    const { rows } = await platform.inside.database.execute<{ name: string }>(sql`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'customer_id' and t.table_type = 'BASE TABLE'`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...ERASE_PLAN.keys()].toSorted());
  });

  test('can be restored for 30 days, and is then nowhere in a dump of the database', async () => {
    const { clock } = platform.inside;
    const customer = await platform.customer('U4');
    const before = await rowOf('U4');
    if (before === undefined) throw new Error('U4 is not there');
    await checkOut(customer, await cartWith(customer, 'S1'), { line1: STREET });
    const words = [before.email, STREET];
    expect(await tablesThatSay(...words)).toContain('carts');

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
  });
});
