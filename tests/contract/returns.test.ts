import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardRefunds } from '#src/demo/card-sandbox/tables.ts';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import {
  downloadFileSchema,
  journeySchema,
  type Order,
  trackedOrderSchema,
} from '#src/domain/order/order.schema.ts';
import { refundCents } from '#src/domain/order/refund.ts';
import { refundPreviewSchema } from '#src/domain/order/refund-preview.calls.ts';
import { isReturnNumber } from '#src/domain/order/return-number.ts';
import { listReturns } from '#src/domain/order/staff-order.calls.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { getSoldGoods } from '#src/domain/overview/overview.calls.ts';
import type { SoldRow } from '#src/domain/overview/sold-goods.schema.ts';
import { dayAfter, shopDay, writeDay } from '#src/domain/shop/shop-day.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { creditedLines } from '#src/platform/orders/documents/billed-parts.ts';
import { findCredits } from '#src/platform/orders/documents/find-credits.ts';
import { readBookings } from '#src/platform/orders/documents/read-bookings.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { findWebDomain, setShopParameter } from '#src/platform/shops/face.ts';
import { saveStores } from '#src/platform/stores/face.ts';
import { readMails } from '../support/mailbox.ts';
import type { Answer, Caller } from '../support/platform-client.ts';
import {
  cartOf,
  cartWith,
  checkOut,
  codeOf,
  deliver,
  orderOf,
  pay,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const DAY = 86_400_000;
const FRANCE = { storeId: '1001', locale: 'fr-fr' } as const;
const BRITAIN = { storeId: '1003', locale: 'en' } as const;
const LEEDS: Partial<CartAddress> = {
  ...{ country: 'GB', zipCode: 'LS1 4DT', city: 'LEEDS', line1: '4 PARK ROW' },
};

/** An order of two S1 that has been delivered. */
async function delivered(
  customer: Caller,
  {
    address = {},
    product = 'cb',
    code = '',
  }: { address?: Partial<CartAddress>; product?: string; code?: string } = {},
): Promise<Order> {
  let cart = await checkOut(customer, await cartWith(customer, 'S1', 'S1'), address);
  if (code !== '') {
    const path = `/carts/${cart.id}/promo-code/${code}`;
    cart = cartOf(await customer.call('POST', path, { query: { version: cart.version } }));
  }
  await pay(platform, customer, cart, { paymentProduct: product });
  const order = orderOf(await validate(customer, cart));
  await deliver(platform, order);
  return order;
}

const inBritain = async () => {
  const customer = await platform.customer('U2', BRITAIN);
  return { customer, order: await delivered(customer, { address: LEEDS, product: 'visa' }) };
};

const pathOf = ({ orderNumber }: Order) => `/customers-self/orders/${orderNumber}`;
const lineOf = ({ lineItems: [line] }: Order) => line?.lineId ?? '';
const asking = (
  order: Order,
  reason: string | null = 'too-small',
  returnId: string = randomUUID(),
) => ({
  returnId,
  lines: [{ lineId: lineOf(order), quantity: 1, reason }],
});
const send = (customer: Caller, order: Order, body: object = asking(order)) =>
  customer.call('POST', `${pathOf(order)}/returns`, { body });
const journeyIn = ({ status, body }: Answer) => {
  expect(status).toBe(200);
  return journeySchema.parse(body);
};
const journeyOf = async (customer: Caller, order: Order) =>
  journeyIn(await customer.call('GET', `${pathOf(order)}/journey`));

/** What the mails about something say, once they are written. */
async function mailsAbout(about: string) {
  await platform.inside.runJobs();
  await platform.inside.runJobs();
  return readMails(platform.inside.database, eq(mails.about, about));
}

const tokenIn = (text: string | undefined) =>
  /order-tracking\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** Runs something at a later time; those who sign in have to do it then. */
async function later<T>(ms: number, act: () => Promise<T>): Promise<T> {
  platform.inside.clock.advance(ms);
  try {
    return await act();
  } finally {
    platform.inside.clock.advance(-ms);
  }
}

/** What the warehouse does with a parcel that came: its number leads to the order, and all is as new. */
async function receive(typed: string): Promise<number> {
  const warehouse = openStaffCalls(platform, { role: 'warehouse' });
  const { body } = await warehouse.call('GET', `/staff/returns?q=${encodeURIComponent(typed)}`);
  const [found] = listReturns.answer.parse(body).values;
  if (found === undefined) return 404;
  const order = await warehouse.call('GET', `/staff/orders/${found.orderNumber}`);
  const { returns } = staffOrderSchema.parse(order.body);
  const { lines = [] } = returns.find(({ returnId }) => returnId === found.id) ?? {};
  const inspected = lines.map(({ lineId, quantity }) => ({
    ...{ lineId, quantity, finding: 'stock', remark: '' },
  }));
  const form = { changeId: randomUUID(), version: found.version, inspected };
  return (await warehouse.call('POST', `/staff/returns/${found.id}/inspection`, form)).status;
}

/** Takes 3.95 off for a label from now on, until it is restored. */
async function takeLabelFee(): Promise<() => Promise<void>> {
  const { database } = platform.inside;
  const shop = requireFound(await findWebDomain(database, 'fr-fr'), 'NOT_FOUND');
  const { returns } = shop.params;
  const set = (value: typeof returns) =>
    inTransaction(database, (tx) => setShopParameter(tx, 'fr-fr', { name: 'returns', value }));
  await set({ ...returns, isFree: false, labelFee: { centAmount: 395, costCentAmount: 450 } });
  return () => set(returns);
}

async function textOf(answer: Pick<Answer, 'status' | 'body'>) {
  expect(answer.status).toBe(200);
  const { fileName, content } = downloadFileSchema.parse(answer.body);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64')));
  const { text } = await extractText(pdf, { mergePages: true });
  return { fileName, text: text.replaceAll(/\s+/g, ' ') };
}

describe.skipIf(isRemote)('a return', () => {
  test('is offered beside the withdrawal inside the term of the law, and alone after it', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const now = await journeyOf(customer, order);
    expect(now.withdrawable?.lines).toEqual([{ lineId: lineOf(order), quantity: 2 }]);
    expect(now.returnable).toMatchObject({
      days: 30,
      ...{ isOver: false, isFree: true },
      lines: [{ lineId: lineOf(order), quantity: 2 }],
      paidCents: order.totalPrice.centAmount,
    });
    const after = await later(20 * DAY, async () =>
      journeyOf(await platform.customer('U2', FRANCE), order),
    );
    expect(after.withdrawable).toBeNull();
    expect(after.returnable).toMatchObject({ until: now.returnable?.until, isOver: false });
  });

  test('is refused after the last day, which the customer still reads', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const until = (await journeyOf(customer, order)).returnable?.until;
    const [journey, refusal] = await later(31 * DAY, async () => {
      const late = await platform.customer('U2', FRANCE);
      return [await journeyOf(late, order), await send(late, order)] as const;
    });
    expect(journey.returnable).toMatchObject({ until, isOver: true });
    expect([refusal.status, codeOf(refusal)]).toEqual([422, 'RETURN_NOT_POSSIBLE']);
    expect((await send(customer, order)).status).toBe(200);
  });

  test('is registered once, however often it is sent, and has a number and one mail', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const body = asking(order);
    const answers = await Promise.all([1, 2, 3].map(() => send(customer, order, body)));
    for (const answer of answers) expect(journeyIn(answer).returns).toHaveLength(1);
    const journey = await journeyOf(customer, order);
    const [own] = journey.returns;
    expect(own).toMatchObject({ basis: 'promise', receivedAt: null, refundedAt: null });
    expect(own?.sending).toMatchObject({ carrier: 'La Poste', isFree: true });
    expect(isReturnNumber(own?.returnNumber ?? '')).toBe(true);
    expect(journey.events.map(({ kind }) => kind)).toContain('returned');
    const [mail, ...more] = await mailsAbout(body.returnId);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'return', lang: 'fr', recipient: 'u2@vitrine.example' });
    expect(mail?.subject).toBe(`Votre retour ${own?.returnNumber}`);
    const half = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    for (const said of [
      ...[order.orderNumber, own?.returnNumber, order.lineItems[0]?.product.name, 'La Poste'],
      ...['Le retour est gratuit', `Nous vous remboursons ${half.format(29.99)}`, '14\u00a0jours'],
    ]) {
      expect.soft(mail?.text).toContain(said);
    }
  });

  test('takes no more items than there are, together with a withdrawal at the same time', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const withdraw = () => {
      const lines = [{ lineId: lineOf(order), quantity: 1 }];
      const body = { returnId: randomUUID(), lines };
      return customer.call('POST', `${pathOf(order)}/withdrawals`, { body });
    };
    const answers = await Promise.all([
      ...[send(customer, order), withdraw(), send(customer, order), withdraw()],
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(await journeyOf(customer, order)).toMatchObject({
      withdrawable: null,
      returnable: null,
    });
  });

  test('needs no reason, takes one of the list, and no other', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    expect((await send(customer, order, asking(order, 'too heavy'))).status).toBe(400);
    expect((await send(customer, order, asking(order, null))).status).toBe(200);
    expect((await send(customer, order, asking(order, 'quality'))).status).toBe(200);
    const { body } = await openStaffCalls(platform).call(
      'GET',
      `/staff/orders/${order.orderNumber}`,
    );
    const reasons = staffOrderSchema
      .parse(body)
      .returns.flatMap(({ lines }) => lines.map(({ reason }) => reason));
    expect(reasons).toEqual([null, 'quality']);
  });

  test('of an order with a code pays back what the page, the mail and the staff were told, to the cent', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer, { code: 'WELCOME10' });
    // A tenth of 59.98 is 6.00: three euros a unit.
    expect(order.lineItems[0]?.reductions).toEqual([{ code: 'WELCOME10', units: [300, 300] }]);
    const staff = openStaffCalls(platform);
    const refunds: number[] = [];
    for (const told of ['26,99', '26,99']) {
      const { returnable, returns } = await journeyOf(customer, order);
      const earlier = returns.flatMap(({ lines }) => lines);
      const body = asking(order);
      const { lines } = body;
      const onPage = refundCents(order, returnable?.paidCents ?? 0, { earlier, returned: lines });
      const number = journeyIn(await send(customer, order, body)).returns.at(-1)?.returnNumber;
      expect((await mailsAbout(body.returnId))[0]?.text).toContain(told);
      const path = `/staff/orders/${order.orderNumber}/refund-preview`;
      const asked = { returnId: body.returnId, lines: [{ lineId: lineOf(order), quantity: 1 }] };
      const previewed = refundPreviewSchema.parse((await staff.call('POST', path, asked)).body);
      expect(await receive(number ?? '')).toBe(200);
      const { refundCents: refunded } = (await journeyOf(customer, order)).returns.at(-1) ?? {};
      expect([onPage, previewed.bankCents]).toEqual([refunded, refunded]);
      refunds.push(refunded ?? 0);
    }
    expect(refunds).toEqual([2_699, order.totalPrice.centAmount - 2_699]);
  });

  test('of one line that come in in another order than they were declared pay back what each was told', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer, { code: 'WELCOME10' });
    // One of the two was paid for with all of the reduction.
    const lineItems = order.lineItems.map((line) => ({
      ...line,
      reductions: [{ code: 'WELCOME10', units: [600, 0] }],
    }));
    const isIt = eq(orders.orderNumber, order.orderNumber);
    await platform.inside.database.update(orders).set({ lineItems }).where(isIt);
    const [first, second] = [asking(order), asking(order)];
    for (const body of [first, second]) journeyIn(await send(customer, order, body));
    expect((await mailsAbout(first.returnId))[0]?.text).toContain('29,99');
    const { returns } = await journeyOf(customer, order);
    for (const { returnNumber } of returns.toReversed())
      expect(await receive(returnNumber)).toBe(200);
    const back = (await journeyOf(customer, order)).returns.map(({ refundCents: cents }) => cents);
    expect(back).toEqual([2_999, order.totalPrice.centAmount - 2_999]);
    const credits = await findCredits(platform.inside.database, order.orderNumber);
    const reductions = credits.map((credit) => creditedLines({ ...order, lineItems }, credit));
    expect(reductions.map(({ cents }) => cents)).toEqual([2_399, 2_999]);
  });

  test('is for the customer of the order alone, and of what was bought', {
    tags: ['T06'],
  }, async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    expect((await send(await platform.customer('U4', FRANCE), order)).status).toBe(404);
    expect((await send(platform.guest(FRANCE), order)).status).toBe(401);
    const lines = [{ lineId: 'another', quantity: 1, reason: null }];
    const own = await platform.customer('U2', FRANCE);
    expect((await send(own, order, { returnId: randomUUID(), lines })).status).toBe(422);
    const used = asking(order);
    expect((await send(own, order, used)).status).toBe(200);
    const other = await delivered(own);
    const reused = { ...asking(other), returnId: used.returnId };
    expect((await send(own, other, reused)).status).toBe(422);
  });

  test('is made in Britain with the link of the mail, beside the right to cancel', async () => {
    const { order } = await inBritain();
    const token = tokenIn(
      (await mailsAbout(order.orderNumber)).find(({ kind }) => kind === 'order')?.text,
    );
    const guest = platform.guest(BRITAIN);
    const read = async (token: string) =>
      guest.call('POST', '/orders/tracked', { body: { token } });
    const { journey } = trackedOrderSchema.parse((await read(token)).body);
    expect(journey.withdrawable?.lines).toEqual([{ lineId: lineOf(order), quantity: 2 }]);
    expect(journey.returnable?.isOver).toBe(false);
    const body = { token, ...asking(order) };
    const path = '/orders/tracked/returns';
    expect(codeOf(await guest.call('POST', path, { body: { ...body, token: 'none' } }))).toBe(
      'ORDER_LINK_UNKNOWN',
    );
    const [own] = journeyIn(await guest.call('POST', path, { body })).returns;
    // The mail about the return has its own link.
    const [mail] = await mailsAbout(body.returnId);
    expect(mail?.text).toContain('Drop the parcel off with La Poste by ');
    const followed = trackedOrderSchema.parse((await read(tokenIn(mail?.text))).body);
    expect(followed.journey.returns).toMatchObject([{ returnNumber: own?.returnNumber }]);
    for (let tries = 0; tries < 3; tries += 1) await guest.call('POST', path, { body });
    expect((await mailsAbout(body.returnId)).length).toBe(1);
  });

  test('with a label for a fee pays back so much less, the whole for what is faulty, and says so everywhere', async () => {
    const { database } = platform.inside;
    const restore = await takeLabelFee();
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    expect((await journeyOf(customer, order)).ways).toEqual([
      { way: 'label', feeCents: 395 },
      { way: 'own', feeCents: 0 },
    ]);
    const declare = async (way: string | null, reason: string) => {
      const body = { ...asking(order, reason), way };
      const own = journeyIn(await send(customer, order, body)).returns.at(-1);
      const [mail] = await mailsAbout(body.returnId);
      return { ...body, own, number: own?.returnNumber ?? '', said: mail?.text ?? '' };
    };
    const first = await declare('label', 'too-small');
    expect(first.own).toMatchObject({ feeCents: 395, sending: { way: 'label', isFree: false } });
    expect(first.said).toContain('nous déduisons 3,95\u00a0€');
    expect(first.said).toContain('Nous vous remboursons 26,04\u00a0€');
    const label = await customer.call('GET', `${pathOf(order)}/returns/${first.number}/label`);
    expect((await textOf(label)).text).toContain('Port payé');
    const faulty = await declare('label', 'quality');
    expect(faulty.own).toMatchObject({ feeCents: 0, sending: { way: 'label' } });
    // What was told then counts, whatever the shop takes since.
    await restore();
    for (const { number } of [first, faulty]) expect(await receive(number)).toBe(200);
    const refunded = (await journeyOf(customer, order)).returns;
    expect(refunded.map(({ refundCents, feeCents }) => [refundCents, feeCents])).toEqual([
      ...[
        [2_604, 395],
        [2_999, 0],
      ],
    ]);
    const ofFirst = await mailsAbout(first.returnId);
    const told = ofFirst.find(({ kind }) => kind === 'refund')?.text ?? '';
    expect(told).toContain('Étiquette de retour\u00a0: \u22123,95\u00a0€');
    expect(told).toContain('26,04\u00a0€');
    await platform.inside.runJobs();
    const day = shopDay(platform.inside.clock.now(), 'FR');
    const shop = requireFound(await findWebDomain(database, 'fr-fr'), 'NOT_FOUND');
    const booked = await readBookings(database, shop, { from: dayAfter(day, -1), to: day });
    const lines = booked.filter((line) => line.orderNumber === order.orderNumber);
    const fees = lines.filter(({ account }) => account === 'return-fees');
    expect(fees).toMatchObject([{ kind: 'credit-note', debit: 0, credit: 329, rate: 20 }]);
    const balances = Map.groupBy(lines, ({ document }) => document);
    expect(balances.size).toBe(3);
    for (const own of balances.values()) {
      expect(own.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    }
    const staff = openStaffCalls(platform, { role: 'owner' });
    const paper = `/staff/orders/${order.orderNumber}/refunds/${first.returnId}/credit-note`;
    expect((await textOf(await staff.call('GET', paper))).text).toMatch(/Étiquette de retour 3,95/);
  });

  test('takes nothing for its label where staff waive it, and none is made for a store', async () => {
    const { database } = platform.inside;
    const restore = await takeLabelFee();
    const place = { storeId: '9101', name: 'Lille', line1: '1 rue Haute', zipCode: '59000' };
    const store = {
      ...{ ...place, city: 'Lille', country: 'FR', latitude: 50.6, longitude: 3.1 },
      ...{ openingHours: [], phoneNumber: '' },
    };
    await inTransaction(database, (tx) => saveStores(tx, [{ ...store, services: ['returns'] }]));
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const declare = async (way: string) =>
      journeyIn(await send(customer, order, { ...asking(order), way })).returns.at(-1);
    const [labelled, brought] = [await declare('label'), await declare('store')];
    expect([labelled?.feeCents, brought?.feeCents, brought?.sending?.way]).toEqual([
      ...[395, 0, 'store'],
    ]);
    const path = `${pathOf(order)}/returns/${brought?.returnNumber}/label`;
    expect(codeOf(await customer.call('GET', path))).toBe('NOT_FOUND');
    const [said] = await mailsAbout(brought?.returnId ?? '');
    expect(said?.text).toContain(`${brought?.returnNumber} dans l’un de nos magasins`);
    expect(said?.text).not.toContain('imprimer');
    const staff = openStaffCalls(platform, { role: 'owner' });
    const { version } = staffOrderSchema.parse(
      (await staff.call('GET', `/staff/orders/${order.orderNumber}`)).body,
    );
    const lines = [{ lineId: lineOf(order), quantity: 1 }];
    const preview = async (waivesFee: boolean) => {
      const body = { returnId: labelled?.returnId, lines, waivesFee };
      const at = `/staff/orders/${order.orderNumber}/refund-preview`;
      return refundPreviewSchema.parse((await staff.call('POST', at, body)).body);
    };
    expect(await preview(false)).toMatchObject({ bankCents: 2_604, feeCents: 395 });
    expect(await preview(true)).toMatchObject({ bankCents: 2_999, feeCents: 0 });
    const inspected = lines.map((line) => ({ ...line, finding: 'stock', remark: '' }));
    const form = { changeId: randomUUID(), version, inspected, waivesFee: true };
    const at = `/staff/returns/${labelled?.returnId}/inspection`;
    expect((await staff.call('POST', at, form)).status).toBe(200);
    expect((await journeyOf(customer, order)).returns[0]).toMatchObject({
      ...{ refundCents: 2_999, feeCents: 0 },
    });
    await restore();
    await inTransaction(database, (tx) => saveStores(tx, [{ ...store, services: [] }]));
  });

  test('that has arrived is known by the number on its parcel, typed once, and paid back', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const body = asking(order, 'late');
    const number = journeyIn(await send(customer, order, body)).returns[0]?.returnNumber ?? '';
    const sign = number.endsWith('2') ? '3' : '2';
    expect(await receive(`${number.slice(0, -1)}${sign}`)).toBe(404);
    expect(await receive(number.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await receive(number)).toBe(422);
    const arrived = (await journeyOf(customer, order)).returns[0];
    expect(arrived).toMatchObject({ sending: null, refundedAt: null, refundCents: 2_999 });
    const written = await mailsAbout(body.returnId);
    const { returns, events } = await journeyOf(customer, order);
    expect(returns[0]?.refundedAt).not.toBeNull();
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['returned', 'arrived', 'refunded']);
    expect(written.map(({ kind }) => kind).sort()).toEqual(['refund', 'return']);
    const refunds = await platform.inside.database
      .select()
      .from(cardRefunds)
      .where(eq(cardRefunds.refundId, body.returnId));
    expect(refunds).toMatchObject([{ centAmount: 2_999 }]);
  });
});

describe.skipIf(isRemote)('sold goods', () => {
  test('are counted by size, family and product, with what came back and why', async () => {
    const staff = openStaffCalls(platform, { role: 'finance' });
    const customer = await platform.customer('U2', FRANCE);
    const today = shopDay(platform.inside.clock.now(), 'FR');
    const sumsBy = async (by: string, isIt: (row: SoldRow) => boolean = () => true) => {
      const query = `shop=fr-fr&by=${by}&from=${today}&to=${today}`;
      const { body } = await staff.call('GET', `/staff/overview/sold-goods?${query}`);
      const rows = getSoldGoods.answer.parse(body).rows.filter(isIt);
      const sum = (of: 'items' | 'cents' | 'returned' | 'tooSmall') =>
        rows.reduce((all, row) => all + row[of], 0);
      return [sum('items'), sum('cents'), sum('returned'), sum('tooSmall')];
    };
    const before = await sumsBy('size');
    const order = await delivered(customer, { code: 'WELCOME10' });
    const [own] = journeyIn(await send(customer, order)).returns;
    expect(await receive(own?.returnNumber ?? '')).toBe(200);
    const size = order.lineItems[0]?.product.size ?? '';
    const change = [2, 5_398, 1, 1];
    const after = before.map((count, at) => count + (change[at] ?? 0));
    expect(await sumsBy('size')).toEqual(after);
    expect(await sumsBy('size', ({ id }) => id === size)).toEqual(after);
    expect(await sumsBy('product', ({ name }) => name !== '')).toEqual(after);
    expect(await sumsBy('family')).toEqual(after);
  });
});

describe.skipIf(isRemote)('the label of a return', () => {
  const labelPath = (order: Order, number: string) => `${pathOf(order)}/returns/${number}/label`;

  test('is a PDF with the address of the shop, both numbers, the items and the last day', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const [own] = journeyIn(await send(customer, order)).returns;
    const number = own?.returnNumber ?? '';
    const { fileName, text } = await textOf(await customer.call('GET', labelPath(order, number)));
    expect(fileName).toBe(`Retour-${number}.pdf`);
    for (const said of [
      ...[number, order.orderNumber, '1 RUE DU RETOUR', '59000 LILLE', 'La Poste', 'Port payé'],
      ...[order.lineItems[0]?.product.name, writeDay(own?.sending?.until ?? '', 'fr-fr')],
    ]) {
      expect.soft(text).toContain(said);
    }
  });

  test('is for the customer alone, and for nobody once the items have arrived', {
    tags: ['T06'],
  }, async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const number = journeyIn(await send(customer, order)).returns[0]?.returnNumber ?? '';
    const other = await platform.customer('U4', FRANCE);
    expect(codeOf(await other.call('GET', labelPath(order, number)))).toBe('ORDER_NOT_FOUND');
    expect((await platform.guest(FRANCE).call('GET', labelPath(order, number))).status).toBe(401);
    const own = await platform.customer('U2', FRANCE);
    expect((await own.call('GET', labelPath(order, 'R-2222-2223'))).status).toBe(400);
    const another = await delivered(own);
    expect(codeOf(await own.call('GET', labelPath(another, number)))).toBe('NOT_FOUND');
    expect(await receive(number)).toBe(200);
    expect(codeOf(await own.call('GET', labelPath(order, number)))).toBe('NOT_FOUND');
  });

  test('is handed to the holder of the link, in the language of the shop', async () => {
    const { customer, order } = await inBritain();
    const number = journeyIn(await send(customer, order)).returns[0]?.returnNumber ?? '';
    const token = tokenIn((await mailsAbout(order.orderNumber))[0]?.text);
    const guest = platform.guest(FRANCE);
    const ask = (token: string, returnNumber = number) =>
      guest.call('POST', '/orders/tracked/return-labels', { body: { token, returnNumber } });
    expect((await textOf(await ask(token))).fileName).toBe(`Return-${number}.pdf`);
    expect(codeOf(await ask('none'))).toBe('ORDER_LINK_UNKNOWN');
    const second = await delivered(await platform.customer('U4', FRANCE));
    const foreign = journeyIn(await send(await platform.customer('U4', FRANCE), second)).returns[0];
    expect(codeOf(await ask(token, foreign?.returnNumber))).toBe('NOT_FOUND');
  });

  test('is none for items that were withdrawn before the parcel left', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const cart = await checkOut(customer, await cartWith(customer, 'S1', 'S1'));
    await pay(platform, customer, cart);
    const order = orderOf(await validate(customer, cart));
    const lines = [{ lineId: lineOf(order), quantity: 1 }];
    const body = { returnId: randomUUID(), lines };
    await customer.call('POST', `${pathOf(order)}/withdrawals`, { body });
    // One of two: its mail says that the other still comes.
    const [mail] = await mailsAbout(body.returnId);
    expect(mail?.text).toContain('Vous n’avez rien à renvoyer.');
    expect(mail?.text).toContain('De cette commande, il vous reste à recevoir');
    await deliver(platform, order);
    const [early] = (await journeyOf(customer, order)).returns;
    expect(early).toMatchObject({ wasSent: false, sending: null });
    const label = await customer.call('GET', labelPath(order, early?.returnNumber ?? ''));
    expect(codeOf(label)).toBe('NOT_FOUND');
  });

  test('comes with a withdrawal, too, once there is a parcel to send back', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await delivered(customer);
    const lines = [{ lineId: lineOf(order), quantity: 1 }];
    const body = { returnId: randomUUID(), lines };
    const { returns } = journeyIn(
      await customer.call('POST', `${pathOf(order)}/withdrawals`, { body }),
    );
    expect(returns[0]).toMatchObject({
      basis: 'law',
      sending: { isFree: true, address: expect.arrayContaining([expect.any(String)]) },
    });
    const number = returns[0]?.returnNumber ?? '';
    expect((await customer.call('GET', labelPath(order, number))).status).toBe(200);
  });
});
