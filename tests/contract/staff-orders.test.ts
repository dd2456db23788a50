import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadFileSchema } from '#src/domain/order/order.schema.ts';
import { listOrders } from '#src/domain/order/staff-order.calls.ts';
import { pickListSchema, staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { productTexts } from '#src/platform/catalogue/products/tables.ts';
import { ordersQuery } from '#src/platform/orders/list-orders.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

async function ordered(...skus: readonly string[]) {
  const customer = await platform.customer('U1');
  const cart = await readyCart(customer, ...skus);
  const reference = await pay(platform, customer, cart);
  return { ...orderOf(await validate(customer, cart)), reference };
}

const listSchema = listOrders.answer;
const list = async (staff: ReturnType<typeof openStaffCalls>, search: string) =>
  listSchema.parse((await staff.call('GET', `/staff/orders?${search}`)).body);

describe.skipIf(isRemote)('orders, seen by the staff', () => {
  test('are found by number, name, e-mail, sku and payment reference, and say what is to do', async () => {
    const staff = openStaffCalls(platform);
    const { orderNumber, reference } = await ordered('S1', 'S2');
    for (const q of [orderNumber.toLowerCase(), 'paul dup', 'U1@vitrine', 's2', reference]) {
      const { values } = await list(staff, `q=${encodeURIComponent(q)}`);
      expect([q, values[0]]).toMatchObject([
        q,
        { orderNumber, shop: 'fr-fr', payment: 'paid', fulfilment: 'to-pick', toSend: 2 },
      ]);
    }
    expect((await list(staff, 'q=nobody%25')).total).toBe(0);
    expect((await list(staff, 'shop=fr-ch')).total).toBe(0);
    expect((await list(staff, `view=to-pick&q=${orderNumber}`)).total).toBe(1);
    expect((await list(staff, `view=refund-failed&q=${orderNumber}`)).total).toBe(0);
    expect((await list(staff, `fulfilment=shipped&q=${orderNumber}`)).total).toBe(0);
    expect((await list(staff, 'view=to-capture')).total).toBe(0);
  });

  test('come page by page, sorted as they are asked for, with how many there are', async () => {
    const staff = openStaffCalls(platform);
    await ordered('S1');
    await ordered('S1', 'S1');
    const first = await list(staff, 'size=1&sort=total&order=desc');
    const second = await list(staff, 'size=1&page=2&sort=total&order=desc');
    expect(first.total).toBeGreaterThanOrEqual(2);
    expect(second.total).toBe(first.total);
    const [one, other] = [...first.values, ...second.values];
    expect(one?.totalPrice.centAmount).toBeGreaterThanOrEqual(other?.totalPrice.centAmount ?? 0);
    expect(one?.orderNumber).not.toBe(other?.orderNumber);
    const wrong = await staff.call('GET', '/staff/orders?size=500');
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'BAD_REQUEST']);
  });

  test('show with everything that belongs to them', async () => {
    const staff = openStaffCalls(platform);
    const { orderNumber, reference, totalPrice } = await ordered('S1');
    await platform.inside.runJobs();
    const { body } = await staff.call('GET', `/staff/orders/${orderNumber}`);
    const found = staffOrderSchema.parse(body);
    expect(found).toMatchObject({
      ...{ id: orderNumber, shop: 'fr-fr', version: 1, fulfilment: 'to-pick' },
      customer: { customerId: 'U1', email: 'u1@vitrine.example', isMasked: false },
      payment: { reference, captured: totalPrice.centAmount, refunded: 0 },
      refundableCents: totalPrice.centAmount,
      toSend: [{ quantity: 1 }],
      mails: [{ kind: 'order' }],
      timeline: [{ kind: 'placed' }],
    });
  });

  test('name items and delivery in the language of who reads them, and customers as they wrote it', async () => {
    const { orderNumber, lineItems } = await ordered('S1');
    const { database } = platform.inside;
    const [bought] = lineItems.map(({ product }) => product);
    await database
      .update(productTexts)
      .set({ name: 'Kleid' })
      .where(and(eq(productTexts.productId, bought?.productId ?? ''), eq(productTexts.lang, 'de')));
    const staff = openStaffCalls(platform);
    const read = async () =>
      staffOrderSchema.parse((await staff.call('GET', `/staff/orders/${orderNumber}`)).body).order;
    const asBought = await read();
    expect(asBought.lineItems.map(({ product }) => product)).toEqual([bought]);
    staff.caller.language = 'de';
    const german = await read();
    expect(german.lineItems[0]?.product).toEqual({ ...bought, name: 'Kleid' });
    expect([asBought.shippingInfo?.name, german.shippingInfo?.name]).toEqual([
      'Livraison à domicile',
      'Versand nach Hause',
    ]);
    const { values } = await list(staff, `q=${orderNumber}`);
    expect(values[0]?.customerName).toBe('Jean-Paul Dupont');
  });

  test('hide e-mail and telephone from those who need neither', async () => {
    const { orderNumber } = await ordered('S1');
    const warehouse = openStaffCalls(platform, { role: 'warehouse' });
    const { body } = await warehouse.call('GET', `/staff/orders/${orderNumber}`);
    const listed = await warehouse.call('GET', `/staff/orders?q=${orderNumber}`);
    for (const shown of [body, listed.body]) {
      expect(JSON.stringify(shown)).not.toMatch(/u1@vitrine|639980112/);
    }
    expect(staffOrderSchema.parse(body).customer).toMatchObject({ isMasked: true });
  });

  test('of another shop are not there, and nobody reads them without the right', async () => {
    const { orderNumber } = await ordered('S1');
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    const answer = await swiss.call('GET', `/staff/orders/${orderNumber}`);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    expect((await list(swiss, '')).total).toBe(0);
    const editor = openStaffCalls(platform, { role: 'editor' });
    const refused = await editor.call('GET', `/staff/orders/${orderNumber}`);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
  });

  test('take a note once, which the audit log has, and no form writes for two orders', async () => {
    const staff = openStaffCalls(platform);
    const [one, other] = [await ordered('S1'), await ordered('S1')];
    const note = { changeId: randomUUID(), text: 'Called: <b>leave</b> it at the door.' };
    const write = (orderNumber: string) =>
      staff.call('POST', `/staff/orders/${orderNumber}/notes`, note);
    await write(one.orderNumber);
    const { body } = await write(one.orderNumber);
    expect(staffOrderSchema.parse(body)).toMatchObject({
      version: 2,
      notes: [{ text: note.text, authorName: staff.caller.name }],
      timeline: [{ kind: 'placed' }, { kind: 'order.note', by: staff.caller.name }],
    });
    const logged = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, one.orderNumber));
    expect(logged).toMatchObject([
      { action: 'order.note', actorId: staff.caller.id, shop: 'fr-fr', after: { text: note.text } },
    ]);
    const reused = await write(other.orderNumber);
    expect([reused.status, codeOf(reused)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe.skipIf(isRemote)('ten thousand orders', () => {
  test('are listed and searched by indexes', async () => {
    const { database } = platform.inside;
    const { orderNumber } = await ordered('S2');
    await database.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'order_number', 'V' || (1000000 + n), 'cart_id', 'grown-' || n,
        'customer_id', 'grown-' || (n % 5000),
        'created_at', o.created_at - make_interval(mins => n),
        'status', case when n % 50 = 0 then 'placed' else 'delivered' end,
        'to_send', case when n % 50 = 0 then 1 else 0 end,
        'line_items', jsonb_build_array(jsonb_build_object('sku', 'G' || (n % 1000))),
        'billing_address', jsonb_build_object('firstName', md5(n::text), 'lastName', md5((n + 1)::text))))).*
      from orders o, generate_series(1, 10000) n where o.order_number = ${orderNumber}`);
    await database.execute(sql`vacuum analyze orders`);
    const stores = ['1001', '1002', '1003'];
    const planOf = async (search: Record<string, unknown>) => {
      const query = listOrders.request.query.parse(search);
      const { rows } = await database.execute(
        sql`explain ${ordersQuery(query, { stores, openStores: stores })}`,
      );
      return JSON.stringify(rows);
    };
    expect(await planOf({})).toContain('Index Scan Backward using orders_newest');
    expect(await planOf({ view: 'to-pick', order: 'asc' })).toContain('orders_to_send');
    expect(await planOf({ view: 'refund-failed' })).toContain('payment_refunds_failed');
    expect(await planOf({ view: 'to-capture' })).toContain('payments_to_capture');
    expect(await planOf({ customerId: 'grown-7' })).toContain('orders_customer');
    const searched = await planOf({ q: 'abcdef12' });
    for (const index of ['orders_pkey', 'orders_names', 'orders_goods', 'payments_pkey']) {
      expect(searched).toContain(index);
    }
    expect(searched).not.toContain('Seq Scan on orders');
    const found = await list(openStaffCalls(platform), 'q=G77&size=100');
    expect(found.total).toBe(10);
  });
});

describe.skipIf(isRemote)('what the warehouse prints', () => {
  const fileOf = async (staff: ReturnType<typeof openStaffCalls>, path: string) => {
    const { status, body } = await staff.call('GET', path);
    expect(status).toBe(200);
    return downloadFileSchema.parse(body);
  };

  test('is a list of what to take for several orders, each sku once, and a slip for each parcel', async () => {
    const staff = openStaffCalls(platform, { role: 'warehouse' });
    const [one, other] = [await ordered('S1', 'S1'), await ordered('S1', 'SD')];
    const numbers = [one.orderNumber, other.orderNumber];
    const { body } = await staff.call(
      'GET',
      `/staff/pick-list?orders=${numbers.join(',')}&lang=pl`,
    );
    const list = pickListSchema.parse(body);
    expect(list.values).toMatchObject([
      {
        ...{ sku: 'S1', quantity: 3 },
        orders: [
          { orderNumber: one.orderNumber, quantity: 2 },
          { orderNumber: other.orderNumber, quantity: 1 },
        ],
      },
      { sku: 'SD', quantity: 1 },
    ]);
    const names = [
      ['packing-slip', RegExp(one.orderNumber)],
      ['invoice', /FR-\d{4}-\d{6}/],
    ] as const;
    for (const [path, name] of names) {
      const { content, fileName } = await fileOf(staff, `/staff/orders/${one.orderNumber}/${path}`);
      expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect(fileName).toMatch(name);
    }
    const none = await staff.call('GET', `/staff/orders/${one.orderNumber}/packing-slip?parcel=7`);
    expect([none.status, codeOf(none)]).toEqual([404, 'NOT_FOUND']);
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    for (const path of [
      `pick-list?orders=${one.orderNumber}`,
      `orders/${one.orderNumber}/packing-slip`,
      `orders/${one.orderNumber}/invoice`,
    ]) {
      expect((await swiss.call('GET', `/staff/${path}`)).status).toBe(404);
    }
  });

  test('has the label of a return that was declared by the staff', async () => {
    const staff = openStaffCalls(platform);
    const { orderNumber, lineItems } = await ordered('S1');
    const lines = lineItems.map(({ lineId, quantity }) => ({ lineId, quantity }));
    const send = async (what: string, version: number, body: Record<string, unknown>) =>
      staffOrderSchema.parse(
        (
          await staff.call('POST', `/staff/orders/${orderNumber}/${what}`, {
            ...{ changeId: randomUUID(), version, lines },
            ...body,
          })
        ).body,
      );
    await send('parcels', 1, { carrier: 'DHL', trackingNumber: '' });
    const { returns } = await send('returns', 2, {});
    const label = `/staff/orders/${orderNumber}/returns/${returns[0]?.returnNumber}/label`;
    expect((await fileOf(staff, label)).fileName).toContain(returns[0]?.returnNumber);
  });
});
