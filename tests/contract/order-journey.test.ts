import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  journeySchema,
  type Order,
  orderSchema,
  trackedOrderSchema,
} from '#src/domain/order/order.schema.ts';
import type { FulfilmentStep } from '#src/domain/order/order.values.ts';
import { ORDER_RIGHTS_DAYS } from '#src/domain/order/order-rights.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { productTexts } from '#src/platform/catalogue/products/tables.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { fulfilOrder } from '#src/platform/orders/fulfil-order.ts';
import { readMails } from '../support/mailbox.ts';
import type { Caller } from '../support/platform-client.ts';
import { pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const DAY = 86_400_000;
const FRANCE = { storeId: '1001', locale: 'fr-fr' } as const;
const PARCEL = { carrier: 'Colissimo', trackingNumber: '6A123' };

/** An order of two S1, in a shop. */
async function ordered(customer: Caller): Promise<Order> {
  const cart = await readyCart(customer, 'S1', 'S1');
  await pay(platform, customer, cart);
  return orderSchema.parse((await validate(customer, cart)).body);
}

const pathOf = ({ orderNumber }: Order) => `/customers-self/orders/${orderNumber}`;
const one = ({ lineItems: [line] }: Order) => [{ lineId: line?.lineId ?? '', quantity: 1 }];
const declaring = (order: Order, returnId: string = randomUUID()) => ({
  body: { returnId, lines: one(order) },
});

async function journeyOf(customer: Caller, order: Order) {
  return journeySchema.parse((await customer.call('GET', `${pathOf(order)}/journey`)).body);
}

const step = ({ orderNumber }: Order, name: FulfilmentStep) => {
  const { database, clock } = platform.inside;
  const parcel = name === 'shipped' ? PARCEL : null;
  return fulfilOrder(database, { orderNumber, step: name, parcel }, clock.now());
};

/** What the mails about something say, once they are written. */
async function mailAbout(about: string) {
  await platform.inside.runJobs();
  await platform.inside.runJobs();
  return readMails(platform.inside.database, eq(mails.about, about));
}

async function tokenOf({ orderNumber }: Order): Promise<string> {
  const mail = (await mailAbout(orderNumber)).find(({ kind }) => kind === 'order');
  return /order-tracking\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe.skipIf(isRemote)('the way of an order', () => {
  test('takes its steps once and in their order, and tells the parcel', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await ordered(customer);
    expect(await step(order, 'shipped')).toBe(false);
    for (const name of ['prepared', 'shipped', 'delivered'] as const) {
      expect(await step(order, name)).toBe(true);
      expect(await step(order, name)).toBe(false);
    }
    const { events, parcels } = await journeyOf(customer, order);
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'prepared', 'shipped', 'delivered']);
    expect(parcels).toMatchObject([PARCEL]);
    expect((await customer.call('GET', pathOf(order))).body).toMatchObject({ status: 'delivered' });
  });

  test('is written about when it leaves, once, with its parcel and a link to follow it by', async () => {
    const order = await ordered(await platform.customer('U2', FRANCE));
    for (const name of ['prepared', 'shipped', 'shipped'] as const) await step(order, name);
    const written = await mailAbout(`${order.orderNumber}-1`);
    expect(written.map(({ kind }) => kind)).toEqual(['shipping']);
    const [mail] = written;
    expect(mail?.subject).toBe(`Votre commande ${order.orderNumber} est en route`);
    for (const said of ['Colissimo', 'Numéro de suivi\u00a0: 6A123', 'Dress S1\n']) {
      expect(mail?.text).toContain(said);
    }
    const [, token = ''] = /order-tracking\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const followed = await platform
      .guest(FRANCE)
      .call('POST', '/orders/tracked', { body: { token } });
    expect(trackedOrderSchema.parse(followed.body).orderNumber).toBe(order.orderNumber);
  });

  test('leaves with a carrier, and also without a number to follow it by', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await ordered(customer);
    const staff = openStaffCalls(platform);
    const path = `/staff/orders/${order.orderNumber}`;
    const { version, toSend: lines } = staffOrderSchema.parse((await staff.call('GET', path)).body);
    const send = (parcel: object) =>
      staff.call('POST', `${path}/parcels`, { changeId: randomUUID(), version, lines, ...parcel });
    expect((await send({ carrier: ' ' })).status).toBe(400);
    expect((await send({ carrier: 'DHL' })).status).toBe(200);
    const { parcels } = await journeyOf(customer, order);
    expect(parcels).toMatchObject([{ carrier: 'DHL', trackingNumber: null, trackingUrl: null }]);
  });

  test('ends where it stands once all of it is taken back: it is not sent, and what is under way arrives', async () => {
    const staff = openStaffCalls(platform);
    const toSend = async ({ orderNumber }: Order) =>
      staffOrderSchema.parse((await staff.call('GET', `/staff/orders/${orderNumber}`)).body).toSend;
    const customer = await platform.customer('U2', FRANCE);
    const kept = await ordered(customer);
    const takeBack = (order: Order) =>
      customer.call('POST', `${pathOf(order)}/withdrawals`, declaring(order));
    await takeBack(kept);
    expect(await toSend(kept)).toEqual(one(kept));
    const [, isPrepared] = await Promise.all([takeBack(kept), step(kept, 'prepared')]);
    // Whichever came first: the parcel is not sent.
    expect(await step(kept, isPrepared ? 'shipped' : 'prepared')).toBe(false);
    expect(await toSend(kept)).toEqual([]);

    const gone = await ordered(customer);
    for (const name of ['prepared', 'shipped'] as const) await step(gone, name);
    await takeBack(gone);
    await takeBack(gone);
    expect(await toSend(gone)).toEqual([]);
    expect(await step(gone, 'delivered')).toBe(true);
  });

  test('is shown by the link of its mail, without a name, a street or a payment', async () => {
    const order = await ordered(await platform.customer('U2', FRANCE));
    const token = await tokenOf(order);
    const { status, body } = await platform
      .guest(FRANCE)
      .call('POST', '/orders/tracked', { body: { token } });
    expect(status).toBe(200);
    expect(trackedOrderSchema.parse(body)).toMatchObject({
      orderNumber: order.orderNumber,
      town: 'PARIS',
      totalPrice: order.totalPrice,
    });
    const said = JSON.stringify(body);
    for (const secret of ['DUPONT', 'JEAN-PAUL', 'RUE DE LA PAIX', '75002', 'payment', 'example']) {
      expect(said).not.toContain(secret);
    }
    // A page in another language names what is still there in its own.
    await platform.inside.database
      .update(productTexts)
      .set({ name: 'Frock' })
      .where(
        and(
          eq(productTexts.productId, order.lineItems[0]?.product.productId ?? ''),
          eq(productTexts.lang, 'en'),
        ),
      );
    const english = await platform
      .guest({ storeId: '1003', locale: 'en' })
      .call('POST', '/orders/tracked', { body: { token } });
    const names = [body, english.body].map((page) => {
      const { lineItems, shippingInfo } = trackedOrderSchema.parse(page);
      return [lineItems[0]?.product.name, shippingInfo?.name];
    });
    expect(names).toEqual([
      [order.lineItems[0]?.product.name, 'Livraison à domicile'],
      ['Frock', 'Home delivery'],
    ]);
  });

  test('is shown by no other link, and by none once the rights from the order are over', async () => {
    const order = await ordered(await platform.customer('U2', FRANCE));
    const token = await tokenOf(order);
    const asked = (token: string) =>
      platform.guest(FRANCE).call('POST', '/orders/tracked', { body: { token } });
    expect((await asked(`${token}x`)).body).toMatchObject({ code: 'ORDER_LINK_UNKNOWN' });
    expect((await asked('')).status).toBe(400);
    platform.inside.clock.advance((ORDER_RIGHTS_DAYS + 1) * DAY);
    const late = await asked(token);
    platform.inside.clock.advance(-(ORDER_RIGHTS_DAYS + 1) * DAY);
    expect(wireErrorSchema.parse(late.body).code).toBe('ORDER_LINK_UNKNOWN');
  });

  test('is asked for by a network a limited number of times', async () => {
    const guest = platform.guest(FRANCE);
    const headers = { 'x-client-address': '203.0.113.9' };
    const body = { token: 'unknown' };
    let status = 404;
    for (let tries = 0; status === 404 && tries < 130; tries += 1) {
      ({ status } = await guest.call('POST', '/orders/tracked', { body, headers }));
    }
    expect(status).toBe(429);
  });
});

describe.skipIf(isRemote)('a withdrawal', () => {
  test('is declared once, however often it is sent, and acknowledged by one mail with its time', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await ordered(customer);
    const returnId = randomUUID();
    const send = () =>
      customer.call('POST', `${pathOf(order)}/withdrawals`, declaring(order, returnId));
    const answers = await Promise.all([send(), send(), send()]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(journeySchema.parse(body).returns).toHaveLength(1);
    }
    const journey = await journeyOf(customer, order);
    expect(journey.events.map(({ kind }) => kind)).toEqual(['placed', 'withdrawn']);
    expect(journey.withdrawable).toEqual({ until: null, lines: one(order) });
    const [mail, ...more] = await mailAbout(returnId);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'withdrawal', lang: 'fr', recipient: 'u2@vitrine.example' });
    expect(mail?.text).toContain(order.orderNumber);
    expect(mail?.text).toContain(order.lineItems[0]?.product.name);
    expect(mail?.text).toMatch(/\d{2}:\d{2}:\d{2}/);
  });

  test('of what has arrived says where to the items are sent, with which label and until when', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await ordered(customer);
    const [waiting, sent] = [randomUUID(), randomUUID()];
    const declare = (returnId: string) =>
      customer.call('POST', `${pathOf(order)}/withdrawals`, declaring(order, returnId));
    expect((await declare(waiting)).status).toBe(200);
    for (const name of ['prepared', 'shipped', 'delivered'] as const) await step(order, name);
    expect((await declare(sent)).status).toBe(200);
    const [[before], [after]] = [await mailAbout(waiting), await mailAbout(sent)];
    expect(before?.text).not.toContain('59000 LILLE');
    expect(after?.text).toContain('1 RUE DU RETOUR, 59000 LILLE');
    expect(after?.text).toMatch(/La Poste/);
    const token = /token=([\w-]+)/.exec(after?.text ?? '')?.[1] ?? '';
    const { status } = await platform.guest().call('POST', '/orders/tracked', { body: { token } });
    expect(status).toBe(200);
  });

  test('takes no more pieces than there are, even at the same time', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await ordered(customer);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        customer.call('POST', `${pathOf(order)}/withdrawals`, declaring(order)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect((await journeyOf(customer, order)).withdrawable).toBeNull();
  });

  test('is possible until its time after the delivery is over', async () => {
    const customer = await platform.customer('U2', FRANCE);
    const order = await ordered(customer);
    for (const name of ['prepared', 'shipped', 'delivered'] as const) await step(order, name);
    const { withdrawable } = await journeyOf(customer, order);
    const left =
      Date.parse(`${withdrawable?.until}T24:00:00Z`) - platform.inside.clock.now().getTime();
    expect(left).toBeGreaterThan(14 * DAY);
    const declare = () => customer.call('POST', `${pathOf(order)}/withdrawals`, declaring(order));
    // Ten minutes hold an access token: the clock jumps after the sign-in.
    platform.inside.clock.advance(left);
    const late = await platform.customer('U2', FRANCE);
    const refused = await late.call('POST', `${pathOf(order)}/withdrawals`, declaring(order));
    platform.inside.clock.advance(-left);
    expect(refused.body).toMatchObject({ code: 'WITHDRAWAL_NOT_POSSIBLE' });
    expect((await declare()).status).toBe(200);
  });

  test('is declared with the link of the mail, too', async () => {
    const order = await ordered(await platform.customer('U2', FRANCE));
    const body = { ...declaring(order).body, token: await tokenOf(order) };
    const guest = platform.guest(FRANCE);
    const { status } = await guest.call('POST', '/orders/tracked/withdrawals', { body });
    expect(status).toBe(200);
    expect(await mailAbout(body.returnId)).toHaveLength(1);
    const other = { ...body, token: 'unknown' };
    const refused = await guest.call('POST', '/orders/tracked/withdrawals', { body: other });
    expect(refused.status).toBe(404);
  });

  test('is for the customer of the order alone, and of what was bought', {
    tags: ['T06'],
  }, async () => {
    const order = await ordered(await platform.customer('U2', FRANCE));
    const other = await platform.customer('U4', FRANCE);
    const path = `${pathOf(order)}/withdrawals`;
    expect((await other.call('POST', path, declaring(order))).status).toBe(404);
    expect((await other.call('GET', `${pathOf(order)}/journey`)).status).toBe(404);
    expect((await platform.guest(FRANCE).call('POST', path, declaring(order))).status).toBe(401);
    const own = await platform.customer('U2', FRANCE);
    const lines = [{ lineId: 'another', quantity: 1 }];
    const strange = { body: { returnId: randomUUID(), lines } };
    expect((await own.call('POST', path, strange)).status).toBe(422);
  });
});
