import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GIFT_MESSAGE_LENGTH } from '#src/domain/cart/cart-extras.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { invoicedParts } from '#src/platform/orders/documents/billed-parts.ts';
import { toPackingSlip } from '#src/platform/orders/sending/packing-slip.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { asked, changed, giftWrap, NO_GIFT_WRAP } from '../support/cart-extras.ts';
import { readMails } from '../support/mailbox.ts';
import { cartWith, checkOut, createCart, pay, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) staff = openStaffCalls(platform);
});
afterAll(() => platform.stop());

const MESSAGE = 'Pour tes trente ans.\nLou';
const WRAP = { price: 350, message: MESSAGE };

describe('goods that are a gift', () => {
  test('are wrapped at the price of the shop, with another message, or not any more', async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const wrapped = await changed(guest, cart, giftWrap(MESSAGE));
    expect(wrapped.giftWrap).toEqual(WRAP);
    expect(wrapped.totalPrice.centAmount).toBe(cart.totalPrice.centAmount + 350);
    const bare = await changed(guest, wrapped, giftWrap(''), NO_GIFT_WRAP);
    expect([bare.giftWrap, bare.totalPrice]).toEqual([null, cart.totalPrice]);
    const long = giftWrap('x'.repeat(GIFT_MESSAGE_LENGTH + 1));
    expect((await asked(guest, bare, long)).status).toBe(400);
  });

  test('leave with their wrap when the last of them is taken out, and no cart without goods is wrapped', async () => {
    const guest = platform.guest();
    const cart = await changed(guest, await cartWith(guest, 'S1'), giftWrap(MESSAGE));
    const [line] = cart.lineItems;
    const path = `/carts/{id}/products/${line?.lineId}`;
    const empty = await changed(guest, cart, { method: 'DELETE', path });
    expect([empty.giftWrap, empty.totalPrice.centAmount]).toEqual([null, 0]);
    const other = platform.guest();
    const nothing = await createCart(other);
    expect((await asked(other, nothing, giftWrap(''))).body).toMatchObject({
      code: 'GIFT_WRAP_NOT_OFFERED',
    });
  });
});

describe.skipIf(isRemote)('an order that is a gift', () => {
  test('says so on mail, invoice, slip and to the staff, and is paid back whole, its wrap too', async () => {
    const customer = await platform.customer('U2');
    const cart = await checkOut(
      customer,
      await changed(customer, await cartWith(customer, 'S1'), giftWrap(MESSAGE)),
    );
    await pay(platform, customer, cart);
    const order = orderSchema.parse((await validate(customer, cart)).body);
    expect(order).toMatchObject({ giftWrap: WRAP, totalPrice: cart.totalPrice });
    await platform.inside.runJobs();

    const { database } = platform.inside;
    const [mail] = (await readMails(database)).filter(({ text }) =>
      text.includes(order.orderNumber),
    );
    expect(mail?.text).toContain('Emballage cadeau');
    expect(invoicedParts(order, 'fr')).toContainEqual({
      ...{ kind: 'item', name: 'Emballage cadeau', quantity: 1, cents: 350, isTaxed: true },
    });
    const [row] = (await database.select().from(orders)).filter(
      ({ orderNumber }) => orderNumber === order.orderNumber,
    );
    if (row === undefined) throw new Error('the order is not stored');
    const slip = toPackingSlip(row, 'fr-fr', []);
    expect(slip.note?.text).toBe(MESSAGE);
    expect(JSON.stringify(slip)).not.toMatch(/\d,\d\d|€/);

    const path = `/staff/orders/${order.orderNumber}`;
    const seen = staffOrderSchema.parse((await staff.call('GET', path)).body);
    expect(seen.order.giftWrap).toEqual(WRAP);
    const [line] = order.lineItems;
    const { status } = await staff.call('POST', `${path}/cancellations`, {
      ...{ changeId: randomUUID(), version: seen.version },
      ...{ reason: 'asked', lines: [{ lineId: line?.lineId, quantity: 1 }] },
    });
    expect(status).toBe(200);
    await platform.inside.runJobs();
    const after = staffOrderSchema.parse((await staff.call('GET', path)).body);
    expect(after.creditNotes).toMatchObject([{ centAmount: cart.totalPrice.centAmount }]);
  });
});
