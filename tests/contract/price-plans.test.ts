import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productMatchSchema, searchPageSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import {
  forecastPricePlan,
  getPlanChoices,
  listPricePlans,
  makePricePlan,
} from '#src/domain/catalogue/price-plan.calls.ts';
import type { NewPricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import { feedPageSchema } from '#src/domain/catalogue/product-feed.schema.ts';
import { getEvents } from '#src/domain/event/event.calls.ts';
import { localTimeIn, midnightAfter, midnightOf } from '#src/domain/shop/local-time.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { skus } from '#src/platform/catalogue/products/tables.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { findWebDomain } from '#src/platform/shops/face.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const DAY_MS = 86_400_000;
const HEADING =
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';

let platform: TestPlatform;
let buyer: StaffCalls;
let brand: string;

const rows = (cost: string) => [
  `${brand}-coat,Coat,${brand},Size,M,${brand}-coat-M,5,${cost}`,
  // Its sizes cost differently.
  `${brand}-hat,Hat,${brand},Size,S,${brand}-hat-S,5,20.00`,
  `${brand}-hat,Hat,${brand},Size,L,${brand}-hat-L,5,30.00`,
];

async function importRows(cost = '80.00') {
  const { database, clock } = platform.inside;
  for (const language of ['fr', 'de'] as const) {
    const file = Readable.from([[HEADING, ...rows(cost)].join('\n')]);
    await importProducts(database, file, { language, currency: 'EUR', now: clock.now() });
  }
}

beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'buyer' });
});
afterAll(() => platform.stop());

beforeEach(async () => {
  // Products of their own for each test.
  brand = `okapi-${randomUUID().slice(0, 8)}`;
  await importRows();
});

const dayIn = (days: number) =>
  new Date(platform.inside.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
/** The midnight with which a day begins, so many days from now. */
const midnight = (days: number) => midnightOf(dayIn(days));
const asked = (own: Partial<NewPricePlan> = {}): NewPricePlan => ({
  ...{ name: `Sale of ${brand}`, percent: 25, ending: 'same', shops: ['fr-fr'] },
  selection: { families: [], brands: [brand], productIds: [], exceptReduced: true },
  ...{ from: null, until: null, ...own },
});
const make = (own: Partial<NewPricePlan> = {}, changeId = randomUUID(), staff = buyer) =>
  staff.call('POST', '/staff/price-plans', { changeId, ...asked(own) });
const made = async (own: Partial<NewPricePlan> = {}) =>
  makePricePlan.answer.parse((await make(own)).body);
const end = (planId: string, staff = buyer) =>
  staff.call('POST', `/staff/price-plans/${planId}/end`);
const list = async (staff = buyer) =>
  listPricePlans.answer.parse((await staff.call('GET', `/staff/price-plans?q=${brand}`)).body)
    .values;
const forecast = async (own: Partial<NewPricePlan> = {}) =>
  forecastPricePlan.answer.parse(
    (await buyer.call('POST', '/staff/price-plan-forecast', asked(own))).body,
  );
const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];

/** What a shopper pays for a size and reads as struck. */
async function shown(sku: string, locale: 'fr-fr' | 'de-de' | 'en' = 'fr-fr') {
  const storeId = (await findWebDomain(platform.inside.database, locale))?.storeId ?? '';
  const { body } = await platform
    .guest({ storeId, locale })
    .call('GET', '/ecommerce/v3/catalog/products', { query: { sku: `${brand}-${sku}` } });
  const [option] = productMatchSchema.parse(body).product.options;
  const cost = option?.skus.find((one) => one.sku === `${brand}-${sku}`)?.price ?? option?.price;
  return [cost?.centAmount, cost?.initial ?? null];
}

/** What portals read that it costs. */
async function inFeed(sku: string) {
  const guest = platform.guest();
  const query = { sku: `${brand}-${sku}` };
  const found = await guest.call('GET', '/ecommerce/v3/catalog/products', { query });
  const { productId } = productMatchSchema.parse(found.body).product;
  const after = String(Number(productId) - 1);
  const { body } = await guest.call('GET', '/ecommerce/v3/catalog/feed', { query: { after } });
  const told = feedPageSchema.parse(body).values.find((one) => one.productId === productId);
  return told?.options[0]?.price.centAmount;
}

describe.skipIf(isRemote)('a price plan', () => {
  test('reduces all products of a brand from a midnight until its last day, each size from its own price', async () => {
    const { clock } = platform.inside;
    const plan = await made({ from: midnight(3), until: midnight(6), shops: ['fr-fr', 'de-de'] });
    expect(plan).toMatchObject({ products: 2, state: 'planned', percent: 25 });
    expect(plan.shops).toMatchObject([
      { shop: 'fr-fr', colours: 2, struck: 2, cheaper: 0, struckFrom: null },
      { shop: 'de-de', colours: 2, struck: 2 },
    ]);
    expect(await shown('coat-M')).toEqual([8_000, null]);
    clock.advance(Date.parse(plan.begins) - clock.now().getTime());
    expect(await shown('coat-M')).toEqual([6_000, 8_000]);
    expect(await shown('coat-M', 'de-de')).toEqual([6_000, 8_000]);
    expect(await shown('hat-S')).toEqual([1_500, 2_000]);
    expect(await shown('hat-L')).toEqual([2_200, 3_000]);
    expect(await list()).toMatchObject([{ state: 'running' }]);
    const meeting = async (since: number, before: number) => {
      const instants = [since, before].map((days) => `${dayIn(days)}T00:00:00Z`);
      const path = `/staff/price-plans?q=${brand}&since=${instants[0]}&before=${instants[1]}`;
      return listPricePlans.answer.parse((await buyer.call('GET', path)).body).total;
    };
    expect([await meeting(-9, -1), await meeting(1, 2), await meeting(9, 20)]).toEqual([0, 1, 0]);
    clock.advance(Date.parse(plan.ends ?? '') - clock.now().getTime());
    expect(await shown('coat-M')).toEqual([8_000, null]);
    expect(await list()).toMatchObject([{ state: 'over' }]);
  });

  test('begins on an evening and ends on another, each shop by its own clocks, and is read so by lists', async () => {
    const { clock, database } = platform.inside;
    const file = Readable.from([[HEADING, ...rows('80.00')].join('\n')]);
    await importProducts(database, file, { language: 'en', currency: 'EUR', now: clock.now() });
    const term = { from: `${dayIn(3)}T20:00`, until: `${dayIn(4)}T21:30` };
    const plan = await made({ ...term, shops: ['fr-fr', 'en'] });
    const [france, britain] = plan.shops;
    const hours = (later?: string | null, earlier?: string | null) =>
      (Date.parse(later ?? '') - Date.parse(earlier ?? '')) / 3_600_000;
    // London's clocks are an hour behind those of Paris.
    expect(hours(britain?.from, france?.from)).toBe(1);
    expect(hours(france?.until, france?.from)).toBe(25.5);
    expect(localTimeIn('fr-fr', new Date(plan.begins))).toBe(term.from);
    const both = async () => [await shown('coat-M'), await shown('coat-M', 'en')];
    const until = (instant?: string | null) =>
      clock.advance(Date.parse(instant ?? '') - clock.now().getTime());
    const [full, cheap] = [
      [8_000, null],
      [6_000, 8_000],
    ];
    until(france?.from);
    expect(await both()).toEqual([cheap, full]);
    until(britain?.from);
    expect(await both()).toEqual([cheap, cheap]);
    until(france?.until);
    expect(await both()).toEqual([full, cheap]);
    until(britain?.until);
    expect(await both()).toEqual([full, full]);
    expect(refusal(await make({ from: `${dayIn(3)}T20:00`, until: `${dayIn(3)}T20:00` }))).toEqual([
      422,
      'PRICES_INVALID',
    ]);
  });

  test('is told of and followed by other systems when it is made and when it begins', async () => {
    const { clock } = platform.inside;
    const plan = await made({ from: midnight(2) });
    clock.advance(Date.parse(plan.begins) - clock.now().getTime());
    await platform.inside.runJobs();
    const { body } = await buyer.call('GET', '/staff/events?size=1000&after=0');
    const told = getEvents.answer.parse(body).values;
    expect(told.filter(({ subject }) => subject.id === plan.id)).toMatchObject([
      { type: 'price.planned', shop: 'fr-fr', data: { percent: 25, colours: 2 } },
    ]);
    const own = await platform.inside.database
      .select({ optionId: skus.optionId })
      .from(skus)
      .where(like(skus.sku, `${brand}-%`));
    const colours = new Set<unknown>(own.map((one) => one.optionId));
    const begun = told.filter(
      ({ type, shop, data }) =>
        type === 'price.changed' && shop === 'fr-fr' && colours.has(data.optionId),
    );
    expect(begun).toHaveLength(2);
  });

  test('is in the feed from its instant on, before any job has run', async () => {
    const { clock } = platform.inside;
    const plan = await made({ from: midnight(2) });
    await platform.inside.runJobs();
    const before = await inFeed('coat-M');
    clock.advance(Date.parse(plan.begins) - clock.now().getTime());
    expect([before, await inFeed('coat-M')]).toEqual([8_000, 6_000]);
  });

  test('is made once for a form, and refused where another reduces the same at the same time, which the forecast names', async () => {
    const changeId = randomUUID();
    await make({ from: midnight(2), until: midnight(7) }, changeId);
    expect((await make({ from: midnight(2), until: midnight(7) }, changeId)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    const own = {
      from: midnight(4),
      percent: 40,
      selection: { ...asked().selection, exceptReduced: false },
    };
    expect((await forecast(own)).meets).toEqual([`Sale of ${brand}`]);
    expect(refusal(await make(own))).toEqual([409, 'PRICES_PLANNED']);
    expect((await make({ from: midnight(8) })).status).toBe(200);
  });

  test('is withdrawn before it begins and stopped while it runs; its price stays the lowest of 30 days', async () => {
    const planned = await made({ from: midnight(2) });
    expect((await end(planned.id)).body).toMatchObject({ state: 'withdrawn' });
    expect(refusal(await end(planned.id))).toEqual([412, 'CHANGED_BY_OTHERS']);
    platform.inside.clock.advance(3 * DAY_MS);
    expect(await shown('coat-M')).toEqual([8_000, null]);

    const { id } = await made();
    expect(await shown('coat-M')).toEqual([6_000, 8_000]);
    platform.inside.clock.advance(DAY_MS);
    expect((await end(id)).body).toMatchObject({ state: 'stopped' });
    expect(await shown('coat-M')).toEqual([8_000, null]);
    const [again] = (await forecast({ from: midnight(10) })).shops;
    expect(again).toMatchObject({ colours: 2, struck: 0, cheaper: 0 });
    const days =
      (Date.parse(again?.struckFrom ?? '') - platform.inside.clock.now().getTime()) / DAY_MS;
    expect(days).toBeCloseTo(30, 2);
    expect((await forecast({ from: midnight(10), percent: 50 })).shops).toMatchObject([
      { struck: 2 },
    ]);
  });

  test('takes a sum off or gives all of it one price, each currency its own; nothing becomes free', async () => {
    const none = { percent: undefined };
    await made({
      ...none,
      minus: { EUR: 1_010 },
      ending: '.99',
      from: midnight(2),
      until: midnight(4),
    });
    const fixed = await made({ ...none, fixed: { EUR: 1_900 }, from: midnight(5) });
    expect(fixed).toMatchObject({ percent: null, minus: null, fixed: { EUR: 1_900 } });
    expect(fixed.shops).toMatchObject([{ colours: 2 }]);
    platform.inside.clock.advance(2.5 * DAY_MS);
    expect(await shown('coat-M')).toEqual([6_899, 8_000]);
    expect(await shown('hat-L')).toEqual([1_899, 3_000]);
    platform.inside.clock.advance(3.5 * DAY_MS);
    expect(await shown('coat-M')).toEqual([1_900, 8_000]);
    const after = {
      ...none,
      from: midnight(60),
      selection: { ...asked().selection, exceptReduced: false },
    };
    expect(refusal(await make({ ...after, minus: { EUR: 2_000 } }))).toEqual([
      422,
      'PLAN_TOO_DEEP',
    ]);
    expect(refusal(await make({ ...after, minus: { CHF: 500 } }))).toEqual([422, 'PRICES_INVALID']);
    expect((await make({ fixed: { EUR: 500 } })).status).toBe(400);
  });

  test('is seen before it begins by its link, in lists, search and on products of its shop alone', async () => {
    const plan = await made({ from: midnight(3), shops: ['fr-fr', 'de-de'] });
    const [listed] = await list();
    expect(listed?.previews.map(({ shop, at }) => [shop, at])).toEqual(
      plan.shops.map(({ shop, from }) => [shop, from]),
    );
    const token = new URL(listed?.previews[0]?.url ?? '').searchParams.get('token') ?? '';
    const seen = async (locale: 'fr-fr' | 'de-de', headers: Record<string, string>) => {
      const storeId = (await findWebDomain(platform.inside.database, locale))?.storeId ?? '';
      const guest = platform.guest({ storeId, locale });
      const query = { q: `${brand}-coat-M` };
      const search = await guest.call('GET', '/ecommerce/v3/catalog/search', { query, headers });
      const asked = { query: { sku: `${brand}-coat-M` }, headers };
      const { body } = await guest.call('GET', '/ecommerce/v3/catalog/products', asked);
      return [
        searchPageSchema.parse(search.body).values.map(({ price }) => price.centAmount),
        productMatchSchema.parse(body).product.options[0]?.price.centAmount,
      ];
    };
    const link = { [HEADER.preview]: token };
    await platform.inside.runJobs();
    await expect.poll(() => seen('fr-fr', {}), { timeout: 20_000 }).toEqual([[8_000], 8_000]);
    expect(await seen('fr-fr', link)).toEqual([[6_000], 6_000]);
    expect(await seen('de-de', link)).toEqual([[8_000], 8_000]);
    const opened = await platform.guest().call('GET', '/cms/v3/preview', { headers: link });
    expect(opened.body).toMatchObject({ locale: 'fr-fr', path: '', at: plan.begins });
    platform.inside.clock.advance(5 * 3_600_000);
    expect(await seen('fr-fr', link)).toEqual([[8_000], 8_000]);
  });

  test('outlasts a file, which changes what products cost without it', async () => {
    await made();
    await importRows('70.00');
    expect(await shown('coat-M')).toEqual([6_000, 7_000]);
  });

  test('leaves out what is reduced already, where it is told to', async () => {
    await make();
    platform.inside.clock.advance(DAY_MS);
    expect(refusal(await make({ percent: 50 }))).toEqual([422, 'PLAN_EMPTY']);
  });

  test('of a family reduces what its families below list; what it can name is in the language of the caller', async () => {
    const { body } = await buyer.call('GET', '/staff/price-plan-choices');
    const { families, brands, shops } = getPlanChoices.answer.parse(body);
    expect(brands).toContain(brand);
    expect(shops).toContain('fr-fr');
    const women = families.find(({ name }) => name === 'Women');
    const selection = {
      families: [women?.id ?? ''],
      brands: [],
      productIds: [],
      exceptReduced: true,
    };
    const [inWomen] = (await forecast({ selection })).shops;
    expect(inWomen?.colours).toBeGreaterThan(2);
    const both = { ...selection, brands: [brand], families: ['f0000'] };
    expect(refusal(await make({ selection: both }))).toEqual([422, 'PLAN_EMPTY']);
  });

  test('is refused with days that are past, without products, and to who may not price there', async () => {
    expect(refusal(await make({ from: midnight(-2) }))).toEqual([422, 'PRICES_INVALID']);
    expect(refusal(await make({ until: midnight(-1) }))).toEqual([422, 'PRICES_INVALID']);
    const nothing = { families: [], brands: [], productIds: [], exceptReduced: false };
    expect((await make({ selection: nothing })).status).toBe(400);
    const desk = openStaffCalls(platform, { role: 'desk' });
    expect((await make({}, randomUUID(), desk)).status).toBe(403);
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    expect(refusal(await make({}, randomUUID(), german))).toEqual([404, 'NOT_FOUND']);
    const { id } = await made({ from: midnight(2) });
    expect(await list(german)).toEqual([]);
    expect(refusal(await end(id, german))).toEqual([404, 'NOT_FOUND']);
  });

  /** What is off so many percent, by hand: the ending of a price is kept. */
  const OFF: Record<number, Record<number, number>> = {
    8000: { 25: 6_000, 30: 5_600, 35: 5_200 },
    2000: { 25: 1_500, 30: 1_400, 35: 1_300 },
    3000: { 25: 2_200, 30: 2_100, 35: 1_900 },
  };
  type Shop = 'fr-fr' | 'it-it' | 'de-de' | 'en';
  type Day = { percent: number; from: string; lastDay: string };
  const HOUR_MS = 3_600_000;
  const timesOf = ({ from, lastDay }: Omit<Day, 'percent'>) => ({
    ...{ from: midnightOf(from), until: midnightAfter(lastDay) },
  });
  // Made once: to make one takes far longer than to read a day with it.
  const inBritain = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
  const onContinent = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  const localDay = (shop: Shop, ms: number) => (shop === 'en' ? inBritain : onContinent).format(ms);

  /** What shoppers pay and read, found by looking at each hour of the calendar for itself. */
  function toldBy(plans: readonly Day[], shop: Shop, full: number) {
    const paid = (ms: number) => {
      const day = localDay(shop, ms);
      const off = plans.filter(({ from, lastDay }) => from <= day && day <= lastDay);
      return Math.min(full, ...off.map(({ percent }) => OFF[full]?.[percent] ?? full));
    };
    return (ms: number) => {
      const now = paid(ms);
      if (now === full) return [full, null, null];
      let begun = Math.floor(ms / HOUR_MS) * HOUR_MS;
      while (paid(begun - HOUR_MS) === now) begun -= HOUR_MS;
      const before = Array.from({ length: 30 * 24 }, (_, at) => paid(begun - (at + 1) * HOUR_MS));
      const lowest = Math.min(...before);
      if (shop === 'en') return [now, full, null];
      return lowest > now ? [now, full, lowest] : [now, null, null];
    };
  }

  test('turns each shop at its own midnight; the lowest price of 30 days is right around every change of 35 days', {
    timeout: 240_000,
  }, async () => {
    const { database, clock } = platform.inside;
    const until = (instant: number) => clock.advance(instant - clock.now().getTime());
    for (const language of ['it', 'en'] as const) {
      const file = Readable.from([[HEADING, ...rows('80.00')].join('\n')]);
      await importProducts(database, file, { language, currency: 'EUR', now: clock.now() });
    }
    // The clocks go forward on the night before the plan begins.
    until(Date.parse('2027-03-01T12:00Z'));
    buyer = openStaffCalls(platform, { role: 'buyer' });
    const early = { from: '2027-03-10', lastDay: '2027-03-12' };
    await made({ ...timesOf(early), percent: 25, shops: ['fr-fr'] });
    await made({ ...timesOf(early), percent: 35, shops: ['it-it'] });
    const term = { from: '2027-03-29', lastDay: '2027-04-11', percent: 30 };
    const shops = ['fr-fr', 'it-it', 'de-de', 'en'] as const;
    const asks = { ...timesOf(term), percent: term.percent };
    const foreseen = await forecast({ ...asks, shops: [...shops] });
    expect(foreseen.shops).toMatchObject([
      { shop: 'fr-fr', struck: 2, from: '2027-03-28T22:00:00.000Z' },
      { shop: 'it-it', struck: 0, struckFrom: '2027-04-11T23:00:00.000Z' },
      { shop: 'de-de', struck: 2, from: '2027-03-28T22:00:00.000Z' },
      { shop: 'en', struck: 2, from: '2027-03-28T23:00:00.000Z' },
    ]);
    await end((await made({ ...asks, shops: [...shops] })).id);
    const again = await made({ ...asks, shops: ['fr-fr', 'it-it', 'en'] });
    expect(again).toMatchObject({ state: 'planned', products: 2 });

    const plansOf: Record<Shop, Day[]> = {
      'fr-fr': [{ ...early, percent: 25 }, term],
      ...{ 'it-it': [{ ...early, percent: 35 }, term], 'de-de': [], en: [term] },
    };
    const storeOf = new Map<Shop, string>();
    for (const shop of shops) {
      storeOf.set(shop, (await findWebDomain(database, shop))?.storeId ?? '');
    }
    /** What each size costs in a shop: its price, what it was, and the lowest of 30 days. */
    async function readIn(locale: Shop) {
      const storeId = storeOf.get(locale) ?? '';
      const found: Record<string, unknown> = {};
      for (const sku of ['coat-M', 'hat-S']) {
        const { body } = await platform
          .guest({ storeId, locale })
          .call('GET', '/ecommerce/v3/catalog/products', { query: { sku: `${brand}-${sku}` } });
        const [option] = productMatchSchema.parse(body).product.options;
        for (const one of option?.skus ?? []) {
          const cost = one.price ?? option?.price;
          const said = [cost?.centAmount, cost?.initial ?? null, cost?.lowest30Days ?? null];
          found[one.sku.slice(brand.length + 1)] = said;
        }
      }
      return found;
    }
    const FULL = { 'coat-M': 8_000, 'hat-S': 2_000, 'hat-L': 3_000 };
    const turnsOf = (days: string[], zones: string[]) =>
      days.flatMap((day) => zones.map((zone) => Date.parse(`${day}T00:00${zone}`)));
    const turns = [
      ...turnsOf(['2027-03-10', '2027-03-13', '2027-03-28'], ['+01:00', 'Z']),
      ...turnsOf(['2027-03-29', '2027-04-12'], ['+02:00', '+01:00']),
    ];
    // Now and then, too: the steps are no part of a day.
    const between = Array.from(
      { length: 12 },
      (_, at) => Date.parse('2027-03-12T00:00Z') + at * 71.3 * HOUR_MS,
    );
    const instants = [...turns.flatMap((at) => [at - 60_000, at, at + 60_000]), ...between];
    const wrong: unknown[] = [];
    let compared = 0;
    for (const instant of [...new Set(instants)].toSorted((one, other) => one - other)) {
      until(instant);
      for (const shop of shops) {
        const said = await readIn(shop);
        for (const [size, full] of Object.entries(FULL)) {
          const expected = toldBy(plansOf[shop], shop, full)(instant);
          compared += 1;
          if (JSON.stringify(said[size]) !== JSON.stringify(expected)) {
            wrong.push([new Date(instant).toISOString(), shop, size, said[size], expected]);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(450);
  });

  test('is in lists five seconds after midnight, and not a minute before it', async () => {
    const { clock } = platform.inside;
    const plan = await made({ from: midnight(3), shops: ['fr-fr', 'de-de'] });
    const listedAt = async (locale: 'fr-fr' | 'de-de') => {
      const storeId = (await findWebDomain(platform.inside.database, locale))?.storeId ?? '';
      const { body } = await platform
        .guest({ storeId, locale })
        .call('GET', '/ecommerce/v3/catalog/search', { query: { q: `${brand}-coat-M` } });
      return searchPageSchema.parse(body).values.map(({ price }) => price.centAmount);
    };
    /** The first who looks after a change may read the lists of before; those after do not. */
    const listed = (locale: 'fr-fr' | 'de-de') =>
      expect.poll(() => listedAt(locale), { timeout: 20_000 });
    await platform.inside.runJobs();
    await listed('fr-fr').toEqual([8_000]);
    clock.advance(Date.parse(plan.begins) - 60_000 - clock.now().getTime());
    await platform.inside.runJobs();
    await listed('fr-fr').toEqual([8_000]);
    // Five seconds after midnight.
    clock.advance(65_000);
    await platform.inside.runJobs();
    await listed('fr-fr').toEqual([6_000]);
    await listed('de-de').toEqual([6_000]);
  });
});
