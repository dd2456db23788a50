import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productMatchSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { findPictureTargets, matchPictures } from '#src/domain/catalogue/picture-match.calls.ts';
import {
  getPublicationSets,
  previewPublications,
  publishProducts,
} from '#src/domain/catalogue/publication-set.calls.ts';
import {
  forecastPrices,
  getReadiness,
  getStaffProduct,
  listProducts,
} from '#src/domain/catalogue/staff-product.calls.ts';
import type {
  NewPrices,
  Publishing,
  StaffProduct,
} from '#src/domain/catalogue/staff-product.schema.ts';
import { getEvents } from '#src/domain/event/event.calls.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { findWebDomain } from '#src/platform/shops/face.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const DAY_MS = 86_400_000;
const HEADING =
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';

let platform: TestPlatform;
let buyer: StaffCalls;
let coat: string;
let id: string;
let optionId: string;

/** The line of its product in a file, at a price. */
const row = (cost = '80.00') => `${coat},${coat} coat,Acme ${coat},Size,M,${coat}-M,5,${cost}`;

async function importIn(language: Language, ...rows: string[]) {
  const { database, clock } = platform.inside;
  const file = Readable.from([[HEADING, ...rows].join('\n')]);
  await importProducts(database, file, { language, currency: 'EUR', now: clock.now() });
}
/** A file of the French shops, and the same for Germany. */
async function importRows(...rows: string[]) {
  await importIn('fr', ...rows);
  await importIn('de', ...rows);
}
const list = async (staff: StaffCalls, query: Record<string, string>) =>
  listProducts.answer.parse(
    (await staff.call('GET', `/staff/products?${new URLSearchParams(query)}`)).body,
  ).values;
const read = async (staff = buyer): Promise<StaffProduct> =>
  getStaffProduct.answer.parse((await staff.call('GET', `/staff/products/${id}`)).body);
const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];

beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'buyer' });
});
afterAll(() => platform.stop());

beforeEach(async () => {
  // A product of its own for each test.
  coat = `quagga-${randomUUID().slice(0, 8)}`;
  await importRows(row());
  const [found] = await list(buyer, { q: coat });
  id = found?.id ?? '';
  optionId = found?.optionId ?? '';
});

/** The day that is so many days away. */
const dayIn = (days: number) =>
  new Date(platform.inside.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const newPrices = (own: Partial<NewPrices> = {}): NewPrices => ({
  optionIds: [optionId],
  shops: [{ shop: 'fr-fr', initialCents: 8_000, saleCents: 6_000 }],
  ...{ from: null, lastDay: null, ...own },
});
const price = (own: Partial<NewPrices> = {}, staff = buyer, changeId = randomUUID()) =>
  staff.call('POST', `/staff/products/${id}/prices`, { changeId, ...newPrices(own) });
const withdraw = async (staff = buyer) => {
  const [latest] = (await read(staff)).priceChanges;
  return staff.call('POST', `/staff/products/${id}/prices/${latest?.id}/withdrawal`);
};

/** What a shopper pays and reads as struck. */
async function shown(locale: 'fr-fr' | 'de-de' = 'fr-fr') {
  const storeId = (await findWebDomain(platform.inside.database, locale))?.storeId ?? '';
  const query = { sku: `${coat}-M` };
  const { status, body } = await platform
    .guest({ storeId, locale })
    .call('GET', '/ecommerce/v3/catalog/products', { query });
  if (status !== 200) return [];
  const cost = productMatchSchema.parse(body).product.options[0]?.price;
  return [cost?.centAmount, cost?.initial ?? null];
}

const stand = async (shop: OnlineLocale) =>
  (await read()).publications.find((one) => one.shop === shop);
const publish = async (
  shops: readonly OnlineLocale[],
  to: Publishing['to'],
  { staff = buyer, revision }: { staff?: StaffCalls; revision?: string } = {},
) => {
  const { publications } = await read();
  const seen = shops.map((shop) => {
    const known = publications.find((one) => one.shop === shop)?.revision;
    return { shop, revision: revision ?? known ?? '' };
  });
  return staff.call('PUT', `/staff/products/${id}/publications`, { shops: seen, to });
};
const NOW = { shownAs: 'listed', from: null, until: null } as const;
/** Goods of the shop's own brand, whose maker is the seller. */
const complete = () =>
  platform.inside.database.execute(sql`update products set brand = null where product_id = ${id}`);

describe.skipIf(isRemote)('products in the back office', () => {
  test('are found by name, brand, number, sku and barcode, hidden ones too, each with its stock', async () => {
    for (const q of [coat.toUpperCase(), `acme ${coat}`, id, `${coat}-`]) {
      expect((await list(buyer, { q })).map((one) => one.id)).toEqual([id]);
    }
    const [found] = await list(buyer, { q: id });
    expect(found).toMatchObject({
      ...{ colours: 1, inStock: 5 },
      openIn: ['de-de', 'fr-ch', 'fr-fr'],
    });
    expect(await list(buyer, { q: id, state: 'draft' })).toEqual([]);
    expect(await list(buyer, { q: '%' })).toEqual([]);
    const desk = openStaffCalls(platform, { role: 'desk' });
    expect((await desk.call('GET', '/staff/products')).status).toBe(403);
  });

  test('are renamed, once nobody else was faster; lists follow, and it is written down', async () => {
    const before = await read();
    const texts = { fr: { name: 'Manteau quagga', description: 'Chaud.', keywords: '' } };
    const change = { revision: before.revision, texts };
    const changed = await buyer.call('PUT', `/staff/products/${id}`, change);
    expect(changed.status).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ texts });
    expect(after.texts.de).toEqual(before.texts.de);
    expect(refusal(await buyer.call('PUT', `/staff/products/${id}`, change))).toEqual([
      ...[412, 'CHANGED_BY_OTHERS'],
    ]);
    const [entry] = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'product.change'));
    expect(entry).toMatchObject({
      before: { texts: { fr: { name: `${coat} coat` } } },
      after: { texts },
    });
  });

  test('say to search engines what editors wrote, in languages in which they wrote it', async () => {
    const { revision, texts: before } = await read();
    const said = { searchTitle: 'Manteaux chauds', searchDescription: 'Livrés en deux jours.' };
    const write = (fr: Record<string, string>, seen: string) =>
      buyer.call('PUT', `/staff/products/${id}`, { revision: seen, texts: { fr } });
    await write({ ...before.fr, ...said }, revision);
    const shown = async (locale: 'fr-fr' | 'de-de') =>
      (await platform.guest({ locale }).call('GET', `/ecommerce/v3/catalog/products/${id}`)).body;
    expect(await shown('fr-fr')).toMatchObject({
      product: {
        searchEngines: { title: 'Manteaux chauds', description: 'Livrés en deux jours.' },
      },
    });
    expect(await shown('de-de')).not.toHaveProperty('product.searchEngines');
    // What is left out stays.
    const { name = '', description = '', keywords = '' } = before.fr ?? {};
    await write({ name: `${name}s`, description, keywords }, (await read()).revision);
    expect((await read()).texts.fr).toMatchObject({ name: `${name}s`, ...said });
  });

  test('of who works for one shop, only its language and its prices are changed', async () => {
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    const product = await read(german);
    expect(product.languages).toEqual(['de']);
    expect(product.options[0]?.prices.map(({ shop }) => shop)).toEqual(['de-de']);
    const put = (own: Record<string, unknown>) =>
      german.call('PUT', `/staff/products/${id}`, {
        ...{ revision: product.revision, texts: {}, ...own },
      });
    const text = { name: 'Mantel', description: '', keywords: '' };
    expect((await put({ texts: { fr: text } })).status).toBe(403);
    expect((await put({ texts: { de: text } })).status).toBe(200);
    expect((await price({}, german)).status).toBe(404);
  });
});

describe.skipIf(isRemote)('a product of a file in one language', () => {
  test('has its texts and prices where that is spoken; the others are missing until they are written', async () => {
    coat = `${coat}-b`;
    await importIn('fr', row());
    const [found] = await list(buyer, { q: coat });
    id = found?.id ?? '';
    optionId = found?.optionId ?? '';
    expect(found?.name).toBe(`${coat} coat`);
    const product = await read();
    expect(Object.keys(product.texts)).toEqual(['fr']);
    expect(product.options[0]?.prices.map(({ shop }) => shop)).toEqual(['fr-ch', 'fr-fr']);
    expect(await shown('de-de')).toEqual([]);
    const texts = { de: { name: 'Mantel', description: '', keywords: '' } };
    const change = { revision: product.revision, texts };
    expect((await buyer.call('PUT', `/staff/products/${id}`, change)).status).toBe(200);
    const shops = [{ shop: 'de-de' as const, initialCents: 9_500, saleCents: null }];
    expect((await price({ shops })).status).toBe(200);
    expect(await shown('de-de')).toEqual([]);
    await complete();
    expect((await publish(['de-de'], NOW)).status).toBe(200);
    expect(await shown('de-de')).toEqual([9_500, null]);
    await importIn('fr', row('70.00'));
    expect(await shown()).toEqual([7_000, null]);
    expect(await shown('de-de')).toEqual([9_500, null]);
    expect((await read()).texts.de).toMatchObject(texts.de);
  });
});

describe.skipIf(isRemote)('a product in the shops', () => {
  const minuteIn = (minutes: number) =>
    new Date(platform.inside.clock.now().getTime() + minutes * 60_000)
      .toLocaleString('sv-SE', { timeZone: 'Europe/Paris' })
      .slice(0, 16)
      .replace(' ', 'T');
  const toldOf = async (type: string) => {
    const { body } = await buyer.call('GET', '/staff/events?size=1000&after=0');
    return getEvents.answer
      .parse(body)
      .values.filter((event) => event.type === type && event.subject.id === id);
  };
  test('says what keeps it from being shown, and is refused until that is there', async () => {
    expect((await stand('de-de'))?.lacks).toEqual([
      ...['safety', 'materials', 'care', 'origin', 'gtin'],
    ]);
    expect((await stand('es-es'))?.lacks.slice(0, 2)).toEqual(['text', 'price']);
    expect(await list(buyer, { q: coat, shop: 'de-de', lacks: 'text' })).toEqual([]);
    expect(await list(buyer, { q: coat, shop: 'es-es', lacks: 'text' })).toHaveLength(1);
    expect(await list(buyer, { q: coat, lacks: 'any' })).toHaveLength(1);
    const { body } = await buyer.call('GET', '/staff/product-readiness');
    const spain = getReadiness.answer.parse(body).shops.find(({ shop }) => shop === 'es-es');
    expect(spain?.because.text).toBeGreaterThan(0);
    const refused = await publish(['es-es'], NOW);
    expect([...refusal(refused), wireErrorSchema.parse(refused.body).field]).toEqual([
      ...[422, 'PRODUCT_NOT_READY', 'es-es'],
    ]);
  });

  test('is withdrawn and shown again in one of them, by who was not overtaken; a file does not undo it', async () => {
    await complete();
    const stale = (await stand('de-de'))?.revision ?? '';
    expect((await publish(['de-de'], null)).status).toBe(200);
    expect([await shown('de-de'), (await shown())[0]]).toEqual([[], 8_000]);
    expect(refusal(await publish(['de-de'], NOW, { revision: stale }))).toEqual([
      ...[412, 'CHANGED_BY_OTHERS'],
    ]);
    await importRows(row('81.00'));
    expect((await stand('de-de'))?.state).toBe('withdrawn');
    expect((await list(buyer, { q: coat }))[0]?.openIn).toEqual(['fr-ch', 'fr-fr']);
    await complete();
    expect((await publish(['de-de'], NOW)).status).toBe(200);
    expect((await shown('de-de'))[0]).toBe(8_100);
    expect(await toldOf('product.withdrawn')).toMatchObject([{ shop: 'de-de' }]);
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    expect((await publish(['fr-fr'], null, { staff: german })).status).toBe(404);
  });

  test('is planned by the clocks of the shop: lists and other systems follow at that minute', async () => {
    const { clock } = platform.inside;
    await complete();
    await publish(['fr-fr'], null);
    const until = { ...NOW, from: minuteIn(600), until: minuteIn(500) };
    expect(refusal(await publish(['fr-fr'], until))).toEqual([422, 'PUBLICATION_INVALID']);
    const before = (await toldOf('product.published')).length;
    await publish(['fr-fr'], { ...NOW, from: minuteIn(60), until: minuteIn(120) });
    expect(await stand('fr-fr')).toMatchObject({ state: 'planned', madeBy: expect.any(String) });
    const inLists = async () => {
      await platform.inside.runJobs();
      const rows = await platform.inside.database.execute(sql`
        select from tiles where product_id = ${id} and domain = 'fr-fr'`);
      return [rows.rows.length, (await shown()).length];
    };
    expect(await inLists()).toEqual([0, 0]);
    clock.advance(61 * 60_000);
    expect(await inLists()).toEqual([1, 2]);
    expect((await toldOf('product.published')).length).toBe(before + 1);
    clock.advance(60 * 60_000);
    expect(await inLists()).toEqual([0, 0]);
    expect((await stand('fr-fr'))?.state).toBe('withdrawn');
  });
});

describe.skipIf(isRemote)('many products published in one go', () => {
  type To = Publishing['to'];
  const FRANCE_AND_SPAIN: readonly OnlineLocale[] = ['fr-fr', 'es-es'];
  const preview = async (to: To, { shops = FRANCE_AND_SPAIN, staff = buyer } = {}) => {
    const body = { productIds: null, shops, to };
    const { body: told } = await staff.call('POST', `/staff/publication-preview?q=${coat}`, body);
    return previewPublications.answer.parse(told);
  };
  const send = (changeId: string, to: To, products: unknown, shops = FRANCE_AND_SPAIN) =>
    buyer.call('POST', '/staff/publication-sets', { changeId, shops, to, products });
  const publishAll = async (to: To, changeId: string = randomUUID()) =>
    publishProducts.answer.parse((await send(changeId, to, (await preview(to)).products)).body);
  const sets = async (staff = buyer) =>
    getPublicationSets.answer.parse((await staff.call('GET', '/staff/publication-sets')).body)
      .values;
  const undo = (setId: string | null, staff = buyer) =>
    staff.call('POST', `/staff/publication-sets/${setId}/undo`);
  const states = async () => {
    const found = await list(buyer, { q: coat, sort: 'id', order: 'asc' });
    return found.map(({ openIn }) => openIn.includes('fr-fr'));
  };
  beforeEach(async () => {
    // Three, of which the last has no maker.
    const second = row().replaceAll(coat, `${coat}-b`);
    await importRows(row(), second, row().replaceAll(coat, `${coat}-c`));
    const { database } = platform.inside;
    await database.execute(sql`update products set brand = null
      where brand in (${`Acme ${coat}`}, ${`Acme ${coat}-b`})`);
  });

  test('says for each shop what changes and what is refused, then does it row by row, once for a form', async () => {
    expect((await preview(null)).shops).toEqual([
      { shop: 'fr-fr', changed: 3, asBefore: 0, refused: 0 },
      { shop: 'es-es', changed: 0, asBefore: 3, refused: 0 },
    ]);
    await publishAll(null);
    expect(await states()).toEqual([false, false, false]);
    const seen = await preview(NOW);
    expect(seen.shops).toEqual([
      { shop: 'fr-fr', changed: 2, asBefore: 0, refused: 1 },
      { shop: 'es-es', changed: 0, asBefore: 0, refused: 3 },
    ]);
    expect(seen.refused).toContainEqual({
      ...{ productId: expect.any(String), name: `${coat}-c coat`, shop: 'fr-fr' },
      ...{ refusal: 'PRODUCT_NOT_READY', lacks: ['safety'] },
    });
    expect(await states()).toEqual([false, false, false]);
    const changeId = randomUUID();
    const done = await send(changeId, NOW, seen.products);
    expect(publishProducts.answer.parse(done.body)).toMatchObject({
      ...{ setId: changeId, shops: seen.shops, refused: seen.refused },
    });
    expect((await send(changeId, NOW, seen.products)).body).toEqual(done.body);
    expect(await states()).toEqual([true, true, false]);
    expect((await shown())[0]).toBe(8_000);
    await platform.inside.runJobs();
    const { body } = await buyer.call('GET', '/staff/events?size=1000&after=0');
    const told = getEvents.answer.parse(body).values.filter(({ subject }) => subject.id === id);
    expect(told.at(-1)).toMatchObject({ type: 'product.published', shop: 'fr-fr' });
    const entries = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, changeId));
    expect(entries).toMatchObject([{ action: 'publication-set.make', shop: 'fr-fr' }]);
  });

  test('leaves what somebody changed since it was looked at, and who has not the shop changes nothing', async () => {
    const { products } = await preview(null);
    await publish(['fr-fr'], null);
    const done = publishProducts.answer.parse((await send(randomUUID(), null, products)).body);
    expect(done.shops[0]).toEqual({ shop: 'fr-fr', changed: 2, asBefore: 0, refused: 1 });
    expect(done.refused[0]).toMatchObject({ productId: id, refusal: 'CHANGED_BY_OTHERS' });
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    expect((await undo(done.setId, german)).status).toBe(404);
    expect((await sets(german)).map((set) => set.id)).not.toContain(done.setId);
  });

  test('is undone row by row: plans are drafts again, what was shown is shown, what came since stays', async () => {
    const { setId } = await publishAll(null);
    await publish(['fr-fr'], NOW);
    expect((await undo(setId)).status).toBe(200);
    expect(refusal(await undo(setId))).toEqual([412, 'CHANGED_BY_OTHERS']);
    expect(await states()).toEqual([true, true, false]);
    const [set] = (await sets()).filter((one) => one.id === setId);
    expect(set).toMatchObject({ products: 3, isPublished: false });
    expect(set?.left.map((one) => one.refusal).sort()).toEqual([
      ...['CHANGED_BY_OTHERS', 'PRODUCT_NOT_READY'],
    ]);
    await publishAll(null);
    const planned = await publishAll({ ...NOW, from: `${dayIn(9)}T00:00` });
    expect((await stand('fr-fr'))?.state).toBe('planned');
    const from = new Date((await stand('fr-fr'))?.from ?? '');
    expect(from.toLocaleString('en-GB', { timeZone: 'Europe/Paris' })).toMatch(/00:00:00$/);
    await undo(planned.setId);
    expect((await stand('fr-fr'))?.state).toBe('withdrawn');
  });
});

describe.skipIf(isRemote)('pictures of many products', () => {
  test('are matched by the names of their files, to colours that may be looked for by hand', async () => {
    // The sku is in small letters and a capital, the handle is the name of the coat.
    const mixed = `${coat[0]?.toUpperCase()}${coat.slice(1)}`;
    const names = [`${mixed}-m_2.jpg`, `${id}_1.jpg`, 'IMG_0042.jpg', `${mixed}_3.jpg`];
    const { body } = await buyer.call('POST', '/staff/picture-matches', { names });
    const { values } = matchPictures.answer.parse(body);
    const target = { productId: id, optionId, name: `${coat} coat`, colour: expect.any(String) };
    expect(values).toEqual([
      { name: names[0], targets: [target], place: 2 },
      { name: names[1], targets: [target], place: 1 },
      { name: names[2], targets: [], place: null },
      { name: names[3], targets: [target], place: 3 },
    ]);
    const found = await buyer.call('GET', `/staff/picture-targets?q=${coat}`);
    expect(findPictureTargets.answer.parse(found.body).values).toEqual([target]);
  });
});

describe.skipIf(isRemote)('prices in the back office', () => {
  test('change at once in the shops that are chosen, once for a form, and others are told', async () => {
    const changeId = randomUUID();
    expect((await price({}, buyer, changeId)).status).toBe(200);
    expect((await price({}, buyer, changeId)).status).toBe(200);
    expect((await shown())[0]).toBe(6_000);
    expect(await shown('de-de')).toEqual([8_000, null]);
    expect((await read()).priceChanges).toMatchObject([{ state: 'running', shop: 'fr-fr' }]);
    const { body } = await buyer.call('GET', '/staff/events?size=1000&after=0');
    const told = getEvents.answer.parse(body).values;
    expect(
      told.filter(({ type, data }) => type === 'price.changed' && data.optionId === optionId),
    ).toMatchObject([
      { shop: 'fr-fr', data: { optionId, prices: [{ centAmount: 8_000 }, { centAmount: 6_000 }] } },
    ]);
  });

  test('are planned: they begin at the midnight of their shop and end after their last day', async () => {
    const { clock } = platform.inside;
    await price({ from: dayIn(7), lastDay: dayIn(9) });
    const [planned] = (await read()).priceChanges;
    // In December Paris is an hour ahead.
    expect(planned).toMatchObject({ state: 'planned' });
    expect(
      new Date(planned?.from ?? '').toLocaleString('en-GB', { timeZone: 'Europe/Paris' }),
    ).toMatch(/00:00:00$/);
    expect(await shown()).toEqual([8_000, null]);
    clock.advance(new Date(planned?.from ?? '').getTime() - clock.now().getTime() - 60_000);
    expect(await shown()).toEqual([8_000, null]);
    clock.advance(60_000);
    expect(await shown()).toEqual([6_000, 8_000]);
    clock.advance(new Date(planned?.until ?? '').getTime() - clock.now().getTime() - 60_000);
    expect(await shown()).toEqual([6_000, 8_000]);
    clock.advance(60_000);
    expect(await shown()).toEqual([8_000, null]);
    expect((await read()).priceChanges).toMatchObject([{ state: 'over' }]);
  });

  test('that are planned are withdrawn until they begin, and what they ended goes on', async () => {
    await price({ shops: [{ shop: 'fr-fr', initialCents: 9_000, saleCents: 7_000 }] });
    await price({ from: dayIn(3) });
    expect(refusal(await price({ from: dayIn(2) }))).toEqual([409, 'PRICES_PLANNED']);
    expect((await withdraw()).status).toBe(200);
    expect(refusal(await withdraw())).toEqual([412, 'CHANGED_BY_OTHERS']);
    platform.inside.clock.advance(30 * DAY_MS);
    expect((await shown())[0]).toBe(7_000);
    await price({ from: dayIn(3) });
    platform.inside.clock.advance(5 * DAY_MS);
    expect(refusal(await withdraw())).toEqual([412, 'CHANGED_BY_OTHERS']);
    expect((await shown())[0]).toBe(6_000);
  });

  test('that are planned outlast an import, which changes what they cost until then', async () => {
    await price({ from: dayIn(3) });
    await importRows(row('85.00'));
    expect(await shown()).toEqual([8_500, null]);
    platform.inside.clock.advance(4 * DAY_MS);
    expect((await shown())[0]).toBe(6_000);
    await price({
      from: dayIn(3),
      shops: [{ shop: 'fr-fr', initialCents: 5_000, saleCents: null }],
    });
    await importRows(row('86.00'));
    await withdraw();
    platform.inside.clock.advance(10 * DAY_MS);
    expect(await shown()).toEqual([8_600, null]);
  });

  test('are forecast as shoppers will read them, and nothing is changed by it', async () => {
    const forecast = async (own: Partial<NewPrices> = {}) => {
      const { body } = await buyer.call(
        'POST',
        `/staff/products/${id}/price-forecast`,
        newPrices(own),
      );
      return forecastPrices.answer.parse(body).values;
    };
    // Nothing was lower in the thirty days before: the reduction is announced.
    expect(await forecast({ from: dayIn(7) })).toMatchObject([
      { shop: 'fr-fr', centAmount: 6_000, struckCents: 8_000, lowestCents: 8_000 },
    ]);
    await price();
    platform.inside.clock.advance(DAY_MS);
    await price({ shops: [{ shop: 'fr-fr', initialCents: 8_000, saleCents: null }] });
    // It cost as little three days ago.
    expect(await forecast({ from: dayIn(3) })).toMatchObject([
      { centAmount: 6_000, struckCents: null, lowestCents: null },
    ]);
    const swiss = [{ shop: 'fr-ch' as const, initialCents: 9_000, saleCents: 7_000 }];
    expect(await forecast({ from: dayIn(3), shops: swiss })).toMatchObject([
      { currency: 'CHF', struckCents: 9_000 },
    ]);
    expect((await read()).priceChanges).toHaveLength(2);
    expect(await shown()).toEqual([8_000, null]);
  });

  test('that do not fit together are refused, and the field is named', async () => {
    const field = async (own: Partial<NewPrices>) => {
      const { status, body } = await price(own);
      return [status, wireErrorSchema.parse(body).field];
    };
    expect(await field({ from: dayIn(-2) })).toEqual([422, 'from']);
    expect(await field({ from: dayIn(5), lastDay: dayIn(4) })).toEqual([422, 'lastDay']);
    const whole = [{ shop: 'fr-fr' as const, initialCents: 8_000, saleCents: null }];
    expect(await field({ lastDay: dayIn(4), shops: whole })).toEqual([422, 'lastDay']);
    const dearer = [{ shop: 'fr-fr' as const, initialCents: 8_000, saleCents: 8_000 }];
    expect(await field({ shops: dearer })).toEqual([422, 'saleCents']);
    expect((await price({ optionIds: ['999'] })).status).toBe(404);
  });
});
