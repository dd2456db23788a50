import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import * as calls from '#src/domain/draft-order/draft-order.calls.ts';
import { listedDraftOrderSchema } from '#src/domain/draft-order/draft-order.schema.ts';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import { skus } from '#src/platform/catalogue/products/tables.ts';
import { endDrafts } from '#src/platform/draft-orders/change-draft.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { mailOf, makeDraft, openLink, quote, sendDraft, tokenIn } from '../support/draft-orders.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  ADDRESS,
  cartOf,
  cartWith,
  codeOf,
  orderOf,
  pay,
  readyCart,
  startedPayment,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const DAY = 86_400_000;
const toU1 = { email: 'U1@vitrine.example', address: ADDRESS, shippingMethod: 'NO' } as const;

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) staff = openStaffCalls(platform);
});
afterAll(() => platform.stop());

const refused = async (answer: ReturnType<StaffCalls['call']>) => {
  const got = await answer;
  return [got.status, codeOf(got)];
};

const listed = async (search = '') =>
  calls.listDraftOrders.answer.parse(
    (await staff.call('GET', `/staff/draft-orders?${search}`)).body,
  ).values;

const find = async (id: string) => (await listed('size=100')).find((draft) => draft.id === id);

/** The token that a draft order was mailed with. */
async function tokenOf(draft: { id: string }): Promise<string> {
  await platform.inside.runJobs();
  return tokenIn((await mailOf(platform.inside.database, draft)).text);
}

const write = (id: string, what: string, version = 1, changeId = randomUUID(), by = staff) =>
  by.call('POST', `/staff/draft-orders/${id}/${what}`, { changeId, version });

const additionsOf = async (orderNumber: string) =>
  calls.getOrderAdditions.answer.parse(
    (await staff.call('GET', `/staff/orders/${orderNumber}/additions`)).body,
  );

/** What S1 costs in the shop. */
async function setPrice(centAmount: number): Promise<void> {
  const { database } = platform.inside;
  const [found] = await database.select().from(skus).where(eq(skus.sku, 'S1'));
  await database
    .update(prices)
    .set({ centAmount })
    .where(and(eq(prices.optionId, found?.optionId ?? ''), eq(prices.domain, 'fr-fr')));
}

/** The cart that a link opens. */
async function opened(customer: Caller, token: string): Promise<Cart> {
  const { cart } = await openLink(customer, token);
  if (cart === null) throw new Error('no cart was opened');
  return cart;
}

const ownCart = async (customer: Caller) => cartOf(await customer.call('GET', '/carts-self'));

describe.skipIf(isRemote)('an order made by the staff', () => {
  test('is mailed, opened, paid by card and placed as it was priced, and says who made it', async () => {
    const items = [{ sku: 'S1', quantity: 2 }];
    const quoted = await quote(staff, { items, for: toU1 });
    expect(quoted).toMatchObject({ lacking: [], shippingInfo: { shippingMethodKey: 'NO' } });
    expect(quoted.methods.map(({ key }) => key)).not.toContain('LM');
    const draft = await makeDraft(staff, { items, for: toU1 });
    expect(draft).toMatchObject({ state: 'waiting', itemCount: 2, madeBy: 'Somebody of desk' });
    await platform.inside.runJobs();
    const mail = await mailOf(platform.inside.database, draft);
    expect(mail).toMatchObject({ recipient: 'u1@vitrine.example', lang: 'fr' });
    expect(mail.text).toContain('/fr-fr/payment-link?token=');
    const customer = await platform.customer('U1');
    const cart = await opened(customer, tokenIn(mail.text));
    expect(cart.totalPrice).toEqual(quoted.totalPrice);
    expect(cart.billingAddress).toMatchObject({ city: 'PARIS' });
    await pay(platform, customer, cart);
    const { orderNumber, totalPrice } = orderOf(await validate(customer, cart));
    expect(totalPrice).toEqual(quoted.totalPrice);
    expect(await find(draft.id)).toMatchObject({ state: 'paid', orderNumber });
    const { madeAs } = await additionsOf(orderNumber);
    expect(madeAs).toMatchObject({ id: draft.id, madeBy: 'Somebody of desk' });
    expect((await openLink(customer, tokenIn(mail.text))).outcome).toBe('paid');
  });

  test('keeps its prices while the shop asks more, and loses them to an item that was not agreed on', async () => {
    const draft = await makeDraft(staff, { for: toU1 });
    const customer = await platform.customer('U1');
    const cart = await opened(customer, await tokenOf(draft));
    expect(cart.totalPrice).toEqual(draft.totalPrice);
    const [line] = cart.lineItems;
    await setPrice(9_999);
    const path = `/carts/${cart.id}`;
    const query = { version: cart.version };
    const kept = cartOf(await customer.call('PUT', `${path}/refresh`, { query }));
    expect(kept.totalPrice).toEqual(draft.totalPrice);
    const more = cartOf(
      await customer.call('PUT', `${path}/products/${line?.lineId}/quantity/2`, {
        query: { version: kept.version },
      }),
    );
    expect(more.lineItems[0]?.totalPrice.centAmount).toBe(2 * 9_999);
    await setPrice(line?.product.price.centAmount ?? 0);
  });

  test('gives back what the customer had in their cart: after it is paid, withdrawn or over', async () => {
    const customer = await platform.customer('U1');
    const own = await cartWith(customer, 'SD');
    const skusNow = async () => (await ownCart(customer)).lineItems.map(({ sku }) => sku);
    const paid = await makeDraft(staff, { for: toU1 });
    const cart = await opened(customer, await tokenOf(paid));
    expect(await skusNow()).toEqual(['S1']);
    await pay(platform, customer, cart);
    orderOf(await validate(customer, cart));
    expect(await ownCart(customer)).toMatchObject({ id: own.id });
    expect(await skusNow()).toEqual(['SD']);
    const withdrawn = await makeDraft(staff, { for: toU1 });
    await opened(customer, await tokenOf(withdrawn));
    expect((await write(withdrawn.id, 'withdrawal')).status).toBe(200);
    expect(await skusNow()).toEqual(['SD']);
    const over = await makeDraft(staff, { for: toU1 });
    const token = await tokenOf(over);
    await opened(customer, token);
    const { database, clock } = platform.inside;
    clock.advance(7 * DAY + 1_000);
    await endDrafts({ database, now: clock.now });
    expect(await skusNow()).toEqual(['SD']);
    expect((await openLink(customer, token)).outcome).toBe('ended');
    expect(await find(over.id)).toMatchObject({ state: 'ended' });
  });

  test('is opened twice as one cart, and a second one takes turns with it', async () => {
    const customer = await platform.customer('U1');
    const [one, other] = [
      await makeDraft(staff, { for: toU1 }),
      await makeDraft(staff, { items: [{ sku: 'SD', quantity: 1 }], for: toU1 }),
    ];
    const [first, second] = [await tokenOf(one), await tokenOf(other)];
    const cart = await opened(customer, first);
    expect((await opened(customer, first)).id).toBe(cart.id);
    expect((await opened(customer, second)).lineItems[0]?.sku).toBe('SD');
    expect((await ownCart(customer)).lineItems[0]?.sku).toBe('SD');
    expect((await opened(customer, first)).id).toBe(cart.id);
    expect((await ownCart(customer)).id).toBe(cart.id);
  });

  test('is opened by nobody with another e-mail, in no other shop, and tells anybody its state alone', async () => {
    const token = await tokenOf(await makeDraft(staff, { for: toU1 }));
    const other = await platform.customer('U2');
    expect(await openLink(other, token)).toMatchObject({
      ...{ outcome: 'other-email', cart: null, email: 'u••••@v••••.example' },
    });
    const read = await platform.guest().call('POST', '/payment-links/read', { body: { token } });
    expect(read.body).toEqual({ state: 'waiting', email: 'u••••@v••••.example' });
    const swiss = platform.guest({ storeId: '1002', locale: 'fr-ch' });
    const elsewhere = await swiss.call('POST', '/payment-links/read', { body: { token } });
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([404, 'ORDER_LINK_UNKNOWN']);
    const guest = await platform.guest().call('POST', '/payment-links/opened', { body: { token } });
    expect(guest.status).toBe(401);
  });

  test('is made once by a form that is sent twice, and refused where the form said another sum', async () => {
    const changeId = randomUUID();
    const before = (await listed()).length;
    const wanted = { for: toU1 };
    expect((await sendDraft(staff, wanted, { changeId })).status).toBe(200);
    expect((await sendDraft(staff, wanted, { changeId })).status).toBe(200);
    expect(await listed()).toHaveLength(before + 1);
    await platform.inside.runJobs();
    const other = sendDraft(staff, wanted, { totalCentAmount: 1 });
    expect(await refused(other)).toEqual([412, 'CART_CHANGED']);
    const many = { items: [{ sku: 'S2', quantity: 10 }], for: toU1 };
    expect((await quote(staff, many)).lacking).toEqual(['S2']);
    expect(await refused(sendDraft(staff, many))).toEqual([422, 'QUANTITY_NOT_AVAILABLE']);
    const nowhere = { ...toU1, address: { ...ADDRESS, zipCode: '1' } };
    expect(await refused(sendDraft(staff, { for: nowhere }))).toEqual([422, 'ADDRESS_INVALID']);
    const toStore = { ...toU1, shippingMethod: 'LM' } as const;
    expect(await refused(sendDraft(staff, { for: toStore }))).toEqual([
      ...[422, 'SHIPPING_METHOD_UNAVAILABLE'],
    ]);
  });

  test('is mailed again with a new term and withdrawn, each once and by the version that was seen', async () => {
    const { database, clock, runJobs } = platform.inside;
    const draft = await makeDraft(staff, { for: toU1 });
    const first = await tokenOf(draft);
    clock.advance(DAY);
    const changeId = randomUUID();
    const again = listedDraftOrderSchema.parse((await write(draft.id, 'mails', 1, changeId)).body);
    expect((await write(draft.id, 'mails', 1, changeId)).body).toEqual(again);
    expect(Date.parse(again.endsAt) - Date.parse(draft.endsAt)).toBeGreaterThanOrEqual(DAY);
    await runJobs();
    expect(await tokenOf(draft)).not.toBe(first);
    expect(await refused(write(draft.id, 'withdrawal', 1))).toEqual([412, 'CHANGED_BY_OTHERS']);
    expect((await write(draft.id, 'withdrawal', 2)).body).toMatchObject({ state: 'withdrawn' });
    expect(await refused(write(draft.id, 'mails', 3))).toEqual([422, 'DRAFT_ORDER_NOT_WAITING']);
    expect((await openLink(await platform.customer('U1'), first)).outcome).toBe('withdrawn');
    const logged = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, draft.id));
    expect(logged.map(({ action }) => action).toSorted()).toEqual([
      ...['draft-order.mail-again', 'draft-order.make', 'draft-order.withdraw'],
    ]);
  });

  test('is not withdrawn, and does not end, while it is being paid', async () => {
    const draft = await makeDraft(staff, { for: toU1 });
    const customer = await platform.customer('U1');
    const cart = await opened(customer, await tokenOf(draft));
    await startedPayment(customer, cart);
    expect(await refused(write(draft.id, 'withdrawal'))).toEqual([423, 'CART_LOCKED']);
    expect((await ownCart(customer)).id).toBe(cart.id);
  });

  test('goes to a new e-mail without an address, which the customer then gives', async () => {
    const email = 'somebody.new@vitrine.example';
    const draft = await makeDraft(staff, {
      for: { email, address: null, shippingMethod: null },
    });
    expect(draft).toMatchObject({ email, customerName: '' });
    await platform.inside.runJobs();
    expect(await mailOf(platform.inside.database, draft)).toMatchObject({ recipient: email });
  });
});

describe.skipIf(isRemote)('items added to an order', () => {
  test('go where it goes for no delivery, and both orders name each other', async () => {
    const customer = await platform.customer('U1');
    const ready = await readyCart(customer, 'SD');
    await pay(platform, customer, ready);
    const first = orderOf(await validate(customer, ready));
    const draft = await makeDraft(staff, { for: { addedTo: first.orderNumber } });
    expect(draft).toMatchObject({ addedTo: first.orderNumber, email: 'u1@vitrine.example' });
    const cart = await opened(customer, await tokenOf(draft));
    expect(cart).toMatchObject({
      ...{ shippingInfo: { shippingMethodKey: 'NO', price: 0 }, totalPrice: draft.totalPrice },
      shippingAddress: { line1: first.shippingAddress?.line1 },
    });
    await pay(platform, customer, cart);
    const { orderNumber } = orderOf(await validate(customer, cart));
    expect((await additionsOf(first.orderNumber)).added).toMatchObject([
      { id: draft.id, orderNumber, state: 'paid' },
    ]);
    expect((await additionsOf(orderNumber)).madeAs).toMatchObject({ addedTo: first.orderNumber });
  });
});

describe.skipIf(isRemote)('who makes orders', () => {
  test('finds items by name, sku and barcode, and a customer where customers may be seen', async () => {
    const search = async (q: string) => {
      const { body } = await staff.call('GET', `/staff/sellable-items?shop=fr-fr&q=${q}`);
      return calls.findSellableItems.answer.parse(body).values.map(({ sku }) => sku);
    };
    expect(await search('S1')).toContain('S1');
    expect(await search('3600000004911')).toEqual(['S1']);
    expect(await search('dress%20sd')).toEqual(['SD']);
    const known = async (by: StaffCalls) => {
      const body = { shop: 'fr-fr', email: 'u1@vitrine.example' };
      return (await by.call('POST', '/staff/known-customer', body)).body;
    };
    expect(await known(staff)).toMatchObject({ customer: { name: expect.any(String) } });
    expect(await known(openStaffCalls(platform, { role: 'warehouse' }))).toEqual({
      customer: null,
    });
    const masked = openStaffCalls(platform, { role: 'warehouse' });
    const { body } = await masked.call('GET', '/staff/draft-orders');
    expect(calls.listDraftOrders.answer.parse(body).values[0]?.email).toContain('•');
  });

  test('may write to orders, in the shop', async () => {
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect(await refused(sendDraft(swiss, { for: toU1 }, { totalCentAmount: 1 }))).toEqual([
      ...[404, 'NOT_FOUND'],
    ]);
    const reader = openStaffCalls(platform, { permissions: ['orders:read'] });
    const asked = sendDraft(reader, { for: toU1 }, { totalCentAmount: 1 });
    expect(await refused(asked)).toEqual([403, 'FORBIDDEN']);
    expect((await swiss.call('GET', '/staff/draft-orders')).body).toMatchObject({ total: 0 });
  });
});
