import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLabelCarriers, makeParcelLabel } from '#src/domain/order/parcel-label.calls.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) staff = openStaffCalls(platform, { role: 'warehouse' });
});
afterAll(() => platform.stop());

async function ordered() {
  const customer = await platform.customer('U1');
  const cart = await readyCart(customer, 'S1');
  await pay(platform, customer, cart);
  const { orderNumber, lineItems } = orderOf(await validate(customer, cart));
  const lines = lineItems.map(({ lineId, quantity }) => ({ lineId, quantity }));
  return { orderNumber, lines };
}

describe.skipIf(isRemote)('the label of a parcel', () => {
  test('is made by the carrier once, and its number goes on with the parcel', async () => {
    const { orderNumber, lines } = await ordered();
    const { body: known } = await staff.call('GET', '/staff/label-carriers');
    expect(getLabelCarriers.answer.parse(known)).toMatchObject({
      carriers: expect.arrayContaining(['Colissimo']),
      recent: [],
    });
    const form = { changeId: randomUUID(), version: 1, carrier: 'Colissimo', lines };
    const make = (own: object = {}) =>
      staff.call('POST', `/staff/orders/${orderNumber}/labels`, { ...form, ...own });
    const label = makeParcelLabel.answer.parse((await make()).body);
    expect(label.trackingNumber).toMatch(/^6A\d{11}$/);
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(label.content, 'base64')));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of [label.trackingNumber, orderNumber, 'DUPONT']) {
      expect(text.toUpperCase()).toContain(part);
    }

    // The same form again, for the version as it is now: no second label.
    const again = makeParcelLabel.answer.parse((await make({ version: 2 })).body);
    expect(again.trackingNumber).toBe(label.trackingNumber);
    const sent = await staff.call('POST', `/staff/orders/${orderNumber}/parcels`, {
      ...{ ...form, changeId: randomUUID(), version: 2, trackingNumber: label.trackingNumber },
    });
    expect(staffOrderSchema.parse(sent.body)).toMatchObject({
      version: 3,
      parcels: [{ trackingUrl: expect.stringContaining(label.trackingNumber) }],
    });
    const recentOf = async (shop: string) => {
      const { body } = await staff.call('GET', `/staff/label-carriers?shop=${shop}`);
      return getLabelCarriers.answer.parse(body).recent;
    };
    expect([await recentOf('fr-fr'), await recentOf('de-de')]).toEqual([['Colissimo'], []]);
    const late = await make({ changeId: randomUUID(), version: 3 });
    expect([late.status, codeOf(late)]).toEqual([422, 'PARCEL_NOT_POSSIBLE']);
  });

  test('is not made for carriers that are not connected, other shops, and without the right', async () => {
    const { orderNumber, lines } = await ordered();
    const refused = async (own: object, by = staff) => {
      const form = { changeId: randomUUID(), version: 1, carrier: 'Colissimo', lines, ...own };
      const answer = await by.call('POST', `/staff/orders/${orderNumber}/labels`, form);
      return [answer.status, codeOf(answer)];
    };
    expect(await refused({ carrier: 'Somebody' })).toEqual([502, 'LABEL_NOT_MADE']);
    expect(await refused({ version: 7 })).toEqual([412, 'CHANGED_BY_OTHERS']);
    const swiss = openStaffCalls(platform, { role: 'warehouse', shops: ['fr-ch'] });
    expect(await refused({}, swiss)).toEqual([404, 'NOT_FOUND']);
    const finance = openStaffCalls(platform, { role: 'finance' });
    expect(await refused({}, finance)).toEqual([403, 'FORBIDDEN']);
    const { body } = await staff.call('GET', `/staff/orders/${orderNumber}`);
    expect(staffOrderSchema.parse(body).version).toBe(1);
  });
});
