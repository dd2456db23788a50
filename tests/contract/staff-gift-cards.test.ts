import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedStaff } from '#src/demo/seed/seed-staff.ts';
import { getStaffGiftCard, listGiftCards } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import type { StaffGiftCard } from '#src/domain/gift-card/staff-gift-card.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { SHIPPED_ROLES } from '#src/domain/staff/shipped-roles.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { goodwillCards, orderRefunds, orders } from '#src/platform/orders/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { changed, GIFT_CARD, giftCard } from '../support/cart-extras.ts';
import { cardIdOf } from '../support/gift-cards.ts';
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
  startPayment,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform();
});
afterEach(() => platform.stop());

const CARDS = '/staff/gift-cards';
const GC500 = cardIdOf('GC500');

const list = async (staff: StaffCalls, query: Record<string, string> = {}) =>
  listGiftCards.answer.parse(
    (await staff.call('GET', `${CARDS}?${new URLSearchParams(query)}`)).body,
  );
const read = async (staff: StaffCalls, id: string): Promise<StaffGiftCard> =>
  getStaffGiftCard.answer.parse((await staff.call('GET', `${CARDS}/${id}`)).body);
const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];

const setBlocked = (staff: StaffCalls, id: string, what: 'block' | 'unblock') =>
  staff.call('POST', `${CARDS}/${id}/${what}`, {
    changeId: randomUUID(),
    reason: 'It was stolen.',
  });

const GIFT = {
  ...{ shop: 'fr-fr', centAmount: 2_500, reason: 'late', recipientName: 'Ana' },
  ...{ recipientEmail: 'Ana@vitrine.example', message: 'Désolés !', orderNumber: null },
};
const give = (staff: StaffCalls, own: Record<string, unknown> = {}) =>
  staff.call('POST', CARDS, { changeId: randomUUID(), ...GIFT, ...own });

const payWith = (
  caller: Caller,
  { id, version }: { id: string; version: number },
  number: string,
) =>
  caller.call('POST', `/carts-self/${id}/gift-cards/${encodeURIComponent(number)}`, {
    ...{ query: { version }, body: { amount: 500 } },
  });

/** An order that GC500 pays a part of, and a card the rest. */
async function orderedWithGiftCard() {
  const customer = await platform.customer('U2');
  const cart = await readyCart(customer, 'S1');
  await payWith(customer, cart, 'GC500');
  const planned = cartOf(await customer.call('GET', `/carts/${cart.id}`));
  const amountPlanned = planned.totalPrice.centAmount - 500;
  await pay(platform, customer, planned, { amountPlanned });
  return orderOf(await validate(customer, planned));
}

/** An order that buys a gift card. */
async function bought() {
  const giver = await platform.customer('U2');
  const cart = await checkOut(giver, await changed(giver, await cartWith(giver, 'S1'), giftCard()));
  await pay(platform, giver, cart);
  const order = orderOf(await validate(giver, cart));
  await platform.inside.runJobs();
  return order;
}

describe.skipIf(isRemote)('gift cards, seen by the staff', () => {
  test('are found by their number, its last signs, the order that bought them and e-mails', async () => {
    const staff = openStaffCalls(platform);
    for (const q of ['GC500', 'gc-500', 'c500']) {
      expect((await list(staff, { q })).values).toMatchObject([
        { id: GC500, shownNumber: '•••• C500', origin: 'elsewhere', state: 'usable', shop: null },
      ]);
    }
    expect((await list(staff, { q: 'GCNEVER' })).total).toBe(0);
    const { orderNumber } = await bought();
    for (const q of [orderNumber, GIFT_CARD.recipientEmail, 'u2@vitrine']) {
      expect((await list(staff, { q })).values).toMatchObject([
        { origin: 'bought', shop: 'fr-fr', orderNumber, recipientEmail: GIFT_CARD.recipientEmail },
      ]);
    }
    expect((await list(staff, { state: 'expired' })).values).toMatchObject([
      { shownNumber: '•••• COLD' },
    ]);
  });

  test('show how their balance moved, and its sum is the balance', async () => {
    const { orderNumber } = await orderedWithGiftCard();
    const card = await read(openStaffCalls(platform), GC500);
    expect(card.movements).toMatchObject([
      { kind: 'issued', centAmount: 5_000, orderNumber: null },
      { kind: 'paid', centAmount: -500, orderNumber },
    ]);
    const sum = card.movements.reduce((cents, { centAmount }) => cents + centAmount, 0);
    expect([sum, card.balanceCents]).toEqual([4_500, 4_500]);
  });

  test('that an order gave back in part say so', async () => {
    const { orderNumber, lineItems } = await orderedWithGiftCard();
    const staff = openStaffCalls(platform);
    const cancelled = await staff.call('POST', `/staff/orders/${orderNumber}/cancellations`, {
      ...{ changeId: randomUUID(), version: 1, reason: 'asked' },
      lines: lineItems.map(({ lineId, quantity }) => ({ lineId, quantity })),
    });
    expect(cancelled.status).toBe(200);
    await platform.inside.runJobs();
    const { movements, balanceCents } = await read(staff, GC500);
    expect(movements.map(({ kind, centAmount }) => [kind, centAmount])).toEqual([
      ['issued', 5_000],
      ['paid', -500],
      ['refunded', 500],
    ]);
    expect(balanceCents).toBe(5_000);
  });

  test('of other shops are not there, nor cards of no shop for callers of some', async () => {
    await bought();
    const swiss = openStaffCalls(platform, { shops: ['fr-ch'] });
    expect((await list(swiss)).total).toBe(0);
    expect(refusal(await swiss.call('GET', `${CARDS}/${GC500}`))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await setBlocked(swiss, GC500, 'block'))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await give(swiss))).toEqual([404, 'NOT_FOUND']);
    const french = openStaffCalls(platform, { shops: ['fr-fr'] });
    const [own, ...others] = (await list(french)).values;
    expect([own?.origin, others]).toEqual(['bought', []]);
    const masked = openStaffCalls(platform, { permissions: ['gift-cards:write'] });
    expect((await read(masked, own?.id ?? '')).recipientEmail).toMatch(/^.••••@.••••\./);
  });

  test('that are blocked pay nowhere, also in carts that they were in, until they are unblocked', async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer, 'S1');
    await payWith(customer, cart, 'GC500');
    const staff = openStaffCalls(platform);
    const { body } = await setBlocked(staff, GC500, 'block');
    expect(body).toMatchObject({ state: 'blocked', blockedFor: 'It was stolen.' });
    const left = cartOf(await customer.call('GET', `/carts/${cart.id}`));
    const amountPlanned = left.totalPrice.centAmount - 500;
    const started = await startPayment(customer, left, { amountPlanned });
    expect(refusal(started)).toEqual([412, 'CART_CHANGED']);
    expect(refusal(await payWith(customer, left, 'GC500'))).toEqual([422, 'GIFT_CARD_BLOCKED']);
    expect(refusal(await setBlocked(staff, GC500, 'block'))).toEqual([412, 'CHANGED_BY_OTHERS']);
    await setBlocked(staff, GC500, 'unblock');
    expect((await payWith(customer, left, 'GC500')).status).toBe(200);
    const logged = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, GC500));
    expect(logged).toMatchObject([
      { action: 'gift-card.block', after: { isBlocked: true, reason: 'It was stolen.' } },
      { action: 'gift-card.unblock' },
    ]);
  });
});

describe.skipIf(isRemote)('a gift card as goodwill', () => {
  /** Somebody of the staff who may give without an order, too. */
  const openGiver = (own: { refundLimitCents?: number; shops?: readonly OnlineLocale[] } = {}) =>
    openStaffCalls(platform, {
      permissions: [...SHIPPED_ROLES.desk.permissions, 'goodwill:write'],
      refundLimitCents: SHIPPED_ROLES.desk.refundLimitCents,
      ...own,
    });
  const statusesOf = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted();
  const sent = () => readMails(platform.inside.database, eq(mails.kind, 'gift-card'));

  test('is issued once and mailed to its recipient, and pays', async () => {
    const staff = openGiver();
    const changeId = randomUUID();
    expect((await give(staff, { changeId })).status).toBe(202);
    expect((await give(staff, { changeId })).status).toBe(202);
    await platform.inside.runJobs();
    const [mail, ...more] = await sent();
    expect([mail?.recipient, more]).toEqual(['ana@vitrine.example', []]);
    expect(mail?.text).toContain('Désolés !');
    const [, number = ''] = /Numéro\n(.+)/.exec(mail?.text ?? '') ?? [];
    const [found] = (await list(staff, { q: number })).values;
    expect(found).toMatchObject({ origin: 'goodwill', shop: 'fr-fr', balanceCents: 2_500 });
    expect(await read(staff, found?.id ?? '')).toMatchObject({
      goodwill: { reason: 'late', authorName: 'Somebody of desk' },
    });
    expect(await findContradictions(platform.inside.database)).toEqual([]);
    await platform.inside.database
      .update(goodwillCards)
      .set({ centAmount: 1 })
      .where(eq(goodwillCards.giftId, changeId));
    expect(await findContradictions(platform.inside.database)).toMatchObject([
      expect.stringContaining('what was decided'),
    ]);
  });

  test('stays within what the role may give to one e-mail, two forms at once included', async () => {
    const staff = openGiver({ refundLimitCents: 4_000 });
    expect(refusal(await give(staff, { centAmount: 4_001 }))).toEqual([
      422,
      'REFUND_LIMIT_REACHED',
    ]);
    const answers = await Promise.all([give(staff), give(staff)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 422]);
    const elsewhere = await give(staff, { recipientEmail: 'else@vitrine.example' });
    expect(elsewhere.status).toBe(202);
    const nobody = openGiver({ refundLimitCents: 0 });
    expect(refusal(await give(nobody, { centAmount: 1 }))).toEqual([422, 'REFUND_LIMIT_REACHED']);
  });

  test('for an order counts with what was paid back for it by hand', async () => {
    const { orderNumber } = await bought();
    const staff = openGiver({ refundLimitCents: 3_000 });
    const refunded = await staff.call('POST', `/staff/orders/${orderNumber}/refunds`, {
      ...{ changeId: randomUUID(), version: 1, centAmount: 1_000, reason: 'late' },
    });
    expect(refunded.status).toBe(200);
    expect(refusal(await give(staff, { orderNumber }))).toEqual([422, 'REFUND_LIMIT_REACHED']);
    expect((await give(staff, { orderNumber, centAmount: 2_000 })).status).toBe(202);
    const more = await staff.call('POST', `/staff/orders/${orderNumber}/refunds`, {
      ...{ changeId: randomUUID(), version: 2, centAmount: 1, reason: 'late' },
    });
    expect(refusal(more)).toEqual([422, 'REFUND_LIMIT_REACHED']);
    expect(refusal(await give(staff, { orderNumber: 'NOPE' }))).toEqual([404, 'NOT_FOUND']);
  });

  test('without an order takes a permission of its own', async () => {
    const { orderNumber } = await bought();
    const staff = openStaffCalls(platform);
    expect(refusal(await give(staff))).toEqual([403, 'FORBIDDEN']);
    expect((await give(staff, { orderNumber })).status).toBe(202);
  });

  test('and a refund of one order, asked for at once, stay within the limit together', async () => {
    const { orderNumber } = await bought();
    for (let round = 0; round < 3; round += 1) {
      await platform.inside.database.delete(goodwillCards);
      await platform.inside.database.delete(orderRefunds);
      const [order] = await platform.inside.database
        .select({ version: orders.version })
        .from(orders)
        .where(eq(orders.orderNumber, orderNumber));
      const staff = openGiver({ refundLimitCents: 1_500 });
      const recipientEmail = `race${round}@vitrine.example`;
      const answers = await Promise.all([
        give(staff, { orderNumber, centAmount: 1_000, recipientEmail }),
        staff.call('POST', `/staff/orders/${orderNumber}/refunds`, {
          ...{ changeId: randomUUID(), version: order?.version, centAmount: 1_000 },
          reason: 'late',
        }),
        give(staff, { orderNumber, centAmount: 1_000, recipientEmail: `b${recipientEmail}` }),
      ]);
      expect(answers.filter(({ status }) => status !== 422)).toHaveLength(1);
    }
  });

  test('counts one mailbox once, whatever its e-mail and in whichever shop, asked for at once', async () => {
    const staff = openGiver({ refundLimitCents: 2_500 });
    const answers = await Promise.all(
      [
        { recipientEmail: 'a.n.a+1@gmail.com' },
        { recipientEmail: 'ANA@googlemail.com', shop: 'fr-ch' },
        { recipientEmail: 'ana+2+3@gmail.com' },
      ].map((own) => give(staff, own)),
    );
    expect(statusesOf(answers)).toEqual([202, 422, 422]);
    expect((await give(staff, { recipientEmail: 'ana@vitrine.example' })).status).toBe(202);
  });

  test('counts what a member and their keys gave in a day, of which owners are told once', async () => {
    await inTransaction(platform.inside.database, seedStaff);
    const staff = openGiver({ refundLimitCents: 1_000 });
    const ofMember = { answersFor: staff.caller.id };
    const key = openGiver({ refundLimitCents: 1_000 });
    Object.assign(key.caller, ofMember);
    const given = (by: StaffCalls, name: string) =>
      give(by, { centAmount: 1_000, recipientEmail: `${name}@vitrine.example` });
    const answers = [];
    for (const name of ['a', 'b', 'c']) answers.push(await given(staff, name));
    for (const name of ['d', 'e', 'f']) answers.push(await given(key, name));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 422]);
    expect(refusal(await given(staff, 'g'))).toEqual([422, 'REFUND_LIMIT_REACHED']);
    expect((await given(openGiver({ refundLimitCents: 1_000 }), 'h')).status).toBe(202);
    await platform.inside.runJobs();
    const told = await readMails(platform.inside.database, eq(mails.kind, 'staff-given'));
    expect(told.map(({ recipient }) => recipient)).toEqual(['owner@vitrine.example']);
    expect(told[0]?.text).toContain('Somebody of desk manually gave 30.00');
    platform.inside.clock.advance(86_400_000);
    expect((await given(staff, 'i')).status).toBe(202);
  });

  test('holds no more than cards of the shop do', async () => {
    const owner = openStaffCalls(platform, { role: 'owner' });
    const much = await give(owner, { centAmount: 10_000_000 });
    expect(refusal(much)).toEqual([422, 'GIFT_CARD_AMOUNT_INVALID']);
    expect(await platform.inside.database.select().from(goodwillCards)).toEqual([]);
    const cards = await platform.inside.database.select().from(giftCards);
    expect(cards.every(({ domain }) => domain === null)).toBe(true);
  });
});
