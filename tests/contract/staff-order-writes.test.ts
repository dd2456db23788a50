import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardRefunds } from '#src/demo/card-sandbox/tables.ts';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { refundPreviewSchema } from '#src/domain/order/refund-preview.calls.ts';
import { listOrders, listReturns } from '#src/domain/order/staff-order.calls.ts';
import { type StaffOrder, staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { productOptions, skus } from '#src/platform/catalogue/products/tables.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { loyaltyMovements } from '#src/platform/loyalty/tables.ts';
import { orderParcels, orderRefunds } from '#src/platform/orders/tables.ts';
import { paymentRefunds } from '#src/platform/payments/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { readMails } from '../support/mailbox.ts';
import { ADDRESS, codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (isRemote) return;
  staff = openStaffCalls(platform);
  const { database } = platform.inside;
  // Another size of the same, which items are exchanged for.
  const [option] = await database
    .select({ optionId: productOptions.optionId })
    .from(productOptions)
    .innerJoin(skus, eq(skus.optionId, productOptions.optionId))
    .where(eq(skus.sku, 'S1'));
  const other = { sku: 'S1L', gtin: '3600000009911', size: '40', position: 2 };
  await database.insert(skus).values({ ...other, optionId: option?.optionId ?? '' });
  await database.insert(stocks).values({ sku: 'S1L', quantity: 1 });
});
afterAll(() => platform.stop());

async function ordered(...items: readonly string[]): Promise<Order> {
  const customer = await platform.customer('U1');
  const cart = await readyCart(customer, ...items);
  await pay(platform, customer, cart);
  return orderOf(await validate(customer, cart));
}

const pathOf = ({ orderNumber }: Pick<Order, 'orderNumber'>) => `/staff/orders/${orderNumber}`;
const read = async (order: Order) =>
  staffOrderSchema.parse((await staff.call('GET', pathOf(order))).body);

/** What the list of orders says of one, and that of returns. */
async function listed({ orderNumber }: Order) {
  const answer = async (what: string) =>
    (await staff.call('GET', `/staff/${what}?q=${orderNumber}`)).body;
  const found = listOrders.answer.parse(await answer('orders')).values;
  return [
    found.map(({ itemCount, fulfilment }) => ({ itemCount, fulfilment })),
    listReturns.answer.parse(await answer('returns')).values,
  ];
}

/** A write as a form sends it that was filled in now. */
async function write(
  order: Order,
  what: string,
  body: Record<string, unknown> = {},
  {
    by = staff,
    method = 'POST',
    ...form
  }: Partial<{ by: StaffCalls; method: string; changeId: string; version: number }> = {},
) {
  const version = form.version ?? (await read(order)).version;
  const changeId = form.changeId ?? randomUUID();
  return by.call(method, `${pathOf(order)}/${what}`, { changeId, version, ...body });
}

async function wrote(...asked: Parameters<typeof write>): Promise<StaffOrder> {
  const { status, body } = await write(...asked);
  expect({ status, body: status === 200 ? undefined : body }).toEqual({ status: 200 });
  return staffOrderSchema.parse(body);
}

async function refused(answer: ReturnType<StaffCalls['call']>) {
  const got = await answer;
  return [got.status, codeOf(got)];
}

/** What the staff are told that is paid back, before they decide. */
async function preview(order: Order, lines: LineShare[], returnId?: string) {
  const path = `${pathOf(order)}/refund-preview`;
  return refundPreviewSchema.parse((await staff.call('POST', path, { lines, returnId })).body);
}

const linesOf = (order: Order) =>
  order.lineItems.map(({ lineId, quantity }) => ({ lineId, quantity }));
const BY_DHL = { carrier: 'DHL', trackingNumber: '00340' };
const ship = (order: Order, lines = linesOf(order)) =>
  wrote(order, 'parcels', { ...BY_DHL, lines });
const stockOf = async (sku: string) =>
  (await platform.inside.database.select().from(stocks).where(eq(stocks.sku, sku)))[0]?.quantity;
const work = async () => {
  await platform.inside.runJobs();
  await platform.inside.runJobs();
};
const paidBack = async (refundId: string) =>
  (
    await platform.inside.database
      .select()
      .from(cardRefunds)
      .where(eq(cardRefunds.refundId, refundId))
  ).map(({ centAmount }) => centAmount);
const agrees = async () => expect(await findContradictions(platform.inside.database)).toEqual([]);

describe.skipIf(isRemote)('an order that leaves', () => {
  test('is picked, sent in two parcels and arrives; each parcel has its mail, its page and its lines', async () => {
    const order = await ordered('S1', 'SD');
    const [first, second] = linesOf(order);
    if (first === undefined || second === undefined) throw new Error('two lines were ordered');
    expect((await wrote(order, 'picked')).fulfilment).toBe('picked');
    const partly = await ship(order, [first]);
    expect(partly).toMatchObject({ fulfilment: 'partly-shipped', toSend: [second] });
    expect(partly.parcels[0]?.trackingUrl).toContain('00340');
    expect(await refused(write(order, 'parcels', { ...BY_DHL, lines: [first] }))).toEqual([
      ...[422, 'PARCEL_NOT_POSSIBLE'],
    ]);
    expect(await refused(write(order, 'delivered'))).toEqual([422, 'ORDER_NOT_CHANGEABLE']);
    expect(await ship(order, [second])).toMatchObject({ fulfilment: 'shipped', toSend: [] });
    expect((await wrote(order, 'delivered')).fulfilment).toBe('delivered');
    await work();
    const written = await Promise.all(
      [1, 2].map((number) =>
        platform.inside.database
          .select()
          .from(mails)
          .where(eq(mails.about, `${order.orderNumber}-${number}`)),
      ),
    );
    expect(written.flat().map(({ kind }) => kind)).toEqual(['shipping', 'shipping']);
    expect(written[0]?.[0]?.text).toContain('Dress S1');
    expect(written[0]?.[0]?.text).not.toContain('Dress SD');
    await agrees();
  });

  test('is not written over by a form that saw an older one, and a form sent twice sends once', async () => {
    const order = await ordered('S1', 'S1');
    const [{ lineId } = { lineId: '' }] = linesOf(order);
    const form = { changeId: randomUUID(), version: 1 };
    const parcel = { ...BY_DHL, lines: [{ lineId, quantity: 1 }] };
    await wrote(order, 'parcels', parcel, form);
    expect((await wrote(order, 'parcels', parcel, form)).parcels).toHaveLength(1);
    const late = write(order, 'parcels', parcel, { version: 1 });
    expect(await refused(late)).toEqual([412, 'CHANGED_BY_OTHERS']);
    const logged = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, order.orderNumber));
    expect(logged).toMatchObject([
      { action: 'order.parcel', before: { toSend: [{ quantity: 2 }] }, after: { carrier: 'DHL' } },
    ]);
  });
});

describe.skipIf(isRemote)('before an order leaves', () => {
  const typed = { ...ADDRESS, line1: '3 RUE NEUVE' };

  test('it is sent elsewhere, as the shop takes addresses, and not once a parcel has left', async () => {
    const order = await ordered('S1', 'S1');
    const put = { method: 'PUT' };
    const changed = await wrote(order, 'address', { address: typed }, put);
    expect(changed.order.shippingAddress).toMatchObject({ line1: '3 RUE NEUVE', city: 'PARIS' });
    const wrong = write(order, 'address', { address: { ...typed, zipCode: '1' } }, put);
    expect(await refused(wrong)).toEqual([422, 'ADDRESS_INVALID']);
    const abroad = { ...typed, country: 'BE', zipCode: '1000' };
    expect(await refused(write(order, 'address', { address: abroad }, put))).toEqual([
      ...[422, 'COUNTRY_NOT_SERVED'],
    ]);
    await ship(order);
    const late = write(order, 'address', { address: typed }, put);
    expect(await refused(late)).toEqual([422, 'ORDER_NOT_CHANGEABLE']);
  });

  test('items are cancelled: money, stock and points follow, and the rest is sent', async () => {
    const before = (await stockOf('S1')) ?? 0;
    const order = await ordered('S1', 'S1');
    const [{ lineId } = { lineId: '' }] = linesOf(order);
    const changeId = randomUUID();
    const body = { lines: [{ lineId, quantity: 1 }], reason: 'asked' };
    const told = await preview(order, body.lines);
    const cancelled = await wrote(order, 'cancellations', body, { changeId });
    expect(cancelled).toMatchObject({ toSend: [{ lineId, quantity: 1 }] });
    await work();
    const [cents = 0] = await paidBack(changeId);
    expect(cents).toBe(order.lineItems[0]?.product.price.centAmount);
    expect(told).toMatchObject({ bankCents: cents, heldCents: 0, giftCardCents: 0 });
    const [mail] = await readMails(platform.inside.database, eq(mails.about, changeId));
    expect(mail?.text).toContain('Ces articles ont été annulés');
    expect(mail?.text).toContain('De cette commande, il vous reste à recevoir');
    expect(await preview(order, body.lines)).not.toEqual(told);
    expect(await stockOf('S1')).toBe(before - 1);
    const moved = await platform.inside.database
      .select()
      .from(loyaltyMovements)
      .where(eq(loyaltyMovements.id, `${changeId}-return`));
    expect(moved).toMatchObject([{ points: -told.points }]);
    expect((await ship(order, [{ lineId, quantity: 1 }])).fulfilment).toBe('shipped');
    const late = write(order, 'cancellations', body);
    expect(await refused(late)).toEqual([422, 'ORDER_NOT_CHANGEABLE']);
    expect(await listed(order)).toEqual([[{ itemCount: 1, fulfilment: 'shipped' }], []]);
    // One line for one deed of the staff.
    const kinds = (await read(order)).timeline.map(({ kind }) => kind);
    expect(kinds).toEqual(['placed', 'order.cancel', 'refunded', 'order.parcel']);
    await agrees();
  });

  test('all of it is cancelled: everything is paid back and nothing is left to send', async () => {
    const order = await ordered('S1');
    const changeId = randomUUID();
    const body = { lines: linesOf(order), reason: 'out-of-stock' };
    const told = await preview(order, body.lines);
    await wrote(order, 'cancellations', body, { changeId });
    await work();
    expect(await paidBack(changeId)).toEqual([order.totalPrice.centAmount]);
    expect(told.bankCents).toBe(order.totalPrice.centAmount);
    const late = staff.call('POST', `${pathOf(order)}/refund-preview`, { lines: body.lines });
    expect(await refused(late)).toEqual([422, 'RETURN_NOT_POSSIBLE']);
    expect(await read(order)).toMatchObject({ fulfilment: 'cancelled', refundableCents: 0 });
    expect(await listed(order)).toEqual([[{ itemCount: 0, fulfilment: 'cancelled' }], []]);
    await agrees();
  });
});

describe.skipIf(isRemote)('a return', () => {
  async function returned(quantity: number) {
    const order = await ordered(...Array.from({ length: quantity }, () => 'S1'));
    await ship(order);
    const [{ lineId } = { lineId: '' }] = linesOf(order);
    const returnId = randomUUID();
    const lines = [{ lineId, quantity, reason: 'too-small' }];
    await wrote(order, 'returns', { lines }, { changeId: returnId });
    return { order, lineId, returnId };
  }
  const inspect = async (order: Order, returnId: string, body: Record<string, unknown>) =>
    staff.call('POST', `/staff/returns/${returnId}/inspection`, {
      ...{ changeId: randomUUID(), version: (await read(order)).version },
      ...body,
    });
  const found = (lineId: string, finding: string, remark = '') => ({
    ...{ lineId, quantity: 1, finding, remark },
  });

  test('made by the staff is listed, and is of items that have left alone', async () => {
    const order = await ordered('S1');
    const lines = linesOf(order);
    const early = write(order, 'returns', { lines });
    expect(await refused(early)).toEqual([422, 'RETURN_NOT_POSSIBLE']);
    const { order: left, returnId } = await returned(1);
    const { body } = await staff.call('GET', `/staff/returns?q=${left.orderNumber}&state=awaited`);
    expect(listReturns.answer.parse(body).values).toMatchObject([{ id: returnId, items: 1 }]);
  });

  test('is inspected item by item: what is refused is not paid back, second choice is not sold as new', async () => {
    const { order, lineId, returnId } = await returned(3);
    const before = (await stockOf('S1')) ?? 0;
    const half = { inspected: [found(lineId, 'stock')] };
    const incomplete = await inspect(order, returnId, half);
    expect([incomplete.status, codeOf(incomplete)]).toEqual([422, 'INSPECTION_NOT_POSSIBLE']);
    const inspected = [
      found(lineId, 'stock'),
      found(lineId, 'second-choice', 'a button is missing'),
      found(lineId, 'refused', 'worn'),
    ];
    const good = await preview(order, [{ lineId, quantity: 2 }], returnId);
    expect((await inspect(order, returnId, { inspected })).status).toBe(200);
    const again = await inspect(order, returnId, { inspected });
    expect([again.status, codeOf(again)]).toEqual([422, 'INSPECTION_NOT_POSSIBLE']);
    await work();
    const price = order.lineItems[0]?.product.price.centAmount ?? 0;
    expect(await paidBack(returnId)).toEqual([2 * price]);
    expect(good.bankCents).toBe(2 * price);
    expect(await stockOf('S1')).toBe(before + 1);
    expect((await read(order)).returns).toMatchObject([{ inspected, refundCents: 2 * price }]);
    await agrees();
  });

  test('is exchanged for another size, which is sent for nothing, while there is one', async () => {
    const { order, lineId, returnId } = await returned(1);
    const sizes = async () =>
      (await staff.call('GET', `/staff/returns/${returnId}/exchange-sizes`)).body;
    expect(await sizes()).toEqual({
      values: [{ lineId, sizes: [{ sku: 'S1L', size: '40', available: 1 }] }],
    });
    const inspected = [found(lineId, 'exchanged')];
    const swap = (sku: string) => ({ inspected, exchanges: [{ lineId, quantity: 1, sku }] });
    const wrong = await inspect(order, returnId, swap('S2'));
    expect([wrong.status, codeOf(wrong)]).toEqual([422, 'EXCHANGE_NOT_POSSIBLE']);
    const { body } = await inspect(order, returnId, swap('S1L'));
    const exchanged = staffOrderSchema.parse(body);
    expect(exchanged).toMatchObject({
      fulfilment: 'exchange-to-send',
      exchanges: [{ sku: 'S1L' }],
    });
    expect(await stockOf('S1L')).toBe(0);
    expect(await sizes()).toMatchObject({ values: [{ sizes: [{ sku: 'S1L', available: 0 }] }] });
    const sent = await ship(order, exchanged.toSend);
    expect(sent).toMatchObject({ fulfilment: 'shipped', toSend: [] });
    await work();
    expect(await paidBack(returnId)).toEqual([]);
    const [mail] = await platform.inside.database
      .select()
      .from(mails)
      .where(eq(mails.about, `${order.orderNumber}-2`));
    expect(mail?.text).toContain('40');
    await agrees();
  });
});

describe.skipIf(isRemote)('a refund by hand', () => {
  const refund = (order: Order, centAmount: number, form: Parameters<typeof write>[3] = {}) =>
    write(order, 'refunds', { centAmount, reason: 'late' }, form);

  test('goes as far as the role may for one order, and never past what was captured', async () => {
    const order = await ordered('S1', 'S1', 'S1', 'S1');
    const total = order.totalPrice.centAmount;
    const changeId = randomUUID();
    expect((await refund(order, 9_000, { changeId })).status).toBe(200);
    expect(await refused(refund(order, 1_001))).toEqual([422, 'REFUND_LIMIT_REACHED']);
    const owner = openStaffCalls(platform, { role: 'owner' });
    expect(await refused(refund(order, total - 8_999, { by: owner }))).toEqual([
      ...[422, 'REFUND_NOT_POSSIBLE'],
    ]);
    const warehouse = openStaffCalls(platform, { role: 'warehouse' });
    expect(await refused(refund(order, 1, { by: warehouse }))).toEqual([403, 'FORBIDDEN']);
    await work();
    await work();
    expect(await paidBack(changeId)).toEqual([9_000]);
    expect((await read(order)).refundableCents).toBe(total - 9_000);
    const [mail] = await platform.inside.database
      .select()
      .from(mails)
      .where(eq(mails.about, changeId));
    expect(mail?.text).toContain('Nous vous avons remboursé 90,00');
    await agrees();
  });

  test('is paid once by two who press at once, fifty times', async () => {
    const { database } = platform.inside;
    const order = await ordered('S1', 'S1', 'S1');
    const finance = openStaffCalls(platform, { role: 'finance' });
    for (let pair = 0; pair < 50; pair += 1) {
      const { version } = await read(order);
      const both = await Promise.all(
        [staff, finance].map((by) => refund(order, 100, { by, version })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    }
    const decided = await database
      .select()
      .from(orderRefunds)
      .where(eq(orderRefunds.orderNumber, order.orderNumber));
    expect(decided).toHaveLength(50);
    await work();
    expect((await read(order)).refundableCents).toBe(order.totalPrice.centAmount - 5_000);
    await agrees();
  });

  test('that failed is settled by hand, once', async () => {
    const { database } = platform.inside;
    const order = await ordered('S1');
    const refundId = randomUUID();
    await refund(order, 500, { changeId: refundId });
    await work();
    const isIt = eq(paymentRefunds.refundId, refundId);
    await database.update(paymentRefunds).set({ state: 'failed', reason: 'closed' }).where(isIt);
    const { body } = await staff.call('GET', `/staff/orders?view=refund-failed`);
    expect(JSON.stringify(body)).toContain(order.orderNumber);
    await wrote(order, `refunds/${refundId}/settlement`);
    const again = write(order, `refunds/${refundId}/settlement`);
    expect(await refused(again)).toEqual([422, 'REFUND_NOT_POSSIBLE']);
  });
});

describe.skipIf(isRemote)('what the check of the data says', () => {
  test('of parcels that hold more than was bought, and of a wrong count to send', async () => {
    const { database } = platform.inside;
    const { orderNumber, lineItems } = await ordered('S1');
    const [{ lineId } = { lineId: '' }] = lineItems;
    const parcelId = `${orderNumber}-9`;
    await database.insert(orderParcels).values({
      ...{ parcelId, orderNumber, number: 9, carrier: 'DHL', trackingNumber: null },
      ...{ lines: [{ lineId, quantity: 2 }], leftAt: new Date() },
    });
    expect(await findContradictions(database)).toEqual([
      expect.stringContaining(`bought or exchanged: ${orderNumber}`),
      expect.stringContaining(`cancellations have left: ${orderNumber}`),
    ]);
    await database.delete(orderParcels).where(eq(orderParcels.parcelId, parcelId));
    await agrees();
  });
});
