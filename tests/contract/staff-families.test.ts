import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menuFamiliesSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { listFamilies } from '#src/domain/catalogue/family.calls.ts';
import type { FamilyDocument, StaffFamily } from '#src/domain/catalogue/family.schema.ts';
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

const blank = { title: '', slug: '', text: '' };
const document: FamilyDocument = {
  ...{ parentId: 'f1000', role: null, googleCategory: 2271, sizeScale: 'women', shops: null },
  texts: {
    ...{ de: { ...blank, title: 'Brautmode', slug: 'hochzeit' }, en: blank, es: blank },
    ...{ fr: { ...blank, title: 'Mariée, été', text: 'Blanches.' }, it: blank, pl: blank },
  },
};

async function tree(): Promise<StaffFamily[]> {
  const { body } = await buyer.call('GET', '/staff/families');
  return listFamilies.answer.parse(body).values;
}
const named = async (title: string) => {
  const found = (await tree()).find(({ document: { texts } }) => texts.fr.title === title);
  if (found === undefined) throw new Error(`no family ${title}`);
  return found;
};
const read = async (familyId: string, shop: Parameters<TestPlatform['guest']>[0] = {}) => {
  const path = `/ecommerce/v3/catalog/families/${familyId}/products`;
  return platform.guest(shop).call('GET', path);
};
const change = (family: StaffFamily, own: Partial<FamilyDocument>, by = buyer) =>
  by.call('PUT', `/staff/families/${family.id}`, {
    ...{ revision: family.revision, document: { ...family.document, ...own } },
  });
const make = async (own: Partial<FamilyDocument> = {}) =>
  buyer.call('POST', '/staff/families', {
    ...{ changeId: randomUUID(), document: { ...document, ...own } },
  });
const titled = (title: string): Partial<FamilyDocument> => ({
  texts: { ...document.texts, fr: { ...blank, title } },
});

describe.skipIf(isRemote)('families', () => {
  test('one is made once, last below its parent, and products may be put into it', async () => {
    const body = { changeId: randomUUID(), document };
    expect((await buyer.call('POST', '/staff/families', body)).status).toBe(200);
    expect((await buyer.call('POST', '/staff/families', body)).status).toBe(200);
    const all = await tree();
    const made = all.filter(({ document: { texts } }) => texts.fr.title === 'Mariée, été');
    expect(made).toHaveLength(1);
    const { id, document: own } = await named('Mariée, été');
    expect(all.filter(({ document: one }) => one.parentId === 'f1000').at(-1)?.id).toBe(id);
    // A language without a name has that of another one.
    expect([own.texts.fr.slug, own.texts.de.slug]).toEqual(['mariee-ete', 'hochzeit']);
    expect(own.texts.pl.title).toBe('Brautmode');
    const { body: words } = await buyer.call('GET', '/staff/product-words');
    expect(words).toMatchObject({
      families: expect.arrayContaining([expect.objectContaining({ id, sizeScale: 'women' })]),
    });
    expect((await read('f1000')).body).toMatchObject({
      family: {
        children: expect.arrayContaining([
          expect.objectContaining({ familyId: id, slug: 'mariee-ete' }),
        ]),
      },
    });
  });

  test('one says to search engines what editors wrote, in the languages they wrote', async () => {
    const family = await named('Mariée, été');
    const said = { searchTitle: 'Robes de mariée', searchDescription: '' };
    const fr = { ...family.document.texts.fr, ...said };
    await change(family, { texts: { ...family.document.texts, fr } });
    expect((await read(family.id)).body).toMatchObject({
      family: { title: 'Mariée, été', searchEngines: { title: 'Robes de mariée' } },
    });
    const german = (await read(family.id, { locale: 'de-de' })).body;
    expect(german).toMatchObject({ family: { title: 'Brautmode' } });
    expect(german).not.toHaveProperty('family.searchEngines');
    // What is left out stays; what is emptied is gone.
    const now = await named('Mariée, été');
    expect((await change(now, { texts: document.texts })).status).toBe(200);
    const kept = await named('Mariée, été');
    expect(kept.document.texts.fr).toMatchObject(said);
    const cleared = { ...kept.document.texts.fr, searchTitle: '' };
    await change(kept, { texts: { ...kept.document.texts, fr: cleared } });
    expect((await read(family.id)).body).not.toHaveProperty('family.searchEngines');
  });

  test('a renamed one keeps its earlier URL, until it has that name again', async () => {
    await make(titled('Robes du soir'));
    const before = await named('Robes du soir');
    const texts = (title: string) => ({
      texts: { ...before.document.texts, fr: { ...blank, title } },
    });
    expect((await change(before, texts('Soirée'))).status).toBe(200);
    const overtaken = await change(before, texts('Bal'));
    expect([overtaken.status, codeOf(overtaken)]).toEqual([412, 'CHANGED_BY_OTHERS']);
    const { body } = await read(before.id);
    expect(body).toMatchObject({ family: { slug: 'soiree', formerSlugs: ['robes-du-soir'] } });
    await change(await named('Soirée'), texts('Robes du soir'));
    expect((await read(before.id)).body).toMatchObject({
      family: { slug: 'robes-du-soir', formerSlugs: ['soiree'] },
    });
    const entries = await platform.inside.database.select().from(auditEntries);
    expect(entries.filter(({ subjectId }) => subjectId === before.id)).toMatchObject([
      { action: 'family.make', before: null },
      { action: 'family.change', before: { texts: { fr: { title: 'Robes du soir' } } } },
      { action: 'family.change', after: { texts: { fr: { title: 'Robes du soir' } } } },
    ]);
  });

  test('one is moved among its neighbours and below another, never below itself', async () => {
    await make({ ...titled('Premier'), parentId: null });
    await make({ ...titled('Second'), parentId: null });
    const [first, second] = [await named('Premier'), await named('Second')];
    const isBefore = async () => {
      const ids = (await tree()).map(({ id }) => id);
      return ids.indexOf(first.id) < ids.indexOf(second.id);
    };
    expect(await isBefore()).toBe(true);
    await buyer.call('POST', `/staff/families/${second.id}/move`, { to: 'up' });
    expect(await isBefore()).toBe(false);
    await change(second, { parentId: first.id });
    expect(await named('Second')).toMatchObject({ depth: 1, document: { parentId: first.id } });
    const looped = await change(await named('Premier'), { parentId: second.id });
    expect([looped.status, codeOf(looped)]).toEqual([422, 'FAMILY_INVALID']);
    const nameless = await make({ texts: { ...document.texts, de: blank, fr: blank } });
    expect([nameless.status, codeOf(nameless)]).toEqual([422, 'FAMILY_INVALID']);
  });

  test('one is shown in the shops that were chosen, and deleted only when it is empty', async () => {
    await make({ ...titled('Suisse'), shops: ['fr-ch'] });
    const { id } = await named('Suisse');
    expect((await read(id, { storeId: '1002', locale: 'fr-ch' })).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    const remove = (familyId: string) =>
      buyer.call('POST', `/staff/families/${familyId}/removal`, {});
    expect(codeOf(await remove('f1200'))).toBe('FAMILY_NOT_EMPTY');
    expect(codeOf(await remove('f1000'))).toBe('FAMILY_NOT_EMPTY');
    // Reduced products fill it by themselves.
    const sale = (await tree()).find(({ document: one }) => one.role === 'sale');
    expect(codeOf(await remove(sale?.id ?? ''))).toBe('FAMILY_NOT_EMPTY');
    expect((await remove(id)).status).toBe(200);
    expect((await read(id, { storeId: '1002', locale: 'fr-ch' })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  test('menus name what a shop shows and has something to show of, in its words and in order', async () => {
    const menu = async (shop: Parameters<TestPlatform['guest']>[0] = {}) => {
      const { body } = await platform.guest(shop).call('GET', '/ecommerce/v3/catalog/families');
      return menuFamiliesSchema.parse(body).values;
    };
    const ids = async (...shop: Parameters<typeof menu>) =>
      (await menu(...shop)).map(({ familyId }) => familyId);
    const before = await menu();
    const [dresses, tops] = ['f1200', 'f1210'].map((id) =>
      before.find((one) => one.familyId === id),
    );
    expect(dresses).toMatchObject({ parentId: 'f1000', title: 'Robes', formerTitles: [] });
    expect(await ids()).toContain('f4100');
    const made = await named('Mariée, été');
    expect(await ids()).not.toContain(made.id);
    const family = async (id: string) => (await tree()).find((one) => one.id === id);
    const women = await family('f1000');
    const dress = await family('f1200');
    if (women === undefined || dress === undefined || tops === undefined) throw new Error('none');
    const { fr } = dress.document.texts;
    const texts = { ...dress.document.texts, fr: { ...fr, title: 'Robes longues' } };
    await change(dress, { texts });
    await buyer.call('POST', '/staff/families/f1200/move', { to: 'down' });
    const after = await menu();
    expect(after.find(({ familyId }) => familyId === 'f1200')).toMatchObject({
      ...{ title: 'Robes longues', formerTitles: ['Robes'] },
    });
    const place = (id: string) => after.findIndex(({ familyId }) => familyId === id);
    expect(place('f1200')).toBe(place('f1210') + 1);
    // What is below a hidden one is in no menu of that shop either.
    await change(women, { shops: ['fr-ch'] });
    const left = await ids();
    expect([left.includes('f1000'), left.includes('f1210'), left.includes('f2000')]).toEqual([
      ...[false, false, true],
    ]);
    expect(await ids({ storeId: '1002', locale: 'fr-ch' })).toContain('f1210');
  });

  test('who works for one shop reads them, and changes none', async () => {
    const swiss = openStaffCalls(platform, { role: 'buyer', shops: ['fr-ch'] });
    expect((await swiss.call('GET', '/staff/families')).body).toMatchObject({
      isForAllShops: false,
    });
    const refused = await change(await named('Mariée, été'), { shops: [] }, swiss);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
  });
});
