import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { familyPageSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { listGoodsWords, makeGoodsWord } from '#src/domain/catalogue/goods-word.calls.ts';
import type { WordDocument, WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import { getProductWords, makeProduct } from '#src/domain/catalogue/new-product.calls.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import { refreshListings } from '#src/platform/catalogue/listings/refresh-listings.ts';
import { findProduct } from '#src/platform/catalogue/products/product-store.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let buyer: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'buyer' });
}, 60_000);
afterAll(() => platform.stop());

const blank = { de: '', en: '', es: '', fr: '', it: '', pl: '' };
const brand = (name: string): WordDocument => ({
  ...{ kind: 'brand', name, manufacturer: null, responsible: null },
});
const colour = (fr: string, hex = '#336699'): WordDocument => ({
  ...{ kind: 'colour', labels: { ...blank, fr }, hex },
});
const material = (fr: string): WordDocument => ({ kind: 'material', labels: { ...blank, fr } });

const make = (document: WordDocument, staff = buyer) =>
  staff.call('POST', '/staff/goods-words', document);
const made = async (document: WordDocument) =>
  makeGoodsWord.answer.parse((await make(document)).body);
const pathOf = (kind: WordKind, id: string) =>
  `/staff/goods-words/${kind}/${encodeURIComponent(id)}`;
const merge = (kind: WordKind, id: string, into: string) =>
  buyer.call('POST', `${pathOf(kind, id)}/merge`, { into });
const list = async (kind: WordKind, q: string) => {
  const query = new URLSearchParams({ kind, q });
  const { body } = await buyer.call('GET', `/staff/goods-words?${query}`);
  return listGoodsWords.answer.parse(body).values;
};
const change = async (kind: WordKind, id: string, document: WordDocument, staff = buyer) => {
  const known = (await list(kind, id)).find((word) => word.id === id);
  const body = { revision: known?.revision ?? '', document };
  return staff.call('PUT', pathOf(kind, id), body);
};

/** A scarf of what was made. */
async function scarf(own: Partial<ProductDocument>, colourIds = ['navy']) {
  const text = { name: 'Écharpe tapir', description: '', keywords: '' };
  const document: ProductDocument = {
    texts: { fr: text },
    ...{
      brand: null,
      families: ['f3300'],
      sizeScale: 'one',
      safety: null,
      footwear: null,
      certificate: null,
    },
    ...{ materials: [], care: [], originCountry: 'PT' },
    colours: colourIds.map((colourId) => ({
      ...{ optionId: null, pictures: [] },
      sizes: [{ size: 'ONE', sku: `tapir-${randomUUID().slice(0, 8)}`, gtin: null }],
      colour: { colourId, hex: '#000000', labels: { ...blank, fr: 'Nouveau' } },
    })),
    ...own,
  };
  const price = { shop: 'fr-fr', cents: 3_900 };
  const body = { changeId: randomUUID(), document, stock: [], prices: [price] };
  return makeProduct.answer.parse((await buyer.call('POST', '/staff/products', body)).body);
}
const shown = (id: string) =>
  findProduct(
    platform.inside.database,
    { productId: id },
    { domain: 'fr-fr', lang: 'fr' },
    platform.inside.clock.now(),
    id,
  );
const refreshAll = () =>
  inTransaction(platform.inside.database, (tx) => refreshListings(tx, platform.inside.clock.now()));
const read = async (id: string) =>
  makeProduct.answer.parse((await buyer.call('GET', `/staff/products/${id}/document`)).body);

describe.skipIf(isRemote)('brands, colours, materials and care', () => {
  test('one is made once, in the languages that are said, and products are described with it', async () => {
    const word = await made(colour('Bleu tapir'));
    expect(word).toMatchObject({
      ...{ name: 'Bleu tapir', products: 0, missing: ['de', 'en', 'es', 'it', 'pl'] },
      document: { labels: { fr: 'Bleu tapir', de: '' } },
    });
    expect(codeOf(await make(colour('bleu TAPIR')))).toBe('WORD_TAKEN');
    expect(codeOf(await make(colour('')))).toBe('WORD_INVALID');
    const { id } = await made(material('Tencel'));
    const { id: productId } = await scarf(
      { brand: 'A/B & Söhne', materials: [{ materialId: id, percent: 100 }] },
      [word.id],
    );
    expect(await list('brand', 'söhne')).toMatchObject([{ id: 'A/B & Söhne', products: 1 }]);
    expect(await list('colour', 'tapir')).toMatchObject([{ id: word.id, products: 1 }]);
    const { materials, brands } = getProductWords.answer.parse(
      (await buyer.call('GET', '/staff/product-words')).body,
    );
    expect(materials).toContainEqual({ id, label: 'Tencel' });
    expect(brands).toContain('A/B & Söhne');
    for (const [kind, used] of [
      ['brand', 'A/B & Söhne'],
      ['colour', word.id],
      ['material', id],
    ] as const) {
      expect(codeOf(await buyer.call('POST', `${pathOf(kind, used)}/removal`, {}))).toBe(
        'WORD_IN_USE',
      );
    }
    expect((await shown(productId))?.product).toMatchObject({
      ...{ brand: 'A/B & Söhne', materials: [{ label: 'Tencel', percent: 100 }] },
      options: [{ colour: { label: 'Bleu tapir', hex: '#336699' } }],
    });
  });

  test('what is renamed is so for shoppers, and for files that name it as before', async () => {
    const word = await made(colour('Gris tapir'));
    const { id } = await scarf({ brand: 'Tapir SARL' }, [word.id]);
    await made(brand('Okapi'));
    expect(codeOf(await change('brand', 'Tapir SARL', brand('okapi')))).toBe('WORD_TAKEN');
    const maker = { name: 'Tapir', address: 'Lille', contact: 'tapir@vitrine.example' };
    const renamed = { ...brand('Tapir'), manufacturer: maker };
    expect((await change('brand', 'Tapir SARL', renamed)).status).toBe(200);
    const overtaken = await change('brand', 'Tapir SARL', renamed);
    expect([overtaken.status, codeOf(overtaken)]).toEqual([404, 'NOT_FOUND']);
    const stale = { revision: 'x', document: brand('Tapir') };
    expect(codeOf(await buyer.call('PUT', pathOf('brand', 'Tapir'), stale))).toBe(
      'CHANGED_BY_OTHERS',
    );
    await change('colour', word.id, colour('Gris souris', '#777777'));
    expect((await shown(id))?.product).toMatchObject({
      ...{ brand: 'Tapir', safety: { manufacturer: maker } },
      options: [{ colour: { label: 'Gris souris', hex: '#777777' } }],
    });
    expect((await read((await scarf({ brand: 'Tapir SARL' })).id)).document.brand).toBe('Tapir');
    // Until somebody makes one of that name.
    await made(brand('Tapir SARL'));
    expect((await read((await scarf({ brand: 'Tapir SARL' })).id)).document.brand).toBe(
      'Tapir SARL',
    );
    const entries = await platform.inside.database.select().from(auditEntries);
    expect(entries.filter(({ subjectId }) => subjectId === 'brand: Tapir')).toMatchObject([
      { action: 'goods-word.change', before: { name: 'Tapir SARL' }, after: { name: 'Tapir' } },
    ]);
  });

  test('two that are one are merged: products, earlier versions and lists follow', async () => {
    const [one, other] = [await made(colour('Ocre')), await made(colour('Ocre jaune'))];
    const [linen, flax] = [await made(material('Lin lavé')), await made(material('Fil de lin'))];
    const { id, document, revision } = await scarf(
      {
        materials: [
          { materialId: linen.id, percent: 60 },
          { materialId: 'cotton', percent: 10 },
          { materialId: flax.id, percent: 30 },
        ],
        care: ['wash-30', 'wash-40'],
      },
      [other.id],
    );
    expect((await merge('colour', other.id, one.id)).status).toBe(200);
    await merge('material', flax.id, linen.id);
    await merge('care', 'wash-40', 'wash-30');
    const now = await read(id);
    expect(now.document).toMatchObject({
      materials: [
        { materialId: linen.id, percent: 90 },
        { materialId: 'cotton', percent: 10 },
      ],
      care: ['wash-30'],
      colours: [{ colour: { colourId: one.id, labels: { fr: 'Ocre' } } }],
    });
    // As it was read before: in the words of now, nothing of it has changed.
    const late = await buyer.call('PUT', `/staff/products/${id}/document`, { revision, document });
    expect(codeOf(late)).toBe('CHANGED_BY_OTHERS');
    const again = { revision: now.revision, document };
    expect((await buyer.call('PUT', `/staff/products/${id}/document`, again)).body).toMatchObject({
      ...{ revision: now.revision, version: now.version },
    });
    expect(await list('colour', 'ocre jaune')).toEqual([]);
    const { id: both } = await scarf({}, ['navy', one.id]);
    expect(codeOf(await merge('colour', one.id, 'navy'))).toBe('WORDS_MEET');
    expect((await read(both)).document.colours).toHaveLength(2);
    // Links of before still narrow lists.
    await platform.inside.database.execute(sql`
      update product_options set colour_id = ${one.id} where colour_id = 'navy' and product_id <> ${both}`);
    const total = async (value: string) => {
      const path = `/ecommerce/v3/catalog/families/f1000/products?colour=${value}`;
      return familyPageSchema.parse((await platform.guest().call('GET', path)).body).total;
    };
    await refreshAll();
    expect(await total(other.id)).toBe(await total(one.id));
    expect(await total(one.id)).toBeGreaterThan(0);
  });

  test('each product of one that is renamed or merged is told to other systems once', async () => {
    const [okapi, zebu] = [await made(brand('Okapi Told')), await made(brand('Zebu Told'))];
    const products = [await scarf({ brand: okapi.id }), await scarf({ brand: okapi.id })];
    const kept = await scarf({ brand: zebu.id });
    const ids = products.map(({ id }) => id).toSorted();
    const told = async () => {
      const { database } = platform.inside;
      const { rows } = await database.execute<{ id: string; brand: [string, string] }>(sql`
        select subject_id as id, jsonb_build_array(
          data #> '{before,brand}', data #> '{after,brand}', data #> '{word,after,id}') as brand
        from events where type = 'product.changed' and data ? 'word'
          and subject_id in ${[...ids, kept.id]} order by sequence`);
      return rows.map(({ id, brand: of }) => [id, ...of]);
    };
    expect((await change('brand', okapi.id, brand('Okapi Now'))).status).toBe(200);
    await platform.inside.runJobs();
    expect((await told()).toSorted()).toEqual(
      ids.map((id) => [id, 'Okapi Told', 'Okapi Now', 'Okapi Now']),
    );
    expect((await merge('brand', 'Okapi Now', zebu.id)).status).toBe(200);
    await platform.inside.runJobs();
    expect((await told()).slice(2).toSorted()).toEqual(
      ids.map((id) => [id, 'Okapi Now', zebu.id, zebu.id]),
    );

    // A material keeps its id: only the word is another one.
    const felt = await made(material('Feutre'));
    const { id } = await scarf({ materials: [{ materialId: felt.id, percent: 100 }] });
    ids.push(id);
    expect((await change('material', felt.id, material('Feutrine'))).status).toBe(200);
    await platform.inside.runJobs();
    expect((await told()).at(-1)).toEqual([id, null, null, felt.id]);
  });

  test('an unused one is deleted; who works for one shop reads them, and changes none', async () => {
    const { id } = await made(material('Raphia'));
    const swiss = openStaffCalls(platform, { role: 'buyer', shops: ['fr-ch'] });
    expect((await swiss.call('GET', '/staff/goods-words?kind=material')).status).toBe(200);
    expect(codeOf(await make(material('Jonc'), swiss))).toBe('FORBIDDEN');
    expect(codeOf(await change('material', id, material('Jonc'), swiss))).toBe('FORBIDDEN');
    expect((await buyer.call('POST', `${pathOf('material', id)}/removal`, {})).status).toBe(204);
    expect(await list('material', 'Raphia')).toEqual([]);
  });
});
