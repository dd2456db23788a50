import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  familyPageSchema,
  productMatchSchema,
  searchPageSchema,
  suggestionsSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { listPricePlans } from '#src/domain/catalogue/price-plan.calls.ts';
import { findProductChoices } from '#src/domain/catalogue/product-choice.calls.ts';
import { contentEntriesSchema } from '#src/domain/content/content.schema.ts';
import { staffEntrySchema } from '#src/domain/content/staff-content.schema.ts';
import { listDrops } from '#src/domain/drop/drop.calls.ts';
import { type Drop, dropSchema } from '#src/domain/drop/drop.schema.ts';
import { listPromotions } from '#src/domain/promotion/promotion.calls.ts';
import { EVERYTHING } from '#src/domain/promotion/promotion-rule.ts';
import { instantIn } from '#src/domain/shop/local-time.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { families, familyTexts, productFamilies } from '#src/platform/catalogue/families/tables.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { SHOP_PREVIEW, signPreview } from '#src/platform/kernel/http/preview-tokens.ts';
import { findWebDomain } from '#src/platform/shops/face.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const DAY_MS = 86_400_000;
const SHOPS: OnlineLocale[] = ['fr-fr', 'en'];
const inAll = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, pl: text });

let platform: TestPlatform;
let owner: StaffCalls;
let british: StaffCalls;
/** Sold by both shops at its full price. */
let dress = { productId: '', sku: '' };

beforeAll(async () => {
  platform = await startTestPlatform();
  owner = openStaffCalls(platform, { role: 'owner' });
  british = openStaffCalls(platform, { role: 'owner', shops: ['en'] });
  const { rows } = await platform.inside.database.execute<typeof dress>(sql`
    select o.product_id as "productId", min(s.sku) as sku from skus s
    join product_options o on o.option_id = s.option_id
    join product_publications p on p.product_id = o.product_id and p.shown_as = 'listed'
      and p.domain in ('fr-fr', 'en')
    where not exists (select from prices join product_options other
      on other.option_id = prices.option_id
      where other.product_id = o.product_id and prices.type <> 'I')
    group by o.product_id having count(distinct p.domain) = 2 order by o.product_id desc limit 1`);
  dress = rows[0] ?? dress;
});
afterAll(() => platform.stop());

const answered = ({ status, body }: { status: number; body: unknown }): Drop => {
  expect({ status, body: status === 200 ? undefined : body }).toEqual({ status: 200 });
  return dropSchema.parse(body);
};
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, codeOf({ body })];
/** The second after an instant: jobs wait for whole seconds. */
const until = (instant: Date) =>
  platform.inside.clock.advance(instant.getTime() + 1_000 - platform.inside.clock.now().getTime());
const dayIn = (days: number) =>
  new Date(platform.inside.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function shopperOf(locale: OnlineLocale) {
  const storeId = (await findWebDomain(platform.inside.database, locale))?.storeId ?? '';
  return platform.guest({ storeId, locale });
}

type Seen = { cents: number | undefined; title: unknown; pieces: number | null };

/** What a shopper of a shop sees of a drop: the price of the dress, the story, and what three of them cost. */
async function seen(locale: OnlineLocale, uid: string, preview = ''): Promise<Seen> {
  const guest = await shopperOf(locale);
  const headers: Record<string, string> = preview === '' ? {} : { [HEADER.preview]: preview };
  const asked = { query: { sku: dress.sku }, headers };
  const { body } = await guest.call('GET', '/ecommerce/v3/catalog/products', asked);
  const [option] = productMatchSchema.parse(body).product.options;
  const size = option?.skus.find(({ sku }) => sku === dress.sku);
  const query = encodeURIComponent(JSON.stringify({ uid }));
  const path = `/cms/v3/content_types/landing_page/entries?locale=${locale}&query=${query}`;
  const entries = contentEntriesSchema.parse((await guest.call('GET', path, { headers })).body);
  const marked = option?.promotions ?? [];
  return {
    ...{ cents: (size?.price ?? option?.price)?.centAmount, pieces: marked.length },
    title: entries.entries[0]?.fields.title,
  };
}

const make = (own: Record<string, unknown> = {}, staff = owner) =>
  staff.call('POST', '/staff/drops', {
    ...{ changeId: randomUUID(), name: 'Friday', shops: SHOPS, begins: `${dayIn(3)}T20:00` },
    ...{ ends: null, ...own },
  });
const add = (dropId: string, part: string, body: Record<string, unknown>, staff = owner) =>
  staff.call('POST', `/staff/drops/${dropId}/${part}`, body);
const read = async (dropId: string, staff = owner) =>
  answered(await staff.call('GET', `/staff/drops/${dropId}`));
const stop = async (dropId: string, shops: OnlineLocale[], staff = owner) => {
  const { version } = await read(dropId, staff);
  return staff.call('POST', `/staff/drops/${dropId}/stop`, { version, shops });
};

const story = (title: string) => ({
  ...{ slug: 'sale', title, text: 'Ideas.', hero: 'denim', sections: [] },
});

/** A story that shops show, with drafts for a drop. */
async function draftedStory(uid: string, shops = SHOPS) {
  const entry = { contentType: 'landing_page', uid };
  for (const locale of shops) {
    await platform.inside.database
      .insert(contentEntries)
      .values({ ...entry, locale, fields: story('Before') });
    const path = `/staff/content/landing_page/${uid}/${locale}`;
    const { revision } = staffEntrySchema.parse((await owner.call('GET', path)).body);
    const draft = { revision, fields: story('Sale'), publishAt: null };
    expect((await owner.call('PUT', `${path}/draft`, draft)).status).toBe(200);
  }
}

/** A drop of all kinds of parts. */
async function fullDrop(uid: string, own: Record<string, unknown> = {}) {
  const { id } = answered(await make(own));
  await draftedStory(uid);
  const selection = { families: [], brands: [], productIds: [dress.productId] };
  const plan = { name: 'Half', percent: 50, ending: 'same' };
  const third = {
    ...{ name: 'Third free', labels: inAll('3rd free'), reach: 'automatic', group: 'A', rank: 1 },
    ...{ needs: null, selection: EVERYTHING, cap: null },
    effect: { kind: 'nth', pieces: 3, percent: 100 },
  };
  const changeId = randomUUID();
  const asked = { changeId, ...plan, selection: { ...selection, exceptReduced: false } };
  answered(await add(id, 'price-plans', asked));
  // The form that is sent twice is one plan.
  expect(answered(await add(id, 'price-plans', asked)).plans).toHaveLength(1);
  answered(await add(id, 'promotions', { changeId: randomUUID(), ...third }));
  return answered(await add(id, 'texts', { contentType: 'landing_page', uid }));
}

const shownIn = async (uid: string, preview?: string) => ({
  france: await seen('fr-fr', uid, preview),
  britain: await seen('en', uid, preview),
});

describe.skipIf(isRemote)('a drop', () => {
  test('begins everywhere by the clocks of each shop, is stopped in one an hour later, and ends in the others', async () => {
    const uid = 'friday';
    const { runJobs } = platform.inside;
    const term = { begins: `${dayIn(3)}T20:00`, ends: `${dayIn(5)}T09:30` };
    const drop = await fullDrop(uid, term);
    expect(drop).toMatchObject({
      ...{ ...term, state: 'planned', mayChange: true },
      plans: [{ name: 'Half', state: 'planned' }],
      promotions: [{ name: 'Third free', state: 'planned' }],
      texts: [{ uid, title: 'Sale', shops: [{ fate: 'planned' }, { fate: 'planned' }] }],
    });
    const before = await shownIn(uid);
    const full = before.france.cents ?? 0;
    expect(before.france).toEqual({ cents: full, title: 'Before', pieces: 0 });
    const sale = { cents: expect.closeTo(full / 2, -2), title: 'Sale', pieces: 1 };

    // Nobody but who has the link of a shop sees it before.
    const token = new URL(
      drop.previews.find(({ shop }) => shop === 'fr-fr')?.url ?? '',
    ).searchParams.get('token');
    expect(await shownIn(uid, token ?? '')).toEqual({ france: sale, britain: before.britain });
    // A link of an instant after its end shows that everything went back, before it begins and later.
    const { config, clock } = platform.inside;
    const after = {
      ...{ contentType: SHOP_PREVIEW, uid: '-', locale: 'fr-fr' as const },
      at: new Date(instantIn('fr-fr', term.ends).getTime() + 60_000).toISOString(),
    };
    const later = await signPreview(after, config.identityClientSecret, clock.now());
    expect(await seen('fr-fr', uid, later)).toEqual(before.france);

    until(instantIn('fr-fr', term.begins));
    await runJobs();
    expect(await shownIn(uid)).toEqual({ france: sale, britain: before.britain });
    until(instantIn('en', term.begins));
    await runJobs();
    const running = await shownIn(uid);
    expect(running).toMatchObject({ france: sale, britain: { title: 'Sale', pieces: 1 } });
    const still = await signPreview(after, config.identityClientSecret, clock.now());
    expect(await seen('fr-fr', uid, still)).toEqual(before.france);
    const results = async (staff = owner) =>
      (await staff.call('GET', `/staff/drops/${drop.id}/results`)).body;
    expect(await results()).toEqual({ days: [] });
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer, dress.sku, dress.sku, dress.sku);
    await pay(platform, customer, cart);
    const order = orderOf(await validate(customer, cart));
    const reduced = running.france.cents ?? 0;
    const day = {
      ...{ day: expect.any(String), shop: 'fr-fr', currency: 'EUR', orders: 1 },
      ...{ revenue: order.totalPrice.centAmount, promotionCost: reduced },
      planCost: 3 * (full - reduced),
    };
    expect(await results()).toEqual({ days: [day] });
    expect(await results(british)).toEqual({ days: [] });

    until(new Date(instantIn('en', term.begins).getTime() + 3_600_000));
    // Somebody of Britain stops it there alone.
    expect(refusal(await stop(drop.id, ['fr-fr'], british))).toEqual([404, 'NOT_FOUND']);
    const stopped = answered(await stop(drop.id, ['en'], british));
    expect(stopped).toMatchObject({ state: 'stopped', terms: [{ shop: 'en', state: 'stopped' }] });
    expect(await shownIn(uid)).toEqual({ france: sale, britain: before.britain });
    expect(refusal(await stop(drop.id, ['en']))).toEqual([412, 'CHANGED_BY_OTHERS']);
    expect(await read(drop.id)).toMatchObject({ state: 'running', plans: [{ state: 'running' }] });

    until(instantIn('fr-fr', term.ends));
    await runJobs();
    expect(await shownIn(uid)).toEqual(before);
    const over = await read(drop.id);
    expect(over.texts[0]?.shops.map(({ fate }) => fate)).toEqual(['back', 'back']);
    expect(over).toMatchObject({ plans: [{ state: 'over' }], promotions: [{ state: 'stopped' }] });
    const audited = await platform.inside.database
      .select({ action: auditEntries.action, shop: auditEntries.shop })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, drop.id));
    expect(audited).toContainEqual({ action: 'drop.stop', shop: 'en' });
  });

  test('is moved with all its parts and withdrawn before it begins: nothing remains', async () => {
    const uid = 'moved';
    const drop = await fullDrop(uid);
    const before = await shownIn(uid);
    const change = (own: Record<string, unknown>) =>
      owner.call('PUT', `/staff/drops/${drop.id}`, {
        ...{ version: drop.version, name: 'Saturday', begins: `${dayIn(4)}T08:00`, ends: null },
        shops: SHOPS,
        ...own,
      });
    expect(refusal(await change({ begins: `${dayIn(-1)}T08:00` }))).toEqual([422, 'DROP_INVALID']);
    expect(refusal(await change({ ends: `${dayIn(4)}T08:00` }))).toEqual([422, 'DROP_INVALID']);
    const moved = answered(await change({}));
    expect(refusal(await change({}))).toEqual([412, 'CHANGED_BY_OTHERS']);
    const begins = instantIn('fr-fr', moved.begins);
    const planned = listPricePlans.answer.parse(
      (await owner.call('GET', '/staff/price-plans?state=planned')).body,
    );
    expect(planned.values).toMatchObject([{ dropId: drop.id, begins: begins.toISOString() }]);
    const promotions = listPromotions.answer.parse(
      (await owner.call('GET', '/staff/promotions?state=planned')).body,
    );
    expect(promotions.values).toMatchObject([{ dropId: drop.id, begins: begins.toISOString() }]);

    // A text that is mended stays a part.
    const path = `/staff/content/landing_page/${uid}/fr-fr`;
    const { revision, draft } = staffEntrySchema.parse((await owner.call('GET', path)).body);
    expect(draft?.publishAt).toBe(begins.toISOString());
    const mended = { revision, fields: story('Great sale'), publishAt: null };
    expect((await owner.call('PUT', `${path}/draft`, mended)).status).toBe(200);
    expect((await read(drop.id)).texts[0]?.shops).toHaveLength(2);

    const withdrawn = answered(await stop(drop.id, SHOPS));
    expect(withdrawn).toMatchObject({
      ...{ state: 'withdrawn', mayChange: false, texts: [] },
      plans: [{ state: 'withdrawn' }],
      promotions: [{ state: 'withdrawn' }],
    });
    until(new Date(begins.getTime() + DAY_MS));
    await platform.inside.runJobs();
    expect(await shownIn(uid)).toEqual(before);
    const kept = staffEntrySchema.parse((await owner.call('GET', path)).body);
    expect(kept.draft?.publishAt).toBeNull();
    expect(refusal(await add(drop.id, 'texts', { contentType: 'landing_page', uid }))).toEqual([
      ...[412, 'CHANGED_BY_OTHERS'],
    ]);
  });

  test('goes to other shops with its parts, and out of one', async () => {
    const uid = 'elsewhere';
    const drop = await fullDrop(uid);
    const { id, begins, ends } = drop;
    const before = await shownIn(uid);
    await draftedStory(uid, ['fr-ch']);
    const { rows } = await platform.inside.database.execute<{ product: string }>(sql`
      select product_id as product from product_publications where shown_as = 'listed'
      and product_id <> ${dress.productId} order by product_id desc limit 1`);
    const product = rows[0]?.product ?? '';
    await platform.inside.database.execute(
      sql`delete from product_publications where product_id = ${product}`,
    );
    const { version } = answered(
      await add(id, 'products', { changeId: randomUUID(), productIds: [product] }),
    );
    const change = (shops: OnlineLocale[], staff = owner) =>
      staff.call('PUT', `/staff/drops/${id}`, {
        ...{ version, name: 'North', begins, ends },
        shops,
      });
    const buyer = openStaffCalls(platform, { permissions: ['prices:write', 'products:write'] });
    expect(refusal(await change(['en', 'fr-ch'], buyer))).toEqual([403, 'FORBIDDEN']);
    const moved = answered(await change(['en', 'fr-ch']));
    const there = ['fr-ch', 'en'];
    expect(moved.terms.map(({ shop }) => shop)).toEqual(there);
    expect(moved.texts[0]?.shops.map(({ shop }) => shop).toSorted()).toEqual(['en', 'fr-ch']);
    expect(moved.products).toMatchObject([
      { productId: product, shops: [{ shop: 'en' }, { shop: 'fr-ch' }] },
    ]);
    const plans = listPricePlans.answer
      .parse((await owner.call('GET', '/staff/price-plans?state=planned')).body)
      .values.filter(({ dropId }) => dropId === id);
    expect(plans[0]?.shops.map(({ shop }) => shop).toSorted()).toEqual(['en', 'fr-ch']);
    const promotions = listPromotions.answer
      .parse((await owner.call('GET', '/staff/promotions?state=planned')).body)
      .values.filter(({ dropId }) => dropId === id);
    expect(promotions[0]?.terms.map(({ shop }) => shop)).toEqual(there);
    until(new Date(instantIn('en', begins).getTime() + 60_000));
    await platform.inside.runJobs();
    expect(await seen('fr-ch', uid)).toMatchObject({ title: 'Sale', pieces: 1 });
    expect(await shownIn(uid)).toMatchObject({
      ...{ france: before.france, britain: { title: 'Sale', pieces: 1 } },
    });
    answered(await stop(id, ['en', 'fr-ch']));
  });

  test('leaves a text that somebody published since, and names it', async () => {
    const uid = 'kept';
    const { id, begins } = answered(await make());
    await draftedStory(uid);
    answered(await add(id, 'texts', { contentType: 'landing_page', uid }));
    until(new Date(instantIn('en', begins).getTime() + 60_000));
    await platform.inside.runJobs();
    const path = `/staff/content/landing_page/${uid}/fr-fr`;
    const { revision } = staffEntrySchema.parse((await owner.call('GET', path)).body);
    const body = { revision, fields: story('News') };
    expect((await owner.call('POST', `${path}/publication`, body)).status).toBe(200);
    const stopped = answered(await stop(id, SHOPS));
    expect(stopped.texts[0]?.shops).toEqual([
      { shop: 'en', fate: 'back', unwritten: 0 },
      { shop: 'fr-fr', fate: 'left', unwritten: 0 },
    ]);
    const shown = await shownIn(uid);
    expect([shown.france.title, shown.britain.title]).toEqual(['News', 'Before']);
  });

  test('shows products that no shop of it shows, and names those that some show already', async () => {
    const { database, runJobs } = platform.inside;
    const { rows } = await database.execute<{ id: string }>(sql`
      select product_id as id from product_publications where shown_as = 'listed'
      group by product_id order by product_id limit 2`);
    const [hidden = '', shown = ''] = rows.map(({ id }) => id);
    await database.execute(sql`delete from product_publications
      where product_id = ${hidden} and domain in ('fr-fr', 'en')`);
    const drop = answered(await make({ ends: `${dayIn(6)}T20:00` }));
    const asked = { changeId: randomUUID(), productIds: [hidden, shown] };
    const choices = findProductChoices.answer.parse(
      (await owner.call('POST', '/staff/product-choices', { ids: [hidden, shown, 'none'] })).body,
    ).values;
    expect(choices.map(({ id }) => id).toSorted()).toEqual([hidden, shown]);
    expect(choices.find(({ id }) => id === hidden)?.openIn).not.toContain('en');
    const [first] = findProductChoices.answer.parse(
      (await owner.call('POST', '/staff/product-choices', { q: hidden })).body,
    ).values;
    expect(first?.id).toBe(hidden);
    const buyer = openStaffCalls(platform, { permissions: ['prices:write'] });
    expect(refusal(await add(drop.id, 'products', asked, buyer))).toEqual([403, 'FORBIDDEN']);
    const { products: parts } = answered(await add(drop.id, 'products', asked));
    expect(parts).toMatchObject([
      { productId: hidden, shops: [{ state: 'planned' }, { state: 'planned' }], refused: [] },
      { productId: shown, shops: [], refused: SHOPS },
    ]);
    const status = async (locale: OnlineLocale, headers: Record<string, string> = {}) => {
      const guest = await shopperOf(locale);
      return (await guest.call('GET', `/ecommerce/v3/catalog/products/${hidden}`, { headers }))
        .status;
    };
    const both = async () => [await status('fr-fr'), await status('en')];
    expect(await both()).toEqual([404, 404]);
    // A list of the shop as it will be has it.
    await database.execute(sql`delete from tiles where product_id = ${hidden}`);
    await database.execute(
      sql`update product_options set position = 0 where product_id = ${hidden}`,
    );
    await database.insert(families).values({ familyId: 'coming', position: 0 });
    const family = { familyId: 'coming', slug: 'coming', title: 'Coming', text: '' };
    await database.insert(familyTexts).values({ ...family, lang: 'fr' });
    await database
      .insert(productFamilies)
      .values({ productId: hidden, familyId: 'coming', main: false });
    const token = new URL(
      drop.previews.find(({ shop }) => shop === 'fr-fr')?.url ?? '',
    ).searchParams.get('token');
    const listed = async (headers: Record<string, string>) => {
      const path = `/ecommerce/v3/catalog/families/coming/products`;
      const asked = { headers, query: { page: 0, pageSize: 96 } };
      const { body } = await (await shopperOf('fr-fr')).call('GET', path, asked);
      return familyPageSchema.parse(body).values.some(({ productId }) => productId === hidden);
    };
    expect(await listed({})).toBe(false);
    expect(await listed({ [HEADER.preview]: token ?? '' })).toBe(true);
    // Its search finds it, by words that nothing that is listed has and by the number of a size.
    await database.execute(sql`update product_texts set keywords = 'okapizebra'
      where product_id = ${hidden} and lang = 'fr'`);
    const found = async (q: string, headers: Record<string, string>) => {
      const guest = await shopperOf('fr-fr');
      const asked = { headers, query: { q } };
      const search = await guest.call('GET', '/ecommerce/v3/catalog/search', asked);
      const suggested = await guest.call('GET', '/ecommerce/v3/catalog/suggestions', asked);
      const { values, total, answered } = searchPageSchema.parse(search.body);
      const { products } = suggestionsSchema.parse(suggested.body);
      const has = (tiles: readonly { productId: string }[]) =>
        tiles.some(({ productId }) => productId === hidden);
      return [has(values), has(products), total, answered];
    };
    const link = { [HEADER.preview]: token ?? '' };
    expect(await found('okapiz', {})).toEqual([false, false, 0, null]);
    expect(await found('okapiz', link)).toEqual([true, true, 1, null]);
    const sizes = await database.execute<{ sku: string }>(sql`select s.sku from skus s
      join product_options o on o.option_id = s.option_id where o.product_id = ${hidden}`);
    expect(await found(sizes.rows[0]?.sku ?? '', link)).toEqual([true, true, 1, null]);
    until(instantIn('en', drop.begins));
    await runJobs();
    expect(await both()).toEqual([200, 200]);
    answered(await stop(drop.id, ['en']));
    expect(await both()).toEqual([200, 404]);
    until(instantIn('fr-fr', drop.ends ?? ''));
    expect(await both()).toEqual([404, 404]);
  });

  test('is listed by name and state, and kept from who may not change what its parts are', async () => {
    const name = `Spring ${randomUUID()}`;
    const { id } = answered(await make({ name }));
    const list = async (query: string, staff = owner) =>
      listDrops.answer.parse((await staff.call('GET', `/staff/drops?${query}`)).body).values;
    expect(await list(`q=${encodeURIComponent(name)}&state=planned`)).toMatchObject([{ id }]);
    expect(await list(`q=${encodeURIComponent(name)}&state=running`)).toEqual([]);
    const german = openStaffCalls(platform, { role: 'owner', shops: ['de-de'] });
    expect(await list(`q=${encodeURIComponent(name)}`, german)).toEqual([]);
    await draftedStory('rights');
    const text = { contentType: 'landing_page', uid: 'rights' };
    const buyer = openStaffCalls(platform, { role: 'buyer' });
    expect(refusal(await add(id, 'texts', text, buyer))).toEqual([403, 'FORBIDDEN']);
    answered(await add(id, 'texts', text));
    expect(refusal(await stop(id, SHOPS, buyer))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await add(id, 'texts', { ...text, uid: 'nothing' }))).toEqual([
      ...[422, 'DROP_INVALID'],
    ]);
    // Somebody who writes texts sees when they begin, and nothing of prices.
    const editor = openStaffCalls(platform, { role: 'editor' });
    expect(await list(`q=${encodeURIComponent(name)}`, editor)).toMatchObject([{ id }]);
    const theirs = await read(id, editor);
    expect([theirs.texts.length, theirs.plans, theirs.promotions]).toEqual([1, [], []]);
    expect(refusal(await stop(id, SHOPS, editor))).toEqual([403, 'FORBIDDEN']);
    const removed = answered(
      await owner.call('DELETE', `/staff/drops/${id}/texts/landing_page/rights`),
    );
    expect(removed.texts).toEqual([]);
    expect(refusal(await make({ begins: `${dayIn(-1)}T20:00` }))).toEqual([422, 'DROP_INVALID']);
    expect(refusal(await make({}, german))).toEqual([404, 'NOT_FOUND']);
  });
});
