import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadFileSchema } from '#src/domain/order/order.schema.ts';
import { markOrdersPicked } from '#src/domain/order/order-bulk.calls.ts';
import { getNextOrder, listOrders } from '#src/domain/order/staff-order.calls.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (isRemote) return;
  staff = openStaffCalls(platform, { role: 'warehouse' });
  await platform.inside.database.update(stocks).set({ quantity: 50 });
});
afterAll(() => platform.stop());

async function ordered(...skus: readonly string[]): Promise<string> {
  const customer = await platform.customer('U1');
  const cart = await readyCart(customer, ...skus);
  await pay(platform, customer, cart);
  return orderOf(await validate(customer, cart)).orderNumber;
}

const fulfilmentOf = async (orderNumber: string) =>
  staffOrderSchema.parse((await staff.call('GET', `/staff/orders/${orderNumber}`)).body).fulfilment;

const pick = (orders: object[], by = staff) => by.call('POST', '/staff/orders/picked', { orders });
const asked = (orderNumber: string, version = 1) => ({
  ...{ changeId: randomUUID(), orderNumber, version },
});

/** The text of a file of the staff, page by page. */
async function pagesOf(path: string): Promise<string[]> {
  const { status, body } = await staff.call('GET', path);
  expect(status).toBe(200);
  const { content } = downloadFileSchema.parse(body);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64')));
  return (await extractText(pdf)).text;
}

/** What a list of the warehouse has of some orders, in its sequence. */
async function listed(view: string, orders: readonly string[]): Promise<string[]> {
  const search = `view=${view}&sort=express&orders=${orders.join(',')}`;
  const { values } = listOrders.answer.parse(
    (await staff.call('GET', `/staff/orders?${search}`)).body,
  );
  return values.map(({ orderNumber }) => orderNumber);
}

describe.skipIf(isRemote)('the lists of the warehouse', () => {
  test('begin with what is urgent and old; what is picked or sent in part leaves the first for the second', async () => {
    const [old, express, young] = [
      await ordered('S1', 'S2'),
      await ordered('S1'),
      await ordered('S1'),
    ];
    const all = [old, express, young];
    await platform.inside.database.execute(sql`update orders
      set shipping_info = jsonb_set(shipping_info, '{shippingMethodKey}', '"EX"')
      where order_number = ${express}`);
    expect(await listed('to-pick', all)).toEqual([express, old, young]);
    expect(await listed('to-send', all)).toEqual([]);

    await pick([asked(young)]);
    const whole = staffOrderSchema.parse((await staff.call('GET', `/staff/orders/${old}`)).body);
    const { orderNumber: _, ...form } = asked(old);
    const parcel = { ...form, carrier: 'DHL', lines: whole.toSend.slice(0, 1) };
    expect((await staff.call('POST', `/staff/orders/${old}/parcels`, parcel)).status).toBe(200);
    expect(await listed('to-pick', all)).toEqual([express]);
    expect(await listed('to-send', all)).toEqual([old, young]);

    const rest = { ...parcel, ...asked(old, 2), lines: whole.toSend.slice(1) };
    const { orderNumber: __, ...last } = rest;
    expect((await staff.call('POST', `/staff/orders/${old}/parcels`, last)).status).toBe(200);
    expect(await listed('to-send', all)).toEqual([young]);
  });

  test('lead from an order to the next, also from one that has left the list, and from the last to the first', async () => {
    const [one, two, three] = [await ordered('S1'), await ordered('S1'), await ordered('S1')];
    const orders = [one, two, three].join(',');
    const next = async (from: string, own = '') => {
      const search = `view=to-pick&sort=express&orders=${orders}${own}`;
      return getNextOrder.answer.parse(
        (await staff.call('GET', `/staff/orders/${from}/next?${search}`)).body,
      );
    };
    expect(await next(one)).toEqual({ orderNumber: two, others: 2 });
    await pick([asked(two)]);
    expect(await next(one)).toEqual({ orderNumber: three, others: 1 });
    expect(await next(two)).toEqual({ orderNumber: three, others: 2 });
    expect(await next(three)).toEqual({ orderNumber: one, others: 1 });
    expect(await next(three, '&shop=de-de')).toEqual({ orderNumber: null, others: 0 });
    await pick([asked(one), asked(three)]);
    expect(await next(three)).toEqual({ orderNumber: null, others: 0 });
    const swiss = openStaffCalls(platform, { role: 'warehouse', shops: ['fr-ch'] });
    expect((await swiss.call('GET', `/staff/orders/${one}/next`)).status).toBe(404);
  });
});

describe.skipIf(isRemote)('many orders at once', () => {
  test('are marked as picked; one that others changed is named, and the rest is done', async () => {
    const [one, changed, other] = [await ordered('S1'), await ordered('S1'), await ordered('S2')];
    const note = { changeId: randomUUID(), text: 'Wait for the customer.' };
    await staff.call('POST', `/staff/orders/${changed}/notes`, note);
    const forms = [one, changed, 'V0000000000', other].map((orderNumber) => asked(orderNumber));
    const { status, body } = await pick(forms);
    expect(status).toBe(200);
    expect(markOrdersPicked.answer.parse(body).values).toEqual([
      { orderNumber: one, outcome: 'done' },
      { orderNumber: changed, outcome: 'changed-by-others' },
      { orderNumber: 'V0000000000', outcome: 'not-found' },
      { orderNumber: other, outcome: 'done' },
    ]);
    const states = await Promise.all([one, changed, other].map(fulfilmentOf));
    expect(states).toEqual(['picked', 'to-pick', 'picked']);

    // The same form again does nothing twice, and what is picked is not picked again.
    const again = markOrdersPicked.answer.parse((await pick(forms.slice(0, 1))).body);
    expect(again.values).toEqual([{ orderNumber: one, outcome: 'done' }]);
    const late = markOrdersPicked.answer.parse((await pick([asked(one, 2)])).body);
    expect(late.values).toEqual([{ orderNumber: one, outcome: 'not-possible' }]);
  });

  test('of another shop are not there, and nobody marks them without the right', async () => {
    const orderNumber = await ordered('S1');
    const swiss = openStaffCalls(platform, { role: 'warehouse', shops: ['fr-ch'] });
    const { body } = await pick([asked(orderNumber)], swiss);
    expect(markOrdersPicked.answer.parse(body).values).toEqual([
      { orderNumber, outcome: 'not-found' },
    ]);
    for (const path of ['packing-slips', 'return-labels']) {
      const answer = await swiss.call('GET', `/staff/${path}?orders=${orderNumber}`);
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    }
    const finance = openStaffCalls(platform, { role: 'finance' });
    expect((await pick([asked(orderNumber)], finance)).status).toBe(403);
    expect(await fulfilmentOf(orderNumber)).toBe('to-pick');
  });

  test('have their packing slips in one file, each from a page of its own', async () => {
    const [one, sent, other] = [
      await ordered('S1'),
      await ordered('S1'),
      await ordered('S2', 'SD'),
    ];
    const whole = await staff.call('GET', `/staff/orders/${sent}`);
    const { toSend: lines } = staffOrderSchema.parse(whole.body);
    const parcel = { ...asked(sent), carrier: 'DHL', trackingNumber: '', lines };
    const { orderNumber: _, ...body } = parcel;
    expect((await staff.call('POST', `/staff/orders/${sent}/parcels`, body)).status).toBe(200);

    const pages = await pagesOf(`/staff/packing-slips?orders=${one},${sent},${other}`);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(one);
    expect(pages[1]).toContain(other);
    expect(pages[1]).toContain('S2');
    const none = await staff.call('GET', `/staff/packing-slips?orders=${sent}`);
    expect([none.status, codeOf(none)]).toEqual([422, 'PARCEL_NOT_POSSIBLE']);
  });

  test('have a label for what may come back, eight on a sheet', async () => {
    const one = await ordered('S1');
    const numbers = [one];
    for (let count = 0; count < 8; count += 1) numbers.push(await ordered('S2'));
    const pages = await pagesOf(`/staff/return-labels?orders=${numbers.join(',')}`);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`Commande ${one}`);
    expect(pages[1]).toContain(`Commande ${numbers[8]}`);
  });
});
