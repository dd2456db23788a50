import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MergePreview,
  mergePreviewSchema,
} from '#src/domain/account/customer-merge.schema.ts';
import { staffCustomerSchema } from '#src/domain/account/staff-customer.schema.ts';
import { deliveryAddresses } from '#src/platform/addresses/tables.ts';
import { carts } from '#src/platform/carts/tables.ts';
import { MERGE_PLAN } from '#src/platform/customer-records/merge-plan.ts';
import { createCustomer } from '#src/platform/customers/customer-store.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { events } from '#src/platform/events/tables.ts';
import { refreshTokenFamilies } from '#src/platform/identity/tables.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { stockAlerts, wishlistProducts } from '#src/platform/knowledges/tables.ts';
import { loyaltyMovements } from '#src/platform/loyalty/tables.ts';
import { subscriptions } from '#src/platform/newsletters/subscriptions/tables.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { reviews } from '#src/platform/reviews/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { cartWith, codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) staff = openStaffCalls(platform);
});
afterAll(() => platform.stop());

async function ordered(customerId: 'U1' | 'U2' | 'U4') {
  const customer = await platform.customer(customerId);
  const cart = await readyCart(customer, 'S1');
  await pay(platform, customer, cart);
  return orderOf(await validate(customer, cart)).orderNumber;
}

const look = async (customerId: string, email: string, by = staff) =>
  by.call('POST', `/staff/customers/${customerId}/merge/preview`, { email });
const seen = async (customerId: string, email: string) =>
  mergePreviewSchema.parse((await look(customerId, email)).body);

/** The click that confirms what was seen. */
const confirm = (
  { survivor, other }: MergePreview,
  { changeId = randomUUID(), by = staff }: { changeId?: string; by?: StaffCalls } = {},
) =>
  by.call('POST', `/staff/customers/${survivor.id}/merge`, {
    ...{ changeId, version: survivor.version },
    other: { customerId: other.id, version: other.version },
  });

const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];
const rowOf = async (customerId: string) => {
  const isIt = eq(customers.customerId, customerId);
  const [row] = await platform.inside.database.select().from(customers).where(isIt);
  if (row === undefined) throw new Error(`${customerId} is not there`);
  return row;
};

describe.skipIf(isRemote)('two accounts of one person', () => {
  test('are merged by a plan that names every table that knows customers', async () => {
    const { rows } = await platform.inside.database.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%customer_id%'`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...MERGE_PLAN.keys()].toSorted());
  });

  test('become one: all of the other moves once, its owner is signed out and told, and its e-mail is free', async () => {
    const { database, runJobs } = platform.inside;
    const orderNumber = await ordered('U4');
    await ordered('U2');
    const at = new Date('2026-01-01T00:00:00Z');
    const { rows } = await database.execute<{ product: string; option: string; sku: string }>(sql`
      select o.product_id as product, o.option_id as option, s.sku
      from skus s join product_options o using (option_id) order by s.sku limit 2`);
    const [shared, single] = rows;
    if (shared === undefined || single === undefined) throw new Error('two products are sold');
    const wish = (customerId: string, { product, option }: typeof shared) => ({
      ...{ customerId, productId: product, optionId: option, addedAt: at },
    });
    await database
      .insert(wishlistProducts)
      .values([wish('U2', shared), wish('U4', shared), wish('U4', single)]);
    await database
      .insert(stockAlerts)
      .values({ customerId: 'U4', store: '1001', sku: shared.sku, addedAt: at });
    const said = { store: '1001', source: '/', complement: '', saidAt: at } as const;
    await database.insert(subscriptions).values([
      { ...said, customerId: 'U2', type: 'NEWS', optin: 'YES' },
      { ...said, customerId: 'U4', type: 'NEWS', optin: 'NO' },
      { ...said, customerId: 'U4', type: 'SURV', optin: 'YES' },
    ]);
    const review = { author: 'Lena', lang: 'fr', rating: 4, text: 'Bien.', size: null } as const;
    await database.insert(reviews).values(
      [shared, single].map(({ product: productId }) => ({
        ...{ ...review, customerId: 'U4', productId, state: 'shown' as const, writtenAt: at },
      })),
    );
    await database
      .insert(loyaltyMovements)
      .values({ customerId: 'U4', id: 'gift', movedAt: at, kind: 'bonus', points: 70 });
    const own = await cartWith(await platform.customer('U2'), 'SD');
    const cart = await cartWith(await platform.customer('U4'), 'S1');

    const preview = await seen('U2', 'U4@vitrine.example ');
    expect(preview).toMatchObject({
      ...{ obstacles: [], survivor: { id: 'U2', orders: 1, wishes: 1 } },
      other: { id: 'U4', orders: 1, wishes: 2, alerts: 1, reviews: 2, consents: 2 },
    });
    const points = preview.survivor.points + preview.other.points;
    await database.insert(refreshTokenFamilies).values({
      ...{ familyId: 'F', customerId: 'U4', grantId: 'G', providerToken: 'P', currentJti: 'J' },
      ...{ authenticatedAt: at, remembered: true, endsAt: new Date('2036-01-01T00:00:00Z') },
    });
    const changeId = randomUUID();
    expect((await confirm(preview, { changeId })).status).toBe(200);
    const again = await confirm(preview, { changeId });
    const merged = staffCustomerSchema.parse(again.body);
    expect(merged).toMatchObject({
      ...{ id: 'U2', email: 'u2@vitrine.example', version: preview.survivor.version + 1 },
      loyalty: { points, number: '2960029876543' },
    });
    expect(merged.recentOrders.map((order) => order.orderNumber)).toContain(orderNumber);
    expect(Object.fromEntries(merged.consents.map(({ type, optin }) => [type, optin]))).toEqual({
      ...{ NEWS: 'NO', SURV: 'YES' },
    });
    expect((await rowOf('U2')).optinNews).toBe('NO');

    const counted = async (table: typeof wishlistProducts | typeof reviews | typeof stockAlerts) =>
      (await database.select().from(table).where(eq(table.customerId, 'U2'))).length;
    expect(await Promise.all([wishlistProducts, reviews, stockAlerts].map(counted))).toEqual([
      ...[2, 2, 1],
    ]);
    // Both had a cart in this shop: the survivor goes on with their own.
    const stateOf = async (id: string) =>
      (await database.select().from(carts).where(eq(carts.cartId, id))).map(
        ({ customerId, state }) => [customerId, state],
      );
    expect(await stateOf(cart.id)).toEqual([['U2', 'deleted']]);
    expect(await stateOf(own.id)).toEqual([['U2', 'active']]);
    const isFavorite = and(
      eq(deliveryAddresses.customerId, 'U2'),
      eq(deliveryAddresses.favorite, true),
    );
    expect(await database.select().from(deliveryAddresses).where(isFavorite)).toHaveLength(1);

    expect(await rowOf('U4')).toMatchObject({
      ...{ isDeleted: true, passwordHash: null, loyaltyNumber: null, lastName: '' },
    });
    const isOf = eq(orders.customerId, 'U4');
    expect(await database.select().from(orders).where(isOf)).toEqual([]);
    const [signIn] = await database.select().from(refreshTokenFamilies);
    expect(signIn?.revokedAt).not.toBeNull();
    const email = 'u4@vitrine.example';
    const nobody = { firstName: '', lastName: '', passwordHash: null, emailProvenAt: null };
    expect(await createCustomer(database, { ...nobody, email }, at)).not.toBeNull();

    await runJobs();
    const told = await database.select().from(mails).where(eq(mails.kind, 'account-merged'));
    expect(told).toMatchObject([{ recipient: email }]);
    const noted = await database.select().from(events).where(eq(events.type, 'customer.merged'));
    expect(noted).toMatchObject([{ subjectId: 'U4', data: { customerId: 'U4', into: 'U2' } }]);
    const logged = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'customer.merge'));
    expect(logged).toMatchObject([
      {
        ...{ subjectId: 'U2', actorName: staff.caller.name },
        before: { survivor: { orders: 1 }, other: { id: 'U4', orders: 1 } },
        after: { survivor: { orders: 2, points }, moved: { orders: 1 } },
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('@');
    expect(await findContradictions(database)).toEqual([]);
  });

  test('stay two while one is erased, blocked or pays, and an account is not merged with itself', async () => {
    const { database } = platform.inside;
    const refused = async (customerId: string, email: string) => {
      const preview = await seen(customerId, email);
      expect(refusal(await confirm(preview))).toEqual([422, 'MERGE_NOT_POSSIBLE']);
      return preview.obstacles;
    };
    expect(await refused('U1', 'u1@vitrine.example')).toEqual(['same']);
    expect(await refused('U1', 'u3@vitrine.example')).toEqual(['erased']);
    const isFive = eq(customers.customerId, 'U5');
    await database.update(customers).set({ blockedAt: new Date() }).where(isFive);
    expect(await refused('U1', 'u5@vitrine.example')).toEqual(['blocked']);
    await database.update(customers).set({ blockedAt: null }).where(isFive);
    const customer = await platform.customer('U5');
    const cart = await readyCart(customer, 'S1');
    const isIt = eq(carts.cartId, cart.id);
    await database.update(carts).set({ lockedBy: 'a payment' }).where(isIt);
    expect(await refused('U1', 'u5@vitrine.example')).toEqual(['paying']);
    await database.update(carts).set({ lockedBy: null }).where(isIt);
    expect((await seen('U1', 'u5@vitrine.example')).obstacles).toEqual([]);
    expect(refusal(await look('U1', 'nobody@vitrine.example'))).toEqual([404, 'NOT_FOUND']);
  });

  test('stay two where either changed since it was seen', async () => {
    const preview = await seen('U1', 'u5@vitrine.example');
    const note = { changeId: randomUUID(), text: 'Called.' };
    await staff.call('POST', '/staff/customers/U5/notes', note);
    expect(refusal(await confirm(preview))).toEqual([412, 'CHANGED_BY_OTHERS']);
    const { survivor, other } = await seen('U1', 'u5@vitrine.example');
    const older = {
      survivor: { ...survivor, version: survivor.version + 1 },
      other,
      obstacles: [],
    };
    expect(refusal(await confirm(older))).toEqual([412, 'CHANGED_BY_OTHERS']);
  });

  test('are seen and merged by nobody who works for some shops, since orders of all move', async () => {
    await ordered('U1');
    const french = openStaffCalls(platform, { shops: ['fr-fr'] });
    expect(refusal(await look('U1', 'u5@vitrine.example', french))).toEqual([403, 'FORBIDDEN']);
    const preview = await seen('U1', 'u5@vitrine.example');
    expect(refusal(await confirm(preview, { by: french }))).toEqual([403, 'FORBIDDEN']);
    const finance = openStaffCalls(platform, { role: 'finance' });
    expect(refusal(await confirm(preview, { by: finance }))).toEqual([403, 'FORBIDDEN']);
  });
});
