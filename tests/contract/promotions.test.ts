import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { listGoodsWords } from '#src/domain/catalogue/goods-word.calls.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import {
  getPromotion,
  listPromotions,
  tryPromotions,
} from '#src/domain/promotion/promotion.calls.ts';
import {
  type NewPromotion,
  type Promotion,
  promotionSchema,
} from '#src/domain/promotion/promotion.schema.ts';
import { EVERYTHING } from '#src/domain/promotion/promotion-rule.ts';
import { paidUnits } from '#src/domain/promotion/units.ts';
import { makeDraft } from '../support/draft-orders.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  add,
  cartOf,
  cartWith,
  codeOf,
  orderOf,
  pay,
  readyCart,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let buyer: StaffCalls;
/** What a test made is stopped after it. */
let made: string[] = [];

beforeAll(async () => {
  platform = await startTestPlatform();
  buyer = openStaffCalls(platform, { role: 'buyer' });
});
afterAll(() => platform.stop());
afterEach(async () => {
  for (const id of made) {
    const { version, terms } = await read(id);
    const open = terms.filter(({ state }) => state === 'planned' || state === 'running');
    if (open.length > 0)
      await stop(
        id,
        version,
        open.map(({ shop }) => shop),
      );
  }
  made = [];
});

const [DRESS_1, DRESS_2, PRE_ORDERED] = ['949', '950', '968'];
const inAll = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, pl: text });
const third: NewPromotion = {
  ...{ name: 'Third free', labels: { ...inAll('3rd free'), fr: '3e article offert' } },
  ...{ shops: ['fr-fr'], begins: null, ends: null, reach: 'automatic', group: 'A', rank: 1 },
  ...{ needs: null, selection: { ...EVERYTHING, onlyFullPrice: true }, cap: null },
  effect: { kind: 'nth', pieces: 3, percent: 100 },
};

const post = (asked: NewPromotion, staff = buyer, changeId = randomUUID()) =>
  staff.call('POST', '/staff/promotions', { changeId, ...asked });
const parsed = ({ status, body }: { status: number; body: unknown }): Promotion => {
  expect({ status, body: status === 200 ? undefined : body }).toEqual({ status: 200 });
  return promotionSchema.parse(body);
};
async function make(own: Partial<NewPromotion> = {}): Promise<Promotion> {
  const promotion = parsed(await post({ ...third, ...own }));
  made.push(promotion.id);
  return promotion;
}
const read = async (id: string, staff = buyer) =>
  parsed(await staff.call('GET', `/staff/promotions/${id}`));
const stop = (id: string, version: number, shops: readonly string[], staff = buyer) =>
  staff.call('POST', `/staff/promotions/${id}/stop`, { version, shops });
const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];
const list = async (staff = buyer, filter = '') =>
  listPromotions.answer
    .parse((await staff.call('GET', `/staff/promotions?size=100${filter}`)).body)
    .values.map(({ id }) => id);

const refreshed = async (caller: Caller, { id, version }: Cart) =>
  cartOf(await caller.call('PUT', `/carts/${id}/refresh`, { query: { version } }));
const off = ({ discounts }: Pick<Cart, 'discounts'>) =>
  discounts.map(({ label, centAmount }) => [label, centAmount]);
const taken = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.map(({ reductions = [] }) => reductions.map(({ units }) => units));

/** Minutes from now by the clocks of Paris, as a form sends them. */
const inParis = (minutes: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' },
  })
    .format(platform.inside.clock.now().getTime() + minutes * 60_000)
    .replace(' ', 'T');

describe.skipIf(isRemote)('a promotion in the shop', () => {
  test('says what is missing, then takes the cheapest off, spread over all that took part; codes follow', async () => {
    const { id } = await make();
    const guest = platform.guest();
    const one = await cartWith(guest, 'S1');
    expect(one).toMatchObject({
      discounts: [],
      nearly: [
        { code: id, label: '3e article offert', missing: { pieces: 2 }, cheapestPercent: 100 },
      ],
    });
    const two = await add(guest, one, 'S2');
    expect(two.nearly).toMatchObject([{ missing: { pieces: 1 } }]);
    const three = await add(guest, two, 'S1');
    expect([off(three), three.nearly]).toEqual([[['3e article offert', 2_999]], []]);
    expect(taken(three)).toEqual([[[818, 818]], [[1_363]]]);
    expect(three.totalPrice.centAmount).toBe(2 * 2_999 + 4_999 - 2_999);
    const path = `/carts/${three.id}/promo-code/WELCOME10`;
    const coded = cartOf(await guest.call('POST', path, { query: { version: three.version } }));
    expect(off(coded).map(([, cents]) => cents)).toEqual([2_999, 800]);
    expect(coded.totalPrice.centAmount).toBe(7_998 - 800);
    // In another language, and as it was when it is read again.
    const swiss = platform.guest({ storeId: '1001', locale: 'en' });
    expect(off(await cartWith(swiss, 'S1', 'S1', 'S1'))).toEqual([['3rd free', 2_999]]);
    expect(cartOf(await guest.call('GET', `/carts/${coded.id}`))).toEqual(coded);
  });

  test('goes into the order with its units: parts come back as they were paid for, to the cent', async () => {
    const { id } = await make();
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer, 'S1', 'S1', 'S2');
    await pay(platform, customer, cart);
    const order = orderOf(await validate(customer, cart));
    await platform.inside.runJobs();
    expect(order.discounts).toMatchObject([{ code: id, centAmount: 2_999 }]);
    expect(order.totalPrice).toEqual(cart.totalPrice);
    const [first, second] = order.lineItems;
    expect([first, second].map((line) => line && paidUnits(line))).toEqual([
      [2_181, 2_181],
      [3_636],
    ]);
    const staff = openStaffCalls(platform, { role: 'owner' });
    const path = `/staff/orders/${order.orderNumber}`;
    const sheet = async () => staffOrderSchema.parse((await staff.call('GET', path)).body);
    const cancelled = async ({ lineItems }: Pick<Order, 'lineItems'>, quantity: number) => {
      const lines = lineItems.map(({ lineId }) => ({ lineId, quantity }));
      const { version } = await sheet();
      const body = { changeId: randomUUID(), version, reason: 'asked', lines };
      expect((await staff.call('POST', `${path}/cancellations`, body)).status).toBe(200);
      await platform.inside.runJobs();
    };
    await cancelled({ lineItems: order.lineItems.slice(0, 1) }, 1);
    await cancelled({ lineItems: order.lineItems }, 1);
    const { creditNotes } = await sheet();
    const credited = creditNotes.map(({ centAmount }) => centAmount);
    expect(credited[0]).toBe(2_181);
    expect(credited.reduce((sum, cents) => sum + cents, 0)).toBe(order.totalPrice.centAmount);
  });

  test('that is stopped while somebody pays is not ordered: the cart says what changed', async () => {
    const { id, version } = await make({ shops: ['fr-fr', 'fr-ch'] });
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer, 'S1', 'S1', 'S1');
    await pay(platform, customer, cart);
    expect((await stop(id, version, ['fr-fr'])).status).toBe(200);
    const late = await validate(customer, cart);
    expect([late.status, codeOf(late)]).toEqual([412, 'CART_CHANGED']);
    const swiss = platform.guest({ storeId: '1002', locale: 'fr-ch' });
    expect(off(await cartWith(swiss, 'S1', 'S1', 'S1'))).toEqual([['3e article offert', 2_999]]);
    expect((await read(id)).terms.map(({ shop, state }) => [shop, state]).toSorted()).toEqual([
      ['fr-ch', 'running'],
      ['fr-fr', 'stopped'],
    ]);
  });

  test('begins and ends by the clocks of the shop; one for members is theirs alone', async () => {
    const { clock } = platform.inside;
    await make({ begins: inParis(60), ends: inParis(120), reach: 'members' });
    const member = await platform.customer('U1');
    const before = await cartWith(member, 'S1', 'S1', 'S1');
    expect([off(before), before.nearly]).toEqual([[], []]);
    clock.advance(61 * 60_000);
    const during = await refreshed(member, before);
    expect(off(during)).toEqual([['3e article offert', 2_999]]);
    expect(off(await cartWith(platform.guest(), 'S1', 'S1', 'S1'))).toEqual([]);
    clock.advance(60 * 60_000);
    expect(off(await refreshed(member, during))).toEqual([]);
  });

  test('of one group the best counts, others add up; goods are chosen and excepted; agreed prices take none', async () => {
    const whole = { effect: { kind: 'percent', percent: 10 }, selection: EVERYTHING } as const;
    await make();
    await make({ ...whole, name: 'Ten', labels: inAll('Ten') });
    const narrow = { ...EVERYTHING, exceptProductIds: [PRE_ORDERED ?? '', DRESS_1 ?? ''] };
    const amounts = { EUR: 150, CHF: 150 };
    await make({
      ...{ group: 'B', labels: inAll('One fifty'), selection: narrow },
      ...{
        effect: { kind: 'amount', amounts },
        needs: { kind: 'cents', amounts: { EUR: 4_000 }, of: null },
      },
    });
    const guest = platform.guest();
    const two = await cartWith(guest, 'S1', 'S2');
    expect(off(two)).toEqual([
      ['Ten', 785],
      ['One fifty', 150],
    ]);
    expect(off(await add(guest, two, 'S1'))).toEqual([
      ['3e article offert', 2_999],
      ['One fifty', 150],
    ]);
    const desk = openStaffCalls(platform);
    const items = [{ sku: 'S1', quantity: 3 }];
    const draft = await makeDraft(desk, {
      ...{ items, for: { email: 'agreed@example.org', address: null, shippingMethod: null } },
    });
    expect(draft.totalPrice.centAmount).toBe(3 * 2_999);
  });

  test('keeps the brand that it was made for, whatever that is called later', async () => {
    const { database } = platform.inside;
    await database.execute(sql`insert into brands (brand) values ('Ibex')`);
    await database.execute(sql`update products set brand = 'Ibex' where product_id = (
      select o.product_id from skus s join product_options o on o.option_id = s.option_id where s.sku = 'S1')`);
    const selection = { ...EVERYTHING, brands: ['Ibex'] };
    const needs = { kind: 'pieces' as const, pieces: 1, of: selection };
    const { id } = await make({ selection, needs, effect: { kind: 'percent', percent: 10 } });
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1', 'S2');
    expect(off(cart)).toEqual([['3e article offert', 300]]);
    const words = await buyer.call('GET', '/staff/goods-words?kind=brand&q=Ibex');
    const [word] = listGoodsWords.answer.parse(words.body).values;
    const document = { kind: 'brand', name: 'Ibex Paris', manufacturer: null, responsible: null };
    const body = { revision: word?.revision, document };
    expect((await buyer.call('PUT', '/staff/goods-words/brand/Ibex', body)).status).toBe(200);
    expect(off(await refreshed(guest, cart))).toEqual([['3e article offert', 300]]);
    // And its form offers it by its name of now.
    const form = getPromotion.answer.parse(
      (await buyer.call('GET', `/staff/promotions/${id}`)).body,
    );
    expect(form.asked.selection.brands).toEqual(['Ibex Paris']);
    expect(form.asked.needs?.of?.brands).toEqual(['Ibex Paris']);
  });

  test('sends for nothing by the ways it names', async () => {
    const customer = await platform.customer('U1');
    const paid = await readyCart(customer, 'S1');
    expect(paid.shippingInfo?.price).toBeGreaterThan(0);
    await make({ effect: { kind: 'delivery', methods: ['NO'] }, selection: EVERYTHING });
    const free = await refreshed(customer, paid);
    expect(free).toMatchObject({ discounts: [], freeDelivery: ['NO'], shippingInfo: { price: 0 } });
    expect(free.totalPrice.centAmount).toBe(2_999);
  });
});

describe.skipIf(isRemote)('a promotion in the back office', () => {
  const trial = async (own: object, staff = buyer) =>
    tryPromotions.answer.parse(
      (
        await staff.call('POST', '/staff/promotion-trial', {
          ...{
            shop: 'fr-fr',
            at: null,
            isMember: false,
            items: [{ sku: 'S1', quantity: 3 }],
            ...own,
          },
        })
      ).body,
    );

  test('is tried on a cart at an instant, with a reason for each that does not apply', async () => {
    const running = await make();
    const planned = await make({
      name: 'Later',
      begins: inParis(600),
      effect: { kind: 'percent', percent: 50 },
    });
    const club = await make({ name: 'Club', reach: 'members', group: 'C' });
    const other = await make({
      name: 'S2',
      selection: { ...EVERYTHING, productIds: [DRESS_2 ?? ''] },
    });
    const now = await trial({});
    expect(now).toMatchObject({
      currency: 'EUR',
      goodsCents: 8_997,
      totalCents: 5_998,
      unsold: [],
    });
    // Each unit bears its part.
    expect(now.lines.map(({ units }) => units)).toEqual([[2_000, 1_999, 1_999]]);
    const reasons = Object.fromEntries(
      now.promotions.map(({ id, whyNot }) => [id, whyNot?.reason]),
    );
    expect(reasons).toMatchObject({
      [running.id]: undefined,
      [planned.id]: 'not-yet',
      [club.id]: 'members-only',
      [other.id]: 'no-goods',
    });
    const later = await trial({ at: inParis(601), items: [{ sku: 'S1', quantity: 2 }] });
    expect(later.promotions.find(({ id }) => id === planned.id)).toMatchObject({ cents: 2_999 });
    expect(later.promotions.find(({ id }) => id === running.id)).toMatchObject({
      whyNot: { reason: 'missing', missing: { pieces: 1 } },
    });
    expect(
      (await trial({ at: inParis(601) })).promotions.find(({ id }) => id === running.id),
    ).toMatchObject({
      whyNot: { reason: 'outdone', by: planned.id },
    });
    const { body } = await buyer.call('GET', '/staff/promotion-items?shop=fr-fr&q=S1');
    expect(body).toMatchObject({ values: [{ sku: 'S1' }] });
  });

  test('is made once for a form, changed by who saw it last, while it runs too, then stopped', async () => {
    const changeId = randomUUID();
    const asked = { ...third, begins: inParis(60) };
    parsed(await post(asked, buyer, changeId));
    const { id, version, mayChange } = parsed(await post(asked, buyer, changeId));
    made.push(id);
    expect([id, mayChange]).toEqual([changeId, true]);
    const put = (own: object) =>
      buyer.call('PUT', `/staff/promotions/${id}`, { ...asked, version, ...own });
    expect(parsed(await put({ name: 'Changed' }))).toMatchObject({ name: 'Changed', version: 2 });
    expect(refusal(await put({}))).toEqual([412, 'CHANGED_BY_OTHERS']);
    platform.inside.clock.advance(61 * 60_000);
    // Where it runs it keeps its beginning and its shops; carts follow at their next change.
    const invalid = [422, 'PROMOTION_INVALID'];
    expect(refusal(await put({ version: 2, begins: inParis(60) }))).toEqual(invalid);
    expect(refusal(await put({ version: 2, shops: ['fr-ch'] }))).toEqual(invalid);
    const effect = { kind: 'nth', pieces: 2, percent: 50 };
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1', 'S1');
    expect(off(cart)).toEqual([]);
    expect(parsed(await put({ version: 2, name: 'Changed', effect }))).toMatchObject({
      version: 3,
      state: 'running',
    });
    expect(off(await refreshed(guest, cart))).toEqual([['3e article offert', 1_500]]);
    expect(await list(buyer, '&state=running')).toContain(id);
    expect(parsed(await stop(id, 3, ['fr-fr']))).toMatchObject({ state: 'stopped', version: 4 });
    expect(refusal(await stop(id, 4, ['fr-fr']))).toEqual([412, 'CHANGED_BY_OTHERS']);
    expect(await list(buyer, '&state=stopped&q=chang')).toEqual([id]);
  });

  test('is refused with times that do not fit, a sum that lacks a currency, and where too many run', async () => {
    const invalid = [422, 'PROMOTION_INVALID'];
    expect(refusal(await post({ ...third, begins: inParis(-60) }))).toEqual(invalid);
    expect(refusal(await post({ ...third, ends: inParis(-1) }))).toEqual(invalid);
    const inEuros = { kind: 'amount', amounts: { EUR: 500 } } as const;
    expect(refusal(await post({ ...third, effect: inEuros, shops: ['fr-fr', 'fr-ch'] }))).toEqual(
      invalid,
    );
    for (let count = 0; count < 50; count += 1)
      await make({ shops: ['en'], name: `Fill ${count}` });
    expect(refusal(await post({ ...third, shops: ['en'] }))).toEqual([422, 'PROMOTIONS_TOO_MANY']);
  });

  test('belongs to the shops of who sees it: a member of one shop stops it there alone', async () => {
    const swiss = openStaffCalls(platform, { role: 'buyer', shops: ['fr-ch'] });
    const { id, version } = await make({ shops: ['fr-fr', 'fr-ch'], begins: inParis(30) });
    const french = await make();
    const seen = await list(swiss);
    expect([seen.includes(id), seen.includes(french.id)]).toEqual([true, false]);
    expect(await read(id, swiss)).toMatchObject({ mayChange: false, terms: [{ shop: 'fr-ch' }] });
    const asked = { ...third, shops: ['fr-ch'], version };
    expect(refusal(await swiss.call('PUT', `/staff/promotions/${id}`, asked))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(refusal(await stop(id, version, ['fr-fr'], swiss))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await post(third, swiss))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await swiss.call('GET', `/staff/promotions/${french.id}`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(parsed(await stop(id, version, ['fr-ch'], swiss)).state).toBe('withdrawn');
    expect((await read(id)).state).toBe('planned');
    const desk = openStaffCalls(platform, { role: 'desk' });
    expect((await post(third, desk)).status).toBe(403);
  });
});
