import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import {
  exportPromotionCodes,
  getPromotionResults,
  listPromotionCodes,
  makePromotionCodes,
} from '#src/domain/promotion/promotion.calls.ts';
import {
  type NewPromotion,
  type Promotion,
  promotionSchema,
} from '#src/domain/promotion/promotion.schema.ts';
import { EVERYTHING } from '#src/domain/promotion/promotion-rule.ts';
import { promotionUses } from '#src/platform/promotions/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { addCrowd } from '../support/crowd.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  add,
  CARDS,
  cartOf,
  cartWith,
  codeOf,
  getPayment,
  orderOf,
  pay,
  readyCart,
  startedPayment,
  startPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let buyer: StaffCalls;
let made: Promotion[] = [];

beforeAll(async () => {
  platform = await startTestPlatform();
  buyer = openStaffCalls(platform, { role: 'buyer' });
});
afterAll(() => platform.stop());
afterEach(async () => {
  for (const { id } of made) {
    const { version, terms } = await read(id);
    const shops = terms.flatMap(({ shop, state }) => (state === 'running' ? shop : []));
    if (shops.length === 0) continue;
    await buyer.call('POST', `/staff/promotions/${id}/stop`, { version, shops });
  }
  made = [];
  if (!isRemote) expect(await findContradictions(platform.inside.database)).toEqual([]);
});

const inAll = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, pl: text });
/** Ten percent of everything for who types a code. */
const ten: NewPromotion = {
  ...{ name: 'Ten', labels: inAll('Ten'), shops: ['fr-fr'], begins: null, ends: null },
  ...{ reach: 'code', group: 'A', rank: 1, needs: null, selection: EVERYTHING, cap: null },
  effect: { kind: 'percent', percent: 10 },
};
const limits = (own: Partial<NonNullable<NewPromotion['limits']>>) => ({
  limits: { uses: null, usesPerCustomer: null, budget: null, ...own },
});

type Answered = Awaited<ReturnType<StaffCalls['call']>>;
const parsed = ({ status, body }: Answered): Promotion => {
  expect({ status, body: status === 200 ? undefined : body }).toEqual({ status: 200 });
  return promotionSchema.parse(body);
};
const refusal = ({ status, body }: Pick<Answered, 'status' | 'body'>) => [status, codeOf({ body })];
const read = async (id: string) => parsed(await buyer.call('GET', `/staff/promotions/${id}`));
const post = (own: Partial<NewPromotion>) =>
  buyer.call('POST', '/staff/promotions', { changeId: randomUUID(), ...ten, ...own });
async function make(own: Partial<NewPromotion>): Promise<Promotion> {
  const promotion = parsed(await post(own));
  made.push(promotion);
  return promotion;
}

const type = (caller: Caller, { id, version }: Cart, code: string) =>
  caller.call('POST', `/carts/${id}/promo-code/${code}`, { query: { version } });
const off = ({ discounts }: Pick<Cart, 'discounts'>) =>
  discounts.map(({ centAmount }) => centAmount);
const refreshed = async (caller: Caller, { id }: Cart) => {
  const { version } = cartOf(await caller.call('GET', `/carts/${id}`));
  return cartOf(await caller.call('PUT', `/carts/${id}/refresh`, { query: { version } }));
};
const usesOf = ({ id }: Pick<Promotion, 'id'>) =>
  platform.inside.database.select().from(promotionUses).where(eq(promotionUses.promotionId, id));
const resultsOf = async (staff: StaffCalls, { id }: Promotion) =>
  getPromotionResults.answer.parse(
    (await staff.call('GET', `/staff/promotions/${id}/results`)).body,
  );

async function makeCodes({ id }: Promotion, count: number, prefix = 'XMAS') {
  const body = { changeId: randomUUID(), count, prefix };
  const answer = await buyer.call('POST', `/staff/promotions/${id}/codes`, body);
  expect(answer.status).toBe(200);
  return { body, total: makePromotionCodes.answer.parse(answer.body).total };
}
const codesOf = async ({ id }: Promotion, filter = '') =>
  listPromotionCodes.answer.parse(
    (await buyer.call('GET', `/staff/promotions/${id}/codes?size=100${filter}`)).body,
  ).values;

describe.skipIf(isRemote)('a code of a promotion', () => {
  test('is typed as any other, in small letters too, and goes into the order with its units', async () => {
    const { id } = await make({ code: 'DRESS10' });
    const customer = await platform.customer('U1');
    const ready = await readyCart(customer, 'S1');
    expect(off(ready)).toEqual([]);
    const cart = cartOf(await type(customer, ready, 'dress10'));
    expect(cart).toMatchObject({
      discounts: [{ code: id, label: 'Ten', centAmount: 300 }],
      discountCode: [{ code: 'DRESS10', type: 'promotion', productOutOfStock: [] }],
      lineItems: [{ reductions: [{ code: id, units: [300] }] }],
      version: ready.version + 1,
    });
    expect(refusal(await type(customer, cart, 'DRESS10'))).toEqual([
      422,
      'PROMO_CODE_ALREADY_APPLIED',
    ]);
    const path = `/carts/${cart.id}/promo-code/DRESS10`;
    const without = cartOf(
      await customer.call('DELETE', path, { query: { version: cart.version } }),
    );
    expect(without).toMatchObject({ discounts: [], discountCode: [] });
    const again = cartOf(await type(customer, without, 'DRESS10'));
    await pay(platform, customer, again);
    const order = orderOf(await validate(customer, again));
    expect(order.discounts).toMatchObject([{ code: id, centAmount: 300 }]);
    expect(await usesOf({ id })).toMatchObject([
      { cents: 300, orderNumber: order.orderNumber, orderCents: order.totalPrice.centAmount },
    ]);
  });

  test('is refused in the words of other codes: unknown, over, too little, nothing it is for', async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const needs = { kind: 'cents', amounts: { EUR: 10_000 }, of: null } as const;
    await make({ code: 'HUNDRED', needs });
    await make({ code: 'TWO-DRESSES', needs: { kind: 'pieces', pieces: 2, of: null }, group: 'B' });
    await make({ code: 'ELSE', selection: { ...EVERYTHING, productIds: ['950'] }, group: 'C' });
    const over = await make({ code: 'OVER' });
    await make({ code: 'SWISS', shops: ['fr-ch'] });
    await buyer.call('POST', `/staff/promotions/${over.id}/stop`, { version: 1, shops: ['fr-fr'] });
    const tried = async (code: string) => refusal(await type(guest, cart, code));
    expect(await tried('HUNDRED')).toEqual([422, 'PROMO_CODE_MINIMUM_NOT_REACHED']);
    expect(await tried('TWO-DRESSES')).toEqual([422, 'PROMO_CODE_ITEMS_MISSING']);
    expect(await tried('ELSE')).toEqual([422, 'PROMO_CODE_NO_GOODS']);
    expect(await tried('OVER')).toEqual([422, 'PROMO_CODE_EXPIRED']);
    expect(await tried('SWISS')).toEqual([404, 'PROMO_CODE_UNKNOWN']);
    expect(cartOf(await guest.call('GET', `/carts/${cart.id}`))).toEqual(cart);
  });

  test('stays where another offer is better or items have gone, and says so', async () => {
    await make({ code: 'PAIR', needs: { kind: 'pieces', pieces: 2, of: null } });
    const guest = platform.guest();
    const two = await cartWith(guest, 'S1', 'S1');
    const reduced = cartOf(await type(guest, two, 'PAIR'));
    expect(off(reduced)).toEqual([600]);
    const [line] = reduced.lineItems;
    const path = `/carts/${two.id}/products/${line?.lineId}/quantity/1`;
    const one = cartOf(await guest.call('PUT', path, { query: { version: reduced.version } }));
    expect(one).toMatchObject({
      ...{ discounts: [], nearly: [] },
      discountCode: [{ code: 'PAIR', heldBack: { reason: 'items', missingItems: 1 } }],
    });
    const back = await add(guest, one, 'S1');
    expect([off(back), back.discountCode[0]?.heldBack]).toEqual([[600], undefined]);
    await make({ reach: 'automatic', effect: { kind: 'percent', percent: 20 } });
    expect(await refreshed(guest, back)).toMatchObject({
      discounts: [{ centAmount: 1_200 }],
      discountCode: [{ code: 'PAIR', heldBack: { reason: 'outdone' } }],
    });
  });

  test('of a guest stays with the cart after signing in', async () => {
    await make({ code: 'GUEST10' });
    const guest = platform.guest();
    const cart = cartOf(await type(guest, await cartWith(guest, 'S1'), 'GUEST10'));
    const customer = await platform.customer('U2');
    const own = await cartWith(customer, 'S2');
    const user = { customerId: 'U2', loyaltyCardId: null, loyaltySeniority: null };
    const merged = await customer.call('POST', '/carts/merge', {
      body: { cartId: cart.id, customer: { ...user, loyaltyType: null, email: '' } },
      headers: { 'x-session-id': guest.sessionId },
    });
    expect(cartOf(merged, 226).id).toBe(own.id);
    expect(cartOf(merged, 226)).toMatchObject({ discountCode: [{ code: 'GUEST10' }] });
  });

  test('that holds once is made by the thousand, reserved by a payment, freed by its end, used by an order', async () => {
    const promotion = await make({});
    const { body, total } = await makeCodes(promotion, 2_500);
    expect(total).toBe(2_500);
    const repeated = await buyer.call('POST', `/staff/promotions/${promotion.id}/codes`, body);
    expect(repeated.body).toEqual({ total: 2_500 });
    const [first, second] = await codesOf(promotion);
    const code = first?.code ?? '';
    expect(code).toMatch(/^XMAS-[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    const one = await platform.customer('U1');
    const other = await platform.customer('U2');
    const cart = cartOf(await type(one, await readyCart(one, 'S1'), code));
    const late = cartOf(await type(other, await readyCart(other, 'S1'), code));
    const { redirectUrl, reference } = await startedPayment(one, cart);
    expect((await codesOf(promotion, `&q=${code}`))[0]).toMatchObject({ state: 'reserved' });
    // Told before the payment, and at the price that it costs then.
    expect(refusal(await startPayment(other, late))).toEqual([412, 'CART_CHANGED']);
    const told = await refreshed(other, late);
    expect(told).toMatchObject({
      ...{ discounts: [], gone: [] },
      discountCode: [{ code, heldBack: { reason: 'used-up' } }],
    });
    await submitCard(platform, redirectUrl, { number: CARDS.refused });
    await getPayment(one, cart, reference);
    expect((await codesOf(promotion, `&q=${code}`))[0]).toMatchObject({ state: 'free' });
    const freed = await refreshed(other, told);
    await pay(platform, other, freed);
    const { orderNumber } = orderOf(await validate(other, freed));
    expect((await codesOf(promotion, '&state=used'))[0]).toMatchObject({ code, orderNumber });
    const guest = platform.guest();
    const empty = await cartWith(guest, 'S1');
    expect(refusal(await type(guest, empty, code))).toEqual([422, 'PROMO_CODE_USED_UP']);
    expect(off(cartOf(await type(guest, empty, second?.code ?? '')))).toEqual([300]);
    // One that nobody uses is withdrawn: the cart that has it is told, and nobody types it any more.
    const withdraw = (word: string) =>
      buyer.call('POST', `/staff/promotions/${promotion.id}/codes/${word}/withdrawal`);
    expect((await withdraw(second?.code ?? '')).body).toMatchObject({ state: 'withdrawn' });
    expect((await withdraw(second?.code ?? '')).status).toBe(200);
    expect(refusal(await withdraw(code))).toEqual([412, 'CHANGED_BY_OTHERS']);
    const withdrawn = await refreshed(guest, empty);
    expect([off(withdrawn), withdrawn.discountCode[0]?.heldBack?.reason]).toEqual([[], 'expired']);
    const next = platform.guest();
    expect(refusal(await type(next, await cartWith(next, 'S1'), second?.code ?? ''))).toEqual([
      ...[422, 'PROMO_CODE_EXPIRED'],
    ]);
    expect(await codesOf(promotion, '&state=withdrawn')).toHaveLength(1);
    const { csv } = exportPromotionCodes.answer.parse(
      (await buyer.call('POST', `/staff/promotions/${promotion.id}/codes/export`)).body,
    );
    const lines = csv.trim().split('\r\n');
    expect([lines.length, lines[0]]).toEqual([2_501, 'code,state,order,taken,made']);
    expect(lines.find((line) => line.startsWith(code))).toContain(`,used,${orderNumber},`);
  });

  test('is refused to the staff where another offer has it, and free again once that is over', async () => {
    const { id } = await make({ code: 'TWICE' });
    expect(refusal(await post({ code: 'TWICE' }))).toEqual([409, 'PROMOTION_CODE_TAKEN']);
    expect(refusal(await post({ code: 'WELCOME10' }))).toEqual([409, 'PROMOTION_CODE_TAKEN']);
    expect(refusal(await post({ reach: 'automatic', code: 'IDLE' }))).toEqual([
      422,
      'PROMOTION_INVALID',
    ]);
    await buyer.call('POST', `/staff/promotions/${id}/stop`, { version: 1, shops: ['fr-fr'] });
    const next = await make({ code: 'TWICE' });
    const guest = platform.guest();
    const cart = cartOf(await type(guest, await cartWith(guest, 'S1'), 'TWICE'));
    expect(cart.discounts[0]?.code).toBe(next.id);
    const automatic = await make({ reach: 'automatic', group: 'Z' });
    const body = { changeId: randomUUID(), count: 1, prefix: '' };
    const refused = await buyer.call('POST', `/staff/promotions/${automatic.id}/codes`, body);
    expect(refusal(refused)).toEqual([422, 'PROMOTION_INVALID']);
    await platform.inside.database.execute(sql`
      insert into promotion_codes (code, promotion_id, is_single, change_id, made_at)
      select 'FILL' || n, ${next.id}, true, 'fill', now() from generate_series(1, 49999) n`);
    const many = { ...body, count: 2 };
    expect(refusal(await buyer.call('POST', `/staff/promotions/${next.id}/codes`, many))).toEqual([
      422,
      'PROMOTION_CODES_TOO_MANY',
    ]);
  });
});

describe.skipIf(isRemote)('a limit of a promotion', () => {
  test('of uses for each customer counts orders and payments under way, of a guest of the same e-mail too', async () => {
    await make({ reach: 'automatic', ...limits({ usesPerCustomer: 1 }) });
    const customer = await platform.customer('U1');
    const first = await readyCart(customer, 'S1');
    expect(off(first)).toEqual([300]);
    await pay(platform, customer, first);
    orderOf(await validate(customer, first));
    expect(off(await readyCart(customer, 'S1'))).toEqual([]);
    expect(off(await readyCart(await platform.customer('U2'), 'S1'))).toEqual([300]);
    // Nobody knows yet who a visitor is.
    expect(off(await cartWith(platform.guest(), 'S1'))).toEqual([300]);
  });

  test('of a budget is of each currency; a cart that would take more than is left has it not', async () => {
    const promotion = await make({
      ...{ reach: 'automatic', shops: ['fr-fr', 'fr-ch'] },
      ...limits({ budget: { EUR: 1_000, CHF: 5_000 } }),
    });
    expect(refusal(await post({ shops: ['fr-ch'], ...limits({ budget: { EUR: 1 } }) }))).toEqual([
      422,
      'PROMOTION_INVALID',
    ]);
    const one = await platform.customer('U1');
    const cart = await readyCart(one, 'S1');
    await pay(platform, one, cart);
    orderOf(await validate(one, cart));
    expect((await usesOf(promotion)).map(({ cents }) => cents)).toEqual([300]);
    const waiting = await platform.customer('U2');
    await startedPayment(waiting, await readyCart(waiting, 'S1'));
    const { totalPrice } = cart;
    const days = [
      { ...{ day: expect.any(String), shop: 'fr-fr', currency: 'EUR' }, orders: 1, cost: 300 },
    ].map((day) => ({ ...day, revenue: totalPrice.centAmount }));
    expect(await resultsOf(buyer, promotion)).toEqual({
      ...{ days, taken: { uses: 2, cents: { EUR: 600 } } },
    });
    const french = openStaffCalls(platform, { role: 'buyer', shops: ['fr-fr'] });
    expect(await resultsOf(french, promotion)).toEqual({ days, taken: null });
    const swissBuyer = openStaffCalls(platform, { role: 'buyer', shops: ['fr-ch'] });
    expect(await resultsOf(swissBuyer, promotion)).toEqual({ days: [], taken: null });
    const guest = platform.guest();
    const small = await cartWith(guest, 'S1');
    expect(off(small)).toEqual([300]);
    const large = await add(guest, small, 'S1');
    expect(large).toMatchObject({
      discounts: [],
      gone: [{ code: promotion.id, reason: 'used-up' }],
    });
    const swiss = platform.guest({ storeId: '1002', locale: 'fr-ch' });
    expect(off(await cartWith(swiss, 'S1', 'S1'))).not.toEqual([]);
  });

  test('is given back by a payment that fails and by an order that is cancelled', async () => {
    const promotion = await make({ reach: 'automatic', ...limits({ uses: 1 }) });
    const one = await platform.customer('U1');
    const other = await platform.customer('U2');
    const cart = await readyCart(one, 'S1');
    const { redirectUrl, reference } = await startedPayment(one, cart);
    const others = await readyCart(other, 'S1');
    expect(off(others)).toEqual([]);
    await submitCard(platform, redirectUrl, { number: CARDS.refused });
    await getPayment(one, cart, reference);
    expect(await usesOf(promotion)).toEqual([]);
    const paid = await refreshed(one, cart);
    await pay(platform, one, paid);
    // A payment that is under way keeps it.
    expect(off(await refreshed(other, others))).toEqual([]);
    const { orderNumber, lineItems } = orderOf(await validate(one, paid));
    const staff = openStaffCalls(platform, { role: 'owner' });
    const sheet = await staff.call('GET', `/staff/orders/${orderNumber}`);
    const { version } = staffOrderSchema.parse(sheet.body);
    const lines = lineItems.map(({ lineId, quantity }) => ({ lineId, quantity }));
    const body = { changeId: randomUUID(), version, reason: 'asked', lines };
    const path = `/staff/orders/${orderNumber}/cancellations`;
    expect((await staff.call('POST', path, body)).status).toBe(200);
    expect(await usesOf(promotion)).toEqual([]);
    expect(off(await refreshed(other, others))).toEqual([300]);
  });

  test('of twenty, sixty buyers at once: twenty orders have it, forty were told before they paid', {
    timeout: 240_000,
  }, async () => {
    const { database } = platform.inside;
    const promotion = await make({
      ...{ reach: 'automatic', group: 'Rush' },
      ...limits({ uses: 20, budget: { EUR: 1_000_000 } }),
    });
    const ids = await addCrowd(database, 60, 300);
    /** Sent again and again, as a shopper does whose shop is busy. */
    const patiently = async <T extends { status: number }>(work: () => Promise<T>): Promise<T> => {
      for (let tries = 0; ; tries += 1) {
        const answer = await work();
        if (![402, 503].includes(answer.status) || tries > 40) return answer;
      }
    };
    await database.update(stocks).set({ quantity: 1_000 }).where(eq(stocks.sku, 'S1'));
    const ready: { customer: Caller; cart: Cart }[] = [];
    for (const id of ids) {
      const customer = await platform.customer(id);
      ready.push({ customer, cart: await readyCart(customer, 'S1') });
    }
    // All of them have it in their carts before the first one pays.
    expect(ready.filter(({ cart }) => off(cart).length > 0)).toHaveLength(60);
    const outcomes = await Promise.all(
      ready.map(async ({ customer, cart: seen }) => {
        let cart = seen;
        let wasTold = false;
        const start = () => startPayment(customer, cart);
        let started = await patiently(start);
        if (started.status === 412) {
          const { id, version } = cart;
          const path = `/carts/${id}/refresh`;
          const refresh = () => customer.call('PUT', path, { query: { version } });
          cart = cartOf(await patiently(refresh));
          wasTold = cart.gone?.some(({ code }) => code === promotion.id) === true;
          started = await patiently(start);
        }
        const { redirectUrl, reference } = paymentResultSchema.parse(started.body);
        await patiently(() => submitCard(platform, redirectUrl ?? '', {}));
        // As the page does that a shopper comes back to: it asks what became of the payment first.
        const order = orderOf(
          await patiently(async () => {
            await customer.call('GET', `/carts-self/${cart.id}/payments/cardone/${reference}`);
            return validate(customer, cart);
          }),
        );
        expect(order.totalPrice).toEqual(cart.totalPrice);
        return { has: off(order).length > 0, wasTold };
      }),
    );
    const withIt = outcomes.filter(({ has }) => has);
    expect([withIt.length, withIt.some(({ wasTold }) => wasTold)]).toEqual([20, false]);
    expect(outcomes.filter(({ has, wasTold }) => !has && wasTold)).toHaveLength(40);
    const uses = await usesOf(promotion);
    expect(uses.filter(({ orderNumber }) => orderNumber !== null)).toHaveLength(20);
    expect(uses).toHaveLength(20);
  });
});
