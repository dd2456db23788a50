import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labelOrders, readTrackingFile, sendOrders } from '#src/domain/order/sending.calls.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { orderOf, pay, readyCart, validate } from '../support/shopping.ts';
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

const read = async (orderNumber: string) =>
  staffOrderSchema.parse((await staff.call('GET', `/staff/orders/${orderNumber}`)).body);

const parcel = (orderNumber: string, trackingNumber: string, own: object = {}) => ({
  ...{ changeId: randomUUID(), orderNumber, version: 1, carrier: 'DHL', trackingNumber },
  ...own,
});
const send = async (orders: readonly object[], by = staff) =>
  sendOrders.answer.parse((await by.call('POST', '/staff/parcels', { orders: [...orders] })).body)
    .values;
const label = async (orders: readonly object[], by = staff) =>
  labelOrders.answer.parse((await by.call('POST', '/staff/labels', { orders: [...orders] })).body);
const readFile = async (csv: string, by = staff) =>
  readTrackingFile.answer
    .parse((await by.call('POST', '/staff/tracking-file', { csv })).body)
    .values.map(({ line, problem }) => [line, problem]);

describe.skipIf(isRemote)('orders that are sent together', () => {
  test('leave with all that is left, each by itself: what fails is named, and keeps none from it', async () => {
    const [one, changed, other] = [
      await ordered('S1', 'S2'),
      await ordered('S1'),
      await ordered('S1'),
    ];
    const note = { changeId: randomUUID(), text: 'Wait for the customer.' };
    await staff.call('POST', `/staff/orders/${changed}/notes`, note);
    const forms = [
      parcel(one, '00340434161094042557'),
      parcel(changed, '00340434161094042558'),
      parcel('V0000000000', '1'),
      parcel(other, ''),
    ];
    const outcomes = [
      { orderNumber: one, outcome: 'done' },
      { orderNumber: changed, outcome: 'changed-by-others' },
      { orderNumber: 'V0000000000', outcome: 'not-found' },
      { orderNumber: other, outcome: 'done' },
    ];
    expect(await send(forms)).toEqual(outcomes);
    expect(await read(one)).toMatchObject({
      ...{ fulfilment: 'shipped', toSend: [], version: 2 },
      parcels: [{ carrier: 'DHL', trackingNumber: '00340434161094042557', lines: [{}, {}] }],
    });
    expect((await read(changed)).parcels).toEqual([]);

    // The same forms again, and other forms with the same numbers, change nothing.
    expect(await send([parcel(one, '00340434161094042557')])).toEqual([
      { orderNumber: one, outcome: 'sent-before' },
    ]);
    expect((await send(forms)).map(({ outcome }) => outcome)).toEqual([
      ...['sent-before', 'changed-by-others', 'not-found', 'done'],
    ]);
    expect(await read(one)).toMatchObject({ version: 2, parcels: [{}] });
    expect((await read(other)).parcels).toHaveLength(1);
    expect(await send([parcel(other, '2', { version: 2 })])).toMatchObject([
      { outcome: 'not-possible' },
    ]);
  });

  test('leave once, though two send them in the same moment', async () => {
    const orderNumber = await ordered('S1');
    const both = await Promise.all([
      send([parcel(orderNumber, '3')]),
      send([parcel(orderNumber, '3')]),
    ]);
    const outcomes = both.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect((await read(orderNumber)).parcels).toHaveLength(1);
  });

  test('have their labels in one file of each carrier, and the same parcel has the same label, whoever asks', async () => {
    const [one, other, german] = [await ordered('S1'), await ordered('S2'), await ordered('S1')];
    const asked = (orderNumber: string, carrier = 'Royal Mail', version = 1) => ({
      ...{ orderNumber, carrier, version },
    });
    const forms = [asked(one), asked(other), asked(german, 'DHL'), asked(one, 'A friend')];
    const { values, files } = await label(forms);
    // The label of the same order by another carrier is asked for an older version, or not made.
    expect(values.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(['no-label', 'changed-by-others']).toContain(values[3]?.outcome);
    expect(files.map(({ fileName }) => fileName.replace(/\d{11,}/, '#'))).toEqual([
      ...['labels-Royal-Mail-2.pdf', 'label-#.pdf'],
    ]);
    const pdf = await getDocumentProxy(
      new Uint8Array(Buffer.from(files[0]?.content ?? '', 'base64')),
    );
    const { text } = await extractText(pdf, { mergePages: true });
    for (const { orderNumber, trackingNumber } of values.slice(0, 2)) {
      expect(text).toContain(orderNumber);
      expect(text).toContain(trackingNumber ?? 'none');
    }

    const colleague = openStaffCalls(platform, { role: 'warehouse' });
    const again = await label([asked(one, 'Royal Mail', 2)], colleague);
    expect(again.values[0]?.trackingNumber).toBe(values[0]?.trackingNumber);
    expect((await read(one)).version).toBe(2);
    const late = await label([asked(one)], colleague);
    expect(late.values).toMatchObject([{ outcome: 'changed-by-others', trackingNumber: null }]);
  });

  test('are not there for other shops, and nobody sends them without the right', async () => {
    const orderNumber = await ordered('S1');
    const swiss = openStaffCalls(platform, { role: 'warehouse', shops: ['fr-ch'] });
    expect(await send([parcel(orderNumber, '4')], swiss)).toMatchObject([{ outcome: 'not-found' }]);
    const form = { orderNumber, carrier: 'DHL', version: 1 };
    expect((await label([form], swiss)).values).toMatchObject([{ outcome: 'not-found' }]);
    expect(await readFile(`${orderNumber},DHL,4`, swiss)).toEqual([[1, 'order-unknown']]);
    const finance = openStaffCalls(platform, { role: 'finance' });
    const refused = await finance.call('POST', '/staff/parcels', {
      orders: [parcel(orderNumber, '4')],
    });
    expect(refused.status).toBe(403);
    expect((await read(orderNumber)).version).toBe(1);
  });
});

describe.skipIf(isRemote)('a file of parcels', () => {
  test('says of each row what keeps it from being sent, and of the same file afterwards that all were sent', async () => {
    const [one, other, sent] = [await ordered('S1'), await ordered('S1'), await ordered('S1')];
    await send([parcel(sent, '77')]);
    const csv = [
      '\uFEFFOrder;Carrier;Number',
      `${one};DHL;00340434161094042001`,
      `${other.toLowerCase()};"DHL";00340434161094042002`,
      `${sent};DHL;77`,
      `${sent};DHL;78`,
      `V0000000000;DHL;79`,
      `${one};DHL;80`,
      `${other};;81`,
      `V1;DHL;00340434161094042001`,
      `V2;DHL;3,4E+17`,
      `V3;DHL;1;2`,
    ].join('\r\n');
    const flaws = [
      [4, 'sent-before'],
      [5, 'order-twice'],
      [6, 'order-unknown'],
      [7, 'order-twice'],
      [8, 'row-incomplete'],
      [9, 'number-twice'],
      [10, 'number-rounded'],
      [11, 'row-incomplete'],
    ];
    expect(await readFile(csv)).toEqual([[2, null], [3, null], ...flaws]);
    expect((await read(one)).version).toBe(1);

    const parcels = [parcel(one, '00340434161094042001'), parcel(other, '00340434161094042002')];
    await send(parcels);
    expect(await readFile(csv)).toEqual([[2, 'sent-before'], [3, 'sent-before'], ...flaws]);
    // Without a heading, and an order that left with another number.
    expect(await readFile(`${one},DHL,9`)).toEqual([[1, 'nothing-to-send']]);
  });
});
