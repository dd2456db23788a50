import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { downloadFileSchema, type Order } from '#src/domain/order/order.schema.ts';
import { type StaffOrder, staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { toCreditNote } from '#src/platform/orders/documents/credit-note.ts';
import { findCredits } from '#src/platform/orders/documents/find-credits.ts';
import { findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { changed, giftCard } from '../support/cart-extras.ts';
import { readMails } from '../support/mailbox.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  cartOf,
  cartWith,
  checkOut,
  codeOf,
  orderOf,
  pay,
  readyCart,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let staff: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) staff = openStaffCalls(platform);
});
afterAll(() => platform.stop());

async function ordered(withGiftCard = false): Promise<Order> {
  const customer = await platform.customer('U2');
  return bought(
    customer,
    withGiftCard
      ? await checkOut(
          customer,
          await changed(customer, await cartWith(customer, 'S1'), giftCard()),
        )
      : await readyCart(customer, 'S1', 'S1'),
  );
}

/** An order of three at two codes. */
async function orderedWithCodes(): Promise<Order> {
  const customer = await platform.customer('U2');
  let cart = await readyCart(customer, 'S1', 'S1', 'S1');
  for (const code of ['WELCOME10', 'MERCI5']) {
    const path = `/carts/${cart.id}/promo-code/${code}`;
    cart = cartOf(await customer.call('POST', path, { query: { version: cart.version } }));
  }
  return bought(customer, cart);
}

async function bought(customer: Caller, cart: Cart): Promise<Order> {
  await pay(platform, customer, cart);
  const order = orderOf(await validate(customer, cart));
  await platform.inside.runJobs();
  return order;
}

const pathOf = ({ orderNumber }: Pick<Order, 'orderNumber'>) => `/staff/orders/${orderNumber}`;
const read = async (order: Order): Promise<StaffOrder> =>
  staffOrderSchema.parse((await staff.call('GET', pathOf(order))).body);

async function wrote(order: Order, what: string, body: Record<string, unknown>) {
  const { version } = await read(order);
  const changeId = randomUUID();
  const { status } = await staff.call('POST', `${pathOf(order)}/${what}`, {
    ...{ changeId, version, ...body },
  });
  expect(status).toBe(200);
  await platform.inside.runJobs();
  return changeId;
}

/** What the papers of an order say, as they are drawn. */
async function notesOf(order: Order) {
  const { database } = platform.inside;
  const [sold] = (await findWebDomains(database)).filter(({ domain }) => domain === 'fr-fr');
  if (sold === undefined) throw new Error('there is no French shop');
  const credits = await findCredits(database, order.orderNumber);
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return credits.map((credit) => {
    const document = { number: credit.number, issuedAt: credit.at };
    const needs = { order, sold, fiscalNumber: null, document };
    const { title, rows, sums, rates } = toCreditNote(needs, credit, 'FR-2026-000001');
    return {
      title,
      rows: rows.map(({ name, quantity, amount }) => [name, quantity, plain(amount)]),
      sums: sums.map(({ label, amount }) => [plain(label), plain(amount)]),
      rates: rates.rows.map((row) => Object.values(row).map(plain)),
    };
  });
}

describe.skipIf(isRemote)('a credit note', () => {
  test('is of what was paid for the units that come back, and names what each code took off them', async () => {
    const order = await orderedWithCodes();
    const [line] = order.lineItems;
    for (const quantity of [1, 2]) {
      const body = { reason: 'asked', lines: [{ lineId: line?.lineId, quantity }] };
      await wrote(order, 'cancellations', body);
    }
    const { creditNotes } = await read(order);
    expect(order.totalPrice.centAmount).toBe(3 * 2_999 - 900 - 500);
    // The third unit has a cent less of five euros taken off.
    expect(creditNotes).toMatchObject([{ centAmount: 2_533 }, { centAmount: 5_064 }]);
    expect((await notesOf(order)).map(({ rows, sums }) => [...rows, ...sums])).toEqual([
      [
        ['Dress S1', '1', '-29,99 €'],
        ['10 % de bienvenue', '3,00 €'],
        ['Une remise pour vous remercier', '1,66 €'],
        ['Total de l’avoir', '-25,33 €'],
        ['Sur le moyen de paiement', '-25,33 €'],
      ],
      [
        ['Dress S1', '2', '-59,98 €'],
        ['10 % de bienvenue', '6,00 €'],
        ['Une remise pour vous remercier', '3,34 €'],
        ['Total de l’avoir', '-50,64 €'],
        ['Sur le moyen de paiement', '-50,64 €'],
      ],
    ]);
  });

  test('is made for each refund, of a return and by hand, with its sums and the tax in them', async () => {
    const order = await ordered();
    const [line] = order.lineItems;
    await wrote(order, 'cancellations', {
      ...{ reason: 'asked', lines: [{ lineId: line?.lineId, quantity: 1 }] },
    });
    const byHand = await wrote(order, 'refunds', { centAmount: 600, reason: 'late' });
    const sheet = await read(order);
    const numbers = sheet.creditNotes.map(({ number }) => number);
    expect(sheet.creditNotes).toMatchObject([
      { centAmount: 2_999 },
      { refundId: byHand, centAmount: 600 },
    ]);
    expect(numbers).toEqual(numbers.map(() => expect.stringMatching(/^FR-C-\d{4}-\d{6}$/)));
    expect(await notesOf(order)).toEqual([
      {
        title: `Avoir ${numbers[0]}`,
        rows: [['Dress S1', '1', '-29,99 €']],
        sums: [
          ['Total de l’avoir', '-29,99 €'],
          ['Sur le moyen de paiement', '-29,99 €'],
        ],
        rates: [['20 %', '-24,99 €', '-5,00 €', '-29,99 €']],
      },
      {
        title: `Avoir ${numbers[1]}`,
        rows: [['Geste commercial', '1', '-6,00 €']],
        sums: [
          ['Total de l’avoir', '-6,00 €'],
          ['Sur le moyen de paiement', '-6,00 €'],
        ],
        rates: [['20 %', '-5,00 €', '-1,00 €', '-6,00 €']],
      },
    ]);
    const { body } = await staff.call('GET', `${pathOf(order)}/refunds/${byHand}/credit-note`);
    const file = downloadFileSchema.parse(body);
    expect(file.fileName).toBe(`Avoir-${numbers[1]}.pdf`);
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is none of another order, or shop', async () => {
    const [order, other] = [await ordered(), await ordered()];
    const refundId = await wrote(order, 'refunds', { centAmount: 600, reason: 'late' });
    const elsewhere = await staff.call('GET', `${pathOf(other)}/refunds/${refundId}/credit-note`);
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([404, 'NOT_FOUND']);
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    const abroad = await swiss.call('GET', `${pathOf(order)}/refunds/${refundId}/credit-note`);
    expect([abroad.status, codeOf(abroad)]).toEqual([404, 'NOT_FOUND']);
  });
});

describe.skipIf(isRemote)('a mail that is sent again', () => {
  const again = (by: StaffCalls, order: Order, mailId: string) =>
    by.call('POST', `${pathOf(order)}/mails/${mailId}/again`, { changeId: randomUUID() });
  const ofOrder = (order: Order) =>
    readMails(
      platform.inside.database,
      and(eq(mails.kind, 'order'), eq(mails.about, order.orderNumber)),
    );

  test('is written again with a link that works, and the older one cannot be sent again', async () => {
    const order = await ordered();
    const [first] = (await read(order)).mails;
    const mailId = first?.mailId ?? '';
    expect(first).toMatchObject({ kind: 'order', isRepeatable: true });
    expect((await again(staff, order, mailId)).status).toBe(200);
    await platform.inside.runJobs();
    const written = await ofOrder(order);
    const tokens = written.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const guest = platform.guest();
      const { status } = await guest.call('POST', '/orders/tracked', { body: { token } });
      expect(status).toBe(200);
    }
    const repeated = await again(staff, order, mailId);
    expect([repeated.status, codeOf(repeated)]).toEqual([422, 'MAIL_NOT_REPEATABLE']);
    const listed = (await read(order)).mails.filter(({ kind }) => kind === 'order');
    expect(listed.map(({ isRepeatable }) => isRepeatable)).toEqual([false, true]);
    const { timeline } = await read(order);
    expect(timeline.some(({ kind }) => kind === 'order.mail-again')).toBe(true);
  });

  test('of another order, or without the right, is not sent', async () => {
    const [order, other] = [await ordered(), await ordered()];
    const mailId = (await read(order)).mails[0]?.mailId ?? '';
    expect((await again(staff, other, mailId)).status).toBe(404);
    expect((await again(openStaffCalls(platform, { role: 'finance' }), order, mailId)).status).toBe(
      403,
    );
    expect(await ofOrder(order)).toHaveLength(1);
  });

  test('brings a gift card under a new number, as long as it was never used', async () => {
    const order = await ordered(true);
    const { database } = platform.inside;
    const card = async () => {
      const isOfOrder = eq(giftCards.orderNumber, order.orderNumber);
      return (await database.select().from(giftCards).where(isOfOrder))[0];
    };
    const newest = async () =>
      (await read(order)).mails.find(
        ({ kind, isRepeatable }) => kind === 'gift-card' && isRepeatable,
      )?.mailId ?? '';
    const before = await card();
    expect((await again(staff, order, await newest())).status).toBe(200);
    await platform.inside.runJobs();
    const after = await card();
    expect(after?.cardId).not.toBe(before?.cardId);
    expect(after?.balanceCents).toBe(before?.balanceCents);
    const cardId = after?.cardId ?? '';
    await database.update(giftCards).set({ balanceCents: 1 }).where(eq(giftCards.cardId, cardId));
    const used = await again(staff, order, await newest());
    expect([used.status, codeOf(used)]).toEqual([422, 'MAIL_NOT_REPEATABLE']);
  });

  test('goes to a customer from their own page, of the caller’s shops alone', async () => {
    const order = await ordered();
    const mailId = (await read(order)).mails[0]?.mailId ?? '';
    const path = `/staff/customers/U2/mails/${mailId}/again`;
    const body = { changeId: randomUUID() };
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect((await swiss.call('POST', path, body)).status).toBe(404);
    expect((await staff.call('POST', path, body)).status).toBe(200);
    await platform.inside.runJobs();
    expect(await ofOrder(order)).toHaveLength(2);
  });
});
