import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productMatchSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { getProductDocument } from '#src/domain/catalogue/new-product.calls.ts';
import { mergeDocuments } from '#src/domain/catalogue/product-differences.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import { getProductDraft } from '#src/domain/catalogue/product-draft.calls.ts';
import type { DraftChange } from '#src/domain/catalogue/product-draft.schema.ts';
import { productVersionsSchema } from '#src/domain/catalogue/product-version.schema.ts';
import { listProducts } from '#src/domain/catalogue/staff-product.calls.ts';
import { staffProductSchema } from '#src/domain/catalogue/staff-product.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { productVersions } from '#src/platform/catalogue/documents/tables.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { importedProducts } from '#src/platform/imports/tables.ts';
import { findWebDomain } from '#src/platform/shops/face.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let anna: StaffCalls;
let ben: StaffCalls;
let erp: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  const open = (own: Partial<StaffCalls['caller']>) => {
    const staff = openStaffCalls(platform, { role: 'buyer' });
    Object.assign(staff.caller, own);
    return staff;
  };
  anna = open({ name: 'Anna Okapi' });
  ben = open({ name: 'Ben Numbat' });
  erp = open({ name: 'ERP', kind: 'key' });
}, 60_000);
afterAll(() => platform.stop());

const text = (name: string) => ({ name, description: 'Warm.', keywords: '' });
const labels = { de: 'x', en: 'x', es: 'x', fr: 'x', it: 'x', pl: 'x' };

async function make(staff = anna): Promise<string> {
  const sku = `kept-${randomUUID().slice(0, 8)}`;
  const document: ProductDocument = {
    texts: { fr: text('Écharpe'), en: text('Scarf') },
    ...{ brand: null, families: ['f3300'], sizeScale: 'one', safety: null },
    materials: [{ materialId: 'wool', percent: 100 }],
    ...{ care: ['wash-30'], footwear: null, certificate: null, originCountry: 'PT' },
    colours: [
      {
        ...{ optionId: null, pictures: [], sizes: [{ size: 'ONE', sku, gtin: null }] },
        colour: { colourId: 'navy', hex: '#000000', labels },
      },
    ],
  };
  const { body } = await staff.call('POST', '/staff/products', {
    ...{ changeId: randomUUID(), document, stock: [], prices: [] },
  });
  return getProductDocument.answer.parse(body).id;
}

const read = async (id: string) =>
  getProductDocument.answer.parse((await anna.call('GET', `/staff/products/${id}/document`)).body);
const write = (staff: StaffCalls, id: string, revision: string, document: ProductDocument) =>
  staff.call('PUT', `/staff/products/${id}/document`, { revision, document });
const versionsOf = async (id: string) =>
  productVersionsSchema.parse((await anna.call('GET', `/staff/products/${id}/versions`)).body);
const restore = (staff: StaffCalls, id: string, number: number, revision: string) =>
  staff.call('POST', `/staff/products/${id}/versions/${number}/restoration`, { revision });

async function changed(staff: StaffCalls, id: string, own: Partial<ProductDocument>) {
  const { document, revision } = await read(id);
  const { status } = await write(staff, id, revision, { ...document, ...own });
  expect(status).toBe(200);
}

describe.skipIf(isRemote)('versions of a product', () => {
  test('are kept of whatever a member, a key or a file writes, and say who changed what', async () => {
    const began = platform.inside.clock.now();
    const id = await make();
    const product = staffProductSchema.parse(
      (await anna.call('GET', `/staff/products/${id}`)).body,
    );
    await ben.call('PUT', `/staff/products/${id}`, {
      revision: product.revision,
      texts: { fr: text('Étole') },
    });
    await changed(erp, id, { care: [] });
    const photo = await sharp({
      create: { width: 60, height: 90, channels: 3, background: '#a33' },
    })
      .jpeg()
      .toBuffer();
    await anna.call('POST', `/staff/products/${id}/pictures`, {
      ...{ optionId: product.options[0]?.optionId, content: photo.toString('base64') },
    });
    // What changes nothing is no version.
    await changed(anna, id, {});

    const { values } = await versionsOf(id);
    expect(
      values.map(({ number, madeBy, madeAs, differences }) => [
        ...[number, madeBy, madeAs],
        differences.map(({ field, lang }) => lang ?? field),
      ]),
    ).toEqual([
      [4, 'Anna Okapi', 'person', ['pictures']],
      [3, 'ERP', 'key', ['care']],
      [2, 'Ben Numbat', 'person', ['fr']],
      [1, 'Anna Okapi', 'person', []],
    ]);
    expect(values[2]?.differences[0]).toMatchObject({
      ...{ field: 'name', lang: 'fr' },
      before: [{ value: 'Écharpe' }],
      after: [{ value: 'Étole' }],
    });
    expect(Date.parse(values[0]?.madeAt ?? '')).toBeGreaterThanOrEqual(began.getTime());

    const lines = (title: string) =>
      importProducts(
        platform.inside.database,
        Readable.from(
          ['Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n'].concat(
            `kept-shawl,${title},Color,Red,,80\n`,
          ),
        ),
        { language: 'fr', currency: 'EUR', now: platform.inside.clock.now() },
      );
    for (const title of ['Kept shawl', 'Kept shawl', 'Kept cape']) await lines(title);
    const [imported] = await platform.inside.database
      .select()
      .from(importedProducts)
      .where(eq(importedProducts.handle, 'kept-shawl'));
    const ofFile = (await versionsOf(imported?.productId ?? '')).values;
    expect(
      ofFile.map(({ madeAs, madeBy, differences }) => [madeAs, madeBy, differences.length]),
    ).toEqual([
      ['file', null, 1],
      ['file', null, 0],
    ]);
  });

  test('begin with what stood there before, and thirty are kept', async () => {
    // One of the opening: nobody has written it yet.
    const id = '400479';
    const before = await read(id);
    expect((await versionsOf(id)).values).toEqual([]);
    for (let at = 0; at < 31; at++) await changed(anna, id, { brand: `Okapi ${at}` });
    const { values } = await versionsOf(id);
    expect(values.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, at) => 32 - at),
    );
    expect(values.at(-1)?.madeAs).toBe('person');

    const other = '400101';
    await changed(anna, other, { brand: 'Okapi' });
    expect((await versionsOf(other)).values.map(({ madeAs }) => madeAs)).toEqual([
      'person',
      'before',
    ]);
    expect(codeOf(await restore(anna, id, 1, before.revision))).toBe('CHANGED_BY_OTHERS');
    expect(codeOf(await restore(anna, id, 1, (await read(id)).revision))).toBe('NOT_FOUND');
  });

  test('are gone back to: texts, sheet and pictures as they were, and no size is lost', async () => {
    const id = await make();
    const first = await read(id);
    const [colour] = first.document.colours;
    if (colour === undefined) throw new Error('no colour');
    const large = { size: 'XL', sku: null, gtin: '4006381333931' };
    // As it was kept before products had certificates.
    await platform.inside.database
      .update(productVersions)
      .set({ document: sql`${productVersions.document} - 'certificate'` })
      .where(eq(productVersions.productId, id));
    await changed(ben, id, {
      certificate: { standard: 'GOTS', number: '1', body: 'CU', validUntil: '2027-05-31' },
      texts: { fr: text('Étole'), de: text('Schal') },
      ...{ families: ['f3300'], care: [], brand: 'Okapi' },
      colours: [{ ...colour, sizes: [...colour.sizes, large] }],
    });
    const { revision } = await versionsOf(id);
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    expect((await restore(german, id, 1, revision)).status).toBe(403);
    expect((await restore(anna, id, 1, revision)).status).toBe(200);

    const { document } = await read(id);
    expect({ ...document, colours: [] }).toEqual({ ...first.document, colours: [] });
    expect(document.colours[0]?.sizes.map(({ size, gtin }) => [size, gtin])).toEqual([
      ['ONE', null],
      ['XL', '4006381333931'],
    ]);
    const [latest] = (await versionsOf(id)).values;
    expect(latest).toMatchObject({ number: 3, madeBy: 'Anna Okapi', restoredFrom: 1 });
    const written = await platform.inside.database
      .select({ action: auditEntries.action, by: auditEntries.actorName })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'product.restore')));
    expect(written).toEqual([{ action: 'product.restore', by: 'Anna Okapi' }]);
  });

  test('a version that no longer fits is refused with the field', async () => {
    const id = await make();
    const { document } = await read(id);
    const [colour] = document.colours;
    if (colour === undefined) throw new Error('no colour');
    const coded = (gtin: string | null) => ({
      colours: [{ ...colour, sizes: colour.sizes.map((one) => ({ ...one, gtin })) }],
    });
    await changed(anna, id, coded('4012345678901'));
    await changed(anna, id, coded(null));
    const other = await make();
    const theirs = await read(other);
    const [own] = theirs.document.colours;
    if (own === undefined) throw new Error('no colour');
    const sizes = own.sizes.map((one) => ({ ...one, gtin: '4012345678901' }));
    await changed(ben, other, { colours: [{ ...own, sizes }] });
    const { body, status } = await restore(anna, id, 2, (await versionsOf(id)).revision);
    expect([status, wireErrorSchema.parse(body).field]).toEqual([422, 'gtin']);
  });
});

describe.skipIf(isRemote)('a draft of a product', () => {
  const draftOf = async (id: string) => {
    const { body } = await anna.call('GET', `/staff/products/${id}/draft`);
    return getProductDraft.answer.parse(body).draft;
  };
  const keep = (staff: StaffCalls, id: string, body: DraftChange) =>
    staff.call('PUT', `/staff/products/${id}/draft`, body);
  const deed = (staff: StaffCalls, id: string, name: string, revision = '') =>
    staff.call('POST', `/staff/products/${id}/draft/${name}`, { revision });
  const drafted = async (draft: string) => {
    const { body } = await anna.call('GET', `/staff/products?size=100&draft=${draft}`);
    return listProducts.answer.parse(body).values.map((one) => one.id);
  };
  /** What shoppers of a shop read of a product, or who opens a link. */
  async function nameIn(id: string, locale: OnlineLocale, token?: string) {
    const storeId = (await findWebDomain(platform.inside.database, locale))?.storeId ?? '';
    const { body } = await platform
      .guest({ storeId, locale })
      .call('GET', `/ecommerce/v3/catalog/products/${id}`, {
        headers: token === undefined ? {} : { 'x-content-preview': token },
      });
    const found = productMatchSchema.safeParse(body);
    return found.success ? [found.data.product.name, found.data.product.brand] : codeOf({ body });
  }

  test('is seen by its link alone, and published as a version that says whose draft it was', async () => {
    const id = '400480';
    const { document, revision } = await read(id);
    const before = await nameIn(id, 'fr-fr');
    const texts = { ...document.texts, fr: text('Brouillon') };
    const wanted = { ...document, texts, brand: 'Okapi' };
    const asked = { revision: null, basedOn: revision, document: wanted };
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    expect((await keep(german, id, asked)).status).toBe(403);
    expect((await keep(anna, id, asked)).status).toBe(200);
    // Another one is not begun beside it.
    expect(codeOf(await keep(ben, id, asked))).toBe('CHANGED_BY_OTHERS');

    expect(await nameIn(id, 'fr-fr')).toEqual(before);
    expect((await read(id)).document).toEqual(document);
    const draft = await draftOf(id);
    const link = draft?.previews.find(({ shop }) => shop === 'fr-fr')?.url ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await nameIn(id, 'fr-fr', token)).toEqual(['Brouillon', 'Okapi']);
    expect(await nameIn(id, 'de-de', token)).not.toContain('Okapi');
    expect(await nameIn('400101', 'fr-fr', token)).not.toContain('Brouillon');
    // Nothing of what was previewed is written.
    expect((await read(id)).document).toEqual(document);
    expect((await versionsOf(id)).values).toEqual([]);
    expect([await drafted('kept'), (await drafted('none')).includes(id)]).toEqual([[id], false]);

    expect((await deed(ben, id, 'publication', draft?.revision)).status).toBe(200);
    expect(await nameIn(id, 'fr-fr')).toEqual(['Brouillon', 'Okapi']);
    expect(await draftOf(id)).toBeNull();
    const [latest] = (await versionsOf(id)).values;
    expect(latest).toMatchObject({ madeBy: 'Ben Numbat', draftedBy: 'Anna Okapi' });
    expect(latest?.differences.map(({ field, lang }) => [field, lang])).toEqual([
      ['name', 'fr'],
      ['description', 'fr'],
      ['keywords', 'fr'],
      ['brand', null],
    ]);
    expect(codeOf(await deed(ben, id, 'publication', draft?.revision))).toBe('CHANGED_BY_OTHERS');
  });

  test('is not published over what others wrote since: it says what, and loses nothing', async () => {
    const id = await make();
    const { document, revision } = await read(id);
    const mine = { ...document, care: [], brand: 'Okapi' };
    await keep(anna, id, { revision: null, basedOn: revision, document: mine });
    await changed(erp, id, { brand: 'Numbat', originCountry: 'IT' });
    const draft = await draftOf(id);
    const seen = draft?.revision ?? '';
    expect(codeOf(await deed(anna, id, 'publication', seen))).toBe('CHANGED_BY_OTHERS');

    const now = await read(id);
    const { base } = requireFound(draft, 'NOT_FOUND');
    expect(base.document).toEqual(document);
    const merged = mergeDocuments(base.document, now.document, mine);
    expect(merged.theirs.map(({ field }) => field)).toEqual(['brand', 'originCountry']);
    expect(merged.contested.map(({ field }) => field)).toEqual(['brand']);
    const again = { revision: seen, basedOn: now.revision, document: merged.document };
    expect((await keep(ben, id, again)).status).toBe(200);
    // What Anna opened before is not kept over it.
    expect(codeOf(await keep(anna, id, again))).toBe('CHANGED_BY_OTHERS');
    const met = (await draftOf(id))?.revision;
    expect(codeOf(await deed(anna, id, 'removal', seen))).toBe('CHANGED_BY_OTHERS');
    expect((await deed(anna, id, 'publication', met)).status).toBe(200);
    expect((await read(id)).document).toMatchObject({
      ...{ care: [], brand: 'Okapi', originCountry: 'IT' },
    });
  });

  test('is discarded, and the product stays as it is', async () => {
    const id = await make();
    const { document, revision } = await read(id);
    const asked = { revision: null, basedOn: revision, document: { ...document, care: [] } };
    await keep(anna, id, asked);
    const draft = await draftOf(id);
    expect((await deed(ben, id, 'removal', draft?.revision)).status).toBe(200);
    expect([await draftOf(id), (await read(id)).document]).toEqual([null, document]);
    const written = await platform.inside.database
      .select({ action: auditEntries.action, before: auditEntries.before })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.actorName, 'Ben Numbat')));
    expect(written).toEqual([{ action: 'product.draft-remove', before: { care: [] } }]);
  });
});

describe.skipIf(isRemote)('two buyers on one product', () => {
  test('write twenty-five rounds: each is told what the other changed, and nothing is lost', async () => {
    const began = platform.inside.clock.now();
    const id = await make();
    for (let round = 0; round < 25; round++) {
      const seen = await read(id);
      const mine = {
        [anna.caller.name]: { ...seen.document, brand: `Brand ${round}` },
        [ben.caller.name]: {
          ...seen.document,
          texts: { ...seen.document.texts, fr: text(`Nom ${round}`) },
        },
      };
      const both = round % 2 === 0 ? [anna, ben] : [ben, anna];
      const answers = await Promise.all(
        both.map(async (staff) => {
          const document = mine[staff.caller.name] ?? seen.document;
          return { staff, document, answer: await write(staff, id, seen.revision, document) };
        }),
      );
      const late = answers.filter(({ answer }) => answer.status === 412);
      expect(late).toHaveLength(1);
      expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
      for (const { staff, document } of late) {
        const [faster] = (await versionsOf(id)).values;
        const other = staff === anna ? ben : anna;
        expect(faster?.madeBy).toBe(other.caller.name);
        expect(Date.parse(faster?.madeAt ?? '')).toBeGreaterThanOrEqual(began.getTime());
        expect(faster?.differences.map(({ field, after }) => [field, after[0]?.value])).toEqual([
          staff === anna ? ['name', `Nom ${round}`] : ['brand', `Brand ${round}`],
        ]);
        const now = await read(id);
        expect([now.version, seen.version]).toEqual([faster?.number, (faster?.number ?? 0) - 1]);
        const merged = mergeDocuments(seen.document, now.document, document);
        expect(merged.contested).toEqual([]);
        expect((await write(staff, id, now.revision, merged.document)).status).toBe(200);
      }
      const { document } = await read(id);
      expect([document.brand, document.texts.fr?.name]).toEqual([`Brand ${round}`, `Nom ${round}`]);
    }
    expect((await versionsOf(id)).values).toHaveLength(30);
  });
});
