import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getReturnPicture } from '#src/domain/order/return-picture.calls.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) staff = openStaffCalls(platform);
});
afterAll(() => platform.stop());

/** An order that came back, of which the item was refused. */
async function refusedReturn() {
  const customer = await platform.customer('U1');
  const cart = await readyCart(customer, 'S1');
  await pay(platform, customer, cart);
  const { orderNumber, lineItems } = orderOf(await validate(customer, cart));
  const [line] = lineItems;
  const lineId = line?.lineId ?? '';
  const lines = [{ lineId, quantity: 1 }];
  let version = 1;
  const write = async (path: string, body: object) => {
    const form = { changeId: randomUUID(), version, ...body };
    const { status, body: answer } = await staff.call('POST', `/staff/${path}`, form);
    expect({ status, answer: status === 200 ? undefined : answer }).toEqual({ status: 200 });
    const order = staffOrderSchema.parse(answer);
    version = order.version;
    return order;
  };
  const at = `orders/${orderNumber}`;
  await write(`${at}/parcels`, { carrier: 'DHL', trackingNumber: '', lines });
  const { returns } = await write(`${at}/returns`, { lines });
  const returnId = returns[0]?.returnId ?? '';
  const inspected = [{ lineId, quantity: 1, finding: 'refused', remark: 'Worn' }];
  await write(`returns/${returnId}/inspection`, { inspected });
  return { orderNumber, returnId, lineId, write, version: () => version };
}

/** A photograph that says where it was taken. */
const photo = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#aa3322' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

describe.skipIf(isRemote)('pictures of an item that was refused', () => {
  test('are saved upright and without what the camera wrote, and seen by the staff of the shop', async () => {
    const { returnId, lineId, write } = await refusedReturn();
    const content = (await photo()).toString('base64');
    const { returns } = await write(`returns/${returnId}/pictures`, { lineId, content });
    const [picture] = returns[0]?.pictures ?? [];
    expect(picture).toMatchObject({ lineId, addedBy: staff.caller.name });
    const path = `/staff/returns/${returnId}/pictures/${picture?.pictureId}`;
    const { body } = await openStaffCalls(platform, { role: 'warehouse' }).call('GET', path);
    const bytes = Buffer.from(getReturnPicture.answer.parse(body).content, 'base64');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 20, height: 40 });

    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect((await swiss.call('GET', path)).status).toBe(404);
    expect((await openStaffCalls(platform, { role: 'editor' }).call('GET', path)).status).toBe(403);

    const without = await write(`returns/${returnId}/pictures/${picture?.pictureId}/removal`, {});
    expect(without.returns[0]?.pictures).toEqual([]);
    expect((await staff.call('GET', path)).status).toBe(404);
  });

  test('are three at most, of that item alone, and nothing but pictures', async () => {
    const { returnId, lineId, write, version } = await refusedReturn();
    const pictures = `returns/${returnId}/pictures`;
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      await write(pictures, { lineId, content: (await photo(format)).toString('base64') });
    }
    const refused = async (own: Record<string, unknown>, by = staff) => {
      const form = { changeId: randomUUID(), version: version(), lineId, ...own };
      const answer = await by.call('POST', `/staff/${pictures}`, form);
      return [answer.status, codeOf(answer)];
    };
    const content = (await photo()).toString('base64');
    expect(await refused({ content })).toEqual([422, 'PICTURE_NOT_POSSIBLE']);
    expect(await refused({ content, lineId: 'another' })).toEqual([422, 'PICTURE_NOT_POSSIBLE']);
    const none = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'no picture at all'];
    for (const bytes of [...none.map((text) => Buffer.from(text)), await photo('gif')]) {
      const wrong = bytes.toString('base64');
      expect(await refused({ content: wrong })).toEqual([422, 'PICTURE_NOT_READABLE']);
    }
    const finance = openStaffCalls(platform, { role: 'finance' });
    expect(await refused({ content }, finance)).toEqual([403, 'FORBIDDEN']);
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect(await refused({ content }, swiss)).toEqual([404, 'NOT_FOUND']);
  });
});
